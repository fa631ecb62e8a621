// How the client is built: one page, split by game, with hashed names so that everything can be cached for good.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: process.env.LAGOON_SERVER ?? "http://127.0.0.1:7700", ws: true } } },
});
