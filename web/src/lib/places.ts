// Where on the board things happened: what beads, trails and the log point at. Components are named as options name them.
import type { SeatId, TableEvent } from "./protocol";

export interface Spotted {
  /** The component it happened at. */
  at: string;
  /** The cell of the turn's card that tells of it. */
  bead?: number;
  /** A piece came from there; its trail has the colour of its player. */
  from?: string;
  of?: SeatId;
}

/** What a game says about an event. */
export type Places = (told: Pick<TableEvent, "event">) => Spotted[];

/** One bead for each cell, the last place of each, and every trail. */
export function beads(places: Places, events: readonly TableEvent[]): Spotted[] {
  const all = events.flatMap(places).filter(({ bead, from }) => bead !== undefined || from !== undefined);
  return all.filter(({ bead, from }, index) => from !== undefined || !all.slice(index + 1).some((later) => later.bead === bead));
}
