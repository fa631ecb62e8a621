// Written from the Rust types by `cargo xtask bless`: change those, not this.

export type Bauble = "conch" | "scallop" | "starfish";

/** Some baubles of each kind. */
export type Baubles = {
  /** How many conches. */
  conch: number,
  /** How many scallops. */
  scallop: number,
  /** How many starfish. */
  starfish: number
};

/** A claimed card and its coins. */
export type CardCoins = { card: string, coins: number
};

/** A display and the card that is claimed with it. */
export type Claiming = {
  /** The display. */
  display: DisplayId,
  /** The card. */
  card: string,
  /** Starfish that the display still needs to match the card. */
  missing: number
};

/** Which decorations a card has crests for (WR-6.3, WR-6.4). */
export type Crests = {
  /** A conch may lie on it. */
  conch: boolean,
  /** A scallop may be spent on it. */
  scallop: boolean
};

export type DisplayId = "d1" | "d2" | "d3";

export type Edition = "2018" | "2019";

/** Why the game ended. */
export type Ending = "last-turns" | "quiet-rounds" | { "solo": SoloEnding
};

/** What an exhibit card shows. */
export type Exhibit = {
  /** Its treasures from left to right. */
  treasures: Array<Wreck>,
  /** Its coins. */
  coins: number,
  /** Its crests. */
  crests: Crests,
  /** Its style reward. */
  style: Style
};

/** What a top pays for (WR-10.3). */
export type Formula = { "set": Baubles } | "piece";

/** Where gained baubles come from. */
export type Gain = "zone" | { "beach": string } | "style";

export type Layer = "bottom" | "middle" | "top";

/** The lid that dice are rolled into. */
export type Lid = {
  /** Squares of each bauble. */
  squares: Baubles,
  /** How often, in a hundred, a die comes to lie on a square of each bauble, and on none. */
  odds: Odds
};

/** One player's mat, divers and aquariums. */
export type MatPosition = {
  /** Spots held by this player's divers; the others are off the board. */
  divers: Array<string>,
  /** The displays from the left: `gem2`, or `gem2*` under a starfish. */
  displays: Array<Array<string>>,
  /** The vault's columns from the bottom. */
  vault: Array<Array<string>>,
  /** Baubles in the basket. */
  basket: Baubles,
  /** Claimed cards: `E17`, or `E17+conch`. */
  exhibits: Array<string>,
  /** Aquariums. */
  aquariums: Array<Array<string>>
};

/** The odds of a die's place. */
export type Odds = { conch: number, scallop: number, starfish: number, none: number
};

/** A piece of an aquarium and its coins. */
export type PieceCoins = { piece: string, coins: number
};

/** The components of one table. */
export type Printed = {
  /** Which rulebook is played. */
  edition: Edition,
  /** How many sit at the table. */
  players: number,
  /** Divers of each player. */
  divers: number,
  /** Rival divers of the solo game. */
  rivals: number,
  /** Dice in the game. */
  dice: number,
  /** Face-up exhibits. */
  row: number,
  /** Claimed exhibits that end the game. */
  "exhibits-to-end": number,
  /** Copies of each treasure. */
  copies: number,
  /** Baubles of each kind. */
  baubles: number,
  /** Coins for a conch on a claimed card. */
  "conch-coins": number,
  /** The numbers round each wreck's ring. */
  rings: { [key in Wreck]?: [number, number, number, number, number, number] },
  /** What the beach spots bring. */
  beach: { [key in string]: Baubles },
  /** Where dice come to lie. */
  lid: Lid,
  /** Pedestals of a display. */
  pedestals: number,
  /** What the vault's rows are worth, from the bottom. */
  "vault-rows": Array<number>,
  /** The cards. */
  exhibits: { [key in string]: Exhibit },
  /** The pieces of this edition. */
  pieces: { [key in string]: PrintedPiece }
};

/** What is printed on an aquarium piece. */
export type PrintedPiece = {
  /** Its layer. */
  layer: Layer,
  /** Its price. */
  cost: Baubles,
  /** The symbols on it; none on a top. */
  symbols: Baubles,
  /** Its coins; for a top, the coins of its formula. */
  coins: number,
  /** What a top pays for. */
  formula: Formula | null
};

