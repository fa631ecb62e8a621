// What is worth a picture of its own.
import { expect, test } from "vitest";
import { big } from "../src/lib/moments";
import type { TableEvent } from "../src/lib/protocol";

const told = (what: string, seat: string): TableEvent => ({ step: 1, event: { what, seat }, text: "" }) as unknown as TableEvent;
const events = [told("moved", "A"), told("claimed", "A"), told("claimed", "B")];
const update = { events, mine: ["A"] };

test("what a game names is shown big, one after the other", () => {
  expect(big(update, /^claimed$/, "normal")).toEqual(events.slice(1));
  expect(big(update, undefined, "normal")).toEqual([]);
});

test("where others go by quickly, only what is ours is shown big", () => {
  for (const speed of ["fast", "instant"] as const) expect(big(update, /^claimed$/, speed)).toEqual([events[1]]);
  for (const speed of ["slow", "step"] as const) expect(big(update, /^claimed$/, speed)).toHaveLength(2);
});

test("a table that comes whole, and a jump, are no moments", () => {
  expect(big({ ...update, kept: 0 }, /^claimed$/, "normal")).toEqual([]);
  expect(big({ ...update, events: Array.from({ length: 41 }, () => told("claimed", "A")) }, /^claimed$/, "normal")).toEqual([]);
});
