// The languages of the page, each with its own name for itself; a folder of words by the same code goes with every line.

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
} as const;

export type Language = keyof typeof LANGUAGES;

export const CODES = Object.keys(LANGUAGES) as Language[];
