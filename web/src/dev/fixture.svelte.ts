// A connection that plays captured updates one after another: every click shows the next moment.
import type { Section } from "../generated/protocol";
import type { Components, Ladder, Option, Part, SeatId, Standing, Update } from "../lib/protocol";
import type { Connection, Listener } from "../lib/table.svelte";

/** An update as it was captured; a view says whose it is. */
type Captured = Omit<Update, "viewer" | "step" | "mine" | "secrets" | "ladder" | "standings"> & {
  view: { viewer: { seat: SeatId } };
  ladder?: Ladder | null;
  standings: (Omit<Standing, "parts"> & { parts?: Part[] })[];
};

interface Fixture {
  components: Components;
  updates: Captured[];
}

/** Draws a captured game as if it brought no table of its own. */
const generic = new URLSearchParams(location.search).has("generic");

const files = import.meta.glob<{ default: Fixture }>("@games/*/web/fixtures/*.json");
const file = (name: string): (() => Promise<{ default: Fixture }>) | undefined => Object.entries(files).find(([path]) => path.endsWith(`/${name}.json`))?.[1];

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

  async tableau(): Promise<Section[]> {
    return (await import("./fixtures/tableau.json")).default;
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
    const found = file(this.#name);
    if (!found) return console.error(`there is no fixture ${this.#name}`);
    const { components, updates } = (await found()).default;
    const game = generic ? { game: "toy" } : {};
    this.#updates = updates.map((update) => ({ ...update, ...game, standings: update.standings.map((one) => ({ ...one, parts: one.parts ?? [] })), ladder: update.ladder ?? null, viewer: update.view.viewer.seat, step: update.version, mine: [], secrets: false }));
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
