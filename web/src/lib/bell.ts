// Tells someone who looks elsewhere that it is their turn, where notifications were allowed; the title says so anyway.
import { t } from "./words.svelte";

export class TurnBell {
  #rang = false;

  tell(title: string, turn: boolean): void {
    if (turn && !this.#rang && document.hidden) this.#ring(title);
    this.#rang = turn;
  }

  #ring(title: string): void {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const note = new Notification(title, { body: t("your-turn"), tag: location.pathname, icon: "/favicon.svg" });
    note.onclick = () => (window.focus(), note.close());
  }
}

/** Asks once, from a click, whether notifications may come. */
export async function allowBell(): Promise<void> {
  if ("Notification" in window && Notification.permission === "default") await Notification.requestPermission();
}
