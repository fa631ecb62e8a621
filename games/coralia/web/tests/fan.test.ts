// How a hand lies: what can be chosen is free, and of every other card its corner.
import { expect, test } from "vitest";
import { corner, fan, height, sorted } from "../fan";

const lit = (text: string): boolean[] => [...text].map((letter) => letter === "x");
/** What the next card in the same row leaves free of each. */
const free = (cards: ReturnType<typeof fan>): number[] => cards.slice(0, -1).map((card, index) => Math.min(card.size, (cards[index + 1]?.top === card.top ? (cards[index + 1]?.left ?? 0) - card.left : card.size)));

test("of eleven cards none is hidden: a corner of each stays in sight", () => {
  for (const some of ["...........", "xxxx.......", "x.x.x.x....", "..........x"])
    for (const [width, size] of [[54, 10], [50, 8.4], [34, 6.2]] as const) expect(Math.min(...free(fan(lit(some), width, size))), `${some} in ${width}`).toBeGreaterThanOrEqual(Math.min(2.39, (width - size) / 10 - 0.01));
});

test("where there is room for two rows, what can be chosen lies free above the rest", () => {
  const cards = fan(lit("xxxx......."), 34, 6.2, true);
  const above = cards.slice(0, 4);
  expect(above.every(({ size, covered }) => size === 6.2 && !covered)).toBe(true);
  expect(new Set(cards.map(({ top }) => top)).size).toBe(2);
  expect(height(cards, 6.2)).toBeGreaterThan(8.7 + 5.3);
  expect(Math.max(...cards.map(({ left, size }) => left + size))).toBeLessThanOrEqual(34.01);
});

test("few cards stay a fan", () => {
  expect(new Set(fan(lit("x.."), 34, 6.2, true).map(({ top }) => top)).size).toBe(1);
});

test("cards lie with those they count with, dearer pearls first", () => {
  const cards = ["pearl-3", "fire-fish", "per-turtle", "pearl-5", "anemone-fish", "pearl-6", "dice-red-blue"];
  expect(sorted(cards).map((index) => cards[index])).toEqual(["per-turtle", "dice-red-blue", "fire-fish", "anemone-fish", "pearl-6", "pearl-5", "pearl-3"]);
});

test("a covered corner shows the worth of a pearl or a picture", () => {
  expect(corner("pearl-4")).toEqual({ worth: "4" });
  expect(corner("blowfish")).toEqual({ art: "fish-blow" });
  expect(corner("chests-red-blue")).toEqual({ art: "co-icon-chest" });
});
