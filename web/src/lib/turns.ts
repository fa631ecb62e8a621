// The log turn by turn: who did what, what came since the own turn, and what it brought.
import { begins } from "./pace";
import type { SeatId, TableEvent } from "./protocol";

export interface Turn {
  /** Whose turn it was; none for what came before the first. */
  seat: SeatId | null;
  events: TableEvent[];
  /** Its first and its last step. */
  from: number;
  to: number;
}

const seatOf = ({ event, by }: TableEvent): SeatId | null => (typeof event.seat === "string" ? event.seat : (by ?? null));

/** All turns in their order. A game that does not say when turns begin has one for each run of decisions of a seat. */
export function turns(log: readonly TableEvent[]): Turn[] {
  const told = log.some(begins);
  const found: Turn[] = [];
  for (const line of log) {
    const last = found.at(-1);
    const other = told ? begins(line) : line.by !== undefined && line.by !== last?.seat;
    if (!last || other) found.push({ seat: told && !begins(line) ? null : seatOf(line), events: [line], from: line.step, to: line.step });
    else (last.events.push(line), (last.to = line.step));
  }
  return found;
}

/** Whether what happened concerns a seat: its diver, its points, its cards. */
export const touches = ({ event }: TableEvent, seat: SeatId): boolean => Object.values(event).includes(seat);

export interface Story {
  /** What others did since the own turn before. */
  since: Turn[];
  /** The own turn, if it is going on. */
  now: Turn | null;
  /** Everything before. */
  earlier: Turn[];
}

/** The newest first, and what is new to the viewer before everything else. */
export function story(all: readonly Turn[], viewer: SeatId | null): Story {
  const newest = [...all].reverse();
  const now = viewer !== null && newest[0]?.seat === viewer ? (newest.shift() ?? null) : null;
  const mine = viewer === null ? -1 : newest.findIndex(({ seat }) => seat === viewer);
  return mine < 0 ? { since: [], now, earlier: newest } : { since: newest.slice(0, mine), now, earlier: newest.slice(mine) };
}

/** Scores as they were shown, each for the steps after the one before. */
export interface Mark {
  after: number;
  step: number;
  scores: Readonly<Record<SeatId, number>>;
}

/** What a seat had before and after its turn, where both were seen. */
export function gained(marks: readonly Mark[], turn: Turn, next: Turn | undefined): [before: number, after: number] | null {
  if (turn.seat === null) return null;
  const at = (step: number): number | undefined => marks.find((mark) => mark.after < step && step <= mark.step)?.scores[turn.seat ?? ""];
  const [before, after] = [at(turn.from), next ? at(next.from) : marks.at(-1)?.scores[turn.seat]];
  return before === undefined || after === undefined ? null : [before, after];
}
