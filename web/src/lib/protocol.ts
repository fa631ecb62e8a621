// What components draw: the server's own types, and the few shapes the client puts together from them.
import type * as wire from "../generated/protocol";

export type { Components, Ladder, Part, Pill, Points, View } from "../generated/protocol";
export type SeatId = string;
export type Option = wire.Choice;

export interface TableEvent {
  step: number;
  by?: string;
  event: wire.Event;
  text: string;
}

export interface Standing {
  seat: SeatId;
  place: number;
  score: number;
  breakdown: wire.Points[];
  /** What it is made of, as far as the viewer may know. */
  parts: wire.Part[];
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
  /** Whether its person resigned, and a bot plays on. */
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
  game: string;
  edition: string | null;
  status: "open" | "running" | "over";
  /** Whose knowledge is shown; none for a spectator. */
  viewer: SeatId | null;
  view: wire.View;
  asked: string | null;
  turn: SeatId | null;
  options: Option[];
  events: TableEvent[];
  /** Steps after this one were undone before `events` happened; none were if it is left out. */
  kept?: number;
  standings: Standing[];
  last_word: string | null;
  /** The ranks of a game for one. */
  ladder: wire.Ladder | null;
  history: number[][];
  /** The number of steps so far. */
  step: number;
  seats: SeatInfo[];
  /** The seats of this browser: several when friends share a screen. */
  mine: SeatId[];
  /** Whether players hold something others may not see. */
  secrets: boolean;
  can_undo: boolean;
  /** What the coach of a guided game says now. */
  coach?: wire.Coach | null;
  commitment: string;
  clock: Clock | null;
  chat: ChatLine[];
  /** How many speakers we do not hear. */
  muted: number;
}
