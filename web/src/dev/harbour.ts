// A lobby without a server: two tables of mine, one open table, and new tables that lead to fixtures.
import type { Harbour, TableCard, TableWish } from "../lib/lobby";

const MINE: TableCard[] = [
  { id: "co-3p-mid", address: "/?fixture=co-3p-mid", game: "coralia", edition: null, names: ["Tomas", "Ines"], turn: "Mara", mine: true, note: "6/9" },
  { id: "wr-3p-mid", address: "/?fixture=wr-3p-mid", game: "wreck-raiders", edition: "2019", names: ["Noor"], turn: "Noor", mine: false, note: "2019" },
];
const OPEN: TableCard[] = [{ id: "wr-4p-2018-late", address: "/?fixture=wr-4p-2018-late", game: "wreck-raiders", edition: "2018", names: ["Jonas", "Élise"], turn: null, mine: false, note: "2/4" }];

export const harbour: Harbour = {
  mine: async () => MINE,
  open: async () => OPEN,
  set: async (wish: TableWish) => {
    const name = wish.game === "coralia" ? "co-3p-mid" : wish.seats.length === 1 ? "wr-solo-mid" : "wr-3p-start";
    return `/?fixture=${name}`;
  },
};
