// A table over the network: one socket that comes back by itself, and choices that are made once however often they are sent.
import { PROTOCOL, type ChatLine, type ClientMessage, type Happening, type RecordInfo, type Scene, type ServerMessage, type TableInfo } from "../generated/protocol";
import type { GameName, Option } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { Connection, Listener } from "../lib/table.svelte";
import { ask } from "./api";
import { components } from "./printed";
import { update } from "./scene";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const BEAT = 20_000;

export class SocketConnection implements Connection {
  #socket: WebSocket | null = null;
  #listener: Listener | null = null;
  #table: TableInfo | null = null;
  #scene: Scene | null = null;
  #chat: ChatLine[] = [];
  #history: number[][] = [];
  #wait = FIRST_WAIT;
  #beat: ReturnType<typeof setInterval> | undefined;
  /** Choices the server has not answered yet, by key: sent again after a gap. */
  readonly #unanswered = new Map<string, ClientMessage>();
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    this.#connect();
    this.#beat = setInterval(() => this.#send({ type: "beat" }), BEAT);
  }

  play(option: Option, version: number): void {
    this.#try((key) => ({ type: "play", key, at_version: version, action: option.notation }));
  }

  undo(version: number): void {
    this.#try((key) => ({ type: "undo", key, at_version: version }));
  }

  say(text: string): void {
    this.#send({ type: "say", text });
  }

  look(seat: string): void {
    this.#send({ type: "look", seat });
  }

  /** Asks for everything again, in the language chosen now. */
  again(): void {
    this.#scene = null;
    this.#socket?.close();
  }

  close(): void {
    this.#listener = null;
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #connect(): void {
    const address = new URL(`/api/tables/${this.#id}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("protocol", String(PROTOCOL));
    address.searchParams.set("language", settings.language);
    if (this.#scene) address.searchParams.set("since", String(this.#scene.version));
    const socket = new WebSocket(address);
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.#lost();
    this.#socket = socket;
  }

  #lost(): void {
    if (!this.#listener) return;
    this.#listener.link("lost");
    setTimeout(() => this.#listener && this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #try(message: (key: string) => ClientMessage): void {
    const key = crypto.randomUUID();
    this.#unanswered.set(key, message(key));
    this.#send(message(key));
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": return void this.#welcome(message);
      case "update": return this.#update(message.scene, message.events, message.kept_steps, false);
      case "table": return this.#changed(message.table);
      case "chat": return this.#talk(message.line);
      case "done": return void this.#unanswered.delete(message.key);
      case "refused":
        if (message.key) this.#unanswered.delete(message.key);
        return this.#listener?.notice(message.error.message);
      case "closing": return this.#listener?.notice(message.error.message);
      case "beat": return;
    }
  }

  async #welcome(welcome: Extract<ServerMessage, { type: "welcome" }>): Promise<void> {
    const first = this.#table === null;
    this.#table = welcome.table;
    this.#chat = welcome.chat;
    this.#wait = FIRST_WAIT;
    if (first) await this.#printed(welcome.table);
    this.#listener?.link("open");
    this.#listener?.table(welcome.table);
    for (const message of this.#unanswered.values()) this.#send(message);
    if (welcome.scene) this.#update(welcome.scene, welcome.events, null, welcome.whole);
  }

  async #printed({ terms }: TableInfo): Promise<void> {
    const edition = terms.edition ? `?edition=${terms.edition}` : "";
    const printed = await ask("GET", `/api/games/${terms.game}/components${edition}`);
    this.#listener?.components(components(terms.game as GameName, printed));
  }

  #update(scene: Scene, events: Happening[], kept: number | null, whole: boolean): void {
    this.#scene = scene;
    if (!this.#table) return;
    this.#listener?.update({ ...update(this.#table, scene, events, this.#chat, this.#history), kept, whole });
    if (scene.over && this.#history.length === 0) void this.#scores();
    const other = scene.turn && scene.turn !== scene.viewer && this.#table.seats.some(({ seat, yours }) => yours && seat === scene.turn);
    if (other && scene.turn) this.look(scene.turn);
  }

  /** The course of the game, for its chart. */
  async #scores(): Promise<void> {
    const { scores } = await ask<RecordInfo>("GET", `/api/records/${this.#id}`);
    this.#history = scores;
    this.#show();
  }

  #changed(table: TableInfo): void {
    this.#table = table;
    this.#listener?.table(table);
    this.#show();
  }

  #talk(line: ChatLine): void {
    this.#chat = [...this.#chat, line];
    this.#show();
  }

  /** The same scene with something new around it. */
  #show(): void {
    if (this.#table && this.#scene) this.#listener?.update({ ...update(this.#table, this.#scene, [], this.#chat, this.#history), kept: null, whole: false });
  }
}
