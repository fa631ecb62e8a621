// The log in fewer lines: what happens several times in a row becomes one.
import type { TableEvent } from "./protocol";

/** Where the words that differ begin: after a colon, with or without a space before it. */
function halves(text: string): [string, string] {
  const colon = text.indexOf(": ");
  return colon < 0 ? [text, ""] : [text.slice(0, colon + 2), text.slice(colon + 2).replace(/\.$/, "")];
}

interface Run {
  event: TableEvent["event"];
  step: number;
  head: string;
  tails: { text: string; count: number }[];
}

function told({ head, tails }: Run): string {
  const times = tails.map(({ text, count }) => (count > 1 ? `${text} ×${count}` : text));
  return head.endsWith(": ") ? `${head}${times.join(", ")}.` : head + times.join("");
}

/** Lines of the same kind that begin alike become one: "Rolled: 3, 5, 5." Each leads to the last moment it covers. */
export function joined(log: readonly TableEvent[]): TableEvent[] {
  const runs: Run[] = [];
  for (const { event, step, text } of log) {
    const [head, tail] = halves(text);
    const run = runs.at(-1);
    const last = run?.tails.at(-1);
    if (!run || !last || run.head !== head || run.event.what !== event.what || event.what === "turn-began") runs.push({ event, step, head, tails: [{ text: tail, count: 1 }] });
    else if (last.text === tail) ((last.count += 1), (run.step = step));
    else (run.tails.push({ text: tail, count: 1 }), (run.step = step));
  }
  return runs.map((run) => ({ event: run.event, step: run.step, text: told(run) }));
}
