// Says how much of the client a browser loads at the most for a game in a language, and fails if it is more than we allow.
import { gzipSync } from "node:zlib";
import { build } from "vite";

const LIMIT = 150_000;
const { output } = await build({ logLevel: "warn", build: { write: false } });
const weighed = output.filter(({ fileName }) => /\.(js|css|ftl)$/.test(fileName)).map((file) => ({ name: file.fileName, bytes: gzipSync(file.code ?? file.source).length, from: sources(file) }));
const games = new Set(weighed.flatMap(({ from }) => gameOf(from) ?? []));
const languages = new Set(weighed.flatMap(({ from }) => languageOf(from) ?? []));

/** The modules a file was made from; those of a style sheet are those of the script it comes with. Words tell it by their name. */
function sources(file) {
  if (file.moduleIds) return file.moduleIds;
  const words = /([a-z-]+?)-([a-z]{2})-web-.*\.ftl$/.exec(file.fileName);
  if (words) return [words[1] === "phrasebook" ? `/words/${words[2]}/` : `/games/${words[1]}/words/${words[2]}/`];
  return output.find((chunk) => chunk.viteMetadata?.importedCss?.has(file.fileName))?.moduleIds ?? [];
}

/** The one game that a file is for, together with what it alone uses; none if it serves several. */
function gameOf(from) {
  const names = new Set(from.flatMap((id) => /\/games\/([^/]+)\//.exec(id)?.[1] ?? []));
  return names.size === 1 ? [...names][0] : undefined;
}

/** The language of a file that holds nothing but words. */
function languageOf(from) {
  const names = new Set(from.map((id) => /\/words\/([^/]+)\//.exec(id)?.[1]));
  return names.size === 1 ? [...names][0] : undefined;
}

let heaviest = 0;
for (const game of games) {
  for (const language of languages) {
    const loaded = weighed.filter(({ from }) => (gameOf(from) ?? game) === game && (languageOf(from) ?? language) === language);
    const bytes = loaded.reduce((sum, file) => sum + file.bytes, 0);
    heaviest = Math.max(heaviest, bytes);
    console.log(`${String(bytes).padStart(7)} ${game}, ${language}: ${loaded.length} files`);
  }
}
for (const { name, bytes } of weighed.sort((a, b) => b.bytes - a.bytes).slice(0, 12)) console.log(String(bytes).padStart(7), name);
console.log(`${heaviest} of ${LIMIT} bytes, compressed`);
process.exit(heaviest > LIMIT || games.size < 2 || languages.size < 2 ? 1 : 0);
