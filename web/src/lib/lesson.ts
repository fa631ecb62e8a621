// Begins a guided game: an ordinary table of one person and easy bots, whose terms name the lesson.
import type { LessonInfo, SeatRequest } from "../generated/protocol";
import { api, change } from "./api";
import { begin as start } from "./dice";
import { settings } from "./settings.svelte";

const BOT: SeatRequest = { kind: "bot", level: "calm" };

/** Sets the table and answers its address. */
export async function begin(game: string, { name, edition, players }: LessonInfo): Promise<string> {
  const own = settings.name.trim();
  await change({ language: settings.language, ...(own ? { name: own } : {}) });
  const seats: SeatRequest[] = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => BOT)];
  const { table } = await api.create({ terms: { game, ...(edition ? { edition } : {}), lesson: { name } }, seats });
  await start(table);
  settings.change({ guided: true });
  return `/t/${table.id}`;
}

/** The same lesson from its beginning. */
export async function again(game: string, lesson: string): Promise<string> {
  const found = (await api.games()).find(({ name }) => name === game)?.lessons?.find(({ name }) => name === lesson);
  if (!found) throw new Error();
  return begin(game, found);
}
