// Small pictures in place of codes: what a game draws beside a line of its log.
import type { TableEvent } from "./protocol";

export interface Glyph {
  /** The id of its drawing. */
  pic: string;
  /** For those who cannot see it. */
  name: string;
  /** Another drawing on it, such as the symbol of a die. */
  over?: string;
  /** How wide it is for its height. */
  wide?: number;
  style?: string;
  /** The colour of the player it belongs to. */
  colour?: number;
  /** A short text beside it, or on it where `on` is set. */
  text?: string;
  on?: boolean;
}

/** What a game draws for an event. */
export type Glyphs = (told: TableEvent) => Glyph[];

/** What stands in one line for a whole turn: less than what its sentences show. */
export type Brief = (events: readonly TableEvent[]) => Glyph[];
