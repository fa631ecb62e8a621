// The languages of the page, each with its own name for itself: those of the catalogue of messages.
import { LANGUAGES } from "../generated/languages";

export { LANGUAGES };

/** Where its lists and numbers are from. */
export const LOCALES: Record<keyof typeof LANGUAGES, string> = { en: "en-GB", fr: "fr", de: "de" };

/** What the server calls guests who have not said what they are called, in any language. */
export const NAMELESS = /^(?:Guest|Invité|Gast) (\d{4})$/;

export type Language = keyof typeof LANGUAGES;

export const CODES = Object.keys(LANGUAGES) as Language[];
