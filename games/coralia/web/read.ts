// Reads a view of Coralia into what the table shows: names taken apart, nothing decided.
import type { SeatId } from "@web/lib/protocol";
import type { Colour, Face, View } from "./types";

export const COLOURS: readonly Colour[] = ["yellow", "blue", "red", "orange", "green", "violet"];
/** The reefs as they lie round the island: three above, three below. */
export const ROUND: readonly Colour[] = ["yellow", "blue", "red", "orange", "violet", "green"];
export const FACES: readonly Face[] = ["pearl", "fish", "octopus", "diver", "starfish", "turtle"];
export const PILES = ["pearl", "fish", "starfish", "island"] as const;
export const LETTERS: Record<string, string> = { yellow: "Y", blue: "B", red: "R", orange: "O", green: "G", violet: "V" };

export interface StationDie {
  colour: Colour;
  face: Face | null;
  locked: boolean;
}

export function readDie(text: string): StationDie {
  const [colour, face] = text.replace("!", "").split("-");
  return { colour: colour as Colour, face: (face as Face | undefined) ?? null, locked: text.endsWith("!") };
}

export const seatIndex = (seat: SeatId): number => "ABCDE".indexOf(seat);

const CARD_ART: Record<string, string> = {
  "fire-fish": "co-card-fish-fire",
  blowfish: "co-card-fish-blow",
  "angel-fish": "co-card-fish-angel",
  stingray: "co-card-fish-stingray",
  "pearl-6": "co-card-star-pearl6",
  "anemone-fish": "co-card-star-anemone",
  "per-fish": "co-card-star-per-fish",
  "per-pearl": "co-card-star-per-pearl",
  "per-island-die": "co-card-star-per-islanddie",
  "per-turtle": "co-card-star-per-turtle",
  "per-chest": "co-card-star-per-chest",
  "side-chest": "co-card-star-chest-beside",
  jellyfish: "co-card-star-jellyfish",
};

/** The drawing of a card, and the two colours it names, if it does. */
export function cardArt(card: string): { id: string; style: string } {
  const [kind, first, second] = card.split("-");
  const colours = `--ca:var(--${first});--cb:var(--${second})`;
  if (kind === "chests") return { id: "co-card-star-two-chests", style: colours };
  if (kind === "dice") return { id: "co-card-star-left-dice", style: colours };
  return { id: CARD_ART[card] ?? (kind === "pearl" ? `co-card-pearl-${first}` : "co-card-back"), style: "" };
}

/** The key of a card's name: pairs of colours share one. */
export const cardKey = (card: string): string => `card-${card.replace(/^(chests|dice)-.*/, "$1")}`;

const BONUS_ART: Record<string, string> = {
  "white-die": "whitedie", jellyfish: "jellyfish", stingray: "stingray", "starfish-card": "starfish", "island-card": "island",
  "fish-card": "fish", "pearl-card": "pearl", copy: "copy", "side-chest": "chest", "island-dice": "islanddie",
};

export const turtleArt = (bonus: string): string => `co-turtle-tile-${BONUS_ART[bonus] ?? "copy"}`;
export const chestArt = (bonus: string): string => `co-chest-bonus-${BONUS_ART[bonus] ?? "fish"}`;

/** The cards a viewer knows a seat to hold, stingrays last. */
export function hand(view: View, seat: SeatId): string[] {
  const drawn = view.draws.flatMap(({ by, kept }) => (by === seat && typeof kept === "object" ? [kept.known] : []));
  const rays = view.holdings[seatIndex(seat)]?.stingrays ?? 0;
  return [...drawn, ...Array.from({ length: rays }, () => "stingray")];
}

/** The cards the viewer is looking at and may keep one of. */
export function looking(view: View, seat: SeatId | null): string[] {
  const last = view.draws.at(-1);
  return last && last.by === seat && last.kept === "open" ? last.seen : [];
}

/** What the white die shows while it waits for its place. */
export function whiteDie(view: View): Face | null {
  return view.asks?.task === "place-white" ? view.asks.symbol : null;
}

export const pileLeft = (view: View, pile: (typeof PILES)[number]): number => {
  const found = view.piles[PILES.indexOf(pile)];
  return found ? found.unseen + found.under.length : 0;
};
export const points = (view: View, seat: SeatId): number =>
  (view.holdings[seatIndex(seat)]?.points ?? []).reduce((sum, some) => sum + some, 0);

const PILL_ART: Record<string, string> = {
  pearl: "pearl", fish: "fish", starfish: "starfish", island: "island", stingray: "stingray", chest: "chest", "white-die": "whitedie",
  copy: "copy", turtle: "turtle", card: "cards",
};

/** The picture of something that an option brings; none for points and for what is drawn elsewhere. */
export const pillArt = (kind: string): string | null => (kind === "lock" ? "co-lock" : PILL_ART[kind] ? `co-icon-${PILL_ART[kind]}` : null);
