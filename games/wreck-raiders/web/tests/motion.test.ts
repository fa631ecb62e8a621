// How divers, treasures and dice move.
import { expect, it } from "vitest";
import { seen, told } from "../../../../web/tests/support/seen";
import { ways } from "../motion";

const fly = told(ways);

it("lets a diver swim from the spot it left", () => {
  expect(fly([seen("diver:A", "gem4"), seen("diver:A", "art2")], [seen("diver:A", "gem4"), seen("diver:A", "gold1")])).toEqual(["diver:A art2>gold1 swim"]);
});

it("lets a pushed diver drift to the beach", () => {
  expect(fly([seen("diver:B", "gem4")], [seen("diver:B", "beach4")])).toEqual(["diver:B gem4>beach4 drift"]);
});

it("takes a diver from home when none is missing on the board", () => {
  expect(fly([seen("diver:B", "home:B:0")], [seen("diver:B", "home:B:0"), seen("diver:B", "gem1")])).toEqual(["diver:B home:B:0>gem1 swim"]);
});

it("believes events rather than nearness", () => {
  const before = [seen("diver:A", "gem1", 0, 0), seen("diver:A", "art1", 90, 0)];
  const after = [seen("diver:A", "gold1", 100, 0), seen("diver:A", "art1", 90, 0)];
  expect(fly(before, after, [], [{ event: { what: "diver-moved", diver: "A", from: "gem1", to: "gold1" } }])).toEqual(["diver:A gem1>gold1 swim"]);
});

it("lets treasures surface from their wreck", () => {
  expect(fly([], [seen("treasure:gem2", "A.d1.0")], [seen("", "wreck:gem"), seen("", "wreck:art")])).toEqual(["treasure:gem2 wreck:gem>A.d1.0 surface"]);
});

it("tumbles dice that come back to the lid", () => {
  expect(fly([seen("die:0", "basket:A")], [seen("die:0", "lid")])).toEqual(["die:0 basket:A>lid tumble"]);
});
