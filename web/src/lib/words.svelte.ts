// The client's own words, from the phrasebook's Fluent files and those of the games, in the language chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "@words/en/web.ftl?raw";
import type { Words } from "./game";
import type { Language } from "./languages";

const FALLBACK: Language = "en";
const house = import.meta.glob<string>(["@words/*/web.ftl", "!@words/en/web.ftl"], { query: "?raw", import: "default" });
/** The words of the games that were met so far. */
const met: Words[] = [];

const within = (files: Words, language: Language): (() => Promise<string>)[] =>
  Object.entries(files).flatMap(([path, file]) => (path.includes(`/${language}/`) ? [file] : []));

const told = (files: Words[], language: Language): Promise<string[]> => Promise.all(files.flatMap((some) => within(some, language)).map((file) => file()));

function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

const fallback = bundle(FALLBACK, [english]);
let language: Language = FALLBACK;
let spoken: FluentBundle = $state.raw(fallback);

async function say(): Promise<void> {
  const [wanted, games] = [language, [...met]];
  const texts = await told(wanted === FALLBACK ? games : [house, ...games], wanted);
  if (wanted === language && games.length === met.length) spoken = bundle(wanted, wanted === FALLBACK ? [english, ...texts] : texts);
}

/** Speaks the chosen language from now on; English until its words have come. */
export async function speak(chosen: Language): Promise<void> {
  document.documentElement.lang = chosen;
  language = chosen;
  await say();
}

/** Knows the words of a game from now on, in whatever language is spoken. */
export async function learn(words: Words): Promise<void> {
  if (met.includes(words) || Object.keys(words).length === 0) return;
  met.push(words);
  await say();
}

/** A text by its name. */
export function t(name: string, values?: Record<string, FluentVariable>): string {
  for (const source of [spoken, fallback]) {
    const pattern = source.getMessage(name)?.value;
    if (pattern) return source.formatPattern(pattern, values ?? null);
  }
  return name;
}

/** An edition as its game calls it, once the game's words are there; by its own name until then. */
export function editionName(edition: string): string {
  const name = `edition-${edition}`;
  const said = t(name);
  return said === name ? edition : said;
}

/** A bot goes by its strength and its seat, as in the server's sentences. */
export function botName(level: string, seat: string): string {
  const name = t(`level-${level}`);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${seat}`;
}
