// What the parts of this table draw: the game's own types, and lists where the components have counts.
import type { Bauble, MatPosition, Wreck, WreckRaidersView } from "./generated";

export type { Bauble, Baubles, Wreck } from "./generated";
export type Mat = MatPosition;

export type View = WreckRaidersView;

export interface Exhibit {
  id: string;
  treasures: Wreck[];
  coins: number;
  crests: Bauble[];
  style: string | null;
}

export interface Piece {
  id: string;
  cost: Bauble[];
  symbols: Bauble[];
  per: string[];
  coins: number;
}

export interface Components {
  exhibits: Exhibit[];
  pieces: Piece[];
  beach: Bauble[][];
  /** Divers of each player, claimed exhibits that end the game, coins for a conch on one. */
  divers: number;
  exhibits_to_end: number;
  conch_coins: number;
  pedestals: number;
  vault_rows: number[];
}
