// How the cards of a hand lie: sorted by what they count with, none hidden whole, and what can be chosen free of the others.

export interface Lain {
  /** In rem, from the left and the top of the hand. */
  left: number;
  top: number;
  size: number;
  /** In degrees. */
  lean: number;
  /** Whether so much of it lies under the next card that its corner must say what it is. */
  covered: boolean;
}

/** What stays in sight of every card: room for its corner. */
const STRIP = 2.4;
const APART = 0.94;
/** What can be chosen lies above the others, so it must not reach over the corner of the next. */
const FREE = 1.04;
/** Cards that cannot be chosen, in a row of their own. */
const SMALLER = 0.62;

const FISH = ["fire-fish", "blowfish", "angel-fish", "anemone-fish", "per-fish", "stingray"];
const rank = (card: string): number => (FISH.includes(card) ? 100 + FISH.indexOf(card) : /pearl/.test(card) ? 209 - Number(card.split("-")[1] || 0) : 0);

/** The places of cards in their order on the table: starfish, then fish, then pearls, the dearest first. */
export function sorted(cards: readonly string[]): number[] {
  return cards.map((_, index) => index).sort((a, b) => rank(cards[a] ?? "") - rank(cards[b] ?? "") || a - b);
}

/** One row that is as wide as it may be; `lit` says of each card whether it can be chosen. */
function row(lit: readonly boolean[], width: number, size: number): { lefts: number[]; steps: number[] } {
  const before = lit.slice(0, -1);
  const many = before.filter(Boolean).length;
  const rest = before.length - many;
  const room = width - size;
  const even = room / Math.max(1, before.length);
  const wide = Math.min(size * (rest ? FREE : APART), Math.max(even, (room - rest * STRIP) / Math.max(1, many)));
  const narrow = rest ? Math.max(0, Math.min(size * APART, (room - many * wide) / rest)) : 0;
  const steps = before.map((free) => (free ? wide : narrow));
  return { lefts: lit.map((_, index) => steps.slice(0, index).reduce((sum, step) => sum + step, 0)), steps: [...steps, size] };
}

const lean = (index: number, count: number): number => (count > 1 ? -7 + (14 * index) / (count - 1) : -2);

function laid(lit: readonly boolean[], width: number, size: number, top: number, leans: boolean): Lain[] {
  const { lefts, steps } = row(lit, width, size);
  const gap = leans ? 0 : Math.max(0, (width - size - (lefts.at(-1) ?? 0)) / 2);
  return lefts.map((left, index) => ({ left: left + gap, top, size, lean: leans ? lean(index, lit.length) : 0, covered: (steps[index] ?? size) < size * 0.75 }));
}

/** A fan; where `rows` may be made and a fan would cover what can be chosen, two of them, what can be chosen above the rest. */
export function fan(lit: readonly boolean[], width: number, size: number, rows = false): Lain[] {
  const many = lit.filter(Boolean).length;
  const needs = many * size * FREE + (lit.length - many) * STRIP;
  if (!rows || many === 0 || many === lit.length || needs <= width) return laid(lit, width, size, 0.4, true);
  const above = laid(lit.filter(Boolean), width, size, 0.4, false);
  const below = laid(lit.filter((one) => !one), width, size * SMALLER, size * 1.4 + 1.4, false);
  return lit.map((one) => (one ? above : below).shift() as Lain);
}

/** How high they lie, in rem. */
export const height = (cards: readonly Lain[], size: number): number => Math.max(size * 1.5, ...cards.map((card) => card.top + card.size * 1.4 + 0.4));

const THINGS: Record<string, string> = {
  "fire-fish": "fish-fire",
  blowfish: "fish-blow",
  "angel-fish": "fish-angel",
  "anemone-fish": "fish-anemone",
  stingray: "fish-stingray",
  "per-fish": "co-icon-fish",
  "per-pearl": "co-icon-pearl",
  "per-island-die": "co-icon-islanddie",
  "per-turtle": "co-icon-turtle",
  "per-chest": "co-icon-chest",
  "side-chest": "co-icon-chest",
  jellyfish: "co-icon-jellyfish",
  chests: "co-icon-chest",
  dice: "co-icon-cards",
};

/** What the corner of a covered card shows: the worth of a pearl, or a picture of what it is about. */
export function corner(card: string): { worth: string } | { art: string } {
  const pearl = /^pearl-(\d)$/.exec(card);
  return pearl ? { worth: pearl[1] ?? "" } : { art: THINGS[card] ?? THINGS[card.split("-")[0] ?? ""] ?? "co-icon-starfish" };
}