/** How much is left to draw and to gain. */
export type Remaining = {
  /** Treasures in each wreck's supply. */
  supplies: [number, number, number, number],
  /** Cards in the deck. */
  deck: number,
  /** Bottoms, middles and tops in their stacks. */
  stacks: [number, number, number],
  /** Baubles in the beach supply. */
  shore: Baubles
};

/** Why a row of the vault pays, or why it does not. */
export type RowState = "one-type" | "mixed" | "unfilled";

/** What ended a solo game (WR-11.11). */
export type SoloEnding = "vault-full" | "exhibits" | "supply-ran-out" | "beach-full" | "no-rivals";

/** The solo game's own pieces. */
export type SoloPosition = {
  /** Spots held by rivals. */
  rivals: Array<string>,
  /** Rivals in the pile; sixteen if left out. Rivals neither here nor on the board have left the game. */
  pile: number,
  /** Wrecks a rival has dived to this round. */
  visited: Array<Wreck>,
  /** Whether a supply ran out this round. */
  "ran-out": boolean
};

/** What a card gives for treasures in its exact order (WR-6.5). */
export type Style = "none" | "free-piece" | "any-bauble" | { "baubles": Baubles
};

/** Someone who looks at the table: the owner of a seat, or anyone else. */
export type Viewer = { "seat": string } | "spectator";

export type Wreck = "gem" | "gold" | "art" | "relic";

/** One thing that happened. */
export type WreckRaidersEvent = { "what": "started", seat: string }
  | { "what": "exhibit-revealed", place: number, card: string }
  | { "what": "piece-revealed", place: number, piece: string }
  | { "what": "dice-gathered" }
  | { "what": "die-rolled", die: number, rolled: string }
  | { "what": "turn-began", seat: string }
  | { "what": "round-began" }
  | { "what": "die-taken", by: string, die: number, rolled: string }
  | { "what": "baubles-gained", seat: string, baubles: Baubles, short: Baubles, from: Gain }
  | { "what": "bauble-spent", seat: string, bauble: Bauble }
  | { "what": "die-adjusted", seat: string, value: number }
  | { "what": "diver-moved", diver: string, from: string | null, to: string }
  | { "what": "diver-stayed", seat: string }
  | { "what": "diver-sent-home", diver: string, from: string }
  | { "what": "diver-pushed", diver: string, from: string, to: string | null }
  | { "what": "diver-landed", diver: string, on: string }
  | { "what": "treasure-drawn", diver: string, treasure: string }
  | { "what": "nothing-to-draw", diver: string, wreck: Wreck }
  | { "what": "supply-renewed", wreck: Wreck }
  | { "what": "treasure-placed", seat: string, treasure: string, slot: string }
  | { "what": "treasure-discarded", diver: string, treasure: string }
  | { "what": "claim-named", seat: string, display: DisplayId, card: string }
  | { "what": "treasure-covered", seat: string, display: DisplayId, place: number }
  | { "what": "card-decorated", seat: string, card: string }
  | { "what": "style-shown", seat: string, card: string }
  | { "what": "card-collected", seat: string, display: DisplayId, card: string }
  | { "what": "display-trimmed", seat: string, display: DisplayId, treasure: string }
  | { "what": "piece-placed", seat: string, placement: string, paid: Baubles }
  | { "what": "last-turns-began", seat: string }
  | { "what": "ended", ending: Ending
};

/** One thing that brings coins, or could have. */
export type WreckRaidersPart = { "what": "exhibits", cards: Array<CardCoins>, points: number }
  | { "what": "conches", cards: Array<string>, each: number, points: number }
  | { "what": "faces", faces: Array<string>, again: Array<string>, points: number }
  | { "what": "row", row: number, treasures: Array<string>, state: RowState, worth: number, points: number }
  | { "what": "aquarium", pieces: Array<PieceCoins>, points: number }
  | { "what": "top", bottom: string, top: string, formula: Formula, each: number, times: number, symbols: Baubles,
  /** The symbols that belong to no set it counts. */
  unused: Baubles, points: number
};

