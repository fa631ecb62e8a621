// Written from the Rust types by `cargo xtask bless`: change those, not this.

/** The version of the protocol these types are of. */
export const PROTOCOL = 1;

/** Bounds of what a client may send. */
export const LIMITS = { nameLetters: 24, chatLetters: 300, keyBytes: 64, actionBytes: 100 } as const;

/** What one viewer may know, in the shape of the table's game. */
export type View = WreckRaidersView | CoraliaView;

/** Something that happened, in the shape of the table's game; `what` names it. */
export type Event = WreckRaidersEvent | CoraliaEvent;

/** Everything on a table, secrets included, in the shape of its game. */
export type Position = WreckRaidersPosition | CoraliaPosition;

/** What is printed on the components of a game. */
export type Components = { [field: string]: unknown };

/** The best options, the best first. */
export type Advice = {
  /** The version of the table the advice is for. */
  version: number,
  /** Simulations in all. */
  simulations: number,
  /** How sure the bot is of its first choice, from 0 to 1. */
  sure: number,
  /** The options. */
  options: Array<Rated>
};

/** `POST /api/tables/{id}/advice`: asks a bot; refused in a running game with other people. */
export type AskAdvice = {
  /** A step to go back to, in a finished game; the moment now where it is left out. */
  step?: number
};

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

/** One line of talk. */
export type ChatLine = {
  /** Its number at this table, from zero. */
  index: number,
  /** Who speaks: a name for this table only, by which they can be muted. */
  speaker: string,
  /** The name to show. */
  name: string,
  /** The speaker's seat, if they have one. */
  seat?: string,
  /** The words. */
  text: string,
  /** When, in seconds since 1970. */
  at: number
};

export type Chest = "fish-card" | "pearl-card" | "starfish-card" | "island-card" | "island-dice" | "stingray" | "white-die" | "jellyfish";

/** One option. */
export type Choice = {
  /** What `play` sends. */
  notation: string,
  /** It in words. */
  text: string,
  /** The components it touches, in the order a person would click them. */
  touches: Array<string>
};

/** A display and the card that is claimed with it. */
export type Claiming = {
  /** The display. */
  display: DisplayId,
  /** The card. */
  card: string
};

/** A clause of the rules. */
export type Clause = {
  /** Its id, such as `WR-4.10`; pages of rules have it as an anchor. */
  id: string,
  /** What it says. */
  text: string,
  /** The editions it is for; all of them where it is left out. */
  editions?: Array<string>
};

/** What a client sends. */
export type ClientMessage = { "type": "play" } & Play
  | { "type": "undo" } & Undo
  | { "type": "say" } & Say
  | { "type": "look",
  /** Its letter. */
  seat: string }
  | { "type": "beat"
};

/** How long people may think. */
export type Clock = { "kind": "none" }
  | { "kind": "game",
  /** Minutes of each person. */
  minutes: number }
  | { "kind": "day",
  /** Days for each decision. */
  days: number
};

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

