// The log in fewer lines: what happens several times in a row becomes one.
import type { TableEvent } from "./protocol";
import { runs, type Run } from "./runs";
import { list, t } from "./words.svelte";

function told({ head, tails, text: whole }: Run): string {
  if (tails.length === 1 && tails[0]?.count === 1) return whole;
  const things = tails.map(({ text, count }) => (count > 1 ? t("log-times", { text: text ?? head, count }) : (text ?? head)));
  return tails.every(({ text }) => text === null) ? list(things) : t("log-joined", { head, things: list(things) });
}

export interface Line {
  /** The last moment it covers. */
  step: number;
  text: string;
  events: TableEvent[];
}

/** One line for each run: "Rolled: 3, 5 and 5." */
export const joined = (log: readonly TableEvent[]): Line[] => runs(log).map((run) => ({ step: run.step, text: told(run), events: run.events }));

/** A text in parts, every second of which is the name that is looked for. */
export const parted = (text: string, name: string): string[] => (name ? text.split(name).flatMap((part, index) => (index ? [name, part] : [part])) : [text]);
