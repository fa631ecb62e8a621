// How fast the turns of others go by: what comes too soon waits until what is shown has been seen. Pure but for its timer.
import type { SeatId, TableEvent, Update } from "./protocol";

export const SPEEDS = ["slow", "normal", "fast", "instant", "step"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment of another player's turn is shown at least, in milliseconds; step by step within a turn as at normal speed. */
export const SHOWN: Record<Speed, number> = { slow: 1500, normal: 800, fast: 280, instant: 0, step: 800 };

/** Whether something of its own begins: a turn, a round of one player, a player's part in the final scoring. */
export const begins = ({ event }: TableEvent): boolean => /^(turn|round|scoring)-began$/.test(event.what);

/** Whether someone else decided what an update tells. */
export const byOthers = ({ events, mine }: Update): boolean => events.some(({ by }) => by !== undefined && !mine.includes(by));

/**
 * Whether the turn of another player is over after an update. Of a game that does not say when turns begin, once the player who was asked
 * is asked no more: the last choice may have brought nothing but what chance did.
 */
export function endsTurn(update: Update, turn: SeatId | null, told: boolean, asked: SeatId | null): boolean {
  if (turn === null || update.mine.includes(turn) || update.status !== "running") return false;
  return told ? update.events.some(begins) : asked === turn && update.turn !== turn;
}

/** Whether a clock runs for someone here: nobody pays for being shown what others did. */
const onOurClock = ({ clock, mine }: Update): boolean => !!clock?.running && mine.includes(clock.running);

interface Screen {
  show(update: Update): void;
  /** What of an update matters at once, whatever still waits: who is there and what they say. */
  chat(update: Update): void;
  speed(): Speed;
  /** Whether the turn of another player has just ended with what is shown. */
  turned(): boolean;
  /** Called when there is more or less to wait for. */
  changed(held: boolean, waiting: number): void;
}

export class Pacer {
  readonly #screen: Screen;
  #waiting: Update[] = [];
  #held = false;
  #shown = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  take(update: Update): void {
    if (update.kept !== undefined) return (this.skip(), this.#show(update));
    if (this.#waiting.length === 0 && !this.#held && !byOthers(update)) return this.#show(update);
    if (update.events.length === 0) this.#talk(update);
    else this.#waiting.push(update);
    if (onOurClock(update)) return this.skip();
    this.#go();
  }

  /** On to the next turn. */
  next(): void {
    this.#held = false;
    this.#shown = -Infinity;
    this.#go();
  }

  /** Everything that waits, at once. */
  skip(): void {
    this.#held = false;
    for (const update of this.#waiting.splice(0)) this.#show(update);
    this.#go();
  }

  /** Another speed was chosen. */
  hurry(): void {
    if (this.#screen.speed() !== "step") this.#held = false;
    this.#go();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Nothing happened on the table: it belongs to the last update that waits. */
  #talk(update: Update): void {
    const last = this.#waiting.pop();
    this.#waiting.push(last ? { ...update, events: last.events } : update);
    this.#screen.chat(update);
  }

  #go(): void {
    clearTimeout(this.#timer);
    const left = this.#shown + SHOWN[this.#screen.speed()] - Date.now();
    const next = this.#waiting[0];
    if (next && !this.#held && left > 0) this.#timer = setTimeout(() => this.#go(), left);
    else if (next && !this.#held) return (this.#waiting.shift(), this.#show(next), this.#go());
    this.#screen.changed(this.#held, this.#waiting.length);
  }

  #show(update: Update): void {
    this.#screen.show(update);
    this.#shown = Date.now();
    this.#held = this.#screen.speed() === "step" && this.#screen.turned() && update.options.length === 0;
  }
}
