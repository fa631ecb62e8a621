// Which column made a score: sums, and the best line.
import { expect, test } from "vitest";
import type { Standing } from "../src/lib/protocol";
import { bestColumn, partsOf, sum, upTo } from "../src/scoring/columns";

const columns = [{ name: "track", sources: ["octopuses", "chests"] }, { name: "fish", sources: ["fish"] }, { name: "pearls", sources: ["pearls"] }];
const standing = (octopuses: number, fish: number, pearls: number): Standing => ({
  seat: "A",
  place: 1,
  score: octopuses + fish + pearls,
  breakdown: [{ source: "octopuses", text: "octopuses", points: octopuses }, { source: "fish", text: "fish", points: fish }, { source: "pearls", text: "pearls", points: pearls }],
  parts: [{ source: "fish", points: fish, counted: true, text: "3 different fish: 12", detail: null }],
});

test("a column adds up its sources, and its parts are those of its sources", () => {
  expect(sum(standing(4, 12, 5), ["octopuses", "chests"])).toBe(4);
  expect(upTo(standing(4, 12, 5), columns, 2)).toBe(16);
  expect(partsOf(standing(4, 12, 5), columns[1]!).map(({ text }) => text)).toEqual(["3 different fish: 12"]);
});

test("the best line is the column farthest ahead of the best of the others", () => {
  expect(bestColumn(standing(20, 18, 9), [standing(19, 7, 6), standing(14, 15, 21)], columns)).toBe(1);
  expect(bestColumn(standing(1, 1, 1), [standing(2, 2, 2)], columns)).toBe(-1);
  expect(bestColumn(standing(1, 5, 3), [], columns)).toBe(1);
});
