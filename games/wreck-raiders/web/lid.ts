// Where dice come to lie in the lid: those of a zone on one of its squares, the others between them, none on another.
import type { Die } from "./read";
import type { Bauble } from "./types";

/** The nine squares: kind, left, top and size in rem. */
export const ZONES: readonly [kind: Bauble, x: number, y: number, size: number][] = [
  ["conch", 2, 1.9, 3.6], ["starfish", 2, 6.2, 3.4], ["scallop", 6.2, 2, 3.4], ["conch", 13, 6, 3.8], ["starfish", 16.4, 1.7, 4.4],
  ["scallop", 20.2, 6.2, 3.2], ["conch", 20.4, 2.2, 2.4], ["scallop", 10.4, 2.4, 2.6], ["starfish", 9.6, 6.8, 2.6],
];

export interface Rest {
  x: number;
  y: number;
  turn: number;
}

const BETWEEN: readonly [number, number][] = [[6.2, 6.1], [16.6, 6.1], [9.4, 3.6], [13.2, 1.4], [19, 1.4], [2.4, 4], [12.6, 6.1], [18.8, 6.1], [6.4, 1.4], [2.2, 6.1]];
const TURNS = [-17, 9, 14, -8, 17, -6];

const squares = (zone: Bauble): [number, number][] =>
  ZONES.filter(([kind]) => kind === zone).map(([, x, y, size]) => [x + size / 2 - 1.9, Math.min(6.1, Math.max(1.2, y + size / 2 - 2.1))]);

/** Dice in zones settle first; every die takes the place that is farthest from those already lying. */
export function settle(dice: readonly Die[]): Map<number, Rest> {
  const rests = new Map<number, Rest>();
  for (const die of [...dice].sort((a, b) => Number(b.zone !== null) - Number(a.zone !== null))) {
    const places = die.zone ? squares(die.zone) : BETWEEN;
    const room = ([x, y]: readonly [number, number]): number =>
      Math.min(9, ...[...rests.values()].map((rest) => Math.hypot(rest.x - x, (rest.y - y) * 0.9)));
    const roomiest = (some: readonly (readonly [number, number])[]) => some.reduce((a, b) => (room(b) > room(a) + 0.5 ? b : a));
    const own = roomiest(places);
    // More dice in a zone than it has squares: the last lie beside, and still show what they bring.
    const best = room(own) < 2 ? roomiest([own, ...BETWEEN]) : own;
    rests.set(die.index, { x: best[0], y: best[1], turn: TURNS[die.index % TURNS.length] ?? 0 });
  }
  return rests;
}
