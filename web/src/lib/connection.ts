// A table over a WebSocket: comes back by itself after a loss, and sends what was not answered again under its key.
import { PROTOCOL, type ChatLine, type ClientMessage, type Failure, type Happening, type Scene, type Section, type ServerMessage, type TableInfo, type Welcome, type Why } from "../generated/protocol";
import { address, api, entropy, Refused } from "./api";
import { begin } from "./dice";
import { notice } from "./notice.svelte";
import type { Option, SeatId } from "./protocol";
import { alone, history, update } from "./shape";
import type { Connection, Link, Listener } from "./table.svelte";

/** What the page around a table wants to know. */
export interface Watcher {
  table(table: TableInfo, scene: Scene | null): void;
  link(link: Link): void;
  /** Something could not be done; said in words. */
  refused(failure: Failure): void;
  /** The game goes on at another table. */
  moved(id: string): void;
  /** There is no coming back: the table is not there, or not for us. */
  ended(error: Refused): void;
}

type Decision = Extract<ClientMessage, { type: "play" | "undo" }>;

const BEAT = 15_000;
/** Silence after which the line counts as lost. */
const SILENCE = 40_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const AGAIN = 700;

/** How long to wait before the next try: longer each time, and never all clients at once. */
export const backOff = (tries: number, luck: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + luck / 2);

export class LiveConnection implements Connection {
  readonly #id: string;
  readonly #watcher: Watcher;
  #listener: Listener | null = null;
  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #table: TableInfo | null = null;
  #scene: Scene | null = null;
  #log: Happening[] = [];
  #chat: ChatLine[] = [];
  #muted: string[] = [];
  #scores: number[][] = [];
  #charted = false;
  #seat: string | null = null;
  #unanswered: Decision | null = null;
  #printed = false;

  constructor(id: string, watcher: Watcher) {
    this.#id = id;
    this.#watcher = watcher;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#dial();
  }

