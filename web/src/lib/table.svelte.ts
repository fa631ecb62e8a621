// The table as it stands for this viewer, fed by a connection.
import type { Reason, Scene, Section, TableInfo, Why } from "../generated/protocol";
import { noted } from "./notes";
import { notice } from "./notice.svelte";
import { begins, endsTurn, Pacer } from "./pace";
import { settings } from "./settings.svelte";
import { alone, looked } from "./shape";
import { gained, turns, type Mark, type Turn } from "./turns";
import type { Components, Option, SeatId, SeatInfo, Standing, TableEvent, Update } from "./protocol";

/** Where updates come from and decisions go to: a fixture, a WebSocket, a replay. */
export interface Connection {
  open(listener: Listener): void;
  play(option: Option, version: number): void;
  undo(version: number): void;
  say(text: string): void;
  /** A recorded game: how many moments it has, which one is shown, and a way to any of them. */
  readonly moments?: number;
  readonly step?: number;
  /** Where its turns begin. */
  readonly turns?: { step: number; seat: SeatId | null }[];
  go?(moment: number): void;
  /** The scores of all seats after each of its steps. */
  readonly scores?: number[][];
  /** A game in play: the scene after an earlier step. */
  before?(step: number): Promise<Scene>;
  /** What lies on the table after a step, in words. */
  tableau?(step: number, viewer: SeatId | null): Promise<Section[]>;
  /** Why components cannot be chosen now, or all that cannot. */
  why?(touched: string[]): Promise<Why>;
  /** Mutes someone. */
  mute?(speaker: string): Promise<void>;
  /** Unmutes everyone. */
  hearAll?(): Promise<void>;
  /** Gives the game up: a bot plays it to the end. */
  resign?(): void;
  /** The same people once more, once a game is over. */
  rematch?(): void;
}

export interface Listener {
  /** Who sits where, also before the game begins. */
  table(info: TableInfo): void;
  components(components: Components): void;
  update(update: Update): void;
  link(state: Link): void;
}

export type Link = "connecting" | "open" | "lost";

const LOG_LINES = 400;
/** How long each moment of a turn lasts that is shown again. */
const AGAIN = 900;

export class Table {
  now: Update | null = $state.raw(null);
  components: Components | null = $state.raw(null);
  #events: TableEvent[] = $state.raw([]);
  link: Link = $state("connecting");
  info: TableInfo | null = $state.raw(null);
  log: TableEvent[] = $derived(noted(this.#events, this.info));
  /** The step that is looked back at, in a game that goes on meanwhile. */
  past: number | null = $state(null);
  /** The turn another player has just ended. */
  recap: Turn | null = $state.raw(null);
  /** What a line of the log is about, while it is pointed at. */
  pointed: readonly TableEvent[] = $state.raw([]);
  /** Whether the log is open. */
  reading = $state(false);
  /** Step by step: a turn is over, and the next one waits. */
  held = $state(false);
  /** How much has happened that is not shown yet. */
  behind = $state(0);
  readonly turns: Turn[] = $derived(turns(this.log));
  #marks: Mark[] = [];
  /** The newest step, whichever is looked at. */
  #step: number | null = null;
  /** What was shown of the turn that goes on, and of the one before it. */
  #shown: Update[] = [];
  #lastTurn: Update[] = [];
  #repeats: ReturnType<typeof setTimeout> | undefined;
  #turned = false;
  readonly #pacer: Pacer;
  #present: Update | null = null;
  readonly #connection: Connection;
  /** Called just before the table changes, so that motion can remember where everything lay. */
  before: (() => void) | null = null;
  after: ((events: TableEvent[]) => void) | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#pacer = new Pacer({
      show: (update) => this.#update(update),
      chat: ({ chat, seats, muted, clock }) => this.now && (this.now = { ...this.now, chat, seats, muted, clock }),
      speed: () => settings.speed,
      turned: () => this.#turned,
      changed: (held, waiting) => ([this.held, this.behind] = [held, waiting]),
    });
    connection.open({
      components: (components) => (this.components = components),
      update: (update) => (connection.go ? this.#update(update) : this.#pacer.take(update)),
      link: (link) => (this.link = link),
      table: (info) => (this.info = info),
    });
  }

  get viewer(): SeatId | null {
    return this.now?.viewer ?? null;
  }

  get own(): boolean {
    return (this.now?.options.length ?? 0) > 0;
  }

  seat(id: SeatId): SeatInfo | undefined {
    return this.now?.seats.find((seat) => seat.seat === id);
  }

  standing(id: SeatId): Standing | undefined {
    return this.now?.standings.find((standing) => standing.seat === id);
  }

  play = (option: Option): void => {
    this.recap = null;
    if (this.now) this.#connection.play(option, this.now.version);
  };

  undo = (): void => {
    if (this.now?.can_undo) this.#connection.undo(this.now.version);
  };

