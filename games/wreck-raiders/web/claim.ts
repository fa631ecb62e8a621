// A claim before it is carried out: what lies ready, what it brings, and how a starfish is taken back.
import type { Chooser } from "@web/lib/chooser.svelte";
import type { Option, TableEvent } from "@web/lib/protocol";
import type { Table } from "@web/lib/table.svelte";

/** The coins an option brings a seat. */
export const gained = (option: Option | undefined, seat: string): number =>
  (option?.brings?.pills ?? []).filter((pill) => pill.kind === "coin" && pill.seat === seat).reduce((sum, { amount }) => sum + amount, 0);

/** The places of a display under a starfish, from zero, with one that lies ready. */
export function laidStarfish(display: readonly string[], held: Option | null): number[] {
  const laid = display.flatMap((tile, place) => (tile.endsWith("*") ? [place] : []));
  const ready = /^cover d\d\.(\d)$/.exec(held?.notation ?? "")?.[1];
  return ready ? [...laid, Number(ready) - 1] : laid;
}

interface Deed {
  step: number;
  notation: string;
  place: number | null;
}

/** What was added to the claim under way, as it could be played again. */
export function added(log: readonly TableEvent[]): Deed[] {
  const named = log.findLastIndex(({ event }) => event.what === "claim-named");
  return log.slice(named + 1).flatMap(({ step, event }): Deed[] => {
    const told = event as { what: string; display?: string; place?: number };
    if (told.what === "card-decorated") return [{ step, notation: "decorate conch", place: null }];
    if (told.what !== "treasure-covered" || told.place === undefined) return [];
    return [{ step, notation: `cover ${told.display}.${told.place + 1}`, place: told.place }];
  });
}

/** Takes one starfish back: undoes what came after it, and plays that again. */
export class TakeBack {
  #undo = 0;
  #again: string[] = [];
  #seen = -1;
  readonly #table: () => Table;
  readonly #chooser: () => Chooser;

  constructor(table: () => Table, chooser: () => Chooser) {
    this.#table = table;
    this.#chooser = chooser;
  }

  starfish = (place: number): void => {
    const chooser = this.#chooser();
    const ready = chooser.held;
    if (ready && ready.notation.endsWith(`.${place + 1}`)) return chooser.release();
    const deeds = added(this.#table().log);
    const at = deeds.findIndex((deed) => deed.place === place);
    if (at < 0) return;
    this.#undo = deeds.length - at;
    this.#again = [...deeds.slice(at + 1).map(({ notation }) => notation), ...(ready ? [ready.notation] : [])];
    this.#step();
  };

  /** The table has changed: on to the next step. */
  goOn(version: number): void {
    if (version === this.#seen) return;
    this.#seen = version;
    this.#step();
  }

  #step(): void {
    const [table, chooser] = [this.#table(), this.#chooser()];
    if (this.#undo > 0 && table.now?.can_undo) {
      this.#undo -= 1;
      return table.undo();
    }
    this.#undo = 0;
    const next = this.#again.shift();
    const option = chooser.options.find(({ notation }) => notation === next);
    if (option) chooser.press(option);
    else this.#again = [];
  }
}
