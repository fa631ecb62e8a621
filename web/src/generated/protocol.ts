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

/** What a part of a score is made of, in the shape of the table's game; `what` names it. */
export type Detail = { what: string, [field: string]: unknown };

/** What is printed on the components of a game. */
export type Components = { [field: string]: unknown };

/** The best options, the best first. */
export type Advice = {
  /** The version of the table the advice is for. */
  version: number,
  /** The total number of simulations. */
  simulations: number,
  /** How confident the bot is in its first choice, from 0 to 1. */
  sure: number,
  /** The options. */
  options: Array<Rated>
};

/** `POST /api/tables/{id}/advice`: asks a bot; refused in a running game with other people. */
export type AskAdvice = {
  /** A step to go back to, in a finished game; defaults to the current moment. */
  step?: number
};

/** A person who is not there. */
export type Away = {
  /** Milliseconds since they were last seen. */
  for_ms: number,
  /** Milliseconds until those present may let a bot play for them whenever they must decide; absent if they never may. */
  bot_in_ms?: number
};

/** An action that is not an option. */
export type Barred = {
  /** Its notation. */
  notation: string,
  /** The components it touches, in the order a person would click them. */
  touches: Array<string>
};

/** What playing an option surely does, up to the next chance or choice. It follows from what the viewer may know. */
export type Brings = {
  /** All of it in one sentence. */
  text: string,
  /** What may come of it later, in another sentence. */
  later?: string,
  /** The same piece by piece: first what the viewer gains and spends, then the others. */
  pills?: Array<Pill>
};

/** One chat message. */
export type ChatLine = {
  /** Its number at this table, from zero. */
  index: number,
  /** Identifies the speaker, at this table only; used to mute them. */
  speaker: string,
  /** The name to show. */
  name: string,
  /** The speaker's seat, if they have one. */
  seat?: string,
  /** The text of the message. */
  text: string,
  /** The time it was sent, in seconds since 1970. */
  at: number
};

/** One option. */
export type Choice = {
  /** What `play` sends. */
  notation: string,
  /** Its text. */
  text: string,
  /** The components it touches, in the order a person would click them. */
  touches: Array<string>,
  /** What it surely brings; absent where its text says all. */
  brings?: Brings
};

/** A clause of the rules. */
export type Clause = {
  /** Its id, such as `WR-4.10`; pages of rules have it as an anchor. */
  id: string,
  /** What it says. */
  text: string,
  /** The editions it applies to; absent if it applies to all. */
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
  /** Minutes for each person. */
  minutes: number }
  | { "kind": "day",
  /** Days for each decision. */
  days: number
};

/** What the coach of a guided game says. While it goes on, only what the lesson asks for is among the options. */
export type Coach = {
  /** Its text, two short sentences at most. */
  text: string,
  /** The component it points at. */
  point?: string,
  /** Which of its texts this is, from one; absent once the lesson is over. */
  step?: number,
  /** How many there are. */
  steps: number
};

/** `POST /api/tables`: creates a table. */
export type CreateTable = {
  /** What is played, and how. */
  terms: Terms,
  /** Who is to take each seat. */
  seats: Array<SeatRequest>
};

/** The reply when a table has been created. */
export type Created = {
  /** The table; it waits for open seats to be taken and for `start`. */
  table: TableInfo
};

/** `POST /api/notices/device`: a device that is to be told, as its browser describes it. */
export type Device = {
  /** Where messages for it are left: an https address. */
  endpoint: string,
  /** Its public key. */
  p256dh: string,
  /** The secret shared with it. */
  auth: string
};

/** `POST /api/guest/link`: a link that makes another device the same guest; it works once. */
export type DeviceLink = {
  /** The token that the other device sends. */
  token: string,
  /** Seconds until it expires. */
  seconds: number
};

