// Tells somebody who looks elsewhere that it is their turn: in the title, and as a notification where that was allowed.
import { t } from "./words.svelte";

export class TurnBell {
  #rang = false;

  tell(title: string, turn: boolean): void {
    document.title = turn ? `● ${t("your-turn")} – ${title}` : title;
    if (turn && !this.#rang && document.hidden) this.#ring(title);
    this.#rang = turn;
  }

  #ring(title: string): void {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const note = new Notification(title, { body: t("your-turn"), tag: location.pathname, icon: "/favicon.svg" });
    note.onclick = () => (window.focus(), note.close());
  }

  close(): void {
    document.title = t("lagoon");
  }
}

/** Asks once, from a click, whether notifications may come. */
export async function allowBell(): Promise<void> {
  if ("Notification" in window && Notification.permission === "default") await Notification.requestPermission();
}
