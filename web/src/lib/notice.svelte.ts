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

  /** Copies a link, or says that someone else must. */
  copy = async (text: string): Promise<void> => {
    const done = await Promise.resolve().then(() => navigator.clipboard.writeText(text)).then(() => true, () => false);
    this.say(t(done ? "copied" : "copy-by-hand"));
  };

  still(): void {
    this.text = "";
  }
}

export const notice = new Notice();
