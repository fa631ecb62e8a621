// What components draw: the server's own types, and the few shapes the client puts together from them.
import type * as wire from "../generated/protocol";

export type { Bauble, Baubles, Colour, Glimpse, Points, Reef, Viewer, Wreck } from "../generated/protocol";
export type SeatId = string;
export type GameName = "wreck-raiders" | "coralia";
export type Face = wire.Symbol;
export type Option = wire.Choice;
export type WreckRaidersMat = wire.MatPosition;

/** A view always says what is still to be done; only positions may leave it out. */
export type WreckRaidersView = Omit<wire.WreckRaidersView, "agenda"> & { agenda: string[] };
export type CoraliaView = wire.CoraliaView;

export interface TableEvent {
  step: number;
  by?: string;
  /** The fields differ from event to event; who reads one asks for it by name. */
  event: { what: string } & Record<string, unknown>;
  text: string;
}

export interface Standing {
  seat: SeatId;
  place: number;
  score: number;
  breakdown: wire.Points[];
}

export interface SeatInfo {
  seat: SeatId;
  name: string;
  kind: "person" | "bot";
  level: string | null;
  connected: boolean;
  colour: number;
  /** Whether this browser decides for it. */
  yours?: boolean;
  /** Whether its person gave up, and a bot plays on. */
  resigned?: boolean;
  /** The bot that plays while its person is away. */
  standIn?: string | null;
}

export interface ChatLine {
  seat: SeatId | null;
  name: string;
  text: string;
  at: number;
  /** By which the speaker can be muted. */
  speaker: string;
}

export interface Clock {
  left: Record<SeatId, number>;
  running: SeatId | null;
}

export interface Update {
  version: number;
  game: GameName;
  edition: string | null;
  status: "open" | "running" | "over";
  view: WreckRaidersView | CoraliaView;
  asked: string | null;
  turn: SeatId | null;
  options: Option[];
  events: TableEvent[];
  /** Steps after this one were taken back before `events` happened; none were if it is left out. */
  kept?: number;
  standings: Standing[];
  last_word: string | null;
  history: number[][];
  seats: SeatInfo[];
  /** The seats of this browser: several when friends share a screen. */
  mine: SeatId[];
  /** Whether players hold something others may not see. */
  secrets: boolean;
  can_undo: boolean;
  commitment: string;
  clock: Clock | null;
  chat: ChatLine[];
  /** How many speakers we do not hear. */
  muted: number;
}

// ---- What is printed, as components like it: lists instead of counts ----

export interface Exhibit {
  id: string;
  treasures: wire.Wreck[];
  coins: number;
  crests: wire.Bauble[];
  style: string | null;
}

export interface Piece {
  id: string;
  cost: wire.Bauble[];
  symbols: wire.Bauble[];
  per: string[];
  coins: number;
}

export interface WreckRaidersComponents {
  exhibits: Exhibit[];
  pieces: Piece[];
  beach: wire.Bauble[][];
  /** Divers of each player, claimed exhibits that end the game, coins for a conch on one. */
  divers: number;
  exhibits_to_end: number;
  conch_coins: number;
  pedestals: number;
  vault_rows: number[];
}

export interface CoraliaComponents {
  rounds: number;
  points: Record<string, number>;
  fish_sets: number[];
}

export type Components = WreckRaidersComponents | CoraliaComponents;
