// The log in fewer lines: what happens several times in a row becomes one.
import type { TableEvent } from "./protocol";
import { list, t } from "./words.svelte";

/** Whether a turn begins with this event; games without turns have no such event. */
export const beginsTurn = ({ event }: { event: { what: string } }): boolean => event.what === "turn-began";

/** The words before a colon, with or without a space before it, and those that differ after it. */
function halves(text: string): [head: string, tail: string | null] {
  const [head = "", ...tails] = text.split(/\s?: /);
  return tails.length ? [head, text.slice(text.indexOf(": ") + 2).replace(/\.$/, "")] : [text, null];
}

interface Run {
  event: TableEvent["event"];
  step: number;
  head: string;
  tails: { text: string | null; count: number }[];
  /** As it was told, if only once. */
  text: string;
}

function told({ head, tails, text: whole }: Run): string {
  if (tails.length === 1 && tails[0]?.count === 1) return whole;
  const things = tails.map(({ text, count }) => (count > 1 ? t("log-times", { text: text ?? head, count }) : (text ?? head)));
  return tails.every(({ text }) => text === null) ? list(things) : t("log-joined", { head, things: list(things) });
}

/** Lines of the same kind that begin alike become one: "Rolled: 3, 5, 5." Each leads to the last moment it covers. */
export function joined(log: readonly TableEvent[]): TableEvent[] {
  const runs: Run[] = [];
  for (const { event, step, text } of log) {
    const [head, tail] = halves(text);
    const run = runs.at(-1);
    const last = run?.tails.at(-1);
    if (!run || !last || run.head !== head || run.event.what !== event.what || beginsTurn(run)) runs.push({ event, step, head, text, tails: [{ text: tail, count: 1 }] });
    else if (last.text === tail) ((last.count += 1), (run.step = step));
    else (run.tails.push({ text: tail, count: 1 }), (run.step = step));
  }
  return runs.map((run) => ({ event: run.event, step: run.step, text: told(run) }));
}
