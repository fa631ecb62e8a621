import { expect, test } from "vitest";
import { joined, parted } from "../src/lib/log";
import type { TableEvent } from "../src/lib/protocol";

const line = (step: number, what: string, text: string): TableEvent => ({ step, event: { what }, text }) as TableEvent;

test("what begins alike is told in one line that leads to its last moment", () => {
  const log = [line(1, "die-rolled", "Rolled: 3."), line(2, "die-rolled", "Rolled: 5 with a conch."), line(3, "die-rolled", "Rolled: 5.")];
  expect(joined(log)).toEqual([{ step: 3, text: "Rolled: 3, 5 with a conch and 5.", events: log }]);
});

test("equal cards are counted, and so are equal sentences", () => {
  const look = (step: number): TableEvent => line(step, "card-looked-at", "Mira looks at the pearl pile : a card.");
  const take = (step: number): TableEvent => line(step, "card-taken", "Mira takes a card from the pearl pile.");
  expect(joined([look(1), look(2), look(3), take(4), take(5)]).map(({ text }) => text)).toEqual([
    "Mira looks at the pearl pile: a card ×3.",
    "Mira takes a card from the pearl pile. ×2",
  ]);
});

test("turns, other players and other happenings keep their lines", () => {
  const log = [line(1, "turn-began", "Round 1: Ann."), line(2, "turn-began", "Round 1: Ann."), line(3, "card-looked-at", "Ann looks: a pearl."), line(4, "card-looked-at", "Bob looks: a pearl."), line(5, "card-kept", "Bob looks: a pearl.")];
  expect(joined(log)).toEqual(log.map((one) => ({ step: one.step, text: one.text, events: [one] })));
});

test("the own name is found wherever it stands", () => {
  expect(parted("Keen bumps Ada.", "Ada")).toEqual(["Keen bumps ", "Ada", "."]);
  expect(parted("Ada dives, and Ada finds gold.", "Ada")).toEqual(["", "Ada", " dives, and ", "Ada", " finds gold."]);
  expect(parted("Keen dives.", "")).toEqual(["Keen dives."]);
});
