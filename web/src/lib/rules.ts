// What is told about the rules of a game: its first turn, and in French and German its clauses; the English ones are in its rulebook.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import deCoralia from "../../../crates/phrasebook/words/de/rules-coralia.ftl?url";
import deWreckRaiders from "../../../crates/phrasebook/words/de/rules-wreck-raiders.ftl?url";
import enCoralia from "../../../crates/phrasebook/words/en/rules-coralia.ftl?url";
import enWreckRaiders from "../../../crates/phrasebook/words/en/rules-wreck-raiders.ftl?url";
import frCoralia from "../../../crates/phrasebook/words/fr/rules-coralia.ftl?url";
import frWreckRaiders from "../../../crates/phrasebook/words/fr/rules-wreck-raiders.ftl?url";
import { Refused } from "./api";
import type { GameName } from "./protocol";
import type { Language } from "./settings.svelte";

/** Texts by their names: `rule-co-1-1`, `chapter-co-1`, `first-turn-co-1`. */
export type Told = ReadonlyMap<string, string>;

const FILES: Record<Language, Record<GameName, string>> = {
  en: { coralia: enCoralia, "wreck-raiders": enWreckRaiders },
  fr: { coralia: frCoralia, "wreck-raiders": frWreckRaiders },
  de: { coralia: deCoralia, "wreck-raiders": deWreckRaiders },
};

/** The texts in a language. */
export async function translated(game: GameName, language: Language): Promise<Told> {
  const answer = await fetch(FILES[language][game]).catch(() => null);
  if (!answer?.ok) throw new Refused(null);
  const resource = new FluentResource(await answer.text());
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resource);
  return new Map(resource.body.flatMap(({ id, value }) => (value ? [[id, bundle.formatPattern(value)] as const] : [])));
}
