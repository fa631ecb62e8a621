// How dice, octopuses and cards move.
import { expect, it } from "vitest";
import { seen, told } from "../../../../web/tests/support/seen";
import { ways } from "../motion";

const fly = told(ways);

it("lets a coloured die leave the supply, and sail from the station to its reef", () => {
  expect(fly([], [seen("coral-die:red", "station:0")], [seen("", "supply:red")])).toEqual(["coral-die:red supply:red>station:0 glide"]);
  expect(fly([seen("coral-die:red", "station:0")], [seen("coral-die:red", "red-fish")])).toEqual(["coral-die:red station:0>red-fish glide"]);
});

it("deals cards from the pile an event names", () => {
  const dealt = [{ event: { what: "card-taken", seat: "A", pile: "island", card: "pearl-5" } }];
  expect(fly([], [seen("card:pearl-5", "hand:0")], [seen("", "pile:pearl"), seen("", "pile:island")], dealt)).toEqual(["card:pearl-5 pile:island>hand:0 surface"]);
});

it("brings an octopus from its owner", () => {
  expect(fly([seen("octopus:A", "home:A:0"), seen("octopus:A", "home:A:1")], [seen("octopus:A", "home:A:0"), seen("octopus:A", "red")])).toEqual(["octopus:A home:A:1>red glide"]);
});
