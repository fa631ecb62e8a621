// The small pictures of the log: dice, spots, treasures, cards and pieces in place of codes.
import type { Brief, Glyph, Glyphs } from "@web/lib/glyph";
import type { SeatInfo } from "@web/lib/protocol";
import { t } from "@web/lib/words.svelte";
import { each, placed, readRolled } from "./deeds";
import { baubleArt, baubleName } from "./edition";
import type { WreckRaidersEvent } from "./generated";
import { exhibit, glass, readTile, ROMAN, tileArt } from "./read";
import type { Bauble, Components } from "./types";

export interface Around {
  components: Components;
  seats: readonly SeatInfo[];
  edition: string;
}

export const dieGlyph = (face: number): Glyph => ({ pic: `wr-die-${face}`, name: t("die-name", { face }), wide: 0.92 });

export const baubleGlyph = (bauble: Bauble, edition: string): Glyph => ({ pic: baubleArt(bauble, edition), name: baubleName(bauble, edition) });

export function spotGlyph(spot: string): Glyph {
  const [, place = "", number = ""] = /^([a-z]+)(\d)$/.exec(spot) ?? [];
  const name = t("spot-name", { place: place === "beach" ? t("beach") : t(`wreck-${place}`), number });
  return { pic: place === "beach" ? "wr-palm" : `wr-type-${place}`, name, text: number };
}

export const tileGlyph = (treasure: string): Glyph => ({ pic: tileArt(readTile(treasure)), name: t(`face-${treasure}`) });

export function pieceGlyph(id: string): Glyph {
  const { layer, art } = glass(id);
  return { pic: art, name: t(`layer-${layer}`), wide: layer === "bottom" ? 1.62 : 1.94 };
}

function cardGlyph(id: string, { components }: Around): Glyph {
  const coins = exhibit(components, id)?.coins ?? 0;
  return { pic: "coin", name: t("recap-card", { coins }), text: String(coins), on: true };
}

function diverGlyph(diver: string, { seats }: Around): Glyph {
  const seat = seats.find((one) => one.seat === diver);
  return { pic: `wr-diver-${seat?.colour ?? "rival"}`, name: seat?.name ?? t("rival-diver"), wide: 0.83 };
}

function drawn(event: WreckRaidersEvent, around: Around): Glyph[] {
  const { edition } = around;
  const baubles = (some: Bauble[]): Glyph[] => some.map((one) => baubleGlyph(one, edition));
  switch (event.what) {
    case "die-rolled":
    case "die-taken": {
      const { face, zone } = readRolled(event.rolled);
      return [dieGlyph(face), ...baubles(zone ? [zone] : [])];
    }
    case "die-adjusted":
      return [dieGlyph(event.value)];
    case "baubles-gained":
      return baubles(each(event.baubles));
    case "bauble-spent":
      return baubles([event.bauble]);
    case "diver-moved":
      return [diverGlyph(event.diver, around), spotGlyph(event.to)];
    case "diver-pushed":
      return [diverGlyph(event.diver, around), ...(event.to ? [spotGlyph(event.to)] : [])];
    case "diver-landed":
      return [diverGlyph(event.diver, around), spotGlyph(event.on)];
    case "diver-sent-home":
      return [diverGlyph(event.diver, around)];
    case "treasure-drawn":
    case "treasure-discarded":
    case "display-trimmed":
      return [tileGlyph(event.treasure)];
    case "treasure-placed":
      return [{ ...tileGlyph(event.treasure), ...(event.slot.startsWith("d") ? { text: ROMAN[Number(event.slot[1]) - 1] ?? "" } : {}) }];
    case "claim-named":
    case "card-collected":
    case "exhibit-revealed":
      return [{ pic: "wr-crest", name: t("exhibits"), wide: 0.88 }, cardGlyph(event.card, around)];
    case "card-decorated":
      return [cardGlyph(event.card, around), ...baubles(["conch"])];
    case "style-shown":
      return [cardGlyph(event.card, around)];
    case "treasure-covered":
      return baubles(["starfish"]);
    case "piece-placed":
      return [pieceGlyph(placed(event.placement)), ...baubles(each(event.paid))];
    case "piece-revealed":
      return [pieceGlyph(event.piece)];
    default:
      return [];
  }
}

/** What stands in the one line of a turn. */
const BRIEF: ReadonlySet<string> = new Set(["die-taken", "diver-moved", "treasure-drawn", "card-collected", "card-decorated", "piece-placed"]);

export const glyphs = (around: Around): Glyphs => ({ event }) => drawn(event as WreckRaidersEvent, around);

export const brief = (around: Around): Brief => (events) =>
  events.flatMap((told) => {
    const event = told.event as WreckRaidersEvent;
    if (event.what === "diver-moved") return [spotGlyph(event.to)];
    if (event.what === "baubles-gained" && event.from !== "zone") return drawn(event, around);
    return BRIEF.has(event.what) ? drawn(event, around) : [];
  });
