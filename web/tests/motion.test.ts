// Which pieces moved between two pictures.
import { describe, expect, it } from "vitest";
import { delays, flights, hints, type Seen } from "../src/lib/motion";

const seen = (piece: string, at: string, x = 0, y = 0, face = ""): Seen => ({ piece, at, face, x, y, w: 10, h: 10 });
const told = (found: ReturnType<typeof flights>): string[] => found.map(({ from, to, manner }) => `${to.piece} ${from.at}>${to.at} ${manner}`);

describe("flights", () => {
  it("sees nothing where nothing moved", () => {
    const table = [seen("diver:A", "gem4"), seen("die:0", "lid")];
    expect(flights(table, table, [])).toEqual([]);
  });

  it("lets a diver swim from the spot it left", () => {
    expect(told(flights([seen("diver:A", "gem4"), seen("diver:A", "art2")], [seen("diver:A", "gem4"), seen("diver:A", "gold1")], []))).toEqual(["diver:A art2>gold1 swim"]);
  });

  it("lets a pushed diver drift to the beach", () => {
    expect(told(flights([seen("diver:B", "gem4")], [seen("diver:B", "beach4")], []))).toEqual(["diver:B gem4>beach4 drift"]);
  });

  it("takes a diver from home when none is missing on the board", () => {
    expect(told(flights([seen("diver:B", "home:B:0")], [seen("diver:B", "home:B:0"), seen("diver:B", "gem1")], []))).toEqual(["diver:B home:B:0>gem1 swim"]);
  });

  it("takes the nearest of pieces that look alike", () => {
    const before = [seen("diver:A", "gem1", 0, 0), seen("diver:A", "art1", 90, 0)];
    const after = [seen("diver:A", "gold1", 100, 0), seen("diver:A", "relic1", 5, 0)];
    expect(told(flights(before, after, []))).toEqual(["diver:A art1>gold1 swim", "diver:A gem1>relic1 swim"]);
  });

  it("believes events rather than nearness", () => {
    const before = [seen("diver:A", "gem1", 0, 0), seen("diver:A", "art1", 90, 0)];
    const after = [seen("diver:A", "gold1", 100, 0), seen("diver:A", "art1", 90, 0)];
    const said = hints([{ event: { what: "diver-moved", diver: "A", from: "gem1", to: "gold1" } }]);
    expect(told(flights(before, after, [], said))).toEqual(["diver:A gem1>gold1 swim"]);
  });

  it("lets treasures surface from their wreck", () => {
    expect(told(flights([], [seen("treasure:gem2", "A.d1.0")], [seen("", "wreck:gem"), seen("", "wreck:art")]))).toEqual(["treasure:gem2 wreck:gem>A.d1.0 surface"]);
  });

  it("lets a coloured die leave the supply, and sail from the station to its reef", () => {
    expect(told(flights([], [seen("coral-die:red", "station:0")], [seen("", "supply:red")]))).toEqual(["coral-die:red supply:red>station:0 glide"]);
    expect(told(flights([seen("coral-die:red", "station:0")], [seen("coral-die:red", "red-fish")], []))).toEqual(["coral-die:red station:0>red-fish glide"]);
  });

  it("deals cards from the pile an event names", () => {
    const said = hints([{ event: { what: "card-taken", seat: "A", pile: "island", card: "pearl-5" } }]);
    expect(told(flights([], [seen("card:pearl-5", "hand:0")], [seen("", "pile:pearl"), seen("", "pile:island")], said))).toEqual(["card:pearl-5 pile:island>hand:0 surface"]);
  });

  it("brings an octopus from its owner", () => {
    expect(told(flights([seen("octopus:A", "home:A:0"), seen("octopus:A", "home:A:1")], [seen("octopus:A", "home:A:0"), seen("octopus:A", "red")], []))).toEqual(["octopus:A home:A:1>red glide"]);
  });

  it("tumbles dice that come back to the lid or show another face", () => {
    expect(told(flights([seen("die:0", "basket:A")], [seen("die:0", "lid")], []))).toEqual(["die:0 basket:A>lid tumble"]);
    expect(told(flights([seen("die:0", "lid", 0, 0, "3")], [seen("die:0", "lid", 0, 0, "5")], []))).toEqual(["die:0 lid>lid tumble"]);
  });
});

describe("delays", () => {
  it("begin one after another and never take longer than patience lasts", () => {
    expect(delays(3)).toEqual([0, 110, 220]);
    expect(delays(31).at(-1)).toBe(900);
    expect(delays(1)).toEqual([0]);
  });
});
