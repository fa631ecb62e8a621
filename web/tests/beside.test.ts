// A bubble finds room within the window, beside what it points at, and over nothing that must stay free.
import { expect, test } from "vitest";
import { beside, type Box } from "../src/lib/beside";

const window = { width: 390, height: 844 };
const bubble = { width: 370, height: 120 };
const at = (left: number, top: number, width = 60, height = 60): Box => ({ left, top, width, height });

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

test.each([at(0, 0), at(330, 780), at(160, 400), at(10, 100, 370, 300)])("it stands near and not over %o", (thing) => {
  const { x, y } = beside(bubble, thing, [thing], window);
  const box = { left: x, top: y, ...bubble };
  expect(overlaps(box, thing)).toBe(false);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + bubble.width).toBeLessThanOrEqual(window.width);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + bubble.height).toBeLessThanOrEqual(window.height);
  const gap = Math.max(thing.top - y - bubble.height, y - thing.top - thing.height);
  expect(gap).toBeLessThan(60);
});

test("other things that can be touched stay free, too", () => {
  const free = [at(20, 300), at(300, 300), at(160, 500, 80, 40)];
  const { x, y } = beside(bubble, free[0] ?? null, free, window);
  for (const thing of free) expect(overlaps({ left: x, top: y, ...bubble }, thing)).toBe(false);
});

test("without anything to point at it stands at the bottom", () => {
  expect(beside(bubble, null, [], window).y).toBeGreaterThan(window.height - bubble.height - 20);
});
