// Written from the Rust types by `cargo xtask bless`: change those, not this.

/** Everything on the board and beside it that belongs to nobody, piles and dice of the supply apart. */
export type Board = {
  /** The reefs, by colour. */
  reefs: [Reef, Reef, Reef, Reef, Reef, Reef],
  /** Coloured dice on the island, by colour. */
  island: [number, number, number, number, number, number],
  /** White dice on the island. */
  white: number,
  /** Turtles beside the board (CO-1.5); before they are laid out, all of them. */
  "side-turtles": Array<Turtle>,
  /** Chests beside the board (CO-1.5). */
  "side-chests": number,
  /** Stingray cards nobody has (CO-1.4). */
  stingrays: number
};

export type Chest = "fish-card" | "pearl-card" | "starfish-card" | "island-card" | "island-dice" | "stingray" | "white-die" | "jellyfish";

export type Colour = "yellow" | "blue" | "red" | "orange" | "green" | "violet";

/** One thing that happened. */
export type CoraliaEvent = { "what": "turtle-laid", reef: Colour, turtle: Turtle }
  | { "what": "started", seat: string }
  | { "what": "set-up-die-placed", die: string, on: CoraliaSpot }
  | { "what": "turtle-put-aside", reef: Colour, turtle: Turtle }
  | { "what": "turn-began", seat: string, round: number }
  | { "what": "die-taken", seat: string, colour: Colour }
  | { "what": "die-locked", seat: string, die: string }
  | { "what": "die-rolled", seat: string, die: string }
  | { "what": "all-rolled-again", seat: string }
  | { "what": "die-placed", seat: string, die: string, on: CoraliaSpot }
  | { "what": "white-die-rolled", seat: string, symbol: Symbol }
  | { "what": "white-die-placed", seat: string, symbol: Symbol, on: CoraliaSpot }
  | { "what": "points-gained", seat: string, source: Source, points: number }
  | { "what": "card-taken", seat: string, pile: Pile, card: string | null }
  | { "what": "card-looked-at", seat: string, pile: Pile, card: string | null }
  | { "what": "card-kept", seat: string, pile: Pile, card: string | null, put_back: number }
  | { "what": "pile-empty", seat: string, pile: Pile }
  | { "what": "octopus-placed", seat: string, reef: Colour }
  | { "what": "diver-moved", seat: string, from: Colour | null, to: Colour }
  | { "what": "die-moved-down", reef: Colour }
  | { "what": "turtle-taken", seat: string, reef: Colour, turtle: Turtle }
  | { "what": "turtle-copied", seat: string, turtle: Turtle }
  | { "what": "chest-taken", seat: string, reef: Colour | null, chest: Chest }
  | { "what": "stingray-taken", seat: string }
  | { "what": "scoring-began", seat: string }
  | { "what": "card-shown", seat: string, card: string }
  | { "what": "card-scored", seat: string, card: string }
  | { "what": "step-scored", seat: string, source: Source, points: number }
  | { "what": "ended"
};

/** One thing that brought points, or would bring them if the end came now. */
export type CoraliaPart = { "what": "track", source: Source, points: number }
  | { "what": "starfish", card: string, copies: number, count: number, each: number, scored: boolean, points: number }
  | { "what": "diver", reef: Colour, spaces: Array<ReefSpace>, points: number }
  | { "what": "fish-set", fish: Array<Species>, points: number }
  | { "what": "per-fish", cards: number, each: number, points: number }
  | { "what": "pearls", place: PearlPlace, sum: number, used: Array<number>, unused: Array<number>, points: number }
  | { "what": "per-pearl", cards: number, each: number, points: number
};

/** Every piece that can be set. What is left out gets the default its field names. */
export type CoraliaPosition = {
  /** How many play; two if left out. */
  players?: number,
  /** Who began; `A` if left out. */
  start?: string,
  /** Whose turn it is; if absent, it follows from the turns played, or is the start player's in the final scoring. */
  turn?: string,
  /** How many turns have ended; after the last one comes the final scoring. */
  "turns-played": number,
  /** Dice on the station: `red` before the roll, `red-fish` after it, `red-fish!` when locked. */
  station?: Array<string>,
  /** Turtles beside the board; if left out, those that are nowhere else after every free reef got one. */
  "side-turtles"?: Array<Turtle>,
  /** Every card drawn so far, in order: `A fish blowfish fire-fish!`, the kept one marked. */
  draws?: Array<string>,
  /** Starfish cards the player on turn has still to score; in the final scoring all of them if left out. */
  "to-score"?: Array<string>,
  /** What is still to be done, the next thing first; if left out, what the station and the turns suggest. */
  agenda?: Array<string>,
  /** Coloured dice on the island; what lies nowhere is in the supply. */
  island?: { [key in Colour]?: number },
  /** The reefs; one left out has no die and its chest. */
  reefs?: { [key in Colour]?: ReefPosition },
  /** The players; one left out has nothing. */
  seats?: { [key in string]: SeatPosition }
};

