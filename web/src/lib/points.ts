// Where points come from, in words.
import type { Standing } from "./protocol";
import { colon } from "./words.svelte";

/** The sources that brought points, in words; only those of a column, if one is given. */
export const said = (standing: Standing | undefined, sources?: readonly string[]): string[] =>
  (standing?.breakdown ?? []).filter(({ source, points }) => (sources?.includes(source) ?? true) && points !== 0).map(({ text, points }) => colon(text, points));
