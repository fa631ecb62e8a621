// Written from the Rust types by `cargo xtask bless`: change those, not this.

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
} as const;