/** What commits the dealer. */
export type Dice = {
  /** The SHA-256 of the seed, known from the moment the table is created. */
  commitment: string,
  /** What each seat has pledged to mix in, in seat order. */
  pledges: Array<string | null>,
  /** Whether the pledges are sealed and the bytes are awaited: the game begins when all are shown, or soon without those
   * that are not. */
  sealed: boolean,
  /** What each seat has shown, in seat order. */
  entropy: Array<string | null>,
  /** The seed, once the game is over. */
  seed?: string
};

/** An edition. */
export type EditionInfo = {
  /** Its name; none for a game that has only one. */
  name?: string,
  /** The minimum number of players. */
  fewest: number,
  /** The maximum number of players. */
  most: number
};

/** Why something was refused. Nothing has changed. */
export type ErrorCode = "bad-message" | "bad-field" | "not-found" | "no-guest" | "bad-cookie" | "foreign-origin" | "not-yours" | "not-your-turn" | "stale" | "not-an-option" | "not-in-lesson" | "no-lesson" | "not-started" | "started" | "over" | "not-over" | "closed" | "not-away" | "seats-open" | "seat-taken" | "not-pledged" | "no-undo" | "no-advice" | "too-many" | "too-large" | "store-full" | "store-unavailable" | "stopping" | "banned" | "internal";

/** An error: the reply to every refused request, and part of socket messages. */
export type Failure = {
  /** For programs. */
  code: ErrorCode,
  /** For people: what is wrong and what to do. */
  message: string,
  /** The field it is about. */
  field?: string,
  /** The current version of the table, if the request named an old one. */
  version?: number
};

/** `POST /api/records/{id}/fork`: creates a table that continues from a moment of a finished game, with new dice. */
export type Fork = {
  /** The step to continue after. */
  step: number,
  /** Who takes each seat of that game; none may be open. */
  seats: Array<SeatRequest>
};

/** A game. */
export type GameInfo = {
  /** Its name in requests. */
  name: string,
  /** Its name for people. */
  title: string,
  /** Its editions, the newest first; one without a name for a game that has only one. */
  editions: Array<EditionInfo>,
  /** Bots, from the weakest to the strongest. */
  levels: Array<LevelInfo>,
  /** Its guided games. */
  lessons?: Array<LessonInfo>
};

/** `GET /api/guest`: the guest the client's cookie belongs to. */
export type Guest = {
  /** The name others see. */
  name: string,
  /** The language of all texts. */
  language: string
};

/** `POST /api/tables/{id}/hand-over`: makes another person who sits there the owner. */
export type HandOver = {
  /** The letter of their seat. */
  seat: string
};

/** One event, as far as the viewer may know it: for animation, log and sound. */
export type Happening = {
  /** The step it belongs to, from one. */
  step: number,
  /** The seat that decided; absent for chance. */
  by?: string,
  /** The event in the game's own shape. */
  event: Event,
  /** Its text. */
  text: string
};

/** `POST /api/guest`, `PATCH /api/guest`: the name and language a guest wants. */
export type Introduce = {
  /** The name others see; a new guest without one gets one. */
  name?: string,
  /** `en`, `fr` or `de`; defaults to what the browser prefers. */
  language?: string
};

/** The ranks of a game for one. */
export type Ladder = {
  /** The ranks, the lowest first. */
  rungs: Array<Rung>,
  /** What is missing to the next rank, in words. */
  next: string
};

/** A guided game. */
export type LessonInfo = {
  /** Its name in requests. */
  name: string,
  /** Its text. */
  title: string,
  /** The edition it is played in. */
  edition?: string,
  /** How many sit at its table, the learner included. */
  players: number
};

/** Which guided game is played. */
export type LessonTerms = {
  /** Its name, as `GET /api/games` lists it. */
  name: string,
  /** Identifies what it says and deals; the server fills it in. */
  digest?: string,
  /** How many outcomes of chance it chooses, the first ones; the server fills it in. */
  chosen?: number
};

/** A level of bots. */
export type LevelInfo = {
  /** Its name in requests. */
  level: string,
  /** Its text. */
  text: string
};

