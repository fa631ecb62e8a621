// Written from the Rust types by `cargo xtask bless`: change those, not this.

/** The version of the protocol these types are of. */
export const PROTOCOL = 1;

/** Bounds of what a client may send. */
export const LIMITS = { nameLetters: 24, chatLetters: 300, keyBytes: 64, actionBytes: 100 } as const;

/** What one viewer may know, in the shape of the table's game. */
export type View = { [field: string]: unknown };

/** Something that happened, in the shape of the table's game; `what` names it. */
export type Event = { what: string, [field: string]: unknown };

/** Everything on a table, secrets included, in the shape of its game. */
export type Position = { [field: string]: unknown };

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

/** One option. */
export type Choice = {
  /** What `play` sends. */
  notation: string,
  /** It in words. */
  text: string,
  /** The components it touches, in the order a person would click them. */
  touches: Array<string>
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

/** An edition. */
export type EditionInfo = {
  /** Its name; none for a game that has only one. */
  name?: string,
  /** The fewest players. */
  fewest: number,
  /** The most players. */
  most: number
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

/** `POST /api/guest`, `PATCH /api/guest`: who somebody wants to be. */
export type Introduce = {
  /** The name others see; a new guest without one is given one. */
  name?: string,
  /** `en`, `fr` or `de`; the browser's wish decides where it is left out. */
  language?: string
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

/** `GET /api/records/{id}/moments/{step}`, `GET /api/tables/{id}/moments/{step}`: the table after a step. */
export type Moment = {
  /** The scene after the step, without options. */
  scene: Scene,
  /** What happened in the step. */
  events: Array<Happening>,
  /** Everything on the table, hidden cards included, where all knowledge was asked for. */
  position?: Position,
  /** What lies on the table in words, where that was asked for. */
  tableau?: Array<Section>
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

/** `POST /api/tables/{id}/remove`: takes a person off their seat before the game begins. */
export type Remove = {
  /** The seat's letter. */
  seat: string
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

/** One part of a table in words. */
export type Section = {
  /** Its name. */
  title: string,
  /** What lies there, a sentence or a few words each. */
  lines: Array<string>
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
  /** A game's name, as `GET /api/games` lists it. */
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

/** Takes the last decision back: in a socket as `undo`, over HTTP as `POST /api/tables/{id}/undo`. */
export type Undo = {
  /** Names this try: sent twice, it is done once. */
  key: string,
  /** The version of the scene that offered it. */
  at_version: number
};

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
