// One line that is said to the user for a while: a stale click, a table that is full, a server that is busy.
import { Refused } from "./api";
import { t } from "./words.svelte";

const LASTS = 6000;

class Notice {
  text = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.#timer = setTimeout(() => (this.text = ""), LASTS);
  }

  /** What the server would not do, in its words. */
  complain = (error: unknown): void => {
    if (!(error instanceof Refused)) throw error;
    this.say(error.message || t("unreachable"));
  };

  still(): void {
    this.text = "";
  }
}

export const notice = new Notice();
