// Every text the components ask for exists in every language, and no language has one too many.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const WORDS = join(import.meta.dirname, "../../crates/phrasebook/words");
const source = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return source(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
const ids = (language: string): string[] => {
  const text = readFileSync(join(WORDS, language, "web.ftl"), "utf8");
  return new FluentResource(text).body.map((message) => message.id);
};
const named = (text: string): string[] => [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map(([, name]) => `web-${name}`);

describe("the words", () => {
  const english = ids("en");

  it("are the same in all languages", () => {
    expect(ids("fr").toSorted()).toEqual(english.toSorted());
    expect(ids("de").toSorted()).toEqual(english.toSorted());
  });

  it("include everything the components name", () => {
    const asked = new Set(source(join(import.meta.dirname, "../src")).flatMap(named));
    expect([...asked].filter((name) => !english.includes(name))).toEqual([]);
  });

  it("stand in each file once", () => {
    expect(new Set(english).size).toBe(english.length);
  });
});