/** Every piece on the table. What is left out is as in a new game: nothing taken, nothing placed, nothing revealed. */
export type WreckRaidersPosition = {
  /** Which rulebook is played; 2019 if left out. */
  edition: Edition,
  /** How many sit at the table; two if left out. */
  players: number,
  /** Who is on turn; A if left out. */
  turn: string,
  /** Who began; A if left out. */
  start: string,
  /** Rounds in a row without a claim. */
  "quiet-rounds": number,
  /** Whether this round has seen a claim. */
  "claim-this-round": boolean,
  /** Turns left once someone has enough exhibits. */
  "last-turns": number | null,
  /** What is still to be done, the next thing first; if left out, a turn begins. */
  agenda: Array<string> | null,
  /** The dice: `5+conch` in the pool, `A:5` in a basket, `unrolled`; dice left out are unrolled. */
  dice: Array<string>,
  /** The face-up cards, `-` for an empty place. */
  row: Array<string>,
  /** The market: three bottoms, three middles, three tops, `-` for an empty place; or any of the pieces. */
  market: Array<string>,
  /** Treasures lying on the discards. */
  discards: Array<string>,
  /** The mats, from A on. */
  mats: Array<MatPosition>,
  /** What only the solo game has. */
  solo: SoloPosition | null
};

/** An entry of the agenda; `task` says which. */
export type WreckRaidersTask = { "task": "start" }
  | { "task": "refill-row" }
  | { "task": "refill-market" }
  | { "task": "roll" }
  | { "task": "turn" }
  | { "task": "take" }
  | { "task": "move", value: number }
  | { "task": "push", diver: string }
  | { "task": "draw", diver: string, wreck: Wreck, room: string }
  | { "task": "place", seat: string, treasure: string, room: string }
  | { "task": "extra", wreck: Wreck }
  | { "task": "claim" }
  | { "task": "decorate", display: DisplayId, card: string, used: Crests }
  | { "task": "pick" }
  | { "task": "free" }
  | { "task": "clear", display: DisplayId, card: string, used: Crests }
  | { "task": "buy" }
  | { "task": "end-turn" }
  | { "task": "rival" }
  | { "task": "market" }
  | { "task": "end-round"
};

/** What one viewer may know, and all of it: the whole position. */
export type WreckRaidersView = {
  /** Who looks. */
  viewer: Viewer,
  /** What lies in the supplies; it follows from the position, and everyone can count it. */
  remaining: Remaining,
  /** Whether the claim under way shows its card's treasures in their order, which earns the style reward. */
  styled: boolean,
  /** The next thing of the agenda as data; null when the game is over. */
  asks: WreckRaidersTask | null,
  /** The claim under way, from its naming until its display is cleared. */
  claim: Claiming | null,
  /** Which rulebook is played; 2019 if left out. */
  edition: Edition,
  /** How many sit at the table; two if left out. */
  players: number,
  /** Who is on turn; A if left out. */
  turn: string,
  /** Who began; A if left out. */
  start: string,
  /** Rounds in a row without a claim. */
  "quiet-rounds": number,
  /** Whether this round has seen a claim. */
  "claim-this-round": boolean,
  /** Turns left once someone has enough exhibits. */
  "last-turns": number | null,
  /** What is still to be done, the next thing first; if left out, a turn begins. */
  agenda: Array<string> | null,
  /** The dice: `5+conch` in the pool, `A:5` in a basket, `unrolled`; dice left out are unrolled. */
  dice: Array<string>,
  /** The face-up cards, `-` for an empty place. */
  row: Array<string>,
  /** The market: three bottoms, three middles, three tops, `-` for an empty place; or any of the pieces. */
  market: Array<string>,
  /** Treasures lying on the discards. */
  discards: Array<string>,
  /** The mats, from A on. */
  mats: Array<MatPosition>,
  /** What only the solo game has. */
  solo: SoloPosition | null
};
