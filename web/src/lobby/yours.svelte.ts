// "Your table": what is chosen there is what the start button starts.
import type { EditionInfo, GameInfo } from "../generated/protocol";
import { players, seats, type Pace, type SeatWish, type TableWish } from "../lib/lobby";
import { settings } from "../lib/settings.svelte";

export class YourTable {
  pace: Pace = $state("none");
  absence = $state(5);
  listed = $state(false);
  #offer: () => GameInfo | undefined;
  #wanted: string | null = $state(null);
  #count = $state(3);
  #sat: SeatWish[] = $state.raw([]);

  constructor(offer: () => GameInfo | undefined) {
    this.#offer = offer;
  }

  get edition(): EditionInfo | undefined {
    const editions = this.#offer()?.editions ?? [];
    return editions.find(({ name }) => name === this.#wanted) ?? editions[0];
  }

  get possible(): number[] {
    return this.edition ? players(this.edition) : [];
  }

  get count(): number {
    return this.possible.includes(this.#count) ? this.#count : (this.possible.find((one) => one >= this.#count) ?? this.possible.at(-1) ?? 2);
  }

  get seats(): SeatWish[] {
    return seats(this.count, this.#sat, settings.name);
  }

  get wish(): TableWish {
    return { game: this.#offer()?.name ?? "", edition: this.edition?.name ?? null, pace: this.pace, absence: this.absence, listed: this.listed, seats: this.seats };
  }

  want(edition: string): void {
    this.#wanted = edition;
  }

  seatFor(count: number): void {
    this.#count = count;
  }

  change(index: number, seat: SeatWish): void {
    if (index === 0 && seat.kind === "me") settings.change({ name: seat.name });
    this.#sat = this.seats.map((old, place) => (place === index ? seat : old));
  }

  /** Me and a friend by link. */
  invite(): void {
    this.#count = 2;
    this.change(1, { kind: "link", name: "", level: "calm" });
  }
}
