// Functions that messages may call, the same as the phrasebook's: `crates/phrasebook/src/elision.rs`.
import type { FluentFunction } from "@fluent/bundle";

const VOWELS = "aàâäæeéèêëiîïoôöœuùûü";
/** Before a vowel or a mute h, and before a y that is read as a vowel. */
const ELIDES = new RegExp(`^([h${VOWELS}]|y[^${VOWELS}])`, "i");

/** French `de` before a name: « de Mira », but « d’Anna ». */
export const de = (name: string): string => (ELIDES.test(name) ? `d’${name}` : `de ${name}`);

export const FUNCTIONS: Record<string, FluentFunction> = { DE: ([name]) => de(String(name)) };
