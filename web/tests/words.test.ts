// Every text the components ask for exists in every language, and no language has one too many: for the house and for each game.
import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CODES, NAMELESS } from "../src/lib/languages";

const ROOT = join(import.meta.dirname, "../..");
const HOUSE = { source: join(ROOT, "web/src"), words: join(ROOT, "crates/phrasebook/words") };
const games = readdirSync(join(ROOT, "games"))
  .map((name) => ({ name, source: join(ROOT, "games", name, "web"), words: join(ROOT, "games", name, "words") }))
  .filter(({ source }) => existsSync(source));

const source = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ["generated", "dev", "fixtures", "tests"].includes(entry.name) ? [] : source(path);
    return /\.(svelte|ts)$/.test(entry.name) && entry.name !== "generated.ts" ? [readFileSync(path, "utf8")] : [];
  });
/** Every message of a language; what begins with `part-` is a piece of others, and each language has its own. */
const ids = (words: string, language: string): string[] =>
  new FluentResource(readFileSync(join(words, language, "web.ftl"), "utf8")).body.map(({ id }) => id).filter((id) => !id.startsWith("part-"));
const named = (text: string): string[] => [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map(([, name]) => `web-${name}`);
/** Every word in quotes, which may be the name of a text. */
const quoted = (text: string): string[] => [...text.matchAll(/["'`]([a-z0-9-]+)["'`]/g)].map(([, name]) => `web-${name}`);
/** Names that are put together, such as `level-${level}`: how they begin. */
const begun = (text: string): string[] => [...text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, name]) => `web-${name}`);
const together = (text: string): string[] => [...text.matchAll(/\bt\(\s*`([a-z][a-z0-9-]*-)\$\{/g)].map(([, name]) => `web-${name}`);

const common = ids(HOUSE.words, "en");
const rooms = source(HOUSE.source);

describe.each([{ name: "the house", ...HOUSE }, ...games])("the words of $name", ({ source: folder, words, name }) => {
  const english = ids(words, "en");
  const [sources, known] = name === "the house" ? [rooms, english] : [source(folder), [...english, ...common]];

  it("are the same in all languages", () => {
    for (const code of CODES) expect(ids(words, code).toSorted(), code).toEqual(english.toSorted());
  });

  it("include everything the components name", () => {
    expect([...new Set(sources.flatMap(named))].filter((name) => !known.includes(name))).toEqual([]);
  });

  it("are all said by some component", () => {
    const all = [...sources, ...rooms];
    const whole = new Set(all.flatMap(quoted));
    const beginnings = [...new Set(all.flatMap(begun))];
    expect(english.filter((id) => !whole.has(id) && !beginnings.some((start) => id.startsWith(start)))).toEqual([]);
  });

  it("include one for every name that is put together", () => {
    const beginnings = [...new Set(sources.flatMap(together))];
    // What an edition is called is up to its game.
    expect(beginnings.filter((start) => start !== "web-edition-" && !known.some((id) => id.startsWith(start)))).toEqual([]);
  });
});

it("guests without a name of their own are known by what the server calls them in any language", () => {
  for (const code of CODES) {
    const made = /^server-guest-name = (.*)$/m.exec(readFileSync(join(HOUSE.words, code, "server.ftl"), "utf8"))?.[1];
    expect(made?.replace("{ $number }", "1285"), code).toMatch(NAMELESS);
  }
});

it("no text has two homes, since all of them are spoken at one page", () => {
  const all = [HOUSE, ...games].flatMap(({ words }) => ids(words, "en"));
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});

it("there is a folder of words for every language of the list, and none besides", () => {
  expect(readdirSync(HOUSE.words).toSorted()).toEqual(CODES.toSorted());
});
