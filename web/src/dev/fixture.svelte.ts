// A connection that plays captured updates one after another: every click shows the next moment.
import type { Components, Option, Update } from "../lib/protocol";
import type { Connection, Listener } from "../lib/table.svelte";

interface Fixture {
  components: Components;
  updates: Update[];
}

const files = import.meta.glob<{ default: Fixture }>("./fixtures/*.json");

export const names = (): string[] => Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ""));

export class FixtureConnection implements Connection {
  #updates: Update[] = [];
  #shown = $state(0);
  #listener: Listener | null = null;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    void this.#load(listener);
  }

  play(option: Option): void {
    console.info("plays", option.notation);
    this.#show(this.#shown + 1);
  }

  undo(): void {
    this.#show(this.#shown - 1);
  }

  say(text: string): void {
    const now = this.#updates[this.#shown];
    if (now) this.#listener?.update({ ...now, events: [], chat: [...now.chat, { seat: "A", name: "Mara", text, at: 0, speaker: "A" }] });
  }

  get step(): number {
    return this.#shown;
  }

  get moments(): number {
    return this.#updates.length;
  }

  go(moment: number): void {
    this.#show(moment);
  }

  async #load(listener: Listener): Promise<void> {
    const file = files[`./fixtures/${this.#name}.json`];
    if (!file) return console.error(`there is no fixture ${this.#name}`);
    const { components, updates } = (await file()).default;
    this.#updates = updates.map((update) => ({ ...update, mine: [], secrets: false }));
    listener.components(components);
    listener.link("open");
    this.#show(0);
  }

  #show(index: number): void {
    this.#shown = Math.max(0, Math.min(index, this.#updates.length - 1));
    const update = this.#updates[this.#shown];
    if (update) this.#listener?.update(update);
  }
}
