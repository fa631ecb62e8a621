import { expect, test } from "vitest";
import { beads } from "@web/lib/places";
import type { TableEvent } from "@web/lib/protocol";
import type { WreckRaidersEvent } from "../generated";
import { places } from "../places";

const turn = (...events: WreckRaidersEvent[]): TableEvent[] => events.map((event, step) => ({ step, event, text: "" }) as unknown as TableEvent);

test("a turn has one bead for each thing done, and a trail for a diver that was pushed", () => {
  const events = turn(
    { what: "die-taken", by: "B", die: 2, rolled: "3+starfish" },
    { what: "diver-moved", diver: "B", from: null, to: "gold3" },
    { what: "diver-pushed", diver: "A", from: "gold3", to: "beach3" },
    { what: "treasure-drawn", diver: "B", treasure: "gold1" },
    { what: "treasure-drawn", diver: "B", treasure: "gold2" },
  );
  expect(beads(places, events)).toEqual([
    { at: "lid", bead: 1 },
    { at: "spot:gold3", bead: 2 },
    { at: "spot:beach3", from: "spot:gold3", of: "A" },
    { at: "supply:gold", bead: 3 },
  ]);
});
