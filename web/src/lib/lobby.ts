// What the lobby asks of the server: tables of mine, open tables, a new table.
import type { GameName } from "./protocol";

export type SeatKind = "me" | "here" | "link" | "bot";
export type Level = "calm" | "keen" | "sharp" | "deep";
export type Pace = "none" | "live" | "days";

export interface SeatWish {
  kind: SeatKind;
  name: string;
  level: Level;
}

export interface TableWish {
  game: GameName;
  edition: string | null;
  pace: Pace;
  listed: boolean;
  seats: SeatWish[];
}

export interface TableCard {
  id: string;
  address: string;
  game: GameName;
  edition: string | null;
  names: string[];
  /** Whose turn it is; none before the game begins and when it is over. */
  turn: string | null;
  mine: boolean;
  note: string;
}

export interface Harbour {
  mine(): Promise<TableCard[]>;
  open(): Promise<TableCard[]>;
  /** Sets a table and answers its address. */
  set(wish: TableWish): Promise<string>;
}

export const LEVELS: readonly Level[] = ["calm", "keen", "sharp", "deep"];
export const EDITIONS: Record<GameName, readonly string[]> = { "wreck-raiders": ["2019", "2018"], coralia: [] };

/** How many can sit down, by edition. */
export function players(game: GameName, edition: string | null): number[] {
  if (game === "coralia") return [2, 3, 4];
  return edition === "2018" ? [2, 3, 4] : [1, 2, 3, 4, 5];
}

const seat = (kind: SeatKind, name: string, level: Level = "keen"): SeatWish => ({ kind, name, level });

/** Seats for so many players: me first, then whoever already sat there, then bots. */
export function seats(count: number, before: readonly SeatWish[], me: string): SeatWish[] {
  return Array.from({ length: count }, (_, index) => before[index] ?? (index === 0 ? seat("me", me) : seat("bot", "")));
}

/** At one screen everybody has a name: whoever gave none is numbered, and so am I among others. */
export function named(wishes: readonly SeatWish[], player: (number: number) => string): SeatWish[] {
  const shared = wishes.filter(({ kind }) => kind === "me" || kind === "here").length > 1;
  const nameless = ({ kind, name }: SeatWish): boolean => !name.trim() && (kind === "here" || (kind === "me" && shared));
  return wishes.map((wish, index) => (nameless(wish) ? { ...wish, kind: "here", name: player(index + 1) } : wish));
}

/** The table behind a quick button. */
export function quick(kind: "play" | "solo" | "invite", game: GameName, me: string): TableWish {
  const edition = EDITIONS[game][0] ?? null;
  const others: Record<typeof kind, SeatWish[]> = {
    play: [seat("bot", ""), seat("bot", "")],
    solo: game === "coralia" ? [seat("bot", "", "sharp")] : [],
    invite: [seat("link", "")],
  };
  return { game, edition, pace: "none", listed: false, seats: [seat("me", me), ...others[kind]] };
}
