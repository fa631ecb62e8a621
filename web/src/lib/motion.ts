// Which pieces moved from where to where between two pictures of a table. Pure; `flight.ts` lets them fly.
import type { Told } from "./game";

/** A piece as it was seen: what it is, where it lay in the game, and where on the screen. */
export interface Seen {
  /** What it is, a kind and which one: `die:2`. Pieces that cannot be told apart share a name. */
  piece: string;
  /** Where it lies in the game: `lid`, `home:A:0`. */
  at: string;
  /** What it shows, for dice. */
  face: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Manner = "glide" | "swim" | "drift" | "tumble" | "surface";

export interface Flight {
  from: Seen;
  to: Seen;
  manner: Manner;
}

/** What events say about a move, where the picture leaves a doubt. */
export interface Hint {
  piece: string;
  /** None for a piece that comes from its owner's home. */
  from: string | null;
  to: string;
  manner: Manner;
}

/** What a game knows about the ways of its pieces. */
export interface Ways {
  /** The kinds of pieces that wait at their owner's home. */
  homing: readonly string[];
  /** Where a new piece comes from, by its kind and which one it is. */
  origin(kind: string, which: string): string | null;
  manner(kind: string, from: Seen, to: Seen): Manner;
  hints(events: readonly Told[]): Hint[];
}

const near = (a: Seen, b: Seen): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
const kind = (piece: string): string => piece.split(":")[0] ?? piece;
/** A hint for a piece wherever it turns up. */
export const ANYWHERE = "*";
export const atHome = (seen: Seen): boolean => seen.at.startsWith("home:");

/** All moves between two pictures. `origins` are where new pieces come from, such as the stack of a tile. */
export function flights(ways: Ways, before: readonly Seen[], after: readonly Seen[], origins: readonly Seen[], events: readonly Told[] = []): Flight[] {
  const hints = ways.hints(events);
  const gone = before.filter((old) => !after.some((now) => same(old, now)));
  const come = after.filter((now) => !before.some((old) => same(old, now)));
  const found: Flight[] = [];
  for (const to of come) {
    const hint = hints.find((one) => one.piece === to.piece && (one.to === to.at || one.to === ANYWHERE));
    const from = hinted(gone, before, origins, hint) ?? nearest(gone, to) ?? homeOf(ways, before, to) ?? originOf(ways, origins, to);
    if (!from) continue;
    const taken = gone.indexOf(from);
    if (taken >= 0) gone.splice(taken, 1);
    found.push({ from, to, manner: hint?.manner ?? ways.manner(kind(to.piece), from, to) });
  }
  return [...found, ...tumbles(before, after)];
}

const same = (a: Seen, b: Seen): boolean => a.piece === b.piece && a.at === b.at;

function hinted(gone: Seen[], before: readonly Seen[], origins: readonly Seen[], hint: Hint | undefined): Seen | undefined {
  if (!hint) return undefined;
  if (hint.from === null) return before.find((old) => old.piece === hint.piece && atHome(old));
  return gone.find((old) => old.piece === hint.piece && old.at === hint.from) ?? origins.find((origin) => origin.at === hint.from);
}

function nearest(gone: Seen[], to: Seen): Seen | undefined {
  const alike = gone.filter((old) => old.piece === to.piece);
  return alike.sort((a, b) => near(a, to) - near(b, to))[0];
}

function homeOf({ homing }: Ways, before: readonly Seen[], to: Seen): Seen | undefined {
  return homing.includes(kind(to.piece)) ? before.find((old) => old.piece === to.piece && atHome(old)) : undefined;
}

function originOf(ways: Ways, origins: readonly Seen[], to: Seen): Seen | undefined {
  const [what = "", which = ""] = to.piece.split(":");
  const place = ways.origin(what, which);
  return origins.find((origin) => origin.at === place);
}

/** Dice that stay where they are and show something new. */
function tumbles(before: readonly Seen[], after: readonly Seen[]): Flight[] {
  return after.flatMap((to) => {
    const from = before.find((old) => same(old, to) && old.face !== to.face);
    return from ? [{ from, to, manner: "tumble" as const }] : [];
  });
}

/** How long each manner takes, in milliseconds. */
export const LASTS: Record<Manner, number> = { glide: 450, swim: 560, drift: 640, tumble: 700, surface: 560 };

/** When each flight begins: one after another, but never so late that someone waits. */
export function delays(count: number, patience = 900): number[] {
  const step = count > 1 ? Math.min(110, patience / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => Math.round(index * step));
}
