// How dice, octopuses and cards move.
import type { Told } from "@web/lib/game";
import { ANYWHERE, type Hint, type Ways } from "@web/lib/motion";
import type { CoraliaEvent } from "./generated";

/** Cards are dealt from the pile that an event names. */
function hint(event: CoraliaEvent): Hint[] {
  const dealt = event.what === "card-taken" || event.what === "card-looked-at" || event.what === "card-kept";
  if (!dealt || event.card === null) return [];
  return [{ piece: `card:${event.card}`, from: `pile:${event.pile}`, to: ANYWHERE, manner: "surface" }];
}

export const ways: Ways = {
  homing: ["octopus", "diver"],
  origin: (kind, which) => (kind === "coral-die" ? `supply:${which}` : null),
  manner: (kind) => (kind === "card" ? "surface" : kind === "diver" ? "swim" : "glide"),
  hints: (events: readonly Told[]) => events.flatMap(({ event }) => hint(event as CoraliaEvent)),
};
