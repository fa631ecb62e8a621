import { expect, test } from "vitest";
import type { TableEvent } from "@web/lib/protocol";
import type { WreckRaidersEvent } from "../generated";
import { deeds } from "../deeds";

const turn = (...events: WreckRaidersEvent[]): TableEvent[] => events.map((event, step) => ({ step, event, text: "" }) as unknown as TableEvent);
const none = { conch: 0, scallop: 0, starfish: 0 };

test("a turn is its die, its dive, what it brought, its claim and its piece", () => {
  const events = turn(
    { what: "turn-began", seat: "B" },
    { what: "die-taken", by: "B", die: 2, rolled: "3+starfish" },
    { what: "baubles-gained", seat: "B", baubles: { ...none, starfish: 1 }, short: none, from: "zone" },
    { what: "diver-pushed", diver: "A", from: "gold3", to: "beach3" },
    { what: "baubles-gained", seat: "A", baubles: { ...none, scallop: 2 }, short: none, from: { beach: "beach3" } },
    { what: "diver-moved", diver: "B", from: null, to: "gold3" },
    { what: "treasure-drawn", diver: "B", treasure: "gold2" },
    { what: "treasure-drawn", diver: "A", treasure: "gold1" },
    { what: "treasure-drawn", diver: "B", treasure: "gold3" },
    { what: "claim-named", seat: "B", display: "d1", card: "E7" },
    { what: "card-decorated", seat: "B", card: "E7" },
    { what: "card-collected", seat: "B", display: "d1", card: "E7" },
    { what: "piece-placed", seat: "B", placement: "M4>B8", paid: { ...none, scallop: 2 } },
  );
  expect(deeds(events, "B")).toEqual({
    die: { face: 3, zone: "starfish", value: 3 },
    dive: { from: null, to: "gold3" },
    treasures: ["gold2", "gold3"],
    finds: [],
    claims: [{ card: "E7", conch: true, style: false }],
    pieces: [{ piece: "M4", paid: ["scallop", "scallop"] }],
  });
});

test("what was not done is empty, and a changed die keeps its face", () => {
  const events = turn({ what: "die-taken", by: "C", die: 0, rolled: "5" }, { what: "die-adjusted", seat: "C", value: 6 }, { what: "diver-stayed", seat: "C" });
  expect(deeds(events, "C")).toEqual({ die: { face: 5, zone: null, value: 6 }, dive: null, treasures: [], finds: [], claims: [], pieces: [] });
});