/** `GET /api/tables`: the guest's own tables, and the public ones. */
export type List = {
  /** Tables where the guest sits: first those waiting for them, then other running ones, then the rest. */
  mine: Array<TableLine>,
  /** Public tables with an open seat. */
  open: Array<TableLine>,
  /** Public tables being played. */
  running: Array<TableLine>,
  /** Where to continue lists that are too long for one reply. */
  more?: More
};

/** `POST /api/notices/mail`: an address that is to be told. A mail asks its owner to confirm it. */
export type MailAddress = {
  /** The address. */
  address: string
};

/** Notices by mail. */
export type MailNotices = {
  /** The guest's address. */
  address?: string,
  /** Whether the guest has confirmed it; nothing else is sent to it before. */
  confirmed: boolean
};

/** `GET /api/records/{id}/moments/{step}`, `GET /api/tables/{id}/moments/{step}`: the table after a step. */
export type Moment = {
  /** The scene after the step, without options. */
  scene: Scene,
  /** What happened in the step. */
  events: Array<Happening>,
  /** Everything on the table, including hidden cards, if `as=all` was requested. */
  position?: Position,
  /** The table in words, if that was requested. */
  tableau?: Array<Section>
};

/** Where lists continue: values for `?after=`, which returns the next part of that list and nothing of the others. */
export type More = {
  /** The guest's own tables. */
  mine?: string,
  /** The public tables with an open seat. */
  open?: string,
  /** The public tables being played. */
  running?: string
};

/** `POST /api/tables/{id}/mute`: mutes or unmutes a speaker. */
export type Mute = {
  /** The `speaker` of a chat message. */
  speaker: string,
  /** Whether to mute them. */
  muted: boolean
};

/** Something that changed who plays, beside the moves. */
export type Note = {
  /** The number of steps played before it. */
  step: number,
  /** What it was. */
  kind: NoteKind,
  /** The seat it is about. */
  seat?: string,
  /** The seat of the person who wanted it, if it was not the seat's own. */
  by?: string
};

/** What changed who plays. */
export type NoteKind = "resigned" | "stood-in" | "back" | "closed";

/** `GET /api/notices` and the reply to every change of them: how the guest is told of their turns. What the host has not set up
 * is absent. */
export type Notices = {
  /** Notices on devices. */
  push?: PushNotices,
  /** Notices by mail. */
  mail?: MailNotices,
  /** When the guest wants none. */
  quiet?: QuietHours
};

/** One thing that brought points, or will. */
export type Part = {
  /** The source it belongs to. */
  source: string, points: number,
  /** Whether the score has it already. The others are what the end would add if it came now. */
  counted: boolean,
  /** Its text, one short sentence with its points. */
  text: string,
  /** What counted and what did not, in the game's own shape; null if it does not say. */
  detail: Detail | null
};

/** One thing that is gained or spent. */
export type Pill = {
  /** What it is, in a word of the game, such as `gem`, `conch` or `coin`. */
  kind: string,
  /** How many are gained; below zero, how many are spent. */
  amount: number,
  /** Whose; absent if no seat's. */
  seat?: string,
  /** Whether chance or a hidden card decides which it is. */
  chance?: boolean,
  /** Of how many it is chosen, where several are looked at. */
  of?: number,
  /** The component where it happens. */
  at?: string,
  /** Why it comes, in a few words. */
  text?: string
};

/** Plays an option: in a socket as `play`, over HTTP as `POST /api/tables/{id}/play`. */
export type Play = {
  /** Identifies this attempt: sent twice, it is played once. */
  key: string,
  /** The version of the scene the option was offered in. */
  at_version: number,
  /** The notation of the option. */
  action: string
};

/** The request has been carried out and will not be lost. */
export type Played = {
  /** The version of the table after it. */
  version: number,
  /** Whether it had already been done, under the same key, so that nothing changed now. */
  repeated: boolean
};

/** `POST /api/tables/{id}/pledge`: promises bytes for the dice before the game begins, without naming them. */
export type Pledge = {
  /** The SHA-256 of a text with the table's commitment, the guest's first seat and the bytes, in lower-case
   * hexadecimal. */
  pledge: string
};