/** Every piece that can be set. What is left out gets the default its field names. */
export type CoraliaPosition = {
  /** How many play; two if left out. */
  players?: number,
  /** Who began; `A` if left out. */
  start?: string,
  /** Who is on turn; if left out, whoever it is after so many turns, in the final scoring the start player. */
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

/** `POST /api/tables`: lays a table. */
export type CreateTable = {
  /** What is played, and how. */
  terms: Terms,
  /** Whom it is laid for, one for each seat. */
  seats: Array<SeatRequest>
};

/** The answer to a table laid. */
export type Created = {
  /** The table; it waits for open seats to be taken and for `start`. */
  table: TableInfo
};

/** Which decorations a card has crests for (WR-6.3, WR-6.4). */
export type Crests = {
  /** A conch may lie on it. */
  conch: boolean,
  /** A scallop may be spent on it. */
  scallop: boolean
};

/** `POST /api/guest/link`: a link that makes a second device the same guest, once. */
export type DeviceLink = {
  /** What the second device sends back. */
  token: string,
  /** Seconds until it is worth nothing. */
  seconds: number
};

/** What binds the dealer. */
export type Dice = {
  /** The SHA-256 of the seed, known from the moment the table is laid. */
  commitment: string,
  /** What each seat mixed in, in seat order: known from the start of the game. */
  entropy: Array<string | null>,
  /** The seed, once the game is over. */
  seed?: string
};

export type DisplayId = "d1" | "d2" | "d3";

export type Edition = "2018" | "2019";

/** An edition. */
export type EditionInfo = {
  /** Its name; none for a game that has only one. */
  name?: string,
  /** The fewest players. */
  fewest: number,
  /** The most players. */
  most: number
};

/** Why the game ended. */
export type Ending = "last-turns" | "quiet-rounds" | { "solo": SoloEnding
};

/** Why something was refused. Nothing has changed. */
export type ErrorCode = "bad-message" | "bad-field" | "not-found" | "no-guest" | "bad-cookie" | "foreign-origin" | "not-yours" | "not-your-turn" | "stale" | "not-an-option" | "not-started" | "started" | "over" | "not-over" | "seats-open" | "seat-taken" | "no-undo" | "no-advice" | "too-many" | "too-large" | "store-full" | "store-unavailable" | "stopping" | "internal";

/** An error, as every refused request is answered and as sockets carry it. */
export type Failure = {
  /** For programs. */
  code: ErrorCode,
  /** For people: what is wrong and what to do. */
  message: string,
  /** The field it is about. */
  field?: string,
  /** The version of the table now, where an old one was named. */
  version?: number
};

/** `POST /api/records/{id}/fork`: lays a table that plays on from a moment of a finished game, with new dice. */
export type Fork = {
  /** After which step. */
  step: number,
  /** Who sits on each seat of that game now; none is left open. */
  seats: Array<SeatRequest>
};

/** Where gained baubles come from. */
export type Gain = "zone" | { "beach": string } | "style";

/** A game. */
export type GameInfo = {
  /** The name it is asked for by. */
  name: string,
  /** Its name for people. */
  title: string,
  /** Its editions, the newest first; one without a name for a game that has only one. */
  editions: Array<EditionInfo>,
  /** Bots, from the weakest to the strongest. */
  levels: Array<LevelInfo>
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

/** `GET /api/guest`: who the server takes the client for. */
export type Guest = {
  /** The name others see. */
  name: string,
  /** The language of all texts. */
  language: string
};

/** One event, as far as the viewer may know it: for motion, log and sound. */
export type Happening = {
  /** The step it belongs to, from one. */
  step: number,
  /** Who decided; nobody for chance. */
  by?: string,
  /** The event in the game's own shape. */
  event: Event,
  /** It in words. */
  text: string
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
  points: [number, number, number, number, number]
};

/** `POST /api/guest`, `PATCH /api/guest`: who somebody wants to be. */
export type Introduce = {
  /** The name others see; a new guest without one is given one. */
  name?: string,
  /** `en`, `fr` or `de`; the browser's wish decides where it is left out. */
  language?: string
};

/** What a viewer knows of the card kept of a draw. */
export type Kept = "open" | "hidden" | { "known": string
};

/** A level of bots. */
export type LevelInfo = {
  /** The word it is asked for by. */
  level: string,
  /** It in words. */
  text: string
};

/** `GET /api/tables`: the guest's own tables, and those everybody may see. */
export type List = {
  /** Where the guest sits, those that wait for them first; all that are in play come before the others. */
  mine: Array<TableLine>,
  /** Public tables with an open seat. */
  open: Array<TableLine>,
  /** Public tables in play. */
  running: Array<TableLine>,
  /** Where lists go on that are too long for one answer. */
  more?: More
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

/** `GET /api/records/{id}/moments/{step}`, `GET /api/tables/{id}/moments/{step}`: the table after a step. */
export type Moment = {
  /** The scene after the step, without options. */
  scene: Scene,
  /** What happened in the step. */
  events: Array<Happening>,
  /** Everything on the table, hidden cards included, where all knowledge was asked for. */
  position?: Position
};

/** Where lists go on: what `?after=` takes to answer with the next part of one of them, and nothing of the others. */
export type More = {
  /** Of the guest's own tables. */
  mine?: string,
  /** Of the public tables with an open seat. */
  open?: string,
  /** Of the public tables in play. */
  running?: string
};

/** `POST /api/tables/{id}/mute`: hears a speaker no more, or again. */
export type Mute = {
  /** Who. */
  speaker: string,
  /** Whether to hear them no more. */
  muted: boolean
};

export type Pile = "pearl" | "fish" | "starfish" | "island";

/** A pile as one viewer sees it. */
export type PileView = {
  /** Cards nobody has seen; they are drawn first. */
  unseen: number,
  /** The cards put back under them, top first, as far as the viewer has seen them there. */
  under: Array<string | null>
};

/** Plays an option: in a socket as `play`, over HTTP as `POST /api/tables/{id}/play`. */
export type Play = {
  /** Names this try: sent twice, it is played once. */
  key: string,
  /** The version of the scene the option was offered in. */
  at_version: number,
  /** The notation of the option. */
  action: string
};

/** What was asked is done, and will not be lost. */
export type Played = {
  /** The version of the table after it. */
  version: number,
  /** Whether it had been done already, under the same key, and nothing changed now. */
  repeated: boolean
};

/** Points from one source. */
export type Points = {
  /** The source's name in the game. */
  source: string,
  /** It in words. */
  text: string,
  /** The points. */
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

/** An option with what it promises. */
export type Rated = {
  /** Its notation. */
  notation: string,
  /** It in words. */
  text: string,
  /** The expected final score. */
  score: number,
  /** The chance of winning, from 0 to 1. */
  win: number,
  /** Simulations spent on it. */
  simulations: number
};

/** `GET /api/records/{id}`: a finished game. */
export type RecordInfo = {
  /** The table it was played at. */
  table: TableInfo,
  /** How many steps it has. */
  steps: number,
  /** The final scene, as a spectator sees it. */
  scene: Scene,
  /** The seats' scores after every step, in seat order: for a chart of the game. */
  scores: Array<Array<number>>,
  /** What happened, all of it. */
  events: Array<Happening>
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

/** The rules of a game in one language. */
export type Rules = {
  /** The game's name for people. */
  title: string,
  /** The language of the texts. */
  language: string,
  /** The edition whose clauses are told; all of them where none was asked for. */
  edition?: string,
  /** What a first turn is about, sentence by sentence. */
  first_turn: Array<string>,
  /** The chapters, in order. */
  chapters: Array<RulesChapter>
};

/** A chapter of the rules. */
export type RulesChapter = {
  /** Its number. */
  number: number,
  /** Its title. */
  title: string,
  /** Its clauses, in order. */
  clauses: Array<Clause>
};

/** Says something: in a socket as `say`, over HTTP as `POST /api/tables/{id}/chat`. */
export type Say = {
  /** The words. */
  text: string
};

/** Everything a client draws: complete in itself, so that a client that missed updates needs only the latest. */
export type Scene = {
  /** Counts every change of the table, undoing included. A choice names the version it was made at. */
  version: number,
  /** How many steps have been played. */
  step: number,
  /** Whose knowledge this is: a seat's letter, or `spectator`. */
  viewer: string,
  /** What the viewer may know, in the game's own shape. */
  view: View,
  /** One sentence: what is asked of whom. */
  asked: string,
  /** The seat that must decide. */
  turn?: string,
  /** What the viewer can do now; empty when it is not theirs to decide. */
  options: Array<Choice>,
  /** Whether the viewer may take their last decision back. */
  can_undo: boolean,
  /** How the seats stand, in seat order. */
  standings: Array<Standing>,
  /** Whether the game has ended. */
  over: boolean,
  /** A last word about a finished game, where the game has one. */
  last_word?: string
};

/** A seat as everybody sees it, and whether it is the viewer's. */
export type SeatInfo = {
  /** Its letter. */
  seat: string,
  /** Who sits there. */
  sitter: Sitter,
  /** Whether it belongs to the viewer. */
  yours: boolean,
  /** Milliseconds left on its clock, if the table has one. */
  clock_ms?: number
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
  points?: { [key in Source]?: number }
};

/** Whom a new table is laid for, seat by seat. */
export type SeatRequest = { "kind": "me" }
  | { "kind": "hot-seat",
  /** The name to show. */
  name: string }
  | { "kind": "open" }
  | { "kind": "bot",
  /** `calm`, `keen`, `sharp` or `deep`. */
  level: string
};

/** What the server sends. */
export type ServerMessage = { "type": "welcome" } & Welcome
  | { "type": "update",
  /** The scene now. */
  scene: Scene,
  /** What happened since the scene before. */
  events: Array<Happening>,
  /** Steps after this one were taken back before `events` happened; the log drops them. */
  kept_steps: number }
  | { "type": "table",
  /** The table now. */
  table: TableInfo }
  | { "type": "done",
  /** The key. */
  key: string,
  /** The version of the table after it. */
  version: number,
  /** Whether it had been done already, and nothing changed now. */
  repeated: boolean }
  | { "type": "refused",
  /** The key, if the message had one. */
  key?: string,
  /** Why. */
  error: Failure }
  | { "type": "chat",
  /** What. */
  line: ChatLine }
  | { "type": "beat" }
  | { "type": "closing",
  /** Why. */
  error: Failure
};

/** `POST /api/tables/{id}/sit`: takes an open seat. */
export type Sit = {
  /** The seat's letter; the first open one where it is left out. */
  seat?: string,
  /** What the invitation carries; needed where the table is by link only. */
  invite?: string,
  /** 1 to 32 bytes of the guest's own, in lower-case hexadecimal: mixed into the dice. */
  entropy?: string
};

/** Who sits on a seat. */
export type Sitter = { "kind": "open" }
  | { "kind": "person",
  /** The name others see. */
  name: string,
  /** Whether a device of theirs is at the table now. */
  connected: boolean,
  /** The level of the bot that plays for them while they are away. */
  stand_in?: string,
  /** Whether they gave the game up: a bot plays it to the end, and they come last. */
  resigned: boolean }
  | { "kind": "bot",
  /** Its level. */
  level: string
};

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

export type Source = "octopuses" | "island" | "jellyfish" | "chests" | "starfish" | "divers" | "fish" | "pearls";

export type Space = "pearl" | "fish" | "starfish" | "octopus" | "diver" | "turtle" | "treasure";

/** How a seat stands. */
export type Standing = {
  /** The seat. */
  seat: string,
  /** Its place, from one; equal places are shared. */
  place: number,
  /** Its points. */
  score: number,
  /** Where they come from. */
  sources: Array<Points>
};

/** `POST /api/tables/{id}/start`: the owner begins; no seat may be open. */
export type Start = {
  /** 1 to 32 bytes of the owner's own, in lower-case hexadecimal: mixed into the dice. */
  entropy?: string
};

/** How far a table has come. */
export type Status = "open" | "running" | "over";

export type Symbol = "pearl" | "fish" | "starfish" | "octopus" | "diver" | "turtle";

/** A table apart from what lies on it. */
export type TableInfo = {
  /** Its name in addresses: `/t/{id}` shows it to whoever has the address. */
  id: string,
  /** What is played, and how. */
  terms: Terms,
  /** The game's name for people. */
  title: string,
  /** How far it has come. */
  status: Status,
  /** Its seats. */
  seats: Array<SeatInfo>,
  /** Whether the viewer laid it, and so may start it. */
  yours: boolean,
  /** What an invitation must carry: for those who sit here, while seats are open. */
  invite?: string,
  /** How many people look on. */
  spectators: number,
  /** What binds the dealer. */
  dice: Dice,
  /** Whether some player holds something that others may not see. */
  has_secrets: boolean,
  /** The table laid for the same people after this one. */
  rematch?: string
};

/** A table in a list. */
export type TableLine = {
  /** Its name in addresses. */
  id: string,
  /** What is played, and how. */
  terms: Terms,
  /** The game's name for people. */
  title: string,
  /** How far it has come. */
  status: Status,
  /** The names on its seats, bots by their level, open seats empty. */
  names: Array<string | null>,
  /** The letter of the seat that must decide. */
  turn?: string,
  /** Whether the viewer must decide. */
  your_turn: boolean,
  /** The seats' scores, in seat order, once the game is over. */
  scores?: Array<number>,
  /** When it last changed, in seconds since 1970. */
  changed: number
};

/** `POST /api/guest/take`: what the second device sends. */
export type TakeLink = {
  /** The token of the link. */
  token: string
};

/** What is played at a table, and how. */
export type Terms = {
  /** The game: `wreck-raiders` or `coralia`. */
  game: string,
  /** Its edition; the newest where it is left out. */
  edition?: string,
  /** Whether the table is listed for everybody; by link only if not. */
  public?: boolean,
  /** How long people may think. */
  clock?: Clock,
  /** After how many minutes without a device at the table a bot stands in for a person; never if left out. */
  away_minutes?: number
};

export type Turtle = "white-die" | "jellyfish" | "stingray" | "starfish-card" | "island-card" | "fish-card" | "copy" | "side-chest";

/** Takes the last decision back: in a socket as `undo`, over HTTP as `POST /api/tables/{id}/undo`. */
export type Undo = {
  /** Names this try: sent twice, it is done once. */
  key: string,
  /** The version of the scene that offered it. */
  at_version: number
};

/** Someone who looks at the table: the owner of a seat, or anybody else. */
export type Viewer = { "seat": string } | "spectator";

/** The first message: the table and everything on it. */
export type Welcome = {
  /** The version of the protocol the server speaks. */
  protocol: number,
  /** The table. */
  table: TableInfo,
  /** What lies on it, once the game has begun. */
  scene?: Scene,
  /** What happened since the version the client knew; all of it where it named none, or where steps were taken back since. */
  events: Array<Happening>,
  /** Whether `events` begins with the first step, so that the client drops the log it has. */
  whole: boolean,
  /** The last lines of talk. */
  chat: Array<ChatLine>,
  /** Speakers you have muted at this table. */
  muted?: Array<string>
};

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
  /** Turns left once somebody has enough exhibits. */
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
  /** What lies in the supplies; it follows from the position, and everybody can count it. */
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
  /** Turns left once somebody has enough exhibits. */
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
