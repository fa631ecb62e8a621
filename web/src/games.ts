// The games with a table of their own, one line each; every other game is drawn by the generic one.
import type { GameTable } from "./lib/game";
import { learn } from "./lib/words.svelte";

export const GAMES: Record<string, () => Promise<{ default: GameTable }>> = {
  "wreck-raiders": () => import("@games/wreck-raiders/web/table"),
  coralia: () => import("@games/coralia/web/table"),
};

const known = new Map<string, Promise<GameTable>>();

async function load(name: string): Promise<GameTable> {
  const { default: game } = await (GAMES[name] ?? (() => import("./generic/table")))();
  await learn(game.words);
  return game;
}

/** What a game brings to the page, once its words are there, too. */
export function gameTable(name: string): Promise<GameTable> {
  const found = known.get(name) ?? load(name);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}
