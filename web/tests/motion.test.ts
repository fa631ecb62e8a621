// Which pieces moved between two pictures.
import { describe, expect, it } from "vitest";
import { ANYWHERE, delays, type Ways } from "../src/lib/motion";
import { seen, told } from "./support/seen";

const ways: Ways = {
  homing: ["boat"],
  origin: (kind, which) => (kind === "tile" ? `stack:${which}` : null),
  manner: (kind) => (kind === "boat" ? "swim" : "glide"),
  hints: (events) => events.map(({ event }) => ({ piece: String(event.piece), from: event.from as string | null, to: String(event.to), manner: "drift" })),
};
const fly = told(ways);
const moved = (piece: string, from: string | null, to: string) => [{ event: { what: "moved", piece, from, to } }];

describe("flights", () => {
  it("sees nothing where nothing moved", () => {
    const table = [seen("boat:A", "pier"), seen("die:0", "tray")];
    expect(fly(table, table)).toEqual([]);
  });

  it("takes a piece from the place it left", () => {
    expect(fly([seen("boat:A", "pier"), seen("boat:A", "buoy")], [seen("boat:A", "pier"), seen("boat:A", "rock")])).toEqual(["boat:A buoy>rock swim"]);
  });

  it("takes it from its owner's home when none is missing on the board", () => {
    expect(fly([seen("boat:B", "home:B:0")], [seen("boat:B", "home:B:0"), seen("boat:B", "pier")])).toEqual(["boat:B home:B:0>pier swim"]);
  });

  it("takes the nearest of pieces that look alike", () => {
    const before = [seen("boat:A", "pier", 0, 0), seen("boat:A", "buoy", 90, 0)];
    const after = [seen("boat:A", "rock", 100, 0), seen("boat:A", "cove", 5, 0)];
    expect(fly(before, after)).toEqual(["boat:A buoy>rock swim", "boat:A pier>cove swim"]);
  });

  it("believes events rather than nearness", () => {
    const before = [seen("boat:A", "pier", 0, 0), seen("boat:A", "buoy", 90, 0)];
    const after = [seen("boat:A", "rock", 100, 0), seen("boat:A", "buoy", 90, 0)];
    expect(fly(before, after, [], moved("boat:A", "pier", "rock"))).toEqual(["boat:A pier>rock drift"]);
  });

  it("lets new pieces come from their origin, or from where an event says", () => {
    expect(fly([], [seen("tile:red", "mat")], [seen("", "stack:red"), seen("", "stack:blue")])).toEqual(["tile:red stack:red>mat glide"]);
    expect(fly([], [seen("tile:red", "mat")], [seen("", "stack:red"), seen("", "stack:blue")], moved("tile:red", "stack:blue", ANYWHERE))).toEqual(["tile:red stack:blue>mat drift"]);
  });

  it("tumbles dice that show another face", () => {
    expect(fly([seen("die:0", "tray", 0, 0, "3")], [seen("die:0", "tray", 0, 0, "5")])).toEqual(["die:0 tray>tray tumble"]);
  });
});

describe("delays", () => {
  it("begin one after another and never take longer than patience lasts", () => {
    expect(delays(3)).toEqual([0, 110, 220]);
    expect(delays(31).at(-1)).toBe(900);
    expect(delays(1)).toEqual([0]);
  });
});
