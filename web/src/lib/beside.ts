// Where a bubble finds room: within the window, over nothing that can be touched, near what it points at.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Pixels to the edge of the window, and between the bubble and what must stay free. */
const EDGE = 8;
const AIR = 6;
/** How finely places are tried. */
const TRIES = 24;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const grown = ({ left, top, width, height }: Box, by: number): Box => ({ left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by });

/** How far apart two boxes are, sideways or up and down. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width), Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height));

const between = (from: number, to: number): number[] => Array.from({ length: TRIES + 1 }, (_, index) => from + (Math.max(0, to - from) * index) / TRIES);

/** The place of a bubble that covers as little as possible of what must stay free, and of those the nearest. */
export function beside(bubble: Pick<Box, "width" | "height">, at: Box | null, free: readonly Box[], window: Pick<Box, "width" | "height">): Spot {
  const kept = free.map((box) => grown(box, AIR));
  let [best, least]: [Spot, number] = [{ x: EDGE, y: EDGE }, Infinity];
  for (const y of between(EDGE, window.height - bubble.height - EDGE)) {
    for (const x of between(EDGE, window.width - bubble.width - EDGE)) {
      const box = { left: x, top: y, ...bubble };
      const covered = kept.reduce((sum, one) => sum + overlap(box, one), 0);
      const cost = covered * 100 + (at ? apart(box, at) : -y);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}
