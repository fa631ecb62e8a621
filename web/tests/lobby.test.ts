import { expect, test } from "vitest";
import { named, quick, type SeatKind, type SeatWish } from "../src/lib/lobby";

const wish = (kind: SeatKind, name = ""): SeatWish => ({ kind, name, level: "keen" });
const sat = (...wishes: SeatWish[]): string[] => named(wishes, (number) => `Player ${number}`).map(({ kind, name }) => `${kind} ${name}`);

test("playing now is a game against two keen bots", () => {
  const { seats } = quick("play", "coralia", false, "");
  expect(seats.slice(1).map(({ kind, level }) => [kind, level])).toEqual([["bot", "keen"], ["bot", "keen"]]);
});

test("people at one screen who gave no name are numbered", () => {
  expect(sat(wish("me"), wish("bot"), wish("here"), wish("here", "Mira"))).toEqual(["here Player 1", "bot ", "here Player 3", "here Mira"]);
  expect(sat(wish("me", "Ann"), wish("here"))).toEqual(["me Ann", "here Player 2"]);
});

test("whoever is alone at a screen stays the guest they are", () => {
  expect(sat(wish("me"), wish("link"))).toEqual(["me ", "link "]);
});
