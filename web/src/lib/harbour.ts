// The lobby's server: tables of mine, open tables, and creating a new one.
import type { CreateTable, List, SeatRequest, TableInfo, TableLine, Terms } from "../generated/protocol";
import { gameTable } from "../games";
import { api, change, guest } from "./api";
import { begin } from "./dice";
import { named, type Harbour, type Pace, type SeatWish, type TableCard, type TableWish } from "./lobby";
import { settings } from "./settings.svelte";
import { colon, editionName, list, personName, t } from "./words.svelte";

export const CLOCKS: Record<Pace, Partial<Terms>> = {
  none: {},
  live: { clock: { kind: "game", minutes: 30 } },
  days: { clock: { kind: "day", days: 3 } },
};

const LETTERS = "ABCDE";

/** How long people may think, as one sentence. */
export function clockWords({ clock = { kind: "none" } }: Partial<Terms>): string {
  return t("clock-says", { kind: clock.kind, count: clock.kind === "game" ? clock.minutes : clock.kind === "day" ? clock.days : 0 });
}

/** Who sits on a seat, as it stands in a list. */
function sitter({ names, bots = [] }: TableLine, index: number): string | null {
  const [name, seat] = [names[index] ?? null, LETTERS[index] ?? ""];
  if (name === null) return null;
  return bots.includes(seat) ? t("bot-listed", { level: name, seat }) : personName(name);
}

/** Whose turn it is, or what a table waits for. */
function state(line: TableLine): string {
  if (line.status === "over") return t("over");
  if (line.status === "closed") return t("closed");
  if (line.status === "open") return t(line.yours?.length ? "waiting" : "join");
  if (line.your_turn) return t("your-turn");
  const index = LETTERS.indexOf(line.turn ?? "-");
  const name = line.bots?.includes(line.turn ?? "") ? t("bot-name", { seat: line.turn ?? "" }) : sitter(line, index);
  return name === null ? t("going-on") : t("turn-of", { name });
}

function facts(line: TableLine): string[] {
  const { terms, names, status, scores, changed } = line;
  const people = names.map((_, index) => sitter(line, index));
  return [
    terms.edition ? editionName(terms.edition) : "",
    status === "open" && terms.clock?.kind !== "none" ? clockWords(terms).replace(/\.$/, "") : "",
    status === "open" ? t("seats-taken", { taken: people.filter(Boolean).length, seats: names.length }) : "",
    scores ? list(scores.map((score, index) => colon(people[index] ?? "", score))) : "",
    new Date(changed * 1000).toLocaleDateString(settings.language, { day: "numeric", month: "short" }),
  ].filter(Boolean);
}

function card(line: TableLine): TableCard {
  const others = line.names.flatMap((_, index) => (line.yours?.includes(LETTERS[index] ?? "") ? [] : (sitter(line, index) ?? [])));
  return {
    id: line.id,
    address: `/${line.status === "over" ? "r" : "t"}/${line.id}`,
    game: line.terms.game,
    title: line.title,
    people: others.length ? t("with", { names: list(others) }) : line.status === "open" ? "" : t("solo"),
    state: state(line),
    mine: line.your_turn,
    facts: facts(line),
  };
}

/** A game names its editions itself: its words come first. */
async function cards(lines: TableLine[]): Promise<TableCard[]> {
  await Promise.all([...new Set(lines.map(({ terms }) => terms.game))].map(gameTable));
  return lines.map(card);
}

function seat(wish: SeatWish, index: number, wishes: readonly SeatWish[]): SeatRequest {
  const first = wishes.findIndex(({ kind }) => kind === "me") === index;
  if (wish.kind === "me" && first) return { kind: "me" };
  if (wish.kind === "bot") return { kind: "bot", level: wish.level };
  return wish.kind === "link" ? { kind: "open" } : { kind: "hot-seat", name: wish.name.trim() };
}

function laid(wish: TableWish): CreateTable {
  const terms: Terms = { game: wish.game, public: wish.listed, ...(wish.edition ? { edition: wish.edition } : {}), ...CLOCKS[wish.pace], ...(wish.pace === "days" ? {} : { absence_minutes: wish.absence }) };
  return { terms, seats: named(wish.seats, (number) => t("player-number", { number })).map(seat) };
}

const full = (table: TableInfo): boolean => table.seats.every(({ sitter }) => sitter.kind !== "open");

async function lay(wish: TableWish): Promise<string> {
  const name = settings.name.trim();
  await change({ language: settings.language, ...(name ? { name } : {}) });
  const { table } = await api.create(laid(wish));
  if (full(table)) await begin(table);
  return `/t/${table.id}`;
}

/** The lobby of the server this page came from. */
export function harbour(): Harbour {
  let lists: Promise<List> | null = null;
  const listed = async (): Promise<List> => {
    await guest();
    lists ??= api.tables().finally(() => setTimeout(() => (lists = null), 1000));
    return lists;
  };
  return {
    games: api.games,
    mine: async () => listed().then(({ mine }) => cards(mine)),
    open: async () => listed().then(({ open }) => cards(open)),
    set: lay,
  };
}
