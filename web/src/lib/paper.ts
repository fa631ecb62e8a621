// Hand-cut shapes: smooth closed lines with a little seeded unevenness, so that they are the same on every screen.

export type Point = readonly [number, number];

/** A small generator of numbers from zero to one, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const at = (points: readonly Point[], index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
const round = (value: number): number => Math.round(value * 10) / 10;

/** A smooth line through points, closed unless said otherwise. */
export function smooth(points: readonly Point[], closed = true): string {
  const last = points.length - 1;
  const pick = (index: number): Point => (closed ? at(points, index) : at(points, Math.max(0, Math.min(last, index))));
  let line = `M${round(pick(0)[0])} ${round(pick(0)[1])}`;
  for (let k = 0; k < (closed ? points.length : last); k += 1) {
    const [a, b, c, d] = [pick(k - 1), pick(k), pick(k + 1), pick(k + 2)];
    const control = (p: Point, q: Point, r: Point, sign: number): string =>
      `${round(p[0] + (sign * (r[0] - q[0])) / 6)} ${round(p[1] + (sign * (r[1] - q[1])) / 6)}`;
    line += `C${control(b, a, c, 1)} ${control(c, b, d, -1)} ${round(c[0])} ${round(c[1])}`;
  }
  return closed ? `${line}Z` : line;
}

/** An uneven ellipse. `power` above 2 makes it squarer. */
export function blob(cx: number, cy: number, rx: number, ry: number, seed: number, uneven = 0.05, power = 2): string {
  const random = seeded(seed);
  const phase = [random(), random(), random()].map((value) => value * 2 * Math.PI) as [number, number, number];
  const points: Point[] = [];
  for (let k = 0; k < 18; k += 1) {
    const turn = (2 * Math.PI * k) / 18;
    const wave = uneven * (Math.sin(2 * turn + phase[0]) + 0.7 * Math.sin(3 * turn + phase[1]) + 0.5 * Math.sin(5 * turn + phase[2]));
    const square = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
    points.push([cx + rx * (1 + wave) * square(Math.cos(turn)), cy + ry * (1 + wave) * square(Math.sin(turn))]);
  }
  return smooth(points);
}

/** The water's edge on the right and below, for the lagoon that lies in the upper left corner of the beach. */
export function lagoon(right: number, bottom: number, seed: number): string {
  const random = seeded(seed);
  const off = (low: number, high: number): number => low + random() * (high - low);
  const points: Point[] = [[right + 10, -400], [right + off(-5, 5), -60]];
  for (const y of [70, 160, 250, 340]) points.push([right + off(-9, 6), y]);
  points.push([right - 14, bottom - 60], [right - 70, bottom - 8]);
  for (let x = right - 160; x > -700; x -= 95) points.push([x, bottom + off(-7, 6)]);
  points.push([-760, bottom], [-760, -400]);
  return smooth(points);
}

/** A shore that runs across the whole width, water above it. */
export function shore(width: number, bottom: number, seed: number, step = 66): string {
  const random = seeded(seed);
  const points: Point[] = [[-500, -500], [width + 500, -500], [width + 500, bottom]];
  for (let x = width + 400; x > -500; x -= step) points.push([x, bottom - 5 + random() * 10]);
  points.push([-500, bottom]);
  return smooth(points);
}
