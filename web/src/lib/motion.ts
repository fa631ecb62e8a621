// Which pieces moved from where to where between two pictures of a table. Pure; `flight.ts` lets them fly.

/** A piece as it was seen: what it is, where it lay in the game, and where on the screen. */
export interface Seen {
  /** What it is: `diver:A`, `die:2`, `treasure:gem2`. Pieces that cannot be told apart share a name. */
  piece: string;
  /** Where it lies in the game: `gem4`, `home:A:0`, `lid`. */
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

/** What events say about a move, where the picture alone would leave a doubt. */
export interface Hint {
  piece: string;
  from: string | null;
  to: string;
  manner: Manner;
}

const near = (a: Seen, b: Seen): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
const kind = (piece: string): string => piece.split(":")[0] ?? piece;
/** A hint for a piece wherever it turns up. */
const ANYWHERE = "*";
const atHome = (seen: Seen): boolean => seen.at.startsWith("home:");

/** All moves between two pictures. `origins` are where new pieces come from, such as the wreck of a treasure. */
export function flights(before: readonly Seen[], after: readonly Seen[], origins: readonly Seen[], hints: readonly Hint[] = []): Flight[] {
  const gone = before.filter((old) => !after.some((now) => same(old, now)));
  const come = after.filter((now) => !before.some((old) => same(old, now)));
  const found: Flight[] = [];
  for (const to of come) {
    const hint = hints.find((one) => one.piece === to.piece && (one.to === to.at || one.to === ANYWHERE));
    const from = hinted(gone, before, origins, hint) ?? nearest(gone, to) ?? homeOf(before, to) ?? originOf(origins, to);
    if (!from) continue;
    const taken = gone.indexOf(from);
    if (taken >= 0) gone.splice(taken, 1);
    found.push({ from, to, manner: hint?.manner ?? manner(from, to) });
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

function homeOf(before: readonly Seen[], to: Seen): Seen | undefined {
  return ["diver", "octopus"].includes(kind(to.piece)) ? before.find((old) => old.piece === to.piece && atHome(old)) : undefined;
}

function originOf(origins: readonly Seen[], to: Seen): Seen | undefined {
  const [what, which = ""] = to.piece.split(":");
  const place = what === "treasure" ? `wreck:${which.slice(0, -1)}` : what === "coral-die" ? `supply:${which}` : null;
  return origins.find((origin) => origin.at === place);
}

/** Dice that stay where they are and show something new. */
function tumbles(before: readonly Seen[], after: readonly Seen[]): Flight[] {
  return after.flatMap((to) => {
    const from = before.find((old) => same(old, to) && old.face !== to.face);
    return from ? [{ from, to, manner: "tumble" as const }] : [];
  });
}

function manner(from: Seen, to: Seen): Manner {
  const what = kind(to.piece);
  if (what === "diver") return to.at.startsWith("beach") && !atHome(from) ? "drift" : "swim";
  if (what === "treasure" || what === "card") return "surface";
  if (what === "die" && to.at === "lid" && from.at !== "lid") return "tumble";
  return "glide";
}

/** What the server's events say about moves, for the pieces that cannot be told apart. */
export function hints(events: readonly { event: { what: string } & Record<string, unknown> }[]): Hint[] {
  return events.flatMap(({ event }): Hint[] => {
    const piece = `diver:${event.diver === "rival" ? "R" : String(event.diver)}`;
    const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
    const to = text(event.to) ?? text(event.on);
    if (event.what === "diver-moved" && to) return [{ piece, from: text(event.from), to, manner: "swim" }];
    if (event.what === "diver-pushed" && to) return [{ piece, from: text(event.from), to, manner: "drift" }];
    if (event.what.startsWith("card-") && typeof event.card === "string" && typeof event.pile === "string")
      return [{ piece: `card:${event.card}`, from: `pile:${event.pile}`, to: ANYWHERE, manner: "surface" }];
    return [];
  });
}

/** How long each manner takes, in milliseconds. */
export const LASTS: Record<Manner, number> = { glide: 450, swim: 560, drift: 640, tumble: 700, surface: 560 };

/** When each flight begins: one after another, but never so late that somebody waits. */
export function delays(count: number, patience = 900): number[] {
  const step = count > 1 ? Math.min(110, patience / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => Math.round(index * step));
}
