// A finished game, moment by moment.
import type { Moment, RecordInfo } from "../generated/protocol";
import type { GameName } from "../lib/protocol";
import type { Connection, Listener } from "../lib/table.svelte";
import { ask } from "./api";
import { components } from "./printed";
import { update } from "./scene";

export class ReplayConnection implements Connection {
  #listener: Listener | null = null;
  #record: RecordInfo | null = null;
  #wanted = 0;
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  get moments(): number {
    return this.#record ? this.#record.steps + 1 : 0;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    void this.#load();
  }

  go(moment: number): void {
    this.#wanted = moment;
    void this.#show(moment);
  }

  // Nothing can be done in a game that is over.
  play(): void {}
  undo(): void {}
  say(): void {}

  close(): void {
    this.#listener = null;
  }

  async #load(): Promise<void> {
    const record = await ask<RecordInfo>("GET", `/api/records/${this.#id}`);
    const { terms } = record.table;
    const edition = terms.edition ? `?edition=${terms.edition}` : "";
    const printed = await ask("GET", `/api/games/${terms.game}/components${edition}`);
    this.#record = record;
    this.#listener?.components(components(terms.game as GameName, printed));
    this.#listener?.link("open");
    this.go(0);
  }

  async #show(moment: number): Promise<void> {
    const { scene } = await ask<Moment>("GET", `/api/records/${this.#id}/moments/${moment}`);
    // A faster hand on the slider has gone on meanwhile.
    if (moment !== this.#wanted || !this.#record) return;
    const told = this.#record.events.filter(({ step }) => step <= moment);
    this.#listener?.update({ ...update(this.#record.table, scene, told, [], this.#record.scores.slice(0, moment)), status: "running", kept: null, whole: true });
  }
}
