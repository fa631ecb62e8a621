// Where points come from, in words.
import type { Standing } from "./protocol";
import { colon } from "./words.svelte";

/** The sources that brought points, in words. */
export const said = (standing: Standing | undefined): string[] =>
  (standing?.breakdown ?? []).filter(({ points }) => points !== 0).map(({ text, points }) => colon(text, points));

/** How many more or fewer, with a true minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
