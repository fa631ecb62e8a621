// How the client is built: one page, split by game, with hashed names so that everything can be cached for good.
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

interface Rulebook {
  chapter: { number: number; title: string }[];
  rule: { id: string; gist: string }[];
}

/** `rulebook.toml?rules`: chapters with their clauses, without what only the tests need. */
function rules(): Plugin {
  const chapters = ({ chapter, rule }: Rulebook): unknown =>
    chapter.map(({ number, title }) => ({ number, title, rules: rule.filter(({ id }) => Number(id.split(/[-.]/)[1]) === number).map(({ id, gist }) => ({ id, gist })) }));
  return {
    name: "rules",
    load(id) {
      if (!id.endsWith(".toml?rules")) return null;
      const book = parse(readFileSync(id.replace("?rules", ""), "utf8")) as unknown as Rulebook;
      return `export default ${JSON.stringify(chapters(book))}`;
    },
  };
}

const proxy = { "/api": { target: process.env.LAGOON_SERVER ?? "http://127.0.0.1:7700", ws: true } };
// What the server says to browsers, so that a preview shows what it would forbid.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' ws:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export default defineConfig({
  plugins: [rules(), svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: [".."] }, proxy },
  test: { include: ["tests/**/*.test.ts"] },
  preview: { proxy, headers: { "content-security-policy": policy } },
});
