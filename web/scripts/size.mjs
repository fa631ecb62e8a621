// Says how much of the client a browser has to load, and fails if it is more than we allow.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder = new URL("../dist/assets/", import.meta.url);
const sizes = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name)).map((name) => ({ name, bytes: gzipSync(readFileSync(new URL(name, folder))).length }));
for (const { name, bytes } of sizes.sort((a, b) => b.bytes - a.bytes)) console.log(String(bytes).padStart(7), name);
const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${all} of ${LIMIT} bytes, compressed`);
process.exit(all > LIMIT ? 1 : 0);
