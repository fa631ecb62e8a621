// Says how much of the client a browser has to load, and fails if it is more than we allow: script, style, and the words of one language.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder = new URL("../dist/assets/", import.meta.url);
const files = readdirSync(folder).filter((name) => /\.(js|css|ftl)$/.test(name)).map((name) => ({ name, bytes: gzipSync(readFileSync(new URL(name, folder))).length }));
const sum = (some) => some.reduce((all, { bytes }) => all + bytes, 0);
const words = files.filter(({ name }) => name.endsWith(".ftl"));
const code = files.filter((file) => !words.includes(file));
/** Nobody reads two languages at once: the longest counts, with the words of every game. */
const languages = [...new Set(words.map(({ name }) => /-([a-z]{2})-web-/.exec(name)?.[1]))];
const longest = Math.max(0, ...languages.map((code) => sum(words.filter(({ name }) => name.includes(`-${code}-web-`)))));
for (const { name, bytes } of files.sort((a, b) => b.bytes - a.bytes)) console.log(String(bytes).padStart(7), name);
const all = sum(code) + longest;
console.log(`${sum(code)} bytes of script and style, ${longest} of words: ${all} of ${LIMIT}, compressed`);
process.exit(all > LIMIT ? 1 : 0);
