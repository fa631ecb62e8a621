// Reads a view of Wreck Raiders into what the table shows: names taken apart, nothing decided.
import type { SeatId } from "@web/lib/protocol";
import type { Bauble, Components, Exhibit, Piece, View, Wreck } from "./types";

export const WRECKS: readonly Wreck[] = ["gem", "gold", "art", "relic"];
export const BAUBLES: readonly Bauble[] = ["conch", "scallop", "starfish"];
export const ROMAN = ["I", "II", "III"] as const;

export interface Die {
  index: number;
  face: number;
  zone: Bauble | null;
  /** In the lid, in a seat's basket (`R` is a rival's), or not rolled yet. */
  at: "lid" | "unrolled" | SeatId;
}

export function readDie(text: string, index: number): Die {
  if (text === "unrolled") return { index, face: 1, zone: null, at: "unrolled" };
  const [first, face] = text.includes(":") ? text.split(":") : [null, text];
  const [value, zone] = (face ?? "1").split("+");
  return { index, face: Number(value), zone: (zone as Bauble | undefined) ?? null, at: first ?? "lid" };
}

export interface Tile {
  treasure: string;
  wreck: Wreck;
  face: number;
  covered: boolean;
}

export function readTile(text: string): Tile {
  const treasure = text.replace("*", "");
  return { treasure, wreck: treasure.slice(0, -1) as Wreck, face: Number(treasure.slice(-1)), covered: text.endsWith("*") };
}

export const tileArt = (tile: Tile): string => `wr-${tile.wreck}-${tile.face}`;

/** Who stands where: spot to seat, `R` for a rival of the solo game. */
export function divers(view: View): Map<string, SeatId> {
  const found = new Map<string, SeatId>();
  view.mats.forEach((mat, index) => mat.divers.forEach((spot) => found.set(spot, seatId(index))));
  view.solo?.rivals.forEach((spot) => found.set(spot, "R"));
  return found;
}

export const seatId = (index: number): SeatId => "ABCDE"[index] ?? "A";
export const seatIndex = (seat: SeatId): number => "ABCDE".indexOf(seat);

export interface Claimed {
  card: Exhibit | null;
  conch: boolean;
}

export function readClaimed(text: string, components: Components): Claimed {
  const [id, deco] = text.split("+");
  return { card: exhibit(components, id ?? ""), conch: deco === "conch" };
}

export const exhibit = (components: Components, id: string): Exhibit | null =>
  components.exhibits.find((card) => card.id === id) ?? null;

export const piece = (components: Components, id: string): Piece | null =>
  components.pieces.find((one) => one.id === id) ?? null;

/** Which glass a piece is drawn as; three of each layer, the same one for the same piece. */
export function glass(id: string): { layer: "top" | "middle" | "bottom"; art: string } {
  const layer = id.startsWith("T") ? "top" : id.startsWith("M") ? "middle" : "bottom";
  const variant = Number(id.slice(1)) % 3;
  return { layer, art: layer === "top" || variant === 0 ? `wr-aq-${layer}` : `wr-aq-${layer}-${variant + 1}` };
}

/** The claim that is being decorated or rewarded, if there is one: its display and card. While a treasure it brought is placed, the mat is free. */
export function claimUnderWay(view: View): Claim | null {
  const step = view.asks?.task ?? "";
  if (!view.claim || !["decorate", "pick", "free", "draw", "clear"].includes(step)) return null;
  return { ...view.claim, step };
}

export interface Claim {
  display: string;
  card: string;
  /** Starfish it still needs. */
  missing: number;
  step: string;
}

/** A claim that is laid ready and not named yet, by what an option touches. */
export function claimReady(touches: readonly string[]): Claim | null {
  const part = (kind: string): string | undefined => touches.find((touch) => touch.startsWith(`${kind}:`))?.split(":")[1];
  const [display, card] = [part("display")?.split(".")[1], part("exhibit")];
  return display && card ? { display, card, missing: 0, step: "claim" } : null;
}

/** The treasure that is being placed, and whose it is. */
export function placing(view: View): { seat: SeatId; tile: Tile } | null {
  return view.asks?.task === "place" ? { seat: view.asks.seat, tile: readTile(view.asks.treasure) } : null;
}

/** The value the die counts as while a diver is being moved. */
export function moving(view: View): number | null {
  return view.asks?.task === "move" ? view.asks.value : null;
}
