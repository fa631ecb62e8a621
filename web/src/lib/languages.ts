// The languages of the page, each with its own name for itself: those of the catalogue of messages.
import { LANGUAGES } from "../generated/languages";

export { LANGUAGES };

export type Language = keyof typeof LANGUAGES;

export const CODES = Object.keys(LANGUAGES) as Language[];
