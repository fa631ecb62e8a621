// How divers, treasures and dice move.
import type { Told } from "@web/lib/game";
import { atHome, type Hint, type Manner, type Seen, type Ways } from "@web/lib/motion";
import type { WreckRaidersEvent } from "./generated";

function manner(kind: string, from: Seen, to: Seen): Manner {
  if (kind === "diver") return to.at.startsWith("beach") && !atHome(from) ? "drift" : "swim";
  if (kind === "treasure") return "surface";
  return kind === "die" && to.at === "lid" && from.at !== "lid" ? "tumble" : "glide";
}

/** Divers of one player cannot be told apart: events say which one moved. */
function hint(event: WreckRaidersEvent): Hint[] {
  if ((event.what !== "diver-moved" && event.what !== "diver-pushed") || !event.to) return [];
  const piece = `diver:${event.diver === "rival" ? "R" : event.diver}`;
  return [{ piece, from: event.from, to: event.to, manner: event.what === "diver-moved" ? "swim" : "drift" }];
}

export const ways: Ways = {
  homing: ["diver"],
  origin: (kind, which) => (kind === "treasure" ? `wreck:${which.slice(0, -1)}` : null),
  manner,
  hints: (events: readonly Told[]) => events.flatMap(({ event }) => hint(event as WreckRaidersEvent)),
};
