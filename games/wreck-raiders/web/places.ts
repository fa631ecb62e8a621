// Where on the board a turn happened: the lid, spots, wrecks, cards and pieces.
import type { Places, Spotted } from "@web/lib/places";
import type { WreckRaidersEvent } from "./generated";
import { placed } from "./deeds";

function spotted(event: WreckRaidersEvent): Spotted[] {
  switch (event.what) {
    case "die-taken":
      return [{ at: "lid", bead: 1 }];
    case "diver-moved":
      return [{ at: `spot:${event.to}`, bead: 2 }];
    case "diver-pushed":
      return event.to ? [{ at: `spot:${event.to}`, ...(event.from ? { from: `spot:${event.from}` } : {}), of: event.diver }] : [];
    case "diver-landed":
      return [{ at: `spot:${event.on}` }];
    case "treasure-drawn":
      return [{ at: `supply:${event.treasure.slice(0, -1)}`, bead: 3 }];
    case "treasure-placed":
      return [{ at: `${event.slot.startsWith("v") ? "vault" : "display"}:${event.seat}.${event.slot.slice(0, 2)}` }];
    case "claim-named":
    case "exhibit-revealed":
      return [{ at: `exhibit:${event.card}` }];
    case "piece-placed":
      return [{ at: `aquarium:${event.placement.split(">")[1] ?? placed(event.placement)}` }];
    case "piece-revealed":
      return [{ at: `piece:${event.piece}` }];
    default:
      return [];
  }
}

export const places: Places = ({ event }) => spotted(event as WreckRaidersEvent);