  open(listener: Listener): void {
    this.#listener = listener;
    this.#printed = false;
    // Later, when the listener has been constructed.
    queueMicrotask(() => {
      if (this.#listener !== listener) return;
      listener.link(this.#socket?.readyState === WebSocket.OPEN ? "open" : "connecting");
      this.#show(this.#log, 0);
    });
  }

  play(option: Option, version: number): void {
    this.#decide({ type: "play", key: entropy(), at_version: version, action: option.notation });
  }

  undo(version: number): void {
    this.#decide({ type: "undo", key: entropy(), at_version: version });
  }

  say(text: string): void {
    this.#send({ type: "say", text });
  }

  /** Looks from another of our own seats. */
  look(seat: string): void {
    this.#seat = seat;
    this.#send({ type: "look", seat });
  }

  async tableau(step: number, viewer: SeatId | null): Promise<Section[]> {
    return (await api.before(this.#id, step, viewer, true)).tableau ?? [];
  }

  async before(step: number): Promise<Scene> {
    return (await api.before(this.#id, step, this.#scene?.viewer ?? null)).scene;
  }

  async mute(speaker: string): Promise<void> {
    await api.mute(this.#id, speaker, true);
    this.#muted = [...this.#muted, speaker];
    this.#chat = this.#chat.filter((line) => line.speaker !== speaker);
    this.#show([], undefined);
  }

  async hearAll(): Promise<void> {
    await Promise.all(this.#muted.map((speaker) => api.mute(this.#id, speaker, false)));
    this.refresh();
  }

  why(touched: string[]): Promise<Why> {
    return api.why(this.#id, touched);
  }

  resign(): void {
    api.resign(this.#id).catch(notice.complain);
  }

  /** The same people once more: the first to ask creates the table, the others follow. */
  rematch(): void {
    const laid = this.#table?.rematch;
    const found = laid ? Promise.resolve(laid) : api.rematch(this.#id).then(({ table }) => (alone(table) ? begin(table) : table)).then(({ id }) => id);
    found.then((id) => this.#watcher.moved(id), notice.complain);
  }

  /** Reconnects, in the language that is chosen now. */
  refresh(): void {
    this.#scene = null;
    this.#hang();
    this.#tries = 0;
    this.#dial();
  }

  close(): void {
    this.#closed = true;
    this.#listener = null;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#hang();
  }

  // ---- The line ----

  #dial(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const since = this.#scene && this.#log.length > 0 ? this.#scene.version : null;
    const url = new URL(address(`/api/tables/${encodeURIComponent(this.#id)}/socket`, { protocol: PROTOCOL, since, as: this.#seat }), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => socket === this.#socket && this.#lost();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(this.#beat, BEAT);
  }

  #hang(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #beat = (): void => {
    if (Date.now() - this.#heard > SILENCE) this.#lose();
    else this.#send({ type: "beat" });
  };

  /** The line is dead although nobody said so. */
  #lose = (): void => {
    if (this.#closed) return;
    this.#hang();
    this.#lost();
  };

  #lost(): void {
    this.#hang();
    this.#tell("lost");
    if (this.#tries % 3 === 0) void this.#ask();
    this.#timer = setTimeout(() => this.#dial(), backOff(this.#tries, Math.random()));
    this.#tries += 1;
  }

  /** A socket that was refused cannot say why; a plain request can. */
  async #ask(): Promise<void> {
    try {
      await api.welcome(this.#id);
    } catch (error) {
      const gone = error instanceof Refused && ["not-found", "not-yours", "bad-cookie", "bad-field"].includes(error.code);
      if (gone && !this.#closed) this.#end(error);
    }
  }

  #end(error: Refused): void {
    this.close();
    this.#watcher.ended(error);
  }

  /** The network is back, or someone looks again: no reason to wait. */
  #hurry = (): void => {
    if (this.#socket || this.#closed || document.visibilityState === "hidden") return;
    this.#dial();
  };

  #tell(link: Link): void {
    this.#listener?.link(link);
    this.#watcher.link(link);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // ---- Decisions: one at a time, kept until they are answered ----

  #decide(decision: Decision): void {
    if (this.#unanswered?.at_version === decision.at_version) return;
    this.#unanswered = decision;
    this.#send(decision);
  }

  #answered(key: string | undefined): boolean {
    const ours = this.#unanswered?.key === key;
    if (ours) this.#unanswered = null;
    return ours;
  }

  #refuse(key: string | undefined, error: Failure): void {
    const waiting = this.#unanswered;
    if (waiting && waiting.key === key && ["too-many", "store-unavailable"].includes(error.code)) {
      setTimeout(() => this.#unanswered === waiting && this.#send(waiting), AGAIN);
      return;
    }
    this.#answered(key);
    this.#watcher.refused(error);
    const behind = error.version !== undefined && error.version !== this.#scene?.version;
    if (behind) this.refresh();
    else this.#show([], undefined);
  }

  // ---- What the server sends ----

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "welcome": return this.#welcome(message);
      case "update": return this.#update(message.scene, message.events, message.kept_steps);
      case "table": return this.#retable(message.table);
      case "chat": return this.#said(message.line);
      case "done": return void this.#answered(message.key);
      case "refused": return this.#refuse(message.key, message.error);
      case "closing": return message.error.code === "closed" ? this.#end(new Refused(message.error)) : this.#tell("lost");
      case "beat": return;
    }
  }

  #welcome({ table, scene, events, whole, chat, muted = [] }: Welcome): void {
    this.#tries = 0;
    this.#table = table;
    this.#scene = scene ?? null;
    this.#chat = chat;
    this.#muted = muted;
    this.#log = whole ? events : [...this.#log, ...events];
    this.#tell("open");
    if (this.#unanswered) this.#send(this.#unanswered);
    this.#show(events, whole ? 0 : undefined);
  }

  #update(scene: Scene, events: Happening[], kept: number): void {
    const undone = this.#log.some(({ step }) => step > kept);
    this.#scene = scene;
    this.#log = [...this.#log.filter(({ step }) => step <= kept), ...events];
    this.#show(events, undone ? kept : undefined);
  }

  #retable(table: TableInfo): void {
    this.#table = table;
    this.#show([], undefined);
  }

  #said(line: ChatLine): void {
    if (this.#chat.some(({ index }) => index === line.index)) return;
    this.#chat = [...this.#chat, line];
    this.#show([], undefined);
  }

  #show(events: Happening[], kept: number | undefined): void {
    const [table, scene, listener] = [this.#table, this.#scene, this.#listener];
    if (!table) return;
    this.#watcher.table(table, scene);
    listener?.table(table);
    if (!scene || !listener) return;
    void this.#print(table, listener);
    if (scene.over && !this.#charted) void this.#chart();
    listener.update(update({ table, scene, events, chat: this.#chat, muted: this.#muted.length, history: this.#scores, ...(kept === undefined ? {} : { kept }) }));
  }

  /** What is printed never changes, so it is asked for once. */
  async #print(table: TableInfo, listener: Listener): Promise<void> {
    if (this.#printed) return;
    this.#printed = true;
    try {
      listener.components(await api.components(table));
    } catch {
      this.#printed = false;
    }
  }

  async #chart(): Promise<void> {
    this.#charted = true;
    try {
      this.#scores = history(await api.record(this.#id));
      this.#show([], undefined);
    } catch {
      this.#charted = false;
    }
  }
}
