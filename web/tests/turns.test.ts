// The log by turns: whose, since when, and what they brought.
import { expect, test } from "vitest";
import type { TableEvent } from "../src/lib/protocol";
import { gained, story, turns } from "../src/lib/turns";

const told = (step: number, what: string, by?: string, seat?: string): TableEvent => ({ step, ...(by ? { by } : {}), event: { what, ...(seat ? { seat } : {}) }, text: what }) as TableEvent;
const began = (step: number, seat: string): TableEvent => told(step, "turn-began", undefined, seat);

const log = [told(1, "started"), began(2, "A"), told(3, "moved", "A"), began(3, "B"), told(4, "rolled"), told(5, "placed", "A"), told(6, "moved", "B"), began(6, "C"), told(7, "moved", "C"), began(7, "A")];

test("everything from one beginning to the next belongs to a turn, no matter who did it", () => {
  expect(turns(log).map(({ seat, from, to, events }) => [seat, from, to, events.length])).toEqual([[null, 1, 1, 1], ["A", 2, 3, 2], ["B", 3, 6, 4], ["C", 6, 7, 2], ["A", 7, 7, 1]]);
});

test("a game that does not say when turns begin has one for each who decides, chance included", () => {
  const played = [told(1, "rolled"), told(2, "drew", "A", "A"), told(3, "rolled"), told(4, "drew", "B", "B"), told(5, "banked", "B", "B")];
  expect(turns(played).map(({ seat, events }) => [seat, events.length])).toEqual([[null, 1], ["A", 2], ["B", 2]]);
});

test("what others did since the own turn comes first, the newest before the older", () => {
  const seats = (some: { seat: string | null }[]): (string | null)[] => some.map(({ seat }) => seat);
  const { since, now, earlier } = story(turns(log), "A");
  expect([seats(since), now?.seat, seats(earlier)]).toEqual([["C", "B"], "A", ["A", null]]);
});

test("who only watches has no turn that others could come after", () => {
  const { since, now, earlier } = story(turns(log), null);
  expect([since.length, now, earlier.length]).toEqual([0, null, 5]);
});

test("a turn brought the difference of the scores at both its ends, where they were seen", () => {
  const [, , second, third, last] = turns(log);
  const marks = [{ after: 2, step: 3, scores: { B: 4 } }, { after: 3, step: 5, scores: { B: 4 } }, { after: 5, step: 6, scores: { B: 11, C: 2 } }];
  expect(second && gained(marks, second, third)).toEqual([4, 11]);
  expect(third && gained(marks, third, last)).toBeNull();
});
