// What a first turn of a game is about, in a few sentences.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import de from "../../../crates/phrasebook/words/de/rules-first-turn.ftl?url";
import en from "../../../crates/phrasebook/words/en/rules-first-turn.ftl?url";
import fr from "../../../crates/phrasebook/words/fr/rules-first-turn.ftl?url";
import { Refused } from "./api";
import type { GameName } from "./protocol";
import type { Language } from "./settings.svelte";

const FILES: Record<Language, string> = { en, fr, de };

/** The sentences, in order. */
export async function firstTurn(game: GameName, language: Language): Promise<string[]> {
  const answer = await fetch(FILES[language]).catch(() => null);
  if (!answer?.ok) throw new Refused(null);
  const { body } = new FluentResource(await answer.text());
  const bundle = new FluentBundle(language);
  const prefix = `first-turn-${game === "coralia" ? "co" : "wr"}-`;
  return body.flatMap(({ id, value }) => (value && id.startsWith(prefix) ? [bundle.formatPattern(value)] : []));
}
