// Which lines of the log belong together; how they are told is a matter of words.
import type { TableEvent } from "./protocol";

/** Whether a turn begins with this event; games without turns have no such event. */
export const beginsTurn = ({ event }: { event: { what: string } }): boolean => event.what === "turn-began";

/** The words before a colon, with or without a space before it, and those that differ after it. */
function halves(text: string): [head: string, tail: string | null] {
  const [head = "", ...tails] = text.split(/\s?: /);
  return tails.length ? [head, text.slice(text.indexOf(": ") + 2).replace(/\.$/, "")] : [text, null];
}

export interface Run {
  event: TableEvent["event"];
  step: number;
  head: string;
  tails: { text: string | null; count: number }[];
  /** As it was told, if only once. */
  text: string;
  /** All that it tells. */
  events: TableEvent[];
}

/** Lines of the same kind that begin alike belong together. Each run leads to the last moment it covers. */
export function runs(log: readonly TableEvent[]): Run[] {
  const found: Run[] = [];
  for (const told of log) {
    const { event, step, text } = told;
    const [head, tail] = halves(text);
    const run = found.at(-1);
    const last = run?.tails.at(-1);
    if (!run || !last || run.head !== head || run.event.what !== event.what || beginsTurn(run)) found.push({ event, step, head, text, tails: [{ text: tail, count: 1 }], events: [told] });
    else {
      if (last.text === tail) last.count += 1;
      else run.tails.push({ text: tail, count: 1 });
      run.step = step;
      run.events.push(told);
    }
  }
  return found;
}