/** Points from one source. */
export type Points = {
  /** The source's name in the game. */
  source: string,
  /** Its text. */
  text: string,
  /** The points. */
  points: number
};

/** Notices on devices. */
export type PushNotices = {
  /** The server's public key, which a browser asks for as `applicationServerKey`. */
  key: string,
  /** How many devices of the guest are told. */
  devices: number
};

/** A QR code, to be drawn dark on white with four modules of white around it. */
export type QrCode = {
  /** Modules on each side. */
  size: number,
  /** Its dark modules as the data of an SVG path, one unit for each module. */
  path: string
};

/** The part of each day in which a guest wants no notices; they are sent afterwards if they still hold. */
export type QuietHours = {
  /** The minute of the day at which they begin, from 0 to 1439. */
  begins: number,
  /** The minute of the day at which they end; before the beginning, it is one of the next day. */
  ends: number,
  /** How many minutes the guest's clock is ahead of UTC, from -840 to 840. */
  minutes_east: number
};

/** An option and its prospects. */
export type Rated = {
  /** Its notation. */
  notation: string,
  /** Its text. */
  text: string,
  /** The expected final score. */
  score: number,
  /** The chance of winning, from 0 to 1. */
  win: number,
  /** Simulations spent on it. */
  simulations: number
};

/** `GET /api/reach`: the address under which other devices open a page of this server. */
export type Reach = {
  /** The whole address; absent if the server can be reached from its own machine only. */
  address?: string,
  /** The same address as a QR code. */
  code?: QrCode
};

/** A reason with everything it forbids. */
export type Reason = {
  /** The clause of the game's rules, such as `WR-4.2`. */
  clause: string,
  /** One sentence. */
  text: string,
  /** What it forbids; nothing if it is a matter of the place that was clicked, whatever for. */
  actions: Array<Barred>
};

/** `GET /api/records/{id}`: a finished game. */
export type RecordInfo = {
  /** The table it was played at. */
  table: TableInfo,
  /** The number of its steps. */
  steps: number,
  /** The final scene, as a spectator sees it. */
  scene: Scene,
  /** The seats' scores after every step, in seat order: for a chart of the game. */
  scores: Array<Array<number>>,
  /** Everything that happened. */
  events: Array<Happening>
};

/** `POST /api/tables/{id}/remove`: takes a person off their seat before the game begins. */
export type Remove = {
  /** The seat's letter. */
  seat: string
};

/** `POST /api/tables/{id}/reports`: tells the host what is wrong at a table. Only the host reads it. */
export type Report = {
  /** The seat it is about, if it is about one. */
  seat?: string,
  /** What is wrong. */
  text: string
};

/** The rules of a game in one language. */
export type Rules = {
  /** The game's name for people. */
  title: string,
  /** The language of the texts. */
  language: string,
  /** The edition whose clauses are listed; absent if all are. */
  edition?: string,
  /** The editions the game has, the newest first. */
  editions?: Array<string>,
  /** How the game is played, in a few sentences that can be read aloud before it begins. */
  summary?: Array<SummaryPart>,
  /** What a first turn is about, sentence by sentence: the turn of the summary. */
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

/** One rank. */
export type Rung = {
  /** The score it begins at. */
  from: number, title: string,
  /** Whether the score is enough for it. */
  reached: boolean
};

/** Sends a chat message: in a socket as `say`, over HTTP as `POST /api/tables/{id}/chat`. */
export type Say = {
  /** The text of the message. */
  text: string
};

/** Everything a client draws: complete in itself, so that a client that missed updates needs only the latest. */
export type Scene = {
  /** Counts every change of the table, including undo. A choice names the version it was made at. */
  version: number,
  /** The number of steps played. */
  step: number,
  /** Whose view this is: a seat's letter, or `spectator`. */
  viewer: string,
  /** What the viewer may know, in the game's own shape. */
  view: View,
  /** One sentence: which player is asked to do what. */
  asked: string,
  /** The seat that must decide. */
  turn?: string,
  /** What the viewer can do now; empty if someone else must decide. */
  options: Array<Choice>,
  /** Whether the viewer may undo their last decision. */
  can_undo: boolean,
  /** What the coach of a guided game says to the viewer now. */
  coach?: Coach,
  /** The standings, in seat order. */
  standings: Array<Standing>,
  /** The ranks of a game for one, and how far the score reaches. */
  ladder?: Ladder,
  /** Whether the game has ended. */
  over: boolean,
  /** A closing remark about a finished game, if the game has one. */
  last_word?: string
};

/** A seat as everyone sees it, and whether it belongs to the viewer. */
export type SeatInfo = {
  /** Its letter. */
  seat: string,
  /** Who sits there. */
  sitter: Sitter,
  /** Whether it belongs to the viewer. */
  yours: boolean,
  /** Milliseconds left on its clock, if the table has one. */
  clock_ms?: number,
  /** How long its person has been away, if the game waits for people and none of their devices is connected. */
  away?: Away
};

/** Who is to take a seat of a new table. */
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
  /** Its contents, a sentence or a few words each. */
  lines: Array<string>
};

