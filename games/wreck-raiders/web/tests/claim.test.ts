import { describe, expect, it } from "vitest";
import { added, gained, laidStarfish } from "../claim";
import { claimReady } from "../read";

const option = (notation: string, coins = 0): Parameters<typeof gained>[0] => ({
  notation,
  text: "",
  touches: [],
  brings: { text: "", pills: [{ kind: "coin", amount: coins, seat: "A" }, { kind: "coin", amount: 5, seat: "B" }] },
});

describe("a claim before it is carried out", () => {
  it("counts the coins of its own seat", () => {
    expect(gained(option("done", 7), "A")).toBe(7);
    expect(gained(undefined, "A")).toBe(0);
  });

  it("counts a starfish that lies ready with those that lie there", () => {
    expect(laidStarfish(["gem1*", "gem2", "art1"], null)).toEqual([0]);
    expect(laidStarfish(["gem1*", "gem2", "art1"], option("cover d2.3") ?? null)).toEqual([0, 2]);
    expect(laidStarfish(["gem1", "gem2"], option("decorate conch") ?? null)).toEqual([]);
  });

  it("knows what was added since it was named, in order", () => {
    const event = (step: number, what: string, more = {}): never => ({ step, text: "", event: { what, ...more } }) as never;
    const log = [
      event(1, "treasure-covered", { display: "d1", place: 0 }), event(2, "claim-named"),
      event(3, "treasure-covered", { display: "d2", place: 3 }), event(4, "card-decorated"),
    ];
    expect(added(log).map(({ notation }) => notation)).toEqual(["cover d2.4", "decorate conch"]);
  });

  it("is read off what a claim touches", () => {
    expect(claimReady(["display:A.d2", "exhibit:E7"])).toEqual({ display: "d2", card: "E7", missing: 0, step: "claim" });
    expect(claimReady(["bauble:A.conch", "exhibit:E7"])).toBeNull();
  });
});