  /** Shows the moment after a step: of a replay, or of the game in play. */
  show = (step: number): void => {
    if (this.#connection.go) this.#connection.go(step);
    else this.#connection.before?.(step).then((scene) => this.#look(step, scene), notice.complain);
  };

  /** Back from an earlier moment to what is asked now. */
  present = (): void => {
    const now = this.#present;
    if (!now) return;
    this.past = this.#present = null;
    clearTimeout(this.#repeats);
    this.#change({ ...now, events: [] });
  };

  /** The moment of a replay that is shown. */
  get step(): number | null {
    return this.#connection.step ?? null;
  }

  /** What lies on the table that is shown, in words; nothing where the connection cannot tell. */
  tableau(): Promise<Section[]> {
    const { now } = this;
    return (now && this.#connection.tableau?.(now.step, now.viewer)) ?? Promise.resolve([]);
  }

  /** Why components cannot be chosen now, the likeliest reason first; nothing where it is not ours to decide. */
  async why(touched: string[]): Promise<Reason[]> {
    return this.own && this.#connection.why ? (await this.#connection.why(touched)).reasons : [];
  }

  get explains(): boolean {
    return this.own && this.#connection.why !== undefined;
  }

  mute = (speaker: string): void => void this.#connection.mute?.(speaker).catch(notice.complain);
  hearAll = (): void => void this.#connection.hearAll?.().catch(notice.complain);

  get resign(): (() => void) | null {
    const { resign } = this.#connection;
    const running = this.now?.status === "running" && this.info?.status !== "closed" && this.now.mine.some((id) => this.seat(id)?.resigned === false);
    return resign && running ? resign.bind(this.#connection) : null;
  }

  /** Whether the bot may be asked: never against people while a game runs. */
  get advisable(): boolean {
    return this.info !== null && (this.info.status === "over" || alone(this.info));
  }

  get rematch(): (() => void) | null {
    const { rematch } = this.#connection;
    return rematch ? rematch.bind(this.#connection) : null;
  }

  say = (text: string): void => this.#connection.say(text);

  /** On to the next turn, where one waits; to what is asked now, otherwise. */
  next = (): void => this.#pacer.next();

  /** Everything that waits to be shown, at once. */
  skip = (): void => this.#pacer.skip();

  /** Another speed was chosen. */
  hurry = (): void => this.#pacer.hurry();

  /** What a seat had before and after a turn, where it was seen. */
  gained(turn: Turn): [before: number, after: number] | null {
    const recorded = this.#connection.scores?.slice(0, this.now?.step).map((scores, index) => ({ after: index, step: index + 1, scores: this.#named(scores) }));
    const marks = recorded ?? this.#marks;
    return gained(marks, turn, this.turns.find(({ from }) => from > turn.to));
  }

  /** Shows the last turn of another player once more, and comes back to now. */
  again = (): void => {
    const shown = this.#lastTurn.map((update) => ({ ...update, options: [], can_undo: false }));
    this.#present ??= this.now;
    this.#repeat(shown);
  };

  get repeatable(): boolean {
    return this.#lastTurn.length > 0;
  }

  close(): void {
    clearTimeout(this.#repeats);
    this.#pacer.close();
  }

  #repeat([first, ...rest]: Update[]): void {
    if (!first) return this.present();
    this.past = first.step;
    this.#change(first);
    this.#repeats = setTimeout(() => this.past !== null && this.#repeat(rest), AGAIN);
  }

  #named(scores: readonly number[]): Record<SeatId, number> {
    return Object.fromEntries((this.now?.seats ?? []).map(({ seat }, index) => [seat, scores[index] ?? 0]));
  }

  #update(update: Update): void {
    this.#turned = false;
    // Someone came, or spoke: nothing to choose again, and no motion to cut short.
    const idle = update.events.length === 0 && this.now?.options === update.options;
    if (idle && !this.#present) return void (this.now = update);
    const [before, old] = [this.#step ?? update.step, this.turns.at(-1)];
    this.#step = update.step;
    const kept = update.kept ?? Infinity;
    this.#events = [...this.#events.filter(({ step }) => step <= kept), ...update.events].slice(-LOG_LINES);
    this.#follow(update, before, this.log.some(begins) ? old : this.turns.at(-1));
    if (this.#present) this.#present = update;
    else this.#change(update);
  }

  /** Keeps scores and turns in mind, for the recap. */
  #follow(update: Update, before: number, turn: Turn | undefined): void {
    const fresh = update.kept !== undefined;
    const scores = Object.fromEntries(update.standings.map(({ seat, score }) => [seat, score]));
    if (fresh) this.#marks = this.#marks.filter(({ step }) => step <= (update.kept ?? 0));
    else this.#marks.push({ after: before, step: update.step, scores });
    this.#turned = !fresh && !this.#connection.go && endsTurn(update, turn?.seat ?? null, this.log.some(begins), (this.#present ?? this.now)?.turn ?? null);
    if (fresh) ((this.#shown = []), (this.recap = null));
    this.#shown.push(update);
    if (!this.#turned) return;
    [this.#lastTurn, this.#shown] = [this.#shown, [update]];
    this.recap = turn ? (this.turns.findLast(({ from }) => from === turn.from) ?? null) : null;
  }

  #look(step: number, scene: Scene): void {
    this.#present ??= this.now;
    if (!this.#present) return;
    this.past = step;
    this.#change(looked(this.#present, scene));
  }

  #change(update: Update): void {
    this.before?.();
    this.now = update;
    this.after?.(update.events);
  }
}
