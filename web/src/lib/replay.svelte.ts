// A finished game as a connection: moments instead of updates, the slider instead of options.
import type { Moment, RecordInfo, Section } from "../generated/protocol";
import { gameTable } from "../games";
import { api } from "./api";
import type { GameTable } from "./game";
import { notice } from "./notice.svelte";
import { history, update } from "./shape";
import type { Connection, Listener } from "./table.svelte";
import { turns } from "./turns";

/** Moments kept, so that going back and forth asks the server once. */
const KEPT = 200;

type Reveal = NonNullable<GameTable["revealed"]>;

export class ReplayConnection implements Connection {
  readonly record: RecordInfo;
  step = $state(0);
  as = $state("spectator");
  readonly moments: number;
  readonly turns: { step: number; seat: string | null }[];
  /** Called when another moment is gone to. */
  went: (() => void) | null = null;
  readonly #id: string;
  #listener: Listener | null = null;
  #moments = new Map<string, Promise<Moment>>();
  #asked = 0;
  readonly #revealed: Promise<Reveal>;

  /** Without a step it opens where the first player decides: before that the table is only being set up. */
  constructor(id: string, record: RecordInfo, step: number | null, as: string) {
    this.#id = id;
    this.record = record;
    this.turns = turns(record.events).filter(({ seat }) => seat !== null).map(({ from, seat }) => ({ step: from, seat }));
    this.step = Math.max(0, Math.min(step ?? this.turns[0]?.step ?? 0, record.steps));
    this.as = as;
    this.moments = record.steps + 1;
    this.#revealed = gameTable(record.table.terms.game).then(({ revealed }) => revealed ?? ((view) => view));
  }

  get scores(): number[][] {
    return this.record.scores;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    const { table } = this.record;
    void api.components(table).then(listener.components);
    listener.link("open");
    listener.table(table);
    queueMicrotask(() => void this.#show(0).catch(notice.complain));
  }

  play(): void {}
  undo(): void {}
  say(): void {}

  close(): void {
    this.#listener = null;
  }

  go(step: number): void {
    const from = this.step;
    this.step = Math.max(0, Math.min(step, this.record.steps));
    this.went?.();
    void this.#show(from).catch(notice.complain);
  }

  look(as: string): void {
    this.as = as;
    this.went?.();
    void this.#show(0).catch(notice.complain);
  }

  tableau(step: number): Promise<Section[]> {
    return api.moment(this.#id, step, this.as, true).then(({ tableau }) => tableau ?? []);
  }

  #moment(step: number, as: string): Promise<Moment> {
    const key = `${step} ${as}`;
    const known = this.#moments.get(key) ?? api.moment(this.#id, step, as);
    known.catch(() => this.#moments.delete(key));
    this.#moments.delete(key);
    this.#moments.set(key, known);
    for (const old of [...this.#moments.keys()].slice(0, -KEPT)) this.#moments.delete(old);
    return known;
  }

  async #show(from: number): Promise<void> {
    const [step, as, asked] = [this.step, this.as, (this.#asked += 1)];
    const { scene, position } = await this.#moment(step, as);
    if (asked !== this.#asked) return;
    const { table, events } = this.record;
    const ahead = step > from;
    const told = events.filter((event) => event.step <= step && (!ahead || event.step > from));
    const view = position ? (await this.#revealed)(scene.view, position) : scene.view;
    const shown = { ...scene, view, over: false, options: [], can_undo: false };
    const kept = ahead ? {} : { kept: 0 };
    this.#listener?.update({ ...update({ table, scene: shown, events: [], chat: [], history: history(this.record) }), events: told, ...kept });
  }
}
