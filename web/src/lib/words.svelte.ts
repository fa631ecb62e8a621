// The client's own words, from the phrasebook's Fluent files, in the language chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../crates/phrasebook/words/en/web.ftl?raw";
import { settings, type Language } from "./settings.svelte";

const others: Record<Exclude<Language, "en">, () => Promise<{ default: string }>> = {
  fr: () => import("../../../crates/phrasebook/words/fr/web.ftl?raw"),
  de: () => import("../../../crates/phrasebook/words/de/web.ftl?raw"),
};

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const fallback = bundle("en", english);
let spoken: FluentBundle = $state.raw(fallback);

/** Speaks the chosen language from now on; English until its words have come. */
export async function speak(language: Language): Promise<void> {
  document.documentElement.lang = language;
  spoken = language === "en" ? fallback : bundle(language, (await others[language]()).default);
}

/** A text by its name. */
export function t(name: string, values?: Record<string, FluentVariable>): string {
  for (const source of [spoken, fallback]) {
    const pattern = source.getMessage(`web-${name}`)?.value;
    if (pattern) return source.formatPattern(pattern, values ?? null);
  }
  return name;
}

/** Names that depend on the edition: 2018 knows skulls where 2019 knows conches. */
export const baubleName = (bauble: string, edition: string | null): string =>
  t(`bauble-${bauble}${edition === "2018" ? "-2018" : ""}`);

/** A bot goes by its strength and its seat, as in the server's sentences. */
export function botName(level: string, seat: string): string {
  const name = t(`level-${level}`);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${seat}`;
}

export const current = (): Language => settings.language;