/** What the server sends. */
export type ServerMessage = { "type": "welcome" } & Welcome
  | { "type": "update",
  /** The current scene. */
  scene: Scene,
  /** What happened since the previous scene. */
  events: Array<Happening>,
  /** Steps after this one were undone before `events` happened; the log drops them. */
  kept_steps: number }
  | { "type": "table",
  /** The current table. */
  table: TableInfo }
  | { "type": "done",
  /** The key. */
  key: string,
  /** The version of the table after it. */
  version: number,
  /** Whether it had already been done, so that nothing changed now. */
  repeated: boolean }
  | { "type": "refused",
  /** The key, if the message had one. */
  key?: string,
  /** The reason. */
  error: Failure }
  | { "type": "chat",
  /** The message. */
  line: ChatLine }
  | { "type": "beat" }
  | { "type": "closing",
  /** The reason. */
  error: Failure
};

/** `POST /api/notices/quiet`: when the guest wants no notices. */
export type SetQuiet = {
  /** Without it, notices come at any time. */
  quiet?: QuietHours
};

/** `POST /api/tables/{id}/show`: shows the bytes that were pledged, while the table is sealed. */
export type Show = {
  /** 16 to 32 bytes, in lower-case hexadecimal: mixed into the dice. */
  entropy: string
};

/** `POST /api/tables/{id}/sit`: takes an open seat. */
export type Sit = {
  /** The seat's letter; defaults to the first open one. */
  seat?: string,
  /** The code from the invitation; required if the table is not public. */
  invite?: string
};

/** Who sits on a seat. */
export type Sitter = { "kind": "open" }
  | { "kind": "person",
  /** The name others see. */
  name: string,
  /** Whether one of their devices is connected to the table. */
  connected: boolean,
  /** The level of the bot that plays for them while they are away. */
  stand_in?: string,
  /** Whether they resigned: a bot plays the game to the end, and they come last. */
  resigned: boolean }
  | { "kind": "bot",
  /** Its level. */
  level: string
};

/** `POST /api/tables/{id}/stand-in`: lets a bot play for a person who must decide and has been away for too long. */
export type StandIn = {
  /** The seat's letter. */
  seat: string
};

/** The standing of a seat. */
export type Standing = {
  /** The seat. */
  seat: string,
  /** Its place, from one; equal places are shared. */
  place: number,
  /** Its points. */
  score: number,
  /** Where they come from. */
  sources: Array<Points>,
  /** What they are made of, as far as the viewer may know. For every source, the parts that are `counted` add up to it. */
  parts: Array<Part>
};

/** `POST /api/tables/{id}/start`: the owner begins; no seat may be open. */
export type Start = Record<symbol, never>;

/** The state of a table. */
export type Status = "open" | "running" | "over" | "closed";

/** `POST /api/notices/device/stop`: a device that is to be told no more. */
export type StopDevice = {
  /** Where messages for it are left. */
  endpoint: string
};

