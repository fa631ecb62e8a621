// Says how much of the client a browser loads from the lobby to a game in play, and fails if it is more than we allow.
import { gzipSync } from "node:zlib";
import { build } from "vite";

const LIMIT = 150_000;
/** What is loaded on the way; the count at the end, replays and rules come when they are asked for. */
const WAY = [/pages\/LobbyPage\.svelte$/, /pages\/TablePage\.svelte$/, /table\/TableRoom\.svelte$/];
const { output } = await build({ logLevel: "warn", build: { write: false } });
const files = new Map(output.map((file) => [file.fileName, file]));
const chunks = output.filter(({ type }) => type === "chunk");
const words = output.filter(({ fileName }) => fileName.endsWith(".ftl"));
const weight = (name) => gzipSync(files.get(name).code ?? files.get(name).source).length;
const gameOf = (chunk) => /\/games\/([^/]+)\/web\/(table|parts)(\.[a-z.]+)?$/.exec(chunk.facadeModuleId ?? "")?.[1];
const games = new Set(chunks.flatMap((chunk) => gameOf(chunk) ?? []));
const languages = new Set(words.map(({ fileName }) => /-([a-z]{2})-web-/.exec(fileName)[1]));

/** The files of a chunk and of all it needs at once. */
function needed(chunk, found = new Set()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
  for (const name of chunk.imports) needed(files.get(name), found);
  return found;
}

function loaded(game, language) {
  const first = chunks.filter((chunk) => chunk.isEntry || gameOf(chunk) === game || WAY.some((one) => one.test(chunk.facadeModuleId ?? "")));
  const found = new Set();
  for (const chunk of first) needed(chunk, found);
  for (const { fileName } of words) if (RegExp(`/(phrasebook|${game})-${language}-web-`).test(`/${fileName.split("/").at(-1)}`)) found.add(fileName);
  return { found, complete: first.length >= WAY.length + 3 };
}

let [heaviest, whole] = [0, true];
for (const game of games) {
  for (const language of languages) {
    const { found, complete } = loaded(game, language);
    const bytes = [...found].reduce((sum, name) => sum + weight(name), 0);
    [heaviest, whole] = [Math.max(heaviest, bytes), whole && complete];
    console.log(`${String(bytes).padStart(7)} ${game}, ${language}: ${found.size} files`);
  }
}
const all = [...files.keys()].filter((name) => /\.(js|css)$/.test(name)).map((name) => [weight(name), name]).sort(([a], [b]) => b - a);
for (const [bytes, name] of all.slice(0, 12)) console.log(String(bytes).padStart(7), name);
console.log(`${heaviest} of ${LIMIT} bytes, compressed`);
process.exit(heaviest > LIMIT || games.size < 2 || languages.size < 2 || !whole ? 1 : 0);
