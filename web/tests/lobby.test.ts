import { expect, test } from "vitest";
import { named, seats, startWords, type SeatKind, type SeatWish } from "../src/lib/lobby";

const wish = (kind: SeatKind, name = ""): SeatWish => ({ kind, name, level: "keen" });
const sat = (...wishes: SeatWish[]): string[] => named(wishes, (number) => `Player ${number}`).map(({ kind, name }) => `${kind} ${name}`);

const words = (...wishes: SeatWish[]) => startWords({ game: "coralia", edition: null, pace: "none", absence: 5, listed: false, seats: wishes }, (number) => `Player ${number}`);

test("a first table is one against easy bots", () => {
  expect(seats(3, [], "").map(({ kind, level }) => [kind, level])).toEqual([["me", "calm"], ["bot", "calm"], ["bot", "calm"]]);
});

test("the start button says who will play", () => {
  const bot = (level: SeatWish["level"]): SeatWish => ({ ...wish("bot"), level });
  expect(words(wish("me"))).toEqual({ name: "start-alone", values: {} });
  expect(words(wish("me"), bot("deep"), bot("deep"))).toEqual({ name: "start-bots", values: { count: 2, level: "deep" } });
  expect(words(wish("me"), bot("calm"), bot("deep"))).toEqual({ name: "start-bots", values: { count: 2, level: "mixed" } });
  expect(words(wish("me"), wish("here", "Mira"), wish("here"))).toEqual({ name: "start-with", values: { people: ["Mira", "Player 3"] } });
  expect(words(wish("me"), wish("here", "Mira"), bot("calm"))).toEqual({ name: "start-with-bots", values: { people: ["Mira"], count: 1 } });
  expect(words(wish("me"), wish("link"), bot("calm"))).toEqual({ name: "start-invite", values: { count: 1 } });
});

test("people at one screen who gave no name are numbered", () => {
  expect(sat(wish("me"), wish("bot"), wish("here"), wish("here", "Mira"))).toEqual(["here Player 1", "bot ", "here Player 3", "here Mira"]);
  expect(sat(wish("me", "Ann"), wish("here"))).toEqual(["me Ann", "here Player 2"]);
});

test("whoever is alone at a screen stays the guest they are", () => {
  expect(sat(wish("me"), wish("link"))).toEqual(["me ", "link "]);
});