/** The exact spot a die goes to. */
export type CoraliaSpot = { "reef": [Colour, Space] } | "island";

/** An entry of the agenda; `task` says which. */
export type CoraliaTask = { "task": "turtles" }
  | { "task": "start" }
  | { "task": "set-up-dice" }
  | { "task": "choose" }
  | { "task": "lock" }
  | { "task": "roll" }
  | { "task": "place" }
  | { "task": "draw", pile: Pile }
  | { "task": "look", pile: Pile, count: number }
  | { "task": "keep", pile: Pile }
  | { "task": "chest", reef: Colour }
  | { "task": "side-chest" }
  | { "task": "copy" }
  | { "task": "white-die" }
  | { "task": "place-white", symbol: Symbol }
  | { "task": "starfish" }
  | { "task": "chests", reefs: string }
  | { "task": "left-over", count: number, used: Array<Pile> }
  | { "task": "end"
};

/** Everything one viewer may know (CO-9.1). */
export type CoraliaView = {
  /** Who looks. */
  viewer: Viewer,
  /** How far the game has come. */
  progress: Progress,
  /** Dice in the supply, by colour. */
  supply: [number, number, number, number, number, number],
  /** Dice on the research station. */
  station: Array<string>,
  /** Reefs, island, and what lies beside the board. */
  board: Board,
  /** The chests nobody has taken, wherever they lie. */
  chests: Array<Chest>,
  /** The piles of pearls, fish, starfish and of the island. */
  piles: [PileView, PileView, PileView, PileView],
  /** What lies in front of each player. */
  holdings: Array<Holdings>,
  /** How many cards each player holds, stingrays included. */
  cards: Array<number>,
  /** Every draw so far, in order, as far as the viewer could see it. */
  draws: Array<Glimpse>,
  /** The starfish cards the player on turn has still to score. */
  "to-score": Array<string>,
  /** What is still to be done; in JSON the next thing is last. */
  agenda: Array<string>,
  /** The next thing of the agenda as data; null when the game is over. */
  asks: CoraliaTask | null
};

/** What starfish cards counted when they were scored (CO-7.5 to CO-7.7). */
export type Counted = {
  /** Dice on the island. */
  "island-dice": number,
  /** Turtles of the player. */
  turtles: number,
  /** Chests of the player. */
  chests: number
};

/** One draw as one viewer saw it. */
export type Glimpse = {
  /** Who drew. */
  by: string,
  /** From which pile. */
  pile: Pile,
  /** How many cards were taken or looked at. */
  count: number,
  /** These cards in order, if the viewer drew them. */
  seen: Array<string>,
  /** What became of them. */
  kept: Kept
};

/** What lies in front of a player, cards of the piles apart. */
export type Holdings = {
  /** The reef of the diver. */
  diver: Colour | null,
  /** Turtles taken. */
  turtles: Array<Turtle>,
  /** Chests taken. */
  chests: Array<Chest>,
  /** Stingray cards taken. */
  stingrays: number,
  /** Points on the track by their source, in the order of [`Source`]. */
  points: [number, number, number, number, number],
  /** What scored starfish cards were paid for; it may have changed since. */
  counted: Counted
};

/** What a viewer knows of the card kept of a draw. */
export type Kept = "open" | "hidden" | { "known": string
};

export type Kind = "pearl" | "fish" | "starfish";

/** Who has how many pearls. */
export type PearlPlace = { "known": number } | { "at-worst": number
};

export type Pile = "pearl" | "fish" | "starfish" | "island";

/** A pile as one viewer sees it. */
export type PileView = {
  /** Cards nobody has seen; they are drawn first. */
  unseen: number,
  /** The cards put back under them, top first, as far as the viewer has seen them there. */
  under: Array<string | null>
};

