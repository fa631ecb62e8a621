// The lobby's server: tables of mine, open tables, and creating a new one.
import type { CreateTable, List, SeatRequest, TableInfo, TableLine, Terms } from "../generated/protocol";
import { gameTable } from "../games";
import { api, change, guest } from "./api";
import { LEVELS, named, type Harbour, type Level, type Pace, type SeatWish, type TableCard, type TableWish } from "./lobby";
import { settings } from "./settings.svelte";
import { editionName, t } from "./words.svelte";

const CLOCKS: Record<Pace, Partial<Terms>> = {
  none: {},
  live: { clock: { kind: "game", minutes: 30 }, away_minutes: 5 },
  days: { clock: { kind: "day", days: 3 } },
};

/** Bots stand in lists by their level. */
function shown(name: string): string {
  const level = LEVELS.find((one) => one === (name as Level));
  return level ? t("bot-level", { level: t(`level-${level}`) }) : name;
}

function card(line: TableLine, me: string): TableCard {
  const turn = line.turn ? (line.names["ABCDE".indexOf(line.turn)] ?? null) : null;
  const others = [...line.names];
  const own = others.indexOf(me);
  if (own >= 0) others.splice(own, 1);
  const sat = line.names.filter((name) => name !== null).length;
  const edition = line.terms.edition ?? null;
  const facts = [edition ? editionName(edition) : null, line.status === "open" ? `${sat}/${line.names.length}` : null, line.scores ? line.scores.join(" : ") : null];
  return {
    id: line.id,
    address: `/${line.status === "over" ? "r" : "t"}/${line.id}`,
    game: line.terms.game,
    title: line.title,
    edition,
    names: others.flatMap((name) => (name === null ? [] : [shown(name)])),
    turn: line.status === "over" ? t("over") : turn === null ? null : shown(turn),
    mine: line.your_turn,
    note: facts.filter(Boolean).join(", "),
  };
}

/** A game names its editions itself: its words come first. */
async function cards(lines: TableLine[], me: string): Promise<TableCard[]> {
  await Promise.all([...new Set(lines.map(({ terms }) => terms.game))].map(gameTable));
  return lines.map((line) => card(line, me));
}

function seat(wish: SeatWish, index: number, wishes: readonly SeatWish[]): SeatRequest {
  const first = wishes.findIndex(({ kind }) => kind === "me") === index;
  if (wish.kind === "me" && first) return { kind: "me" };
  if (wish.kind === "bot") return { kind: "bot", level: wish.level };
  return wish.kind === "link" ? { kind: "open" } : { kind: "hot-seat", name: wish.name.trim() };
}

function laid(wish: TableWish): CreateTable {
  const terms: Terms = { game: wish.game, public: wish.listed, ...(wish.edition ? { edition: wish.edition } : {}), ...CLOCKS[wish.pace] };
  return { terms, seats: named(wish.seats, (number) => t("player-number", { number })).map(seat) };
}

const full = (table: TableInfo): boolean => table.seats.every(({ sitter }) => sitter.kind !== "open");

async function lay(wish: TableWish): Promise<string> {
  const name = settings.name.trim();
  await change({ language: settings.language, ...(name ? { name } : {}) });
  const { table } = await api.create(laid(wish));
  if (full(table)) await api.start(table.id);
  return `/t/${table.id}`;
}

/** The lobby of the server this page came from. */
export function harbour(): Harbour {
  let lists: Promise<List> | null = null;
  const listed = async (): Promise<[List, string]> => {
    const me = (await guest()).name;
    lists ??= api.tables().finally(() => setTimeout(() => (lists = null), 1000));
    return [await lists, me];
  };
  return {
    games: api.games,
    mine: async () => listed().then(([list, me]) => cards(list.mine, me)),
    open: async () => listed().then(([list, me]) => cards(list.open, me)),
    set: lay,
  };
}
