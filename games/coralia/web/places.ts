// Where on the board a turn happened: the supply, spaces of reefs, the island, piles.
import type { Places, Spotted } from "@web/lib/places";
import type { CoraliaEvent, CoraliaSpot } from "./generated";

const spot = (on: CoraliaSpot): string => (on === "island" ? "island" : `space:${on.reef[0]}-${on.reef[1]}`);

function spotted(event: CoraliaEvent): Spotted[] {
  switch (event.what) {
    case "die-taken":
      return [{ at: `supply:${event.colour}`, bead: 1 }];
    case "die-placed":
    case "white-die-placed":
      return [{ at: spot(event.on), bead: 4 }];
    case "card-taken":
    case "card-kept":
      return [{ at: `pile:${event.pile}` }];
    default:
      return [];
  }
}

export const places: Places = ({ event }) => spotted(event as CoraliaEvent);
