// What a turn was, out of its events: dice taken, locked and rolled, the die placed, and what it brought to whom.
import type { SeatId, TableEvent } from "@web/lib/protocol";
import type { CoraliaEvent, CoraliaSpot } from "./generated";

export interface Deeds {
  /** The colours of the dice taken from the supply. */
  took: string[];
  locked: string[];
  /** The last roll: after a roll that nobody could use, only the next one counts. */
  rolled: string[];
  placed: { die: string; on: CoraliaSpot } | null;
  /** What the placed die led to: cards, an octopus, a diver, a turtle, a chest. */
  led: TableEvent[];
  /** Points on the track, by seat, in the order they came. */
  points: [seat: SeatId, points: number][];
}

const LED: ReadonlySet<string> = new Set(["octopus-placed", "diver-moved", "turtle-taken", "turtle-copied", "chest-taken", "stingray-taken", "card-taken", "card-kept", "white-die-placed"]);

function add(deeds: Deeds, told: TableEvent): void {
  const event = told.event as CoraliaEvent;
  if (LED.has(event.what)) deeds.led.push(told);
  switch (event.what) {
    case "die-taken":
      deeds.took.push(event.colour);
      break;
    case "die-locked":
      deeds.locked.push(event.die);
      break;
    case "die-rolled":
      deeds.rolled.push(event.die);
      break;
    case "all-rolled-again":
      deeds.rolled = [];
      break;
    case "die-placed":
      deeds.placed = { die: event.die, on: event.on };
      break;
    case "points-gained": {
      const known = deeds.points.find(([seat]) => seat === event.seat);
      if (known) known[1] += event.points;
      else deeds.points.push([event.seat, event.points]);
      break;
    }
    default:
  }
}

export function deeds(events: readonly TableEvent[]): Deeds {
  const found: Deeds = { took: [], locked: [], rolled: [], placed: null, led: [], points: [] };
  for (const told of events) add(found, told);
  return found;
}