/** One thing that a part of the summary says. */
export type SummaryLine = {
  /** What it is about. */
  title?: string,
  /** The sentences. */
  text: string,
  /** The id of the clause that says it in full. */
  clause?: string
};

/** A part of the summary. */
export type SummaryPart = {
  /** Its name for programs: `goal`, `turn`, `use`, `score` or `end`. */
  name: string,
  /** Its heading. */
  title: string,
  /** What it says, one thing after the other. */
  lines: Array<SummaryLine>
};

/** A table, without its game. */
export type TableInfo = {
  /** Its name in addresses: `/t/{id}` shows it to anyone who has the address. */
  id: string,
  /** What is played, and how. */
  terms: Terms,
  /** The game's name for people. */
  title: string,
  /** Its state. */
  status: Status,
  /** Its seats. */
  seats: Array<SeatInfo>,
  /** Whether it is the viewer's, who may then start it, remove someone before the start, close it or hand it over. */
  yours: boolean,
  /** The letter of its owner's seat, if they sit there. */
  owner?: string,
  /** The level of the bots that stand in for people here. */
  stand_in: string,
  /** What changed who plays, the latest last. */
  notes?: Array<Note>,
  /** The code for an invitation: given to its players while seats are open. */
  invite?: string,
  /** The number of spectators. */
  spectators: number,
  /** What commits the dealer. */
  dice: Dice,
  /** Whether any player has something that others may not see. */
  has_secrets: boolean,
  /** The table created for the same people after this one. */
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
  /** Its state. */
  status: Status,
  /** The names on its seats, bots by their level, open seats empty. */
  names: Array<string | null>,
  /** The letters of the seats that bots hold. */
  bots?: Array<string>,
  /** The letters of the seats the viewer decides for. */
  yours?: Array<string>,
  /** The letter of the seat that must decide. */
  turn?: string,
  /** Whether the viewer must decide. */
  your_turn: boolean,
  /** The seats' scores, in seat order, once the game is over. */
  scores?: Array<number>,
  /** When it last changed, in seconds since 1970. */
  changed: number
};

/** `POST /api/guest/take`: what the other device sends. */
export type TakeLink = {
  /** The token of the link. */
  token: string
};

/** What is played at a table, and how. */
export type Terms = {
  /** A game's name, as `GET /api/games` lists it. */
  game: string,
  /** Its edition; defaults to the newest. */
  edition?: string,
  /** Whether the table is listed for everyone; otherwise it can be reached only by its link. */
  public?: boolean,
  /** How long people may think. */
  clock?: Clock,
  /** Minutes without a connected device after which a bot stands in for a person; if absent, it never does. */
  away_minutes?: number,
  /** Minutes without a connected device after which those present may let a bot play for a person who must decide; 0 if
   * they never may. If absent, a few minutes, or never where a decision may take days. */
  absence_minutes?: number,
  /** The guided game that is played; an ordinary one if absent. Such a table is not public and has no clock, its first
   * seat is the learner's, bots sit on the others, and no rating may count it. */
  lesson?: LessonTerms
};

/** Undoes the last decision: in a socket as `undo`, over HTTP as `POST /api/tables/{id}/undo`. */
export type Undo = {
  /** Identifies this attempt: sent twice, it is done once. */
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
  /** The game, once it has begun. */
  scene?: Scene,
  /** What happened since the version the client knew; everything if it named none, or if steps have been undone since. */
  events: Array<Happening>,
  /** Whether `events` begins with the first step, so that the client drops the log it has. */
  whole: boolean,
  /** The latest chat messages. */
  chat: Array<ChatLine>,
  /** The speakers that the viewer has muted at this table. */
  muted?: Array<string>
};

/** `GET /api/tables/{id}/why`: what the viewer must decide and may not choose, by the reasons. */
export type Why = {
  /** The version of the table the answer is for. */
  version: number,
  /** The reasons, the likeliest to be meant first; none if what was asked about is an option, or nothing of this decision. */
  reasons: Array<Reason>
};
