// The client's own words, from the phrasebook's Fluent files and those of the games, in the language chosen.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "@words/en/web.ftl?raw";
import { FUNCTIONS } from "./functions";
import type { Words } from "./game";
import { LOCALES, NAMELESS, type Language } from "./languages";

const FALLBACK: Language = "en";
const house = import.meta.glob<string>(["@words/*/web.ftl", "!@words/en/web.ftl"], { query: "?words", import: "default", eager: true });
/** The words of the games that were met so far. */
const met: Words[] = [];

const within = (files: Words, language: Language): string[] => Object.entries(files).flatMap(([path, file]) => (path.includes(`/${language}/`) ? [file] : []));

const told = (files: Words[], language: Language): Promise<string[]> =>
  Promise.all(files.flatMap((some) => within(some, language)).map(async (file) => (await fetch(file)).text()));

function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(LOCALES[language], { useIsolating: false, functions: FUNCTIONS });
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
export function t(name: string, values?: Record<string, string | number>): string {
  for (const source of [spoken, fallback]) {
    const pattern = source.getMessage(name)?.value;
    if (pattern) return source.formatPattern(pattern, values ?? null);
  }
  return name;
}

/** Several things in a row, as the language lists them: "one, two and three". */
export const list = (things: readonly string[]): string => new Intl.ListFormat(spoken.locales[0], { type: "conjunction" }).format(things);

/** A label, or a name, and what belongs to it: "Anna: 12". */
export const colon = (what: string, text: string | number): string => t("colon", { what, text });

/** An edition as its game calls it, once the game's words are there; by its own name until then. */
export function editionName(edition: string): string {
  const name = `edition-${edition}`;
  const said = t(name);
  return said === name ? edition : said;
}

/** The name of a guest; a generated one is shown in the reader's language. */
export function personName(name: string): string {
  const number = NAMELESS.exec(name)?.[1];
  return number ? t("guest-number", { number }) : name;
}
