// How touching narrows a choice.
import { describe, expect, it } from "vitest";
import { about, choose, touched } from "../src/lib/choose";
import type { Option } from "../src/lib/protocol";

const option = (notation: string, ...touches: string[]): Option => ({ notation, text: notation, touches });
const MOVES = [
  option("off>gem4", "home:A", "spot:gem4"),
  option("off>art4", "home:A", "spot:art4"),
  option("gold2>gem4", "spot:gold2", "spot:gem4"),
];

describe("choose", () => {
  it("lights what is asked first and, more softly, what comes later", () => {
    const { lights } = choose(MOVES, []);
    expect(Object.fromEntries(lights)).toEqual({ "home:A": "next", "spot:gold2": "next", "spot:gem4": "later", "spot:art4": "later" });
  });

  it("lights the targets of what was touched, and nothing else", () => {
    const { lights, settled } = choose(MOVES, ["home:A"]);
    expect(Object.fromEntries(lights)).toEqual({ "home:A": "picked", "spot:gem4": "next", "spot:art4": "next" });
    expect(settled).toBeNull();
  });

  it("settles on the one option left", () => {
    expect(choose(MOVES, ["home:A", "spot:art4"]).settled?.notation).toBe("off>art4");
  });

  it("settles as soon as a touch leaves a single option", () => {
    expect(choose(MOVES, ["spot:gold2"]).settled?.notation).toBe("gold2>gem4");
  });

  it("lets the target be touched before the piece", () => {
    const { lights } = choose(MOVES, ["spot:gem4"]);
    expect(lights.get("home:A")).toBe("next");
    expect(lights.get("spot:gold2")).toBe("next");
    expect(lights.has("spot:art4")).toBe(false);
  });

  it("never settles before anything was touched, even with one option", () => {
    expect(choose([option("end")], []).settled).toBeNull();
  });

  it("turns options that touch nothing into buttons", () => {
    expect(choose([...MOVES, option("end")], []).ready.map(({ notation }) => notation)).toEqual(["end"]);
  });

  it("offers options that cannot be told apart by touching as buttons", () => {
    const options = [option("up", "bauble:A.conch"), option("down", "bauble:A.conch"), option("off>gem4", "home:A", "spot:gem4")];
    const { ready, settled } = choose(options, ["bauble:A.conch"]);
    expect(ready.map(({ notation }) => notation)).toEqual(["up", "down"]);
    expect(settled).toBeNull();
  });

  it("prefers options that ask for a component first to those that ask for it later", () => {
    const options = [option("place d1", "display:A.d1"), option("trim d1", "bauble:A.starfish", "display:A.d1")];
    expect(choose(options, ["display:A.d1"]).settled?.notation).toBe("place d1");
    expect(choose(options, ["bauble:A.starfish"]).settled?.notation).toBe("trim d1");
  });
});

describe("touched", () => {
  it("lets go of a component touched twice", () => {
    expect(touched(MOVES, ["home:A"], "home:A")).toEqual([]);
  });

  it("begins anew with a component that fits no more", () => {
    expect(touched(MOVES, ["home:A"], "spot:gold2")).toEqual(["spot:gold2"]);
  });

  it("ignores components no option is about", () => {
    expect(touched(MOVES, ["home:A"], "spot:relic1")).toEqual(["home:A"]);
  });
});

describe("about", () => {
  it("names the options a touch would leave", () => {
    expect(about(MOVES, [], "spot:art4").map(({ notation }) => notation)).toEqual(["off>art4"]);
    expect(about(MOVES, ["home:A"], "spot:gem4").map(({ notation }) => notation)).toEqual(["off>gem4"]);
  });
});
