// A lobby without a server: tables and games from a fixture, and new tables that lead to fixtures. `?toy` adds a game that nobody draws.
import type { Harbour, TableWish } from "../lib/lobby";
import lobby from "./fixtures/lobby.json";

const begins: Record<string, string> = lobby.new;
const toy = { name: "toy", title: "Toy", editions: [{ fewest: 2, most: 4 }], levels: [] };
const asked = new URLSearchParams(location.search).has("toy");

export const harbour: Harbour = {
  games: async () => (asked ? [...lobby.games, toy] : lobby.games),
  mine: async () => (asked ? [...lobby.mine, { ...lobby.mine[0]!, id: "toy", game: toy.name, title: toy.title }] : lobby.mine),
  open: async () => lobby.open,
  set: async (wish: TableWish) => `/?fixture=${begins[wish.game] ?? "toy"}`,
};
