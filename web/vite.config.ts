// How the client is built: one page, split by game, with hashed names so that everything can be cached for good.
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [rules(), svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: process.env.LAGOON ?? "http://127.0.0.1:7700", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
