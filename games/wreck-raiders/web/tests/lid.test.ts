// Dice in the lid never hide each other, however they fall.
import { describe, expect, it } from "vitest";
import { settle } from "../lid";
import type { Die } from "../read";

const die = (index: number, zone: Die["zone"]): Die => ({ index, face: 1, zone, at: "lid" });

describe("dice in the lid", () => {
  it("lie apart when more fall into a zone than it has squares", () => {
    for (const zone of ["conch", "scallop", "starfish", null] as const) {
      const rests = [...settle([0, 1, 2, 3, 4, 5].map((index) => die(index, zone))).values()];
      for (const [at, a] of rests.entries())
        for (const b of rests.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), `${zone}`).toBeGreaterThan(1.5);
    }
  });
});
