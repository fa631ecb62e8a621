// The small pictures of the log: dice, figures, cards, turtles and chests.
import type { Brief, Glyph, Glyphs } from "@web/lib/glyph";
import type { SeatInfo } from "@web/lib/protocol";
import { t } from "@web/lib/words.svelte";
import type { CoraliaEvent, CoraliaSpot } from "./generated";
import { cardArt, cardKey, chestArt, turtleArt } from "./read";

const DARK: readonly string[] = ["yellow", "orange", "white"];

/** A die by its colour, and what it shows if it was rolled. */
export function dieGlyph(colour: string, face?: string): Glyph {
  const die = colour === "white" ? "#FFFDF6" : `var(--${colour})`;
  const name = face ? t("die-of", { colour: t(`colour-${colour}`), symbol: t(`symbol-${face}`) }) : t(`colour-${colour}`);
  return { pic: "co-die", name, wide: 0.94, style: `--die:${die};--cut:${die};color:${DARK.includes(colour) ? "#2b1c08" : "#FFFDF4"}`, ...(face ? { over: `co-sym-${face}` } : {}) };
}

export function rolledGlyph(die: string): Glyph {
  const [colour = "", face] = die.split("-");
  return dieGlyph(colour, face);
}

export const spotGlyph = (on: CoraliaSpot): Glyph | null => (on === "island" ? { pic: "co-icon-island", name: t("island") } : null);

function cardGlyph(card: string | null, pile: string): Glyph {
  if (card === null) return { pic: `co-icon-${pile}`, name: t(`pile-${pile}`) };
  const { id, style } = cardArt(card);
  return { pic: id, name: t(cardKey(card)), wide: 0.72, ...(style ? { style } : {}) };
}

const figure = (kind: "octopus" | "diver", seat: SeatInfo | undefined): Glyph => ({
  pic: `co-fig-${kind}`, name: t(`symbol-${kind}`), wide: kind === "octopus" ? 0.94 : 0.58, ...(seat ? { colour: seat.colour } : {}),
});

function gain(seat: SeatInfo | undefined, points: number): Glyph {
  return { pic: `mark-${seat?.colour ?? 1}`, name: seat?.name ?? "", style: "--m:var(--c)", text: `+${points}`, ...(seat ? { colour: seat.colour } : {}) };
}

function drawn(event: CoraliaEvent, seats: readonly SeatInfo[]): Glyph[] {
  const who = (id: string): SeatInfo | undefined => seats.find(({ seat }) => seat === id);
  switch (event.what) {
    case "die-taken":
      return [dieGlyph(event.colour)];
    case "die-locked":
      return [rolledGlyph(event.die), { pic: "co-lock", name: t("do-lock"), style: "color:#2f7d55" }];
    case "die-rolled":
      return [rolledGlyph(event.die)];
    case "die-placed":
    case "set-up-die-placed":
      return [rolledGlyph(event.die), ...[spotGlyph(event.on)].flatMap((glyph) => glyph ?? [])];
    case "white-die-rolled":
      return [dieGlyph("white", event.symbol)];
    case "white-die-placed":
      return [dieGlyph("white", event.symbol), ...[spotGlyph(event.on)].flatMap((glyph) => glyph ?? [])];
    case "points-gained":
    case "step-scored":
      return [gain(who(event.seat), event.points)];
    case "card-taken":
    case "card-looked-at":
    case "card-kept":
      return [cardGlyph(event.card, event.pile)];
    case "card-shown":
    case "card-scored":
      return [cardGlyph(event.card, "starfish")];
    case "octopus-placed":
      return [figure("octopus", who(event.seat))];
    case "diver-moved":
      return [figure("diver", who(event.seat))];
    case "turtle-laid":
    case "turtle-put-aside":
    case "turtle-taken":
    case "turtle-copied":
      return [{ pic: turtleArt(event.turtle), name: t(`turtle-${event.turtle}`), wide: 0.93 }];
    case "chest-taken":
      return [{ pic: chestArt(event.chest), name: t(`chest-${event.chest}`), wide: 0.83 }];
    case "stingray-taken":
      return [cardGlyph("stingray", "fish")];
    default:
      return [];
  }
}

const BRIEF: ReadonlySet<string> = new Set(["die-placed", "octopus-placed", "diver-moved", "turtle-taken", "chest-taken", "card-taken", "card-kept", "stingray-taken", "white-die-placed", "points-gained"]);

export const glyphs = (seats: readonly SeatInfo[]): Glyphs => ({ event }) => drawn(event as CoraliaEvent, seats);

export const brief = (seats: readonly SeatInfo[]): Brief => (events) => events.flatMap(({ event }) => (BRIEF.has(event.what) ? drawn(event as CoraliaEvent, seats) : []));
