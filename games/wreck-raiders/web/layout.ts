// Where things lie on the lagoon, in design pixels: one picture for wide screens, one for phones, one for phones on their side.
import type { Wreck } from "./types";

export type Layout = "wide" | "tall" | "flat";
export type Side = "left" | "right" | "up" | "se" | "sw" | "ne" | "nw";

const INSIDE: readonly Side[] = ["se", "sw", "left", "nw", "ne", "right"];

type Life = [id: string, x: number, y: number, w: number, h: number, tint: string, flip: boolean];

export interface Shape {
  width: number;
  height: number;
  wrecks: Record<Wreck, [number, number]>;
  ring: [number, number];
  /** Outer to inner: radii and unevenness. */
  basins: [number, number, number][];
  ship: [number, number];
  diver: number;
  beach: (spot: number) => [number, number];
  /** On which side of the spots 1 to 6 of a ring what they bring is written, so that no other spot is covered. */
  gains: readonly Side[];
  /** Where the water ends. */
  shore: number;
  life: Life[];
}

export const LAYOUTS: Record<Layout, Shape> = {
  wide: {
    width: 896,
    height: 608,
    wrecks: { gem: [212, 177], gold: [634, 175], art: [226, 377], relic: [650, 375] },
    ring: [158, 81],
    basins: [[190, 91, 0.02], [150, 80, 0.035], [112, 58, 0.04]],
    ship: [224, 152],
    diver: 38,
    beach: (spot) => [318 + (spot - 1) * 95, 535 + (spot % 2 ? 4 : -2)],
    gains: ["left", "right", "left", "right", "left", "right"],
    shore: 499,
    life: [
      ["wr-fish-2", 418, 150, 34, 26, "", false],
      ["wr-fish-1", 404, 262, 34, 22, "", true],
      ["wr-fish-3", 446, 284, 34, 17, "", false],
      ["wr-fish-3", 26, 74, 30, 15, "", true],
      ["wr-coral", 414, 384, 40, 35, "#F2685A", false],
      ["wr-weed", 12, 258, 26, 40, "#2E8B6B", false],
      ["wr-weed", 440, 380, 24, 38, "#2E8B6B", false],
      ["wr-coral", 6, 282, 28, 25, "#FFC857", false],
      ["wr-weed", 820, 250, 24, 38, "#2E8B6B", false],
      ["wr-coral", 832, 266, 28, 25, "#E77FB0", false],
    ],
  },
  tall: {
    width: 390,
    height: 530,
    wrecks: { gem: [97, 195], gold: [289, 193], art: [97, 361], relic: [289, 359] },
    ring: [72, 68],
    basins: [[90, 79, 0.02], [70, 64, 0.03], [52, 44, 0.04]],
    ship: [106, 72],
    diver: 31,
    beach: (spot) => [36 + (spot - 1) * 63.6, 477],
    gains: INSIDE,
    shore: 459,
    life: [
      ["wr-fish-1", 184, 262, 22, 14, "", false],
      ["wr-fish-3", 178, 120, 24, 12, "", false],
      ["wr-coral", 186, 402, 22, 20, "#F2685A", false],
    ],
  },
  flat: {
    width: 526,
    height: 390,
    wrecks: { gem: [124, 120], gold: [382, 120], art: [124, 253], relic: [382, 253] },
    ring: [100, 48],
    basins: [[119, 62, 0.02], [92, 50, 0.03], [66, 36, 0.04]],
    ship: [118, 80],
    diver: 27,
    beach: (spot) => [34 + (spot - 1) * 84, 351],
    gains: INSIDE,
    shore: 326,
    life: [["wr-fish-1", 243, 176, 22, 14, "", false]],
  },
};

/** Spots 1 to 6 lie round the ring clockwise, 1 at the top left. */
export const ROUND: readonly [number, number][] = [[-0.5, -0.866], [0.5, -0.866], [1, 0], [0.5, 0.866], [-0.5, 0.866], [-1, 0]];
