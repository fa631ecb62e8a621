// How much room there is: the whole picture, a tablet's, or a phone's. The same limits are in base.css.

export type Room = "desk" | "tablet" | "phone";

const phone = matchMedia("(max-width: 679px)");
const narrow = matchMedia("(max-width: 959px), (max-aspect-ratio: 6/5)");
const measure = (): Room => (phone.matches ? "phone" : narrow.matches ? "tablet" : "desk");

class Screen {
  room: Room = $state(measure());

  constructor() {
    for (const query of [phone, narrow]) query.addEventListener("change", () => (this.room = measure()));
  }
}

export const screen = new Screen();
