// Every text the components ask for exists in every language, and no language has one too many.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const WORDS = join(import.meta.dirname, "../../crates/phrasebook/words");
const source = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ["generated", "dev"].includes(entry.name) ? [] : source(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
const ids = (language: string): string[] => {
  const text = readFileSync(join(WORDS, language, "web.ftl"), "utf8");
  return new FluentResource(text).body.map((message) => message.id);
};
const named = (text: string): string[] => [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map(([, name]) => `web-${name}`);

/** Every word in quotes, which may be the name of a text. */
const quoted = (text: string): string[] => [...text.matchAll(/["'`]([a-z0-9-]+)["'`]/g)].map(([, name]) => `web-${name}`);
/** Names that are put together, such as `level-${level}`: how they begin. */
const begun = (text: string): string[] => [...text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, name]) => `web-${name}`);

describe("the words", () => {
  const english = ids("en");
  const sources = source(join(import.meta.dirname, "../src"));

  it("are the same in all languages", () => {
    expect(ids("fr").toSorted()).toEqual(english.toSorted());
    expect(ids("de").toSorted()).toEqual(english.toSorted());
  });

  it("include everything the components name", () => {
    const asked = new Set(sources.flatMap(named));
    expect([...asked].filter((name) => !english.includes(name))).toEqual([]);
  });

  it("are all said by some component", () => {
    const whole = new Set(sources.flatMap(quoted));
    const beginnings = [...new Set(sources.flatMap(begun))];
    expect(english.filter((id) => !whole.has(id) && !beginnings.some((start) => id.startsWith(start)))).toEqual([]);
  });

  it("include one for every name that is put together", () => {
    const beginnings = [...new Set(sources.flatMap((text) => [...text.matchAll(/\bt\(\s*`([a-z][a-z0-9-]*-)\$\{/g)].map(([, name]) => `web-${name}`)))];
    expect(beginnings.filter((start) => !english.some((id) => id.startsWith(start)))).toEqual([]);
  });

  it("stand in each file once", () => {
    expect(new Set(english).size).toBe(english.length);
  });
});
