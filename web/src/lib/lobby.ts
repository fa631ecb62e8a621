// What the lobby asks of the server: games, tables of mine, open tables, a new table.
import type { EditionInfo, GameInfo } from "../generated/protocol";

export type SeatKind = "me" | "here" | "link" | "bot";
export type Level = "calm" | "keen" | "sharp" | "deep";
export type Pace = "none" | "live" | "days";

export interface SeatWish {
  kind: SeatKind;
  name: string;
  level: Level;
}

export interface TableWish {
  game: string;
  edition: string | null;
  pace: Pace;
  /** Minutes after which others may let a bot play for someone who is away; 0 for never. */
  absence: number;
  listed: boolean;
  seats: SeatWish[];
}

export interface TableCard {
  id: string;
  address: string;
  game: string;
  title: string;
  /** Who else sits there. */
  people: string;
  /** Whose turn it is, or what it waits for. */
  state: string;
  /** Whether it waits for the reader. */
  mine: boolean;
  /** Edition, seats, scores, date. */
  facts: string[];
}

export interface Harbour {
  /** The games with their editions. */
  games(): Promise<GameInfo[]>;
  mine(): Promise<TableCard[]>;
  open(): Promise<TableCard[]>;
  /** Sets a table and answers its address. */
  set(wish: TableWish): Promise<string>;
}

export const LEVELS: readonly Level[] = ["calm", "keen", "sharp", "deep"];

/** How many can sit down. */
export const players = ({ fewest, most }: EditionInfo): number[] => Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);

const seat = (kind: SeatKind, name: string, level: Level = "calm"): SeatWish => ({ kind, name, level });

/** Seats for a number of players: me first, then those already seated, then bots. */
export function seats(count: number, before: readonly SeatWish[], me: string): SeatWish[] {
  return Array.from({ length: count }, (_, index) => before[index] ?? (index === 0 ? seat("me", me) : seat("bot", "")));
}

/** At one screen everyone has a name: players without one are numbered, and so am I if there are others. */
export function named(wishes: readonly SeatWish[], player: (number: number) => string): SeatWish[] {
  const shared = wishes.filter(({ kind }) => kind === "me" || kind === "here").length > 1;
  const nameless = ({ kind, name }: SeatWish): boolean => !name.trim() && (kind === "here" || (kind === "me" && shared));
  return wishes.map((wish, index) => (nameless(wish) ? { ...wish, kind: "here", name: player(index + 1) } : wish));
}

/** A message of the start button: it says what will happen, out of what is chosen. */
export interface StartWords {
  name: "start-alone" | "start-bots" | "start-with" | "start-with-bots" | "start-invite";
  values: { count?: number; level?: Level | "mixed"; people?: string[] };
}

export function startWords(wish: TableWish, player: (number: number) => string): StartWords {
  const of = (kind: SeatKind): SeatWish[] => wish.seats.filter((one) => one.kind === kind);
  const [bots, links] = [of("bot"), of("link")];
  const people = named(wish.seats, player).flatMap(({ kind, name }, index) => (index > 0 && (kind === "here" || kind === "me") ? [name] : []));
  const [level = "mixed", ...others] = new Set(bots.map((one) => one.level));
  if (links.length) return { name: "start-invite", values: { count: links.length } };
  if (people.length && bots.length) return { name: "start-with-bots", values: { people, count: bots.length } };
  if (people.length) return { name: "start-with", values: { people } };
  return bots.length ? { name: "start-bots", values: { count: bots.length, level: others.length ? "mixed" : level } } : { name: "start-alone", values: {} };
}
