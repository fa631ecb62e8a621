// The lobby's server.
import type { Clock, Created, Guest, List, SeatRequest, TableLine } from "../generated/protocol";
import type { Harbour, Pace, SeatWish, TableCard, TableWish } from "../lib/lobby";
import type { GameName } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { ask, entropy, Refused } from "./api";

const CLOCKS: Record<Pace, Clock> = { none: { kind: "none" }, live: { kind: "game", minutes: 30 }, days: { kind: "day", days: 3 } };

/** Makes sure the server knows us, by the name we like to go by. */
export async function introduce(): Promise<Guest> {
  const wish = { ...(settings.name ? { name: settings.name } : {}), language: settings.language };
  try {
    const guest = await ask<Guest>("GET", "/api/guest");
    return settings.name && guest.name !== settings.name ? await ask("PATCH", "/api/guest", wish) : guest;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return ask("POST", "/api/guest", wish);
  }
}

function seat(wish: SeatWish): SeatRequest {
  switch (wish.kind) {
    case "me": return { kind: "me" };
    case "here": return { kind: "hot-seat", name: wish.name };
    case "link": return { kind: "open" };
    case "bot": return { kind: "bot", level: wish.level };
  }
}

const card = (line: TableLine): TableCard => ({
  id: line.id,
  address: `/${line.status === "over" ? "r" : "t"}/${line.id}`,
  game: line.terms.game as GameName,
  edition: line.terms.edition ?? null,
  names: line.names.map((name) => name ?? "…"),
  turn: line.turn ? (line.names["ABCDE".indexOf(line.turn)] ?? null) : null,
  mine: line.your_turn,
  note: line.scores ? line.scores.join(" : ") : new Date(line.changed * 1000).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" }),
});

async function set(wish: TableWish): Promise<string> {
  await introduce();
  const terms = { game: wish.game, ...(wish.edition ? { edition: wish.edition } : {}), public: wish.listed, clock: CLOCKS[wish.pace] };
  const { table } = await ask<Created>("POST", "/api/tables", { terms, seats: wish.seats.map(seat) });
  if (!wish.seats.some(({ kind }) => kind === "link")) await ask("POST", `/api/tables/${table.id}/start`, { entropy: entropy() });
  return `/t/${table.id}`;
}

export const harbour: Harbour = {
  mine: async () => (await introduce(), (await ask<List>("GET", "/api/tables")).mine.map(card)),
  open: async () => (await ask<List>("GET", "/api/tables")).open.map(card),
  set,
};