/** The components of one table. */
export type Printed = {
  /** How many sit at the table. */
  players: number,
  /** Rounds of the game. */
  rounds: number,
  /** The colours of dice and reefs, in order. */
  colours: [Colour, Colour, Colour, Colour, Colour, Colour],
  /** Dice of each colour. */
  dice: number,
  /** White dice. */
  "white-dice": number,
  /** Dice of each colour that stand in for missing players. */
  "set-up-dice": number,
  /** The spaces of every reef, one for each symbol and the treasure space. */
  reef: Array<PrintedSpace>,
  /** From one jellyfish of the track to the next. */
  "jellyfish-every": number,
  /** The cards of the piles. */
  cards: { [key in string]: PrintedCard },
  /** Stingray cards. */
  stingrays: number,
  /** Cards of each kind that start in the island pile. */
  "on-the-island": number,
  /** What a set is worth by its number of species, from none to five. */
  "fish-sets": [number, number, number, number, number, number],
  /** The turtle tiles, by their bonus. */
  turtles: [Turtle, Turtle, Turtle, Turtle, Turtle, Turtle, Turtle, Turtle],
  /** The chests, by their content. */
  chests: [Chest, Chest, Chest, Chest, Chest, Chest, Chest, Chest]
};

/** A card of the piles. */
export type PrintedCard = {
  /** Its back. */
  kind: Kind,
  /** How many there are. */
  copies: number
};

/** A space of a reef. */
export type PrintedSpace = {
  /** The space. */
  space: Space,
  /** The points beside it. */
  points: number
};

/** How far the game has come. */
export type Progress = {
  /** How many play. */
  players: number,
  /** Who began; nobody before chance has spoken (CO-1.6). */
  start: string | null,
  /** Who is on turn, in play and in the starfish step of the final scoring. */
  seat: string,
  /** Turns that have ended. */
  turns: number
};

/** One reef (CO-1.2). */
export type Reef = {
  /** The spaces with a die. */
  dice: Array<Space>,
  /** Those of them whose die is white. */
  white: Array<Space>,
  /** The turtle that lies here. */
  turtle: Turtle | null,
  /** Whether a chest lies here. */
  chest: boolean,
  /** Whose octopus stands here. */
  octopus: string | null
};

/** One reef. */
export type ReefPosition = {
  /** Spaces with a die of the reef's colour. */
  dice?: Array<Space>,
  /** Spaces with a white die; white dice that lie nowhere are on the island. */
  white?: Array<Space>,
  /** The turtle; if left out and its space is free, one that is nowhere else. */
  turtle?: Turtle,
  /** Whether the chest is there; if left out, unless a die lies on the treasure space. */
  chest?: boolean,
  /** Whose octopus stands here. */
  octopus?: string
};

/** A space of a reef as the diver counts it. */
export type ReefSpace = { space: Space,
  /** Whether a die lies there: only then it counts. */
  die: boolean,
  /** What is printed beside it. */
  points: number
};

/** What one player has, cards of the piles apart. */
export type SeatPosition = {
  /** The reef of the diver. */
  diver?: Colour,
  /** Turtles taken. */
  turtles?: Array<Turtle>,
  /** Chests taken; those left lie on the reefs and beside the board. */
  chests?: Array<Chest>,
  /** Stingray cards taken. */
  stingrays: number,
  /** Points on the track, by source. */
  points?: { [key in Source]?: number },
  /** What scored starfish cards were paid for, as far as it is known; their points are among the others. */
  counted?: Counted
};

export type Source = "octopuses" | "island" | "jellyfish" | "chests" | "starfish" | "divers" | "fish" | "pearls";

export type Space = "pearl" | "fish" | "starfish" | "octopus" | "diver" | "turtle" | "treasure";

export type Species = "fire-fish" | "blowfish" | "angel-fish" | "stingray" | "anemone-fish";

export type Symbol = "pearl" | "fish" | "starfish" | "octopus" | "diver" | "turtle";

export type Turtle = "white-die" | "jellyfish" | "stingray" | "starfish-card" | "island-card" | "fish-card" | "copy" | "side-chest";

/** Someone who looks at the table: the owner of a seat, or anyone else. */
export type Viewer = { "seat": string } | "spectator";
