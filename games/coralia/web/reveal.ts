// What someone who knows everything sees: the cards that a position names and a view keeps secret.
import type { Position as AnyPosition, View as AnyView } from "@web/generated/protocol";
import type { CoraliaPosition, Pile } from "./generated";
import type { Glimpse } from "./types";

/** A draw as positions write it, the kept one of several marked, a question mark before one is kept. */
export function drawn(text: string): Glimpse {
  const [by = "", pile = "", ...cards] = text.split(" ");
  const seen = cards.filter((card) => card !== "?").map((card) => card.replace("!", ""));
  const kept = cards.length === 1 ? seen[0] : cards.find((card) => card.endsWith("!"))?.slice(0, -1);
  return { by, pile: pile as Pile, count: seen.length, seen, kept: kept ? { known: kept } : "open" };
}

export const revealed = (view: AnyView, position: AnyPosition): AnyView => ({ ...view, draws: ((position as CoraliaPosition).draws ?? []).map(drawn) });
