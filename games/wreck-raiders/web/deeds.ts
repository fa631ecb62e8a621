// What a turn was, out of its events: the five things that a turn of Wreck Raiders may hold.
import type { SeatId, TableEvent } from "@web/lib/protocol";
import type { Bauble, Baubles, WreckRaidersEvent } from "./generated";
import { BAUBLES } from "./read";

export interface Deeds {
  /** The die taken, the bauble of its zone, and what it counted as in the end. */
  die: { face: number; zone: Bauble | null; value: number } | null;
  /** Where a diver went, and from where; from the reserve if `from` is nothing. */
  dive: { from: string | null; to: string } | null;
  /** Treasures and baubles found on the way. */
  treasures: string[];
  finds: Bauble[];
  claims: { card: string; conch: boolean; style: boolean }[];
  pieces: { piece: string; paid: Bauble[] }[];
}

/** Three baubles instead of a three. */
export const each = (baubles: Baubles): Bauble[] => BAUBLES.flatMap((kind) => Array.from({ length: baubles[kind] }, () => kind));

export function readRolled(rolled: string): { face: number; zone: Bauble | null } {
  const [face, zone] = rolled.split("+");
  return { face: Number(face), zone: (zone as Bauble | undefined) ?? null };
}

/** The piece of a placement, `M3>B4` or `B4`. */
export const placed = (placement: string): string => placement.split(">")[0] ?? placement;

function add(deeds: Deeds, event: WreckRaidersEvent, seat: SeatId): void {
  const last = deeds.claims.at(-1);
  switch (event.what) {
    case "die-taken": {
      const { face, zone } = readRolled(event.rolled);
      if (event.by === seat) deeds.die = { face, zone, value: face };
      break;
    }
    case "die-adjusted":
      if (deeds.die) deeds.die.value = event.value;
      break;
    case "diver-moved":
      if (event.diver === seat) deeds.dive = { from: event.from, to: event.to };
      break;
    case "treasure-drawn":
      if (event.diver === seat) deeds.treasures.push(event.treasure);
      break;
    case "baubles-gained":
      if (event.seat === seat && event.from !== "zone") deeds.finds.push(...each(event.baubles));
      break;
    case "claim-named":
      deeds.claims.push({ card: event.card, conch: false, style: false });
      break;
    case "card-decorated":
      if (last) last.conch = true;
      break;
    case "style-shown":
      if (last) last.style = true;
      break;
    case "piece-placed":
      deeds.pieces.push({ piece: placed(event.placement), paid: each(event.paid) });
      break;
    default:
  }
}

export function deeds(events: readonly TableEvent[], seat: SeatId): Deeds {
  const found: Deeds = { die: null, dive: null, treasures: [], finds: [], claims: [], pieces: [] };
  for (const { event } of events) add(found, event as WreckRaidersEvent, seat);
  return found;
}
