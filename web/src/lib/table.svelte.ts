// The table as it stands for this viewer, fed by a connection.
import type { Reason, Scene, Section, TableInfo, Why } from "../generated/protocol";
import { notice } from "./notice.svelte";
import { alone, looked } from "./shape";
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
  readonly turns?: number[];
  go?(moment: number): void;
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

export class Table {
  now: Update | null = $state.raw(null);
  components: Components | null = $state.raw(null);
  log: TableEvent[] = $state.raw([]);
  link: Link = $state("connecting");
  info: TableInfo | null = $state.raw(null);
  /** The step that is looked back at, in a game that goes on meanwhile. */
  past: number | null = $state(null);
  #present: Update | null = null;
  readonly #connection: Connection;
  /** Called just before the table changes, so that motion can remember where everything lay. */
  before: (() => void) | null = null;
  after: ((events: TableEvent[]) => void) | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.open({
      components: (components) => (this.components = components),
      update: (update) => this.#update(update),
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
    const running = this.now?.status === "running" && this.now.mine.some((id) => this.seat(id)?.resigned === false);
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

  #update(update: Update): void {
    // Someone came, or spoke: nothing to choose again, and no motion to cut short.
    const idle = update.events.length === 0 && this.now?.options === update.options;
    if (idle && !this.#present) return void (this.now = update);
    const kept = update.kept ?? Infinity;
    this.log = [...this.log.filter(({ step }) => step <= kept), ...update.events].slice(-LOG_LINES);
    if (this.#present) this.#present = update;
    else this.#change(update);
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
