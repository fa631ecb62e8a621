// What a table shows: the server's scenes, table and printed data in one. Made from the generated types in `net/`.

export type SeatId = string;
export type GameName = "wreck-raiders" | "coralia";

export interface Option {
  notation: string;
  text: string;
  /** The components this option is about, in the order a player would touch them. */
  touches: string[];
}

export interface TableEvent {
  step: number;
  event: { what: string } & Record<string, unknown>;
  text: string;
}

export interface Points {
  source: string;
  text: string;
  points: number;
}

export interface Standing {
  seat: SeatId;
  place: number;
  score: number;
  breakdown: Points[];
}

export interface SeatInfo {
  seat: SeatId;
  name: string;
  kind: "person" | "bot";
  level: string | null;
  connected: boolean;
  colour: number;
}

export interface ChatLine {
  seat: SeatId | null;
  name: string;
  text: string;
  at: number;
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
  standings: Standing[];
  last_word: string | null;
  history: number[][];
  seats: SeatInfo[];
  /** The seats of this browser: several when friends share a screen. */
  mine: SeatId[];
  /** Whether players hold something others may not see. */
  secrets: boolean;
  /** Steps after this one were taken back before `events`; none were if it is nothing. */
  kept?: number | null;
  /** Whether `events` tells the game from its first step. */
  whole?: boolean;
  can_undo: boolean;
  commitment: string;
  clock: Clock | null;
  chat: ChatLine[];
}

export type Viewer = { seat: SeatId } | "spectator";

// ---- Wreck Raiders ----

export type Wreck = "gem" | "gold" | "art" | "relic";
export type Bauble = "conch" | "scallop" | "starfish";
export type Baubles = Record<Bauble, number>;

export interface WreckRaidersMat {
  divers: string[];
  displays: string[][];
  vault: string[][];
  basket: Baubles;
  exhibits: string[];
  aquariums: string[][];
}

export interface WreckRaidersView {
  viewer: Viewer;
  edition: string;
  players: number;
  turn: SeatId;
  start: SeatId;
  "last-turns": number | null;
  agenda: string[];
  dice: string[];
  row: string[];
  market: string[];
  discards: string[];
  mats: WreckRaidersMat[];
  solo: { rivals: string[]; pile: number; visited: Wreck[]; "ran-out": boolean } | null;
  remaining: { supplies: number[]; deck: number; stacks: number[]; shore: Baubles };
}

export interface Exhibit {
  id: string;
  treasures: Wreck[];
  coins: number;
  crests: Bauble[];
  style: string | null;
}

export interface Piece {
  id: string;
  since: number;
  cost: Bauble[];
  symbols: Bauble[];
  per: string[];
  coins: number;
}

export interface WreckRaidersComponents {
  exhibits: Exhibit[];
  pieces: Piece[];
  beach: Bauble[][];
  pedestals: number;
  vault_rows: number[];
}

// ---- Coralia ----

export type Colour = "yellow" | "blue" | "red" | "orange" | "green" | "violet";
export type Face = "pearl" | "fish" | "starfish" | "octopus" | "diver" | "turtle";

export interface Reef {
  dice: string[];
  white: string[];
  turtle: string | null;
  chest: boolean;
  octopus: SeatId | null;
}

export interface Glimpse {
  by: SeatId;
  pile: string;
  count: number;
  seen: string[];
  kept: "open" | "hidden" | { known: string };
}

export interface CoraliaView {
  viewer: Viewer;
  progress: { players: number; start: SeatId; seat: SeatId; turns: number };
  supply: number[];
  station: string[];
  board: {
    reefs: Reef[];
    island: number[];
    white: number;
    "side-turtles": string[];
    "side-chests": number;
    stingrays: number;
  };
  chests: string[];
  piles: { unseen: number; under: (string | null)[] }[];
  holdings: { diver: Colour | null; turtles: string[]; chests: string[]; stingrays: number; points: number[] }[];
  cards: number[];
  draws: Glimpse[];
  "to-score": string[];
  agenda: string[];
}

export interface CoraliaComponents {
  points: Record<string, number>;
  fish_sets: number[];
}

export type Components = WreckRaidersComponents | CoraliaComponents;
