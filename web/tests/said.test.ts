// What the page says in whole messages: elision, declined colours, lists, plurals, names, lines of the lobby.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { de, FUNCTIONS } from "../src/lib/functions";
import { CODES, LOCALES, type Language } from "../src/lib/languages";
import { list, personName } from "../src/lib/words.svelte";

const ROOT = join(import.meta.dirname, "../..");
const FILES = ["crates/phrasebook/words", "games/wreck-raiders/words", "games/coralia/words"];

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(LOCALES[language], { useIsolating: false, functions: FUNCTIONS });
  for (const file of FILES) made.addResource(new FluentResource(readFileSync(join(ROOT, file, language, "web.ftl"), "utf8")));
  return made;
}
const bundles = Object.fromEntries(CODES.map((code) => [code, bundle(code)])) as Record<Language, FluentBundle>;

function said(language: Language, name: string, values: Record<string, string | number> = {}): string {
  const pattern = bundles[language].getMessage(`web-${name}`)?.value;
  const errors: Error[] = [];
  const text = pattern ? bundles[language].formatPattern(pattern, values, errors) : name;
  expect(errors).toEqual([]);
  return text;
}
const everywhere = (name: string, values: Record<string, string | number> = {}): string[] => CODES.map((code) => said(code, name, values));

describe("French elides before vowels, as the server does", () => {
  // The same names as in crates/phrasebook/src/elision.rs.
  it.each(["Anna", "Émile", "Hugo", "Yves", "A", "E"])("%s", (name) => expect(de(name)).toBe(`d’${name}`));
  it.each(["Mira", "Yann", "B", "", "7"])("not %s", (name) => expect(de(name)).toBe(`de ${name}`));

  it("in its messages, too", () => {
    expect(said("fr", "turn-of", { name: "Anne" })).toContain("d’Anne");
    expect(said("fr", "turn-of", { name: "Robot B" })).toContain("de Robot B");
  });
});

test("colours are declined in German", () => {
  const colour = (name: string): { colour: string } => ({ colour: said("de", `colour-${name}`) });
  expect(said("de", "reef-name", colour("yellow"))).toBe("Das gelbe Riff");
  expect(said("de", "die-of", { ...colour("orange"), symbol: said("de", "symbol-octopus") })).toBe("Ein orangefarbener Würfel: Krake");
  expect(said("de", "chest-of", colour("violet"))).toBe("Truhe am violetten Riff");
  expect(said("de", "supply-of", { ...colour("blue"), left: 2 })).toBe("Noch 2 blaue Würfel");
});

test("bots go by their seat, and in lists by their strength, too", () => {
  expect(everywhere("bot-name", { seat: "B" })).toEqual(["Bot B", "Robot B", "Bot B"]);
  expect(everywhere("bot-listed", { seat: "B", level: "sharp" })).toEqual(["Bot B (hard)", "Robot B (difficile)", "Bot B (schwer)"]);
});

test("who wins is told in one sentence, with what was counted", () => {
  const won = { names: "Anna", you: "no", score: 81, unit: "coins" };
  expect(everywhere("won", won)).toEqual(["Anna wins with 81 coins", "Anna gagne avec 81 pièces", "Anna gewinnt mit 81 Münzen"]);
  expect(everywhere("won", { ...won, you: "yes", score: 1, unit: "points" })).toEqual(["You win with 1 point", "Tu gagnes avec 1 point", "Du gewinnst mit 1 Punkt"]);
  expect(said("de", "decided", { source: "Fische", score: 1, ahead: 1, unit: "coins" })).toBe("Entscheidend: Fische (1 Münze, 1 mehr als Platz zwei).");
  expect(said("de", "won-shared", { ...won, names: "A und B", unit: "points" })).toBe("A und B teilen sich den Sieg mit je 81 Punkten");
});

test("a percent sign stands as the language wants it", () => {
  const signs = everywhere("advice-win", { percent: 58 }).map((text) => /58(.?%)/u.exec(text)?.[1]);
  expect(signs).toEqual(["%", "\u00a0%", "\u00a0%"]);
});

test("lists have the language's own word before the last, and no comma before it", () => {
  expect(list(["Anna"])).toBe("Anna");
  expect(list(["Anna", "Bot B (hard)", "Émile"])).toBe("Anna, Bot B (hard) and Émile");
});

test("amounts are grouped as the server groups them, numbers of guests are not", () => {
  expect(everywhere("looking-back", { step: 1285 }).map((text) => /1.?285/u.exec(text)?.[0])).toEqual(["1,285", "1\u202f285", "1.285"]);
  expect([personName("Invité 1285"), personName("Gast 1285"), personName("Anna 1285")]).toEqual(["Guest 1285", "Guest 1285", "Anna 1285"]);
});

test("one of something is never told as several", () => {
  const one: [string, Record<string, string | number>][] = [
    ["open-mat", { name: "Anna", score: 1 }],
    ["tip-wreck", { wreck: "Gems", left: 1 }],
    ["tip-pile", { pile: "Fish", left: 1 }],
    ["aquarium-name", { pieces: 1 }],
    ["divers-ashore", { count: 1 }],
    ["solo-left", { left: 1 }],
  ];
  const several = /coins|treasures are|cards are|pieces|divers|pièces|trésors|cartes|morceaux|plongeurs|Münzen|Schätze|Karten|Plättchen und|Taucher sind/;
  for (const [name, values] of one) for (const text of everywhere(name, values)) expect(text).not.toMatch(several);
});
