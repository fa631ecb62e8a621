// A lobby without a server: two tables of mine, one open table, and new tables that lead to fixtures.
import type { GameInfo } from "../generated/protocol";
import type { Harbour, TableCard, TableWish } from "../lib/lobby";

const MINE: TableCard[] = [
  { id: "co-3p-mid", address: "/?fixture=co-3p-mid", game: "coralia", edition: null, names: ["Tomas", "Ines"], turn: "Mara", mine: true, note: "6/9" },
  { id: "wr-3p-mid", address: "/?fixture=wr-3p-mid", game: "wreck-raiders", edition: "2019", names: ["Noor"], turn: "Noor", mine: false, note: "2019" },
];
const OPEN: TableCard[] = [{ id: "wr-4p-2018-late", address: "/?fixture=wr-4p-2018-late", game: "wreck-raiders", edition: "2018", names: ["Jonas", "Élise"], turn: null, mine: false, note: "2/4" }];

const GAMES: GameInfo[] = [
  { name: "wreck-raiders", title: "Wreck Raiders", editions: [{ name: "2019", fewest: 1, most: 5 }, { name: "2018", fewest: 2, most: 4 }], levels: [] },
  { name: "coralia", title: "Coralia", editions: [{ fewest: 2, most: 4 }], levels: [] },
];

export const harbour: Harbour = {
  games: async () => GAMES,
  mine: async () => MINE,
  open: async () => OPEN,
  set: async (wish: TableWish) => {
    const name = wish.game === "coralia" ? "co-3p-mid" : wish.seats.length === 1 ? "wr-solo-mid" : "wr-3p-start";
    return `/?fixture=${name}`;
  },
};
