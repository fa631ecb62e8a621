import { expect, test } from "vitest";
import type { TableEvent } from "@web/lib/protocol";
import { deeds } from "../deeds";
import type { CoraliaEvent } from "../generated";

const turn = (...events: CoraliaEvent[]): TableEvent[] => events.map((event, step) => ({ step, event, text: "" }) as unknown as TableEvent);

test("a turn is what was taken, locked, rolled and placed, and what that brought to everyone", () => {
  const events = turn(
    { what: "turn-began", seat: "C", round: 5 },
    { what: "die-taken", seat: "C", colour: "red" },
    { what: "die-locked", seat: "C", die: "violet-turtle" },
    { what: "die-rolled", seat: "C", die: "yellow-diver" },
    { what: "die-rolled", seat: "C", die: "orange-octopus" },
    { what: "die-placed", seat: "C", die: "orange-octopus", on: { reef: ["orange", "octopus"] } },
    { what: "octopus-placed", seat: "C", reef: "orange" },
    { what: "points-gained", seat: "C", source: "octopuses", points: 4 },
    { what: "points-gained", seat: "B", source: "octopuses", points: 2 },
    { what: "points-gained", seat: "C", source: "octopuses", points: 1 },
  );
  const found = deeds(events);
  expect({ ...found, led: found.led.map(({ event }) => event.what) }).toEqual({
    took: ["red"],
    locked: ["violet-turtle"],
    rolled: ["yellow-diver", "orange-octopus"],
    placed: { die: "orange-octopus", on: { reef: ["orange", "octopus"] } },
    led: ["octopus-placed"],
    points: [["C", 5], ["B", 2]],
  });
});

test("after a roll that could not be used, only the next one counts", () => {
  const events = turn({ what: "die-rolled", seat: "B", die: "red-octopus" }, { what: "all-rolled-again", seat: "B" }, { what: "die-rolled", seat: "B", die: "red-fish" });
  expect(deeds(events).rolled).toEqual(["red-fish"]);
});
