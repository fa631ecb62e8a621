// How much room there is: the whole picture, a tablet's, a phone's, or a phone's on its side. The same limits are in base.css.

export type Room = "desk" | "tablet" | "phone" | "flat";

const flat = matchMedia("(max-height: 479px) and (min-aspect-ratio: 6/5)");
const phone = matchMedia("(max-width: 679px)");
const narrow = matchMedia("(max-width: 959px), (max-aspect-ratio: 6/5)");
const measure = (): Room => (flat.matches ? "flat" : phone.matches ? "phone" : narrow.matches ? "tablet" : "desk");

const size = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

class Screen {
  room: Room = $state(measure());
  /** Pixels of a rem, which every size of window changes. */
  rem = $state(size());
  /** Whether fingers have little room, upright or on its side. */
  readonly handheld: boolean = $derived(this.room === "phone" || this.room === "flat");

  constructor() {
    for (const query of [flat, phone, narrow]) query.addEventListener("change", () => (this.room = measure()));
    addEventListener("resize", this.settle);
  }

  /** To be told when something else changes the size of a rem. */
  settle = (): void => void (this.rem = size());
}

export const screen = new Screen();
