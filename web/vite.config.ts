// How the client is built: one page, split by game, with hashed names so that everything can be cached for good.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const proxy = { "/api": { target: process.env.LAGOON_SERVER ?? "http://127.0.0.1:7700", ws: true } };
// What the server says to browsers, so that a preview shows what it would forbid.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' ws:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Comments, empty lines, indents and a prefix that all messages share are for people who translate, not for browsers. */
function bare(path: string): string {
  const lines = readFileSync(path, "utf8").split("\n").filter((line) => line && !line.startsWith("#"));
  return lines.map((line) => line.replace(/^web-/, "").replace(/^ +/, " ").replaceAll("{ ", "{").replaceAll(" }", "}")).join("\n");
}

/** Words are data, as drawings are: `?words` is the address of a text file of its own, `?raw` the text itself. */
const words = (): Plugin => {
  let building = false;
  return {
    name: "words",
    enforce: "pre",
    configResolved: ({ command }) => void (building = command === "build"),
    load(id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".ftl") || (query !== "raw" && query !== "words")) return null;
      const text = bare(path);
      if (query === "raw") return `export default ${JSON.stringify(text)}`;
      if (!building) return `export default ${JSON.stringify(`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`)}`;
      const name = path.split("/").slice(-4).filter((part) => part !== "words").join("-");
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source: text })}`;
    },
  };
};

/** What several pages share comes in one file, not in twenty; only what moves a table stays apart. */
const SHARED = [
  { name: "house", test: /node_modules\/(?!svelte\/src\/(motion|transition|easing))|src\/(games|lib\/(?!connection|replay|flight|sound)|art\/(Pic|Sprite|Mark))/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [words(), svelte()],
  resolve: {
    alias: { "@games": here("../games"), "@web": here("src"), "@words": here("../crates/phrasebook/words") },
    // The games' folders have no packages of their own: they use ours.
    dedupe: ["svelte", "vitest"],
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  server: { fs: { allow: [".."] }, proxy },
  test: { include: ["tests/**/*.test.ts", "../games/*/web/tests/*.test.ts"] },
  preview: { proxy, headers: { "content-security-policy": policy } },
});
