// Reads what is printed on the components into what the table draws.
import type { Baubles, Exhibit as PrintedExhibit, Printed, PrintedPiece } from "./generated";
import { BAUBLES } from "./read";
import type { Bauble, Components, Exhibit, Piece } from "./types";

/** Three baubles instead of a three. */
const list = (baubles: Baubles): Bauble[] => BAUBLES.flatMap((kind) => Array.from({ length: baubles[kind] }, () => kind));

function style(printed: PrintedExhibit["style"]): string | null {
  if (printed === "none") return null;
  return typeof printed === "string" ? printed : list(printed.baubles).join(" ");
}

function exhibit([id, { treasures, coins, crests, style: reward }]: [string, PrintedExhibit]): Exhibit {
  const shown = (["conch", "scallop"] as const).filter((crest) => crests[crest]);
  return { id, treasures, coins, crests: shown, style: style(reward) };
}

function piece([id, { cost, symbols, coins, formula }]: [string, PrintedPiece]): Piece {
  const per = formula === null ? [] : formula === "piece" ? ["piece"] : list(formula.set);
  return { id, cost: list(cost), symbols: list(symbols), per, coins };
}

export function components(printed: Printed): Components {
  return {
    exhibits: Object.entries(printed.exhibits).map(exhibit),
    pieces: Object.entries(printed.pieces).map(piece),
    beach: Object.keys(printed.beach).sort().map((spot) => list(printed.beach[spot] ?? { conch: 0, scallop: 0, starfish: 0 })),
    divers: printed.divers,
    exhibits_to_end: printed["exhibits-to-end"],
    conch_coins: printed["conch-coins"],
    pedestals: printed.pedestals,
    vault_rows: printed["vault-rows"],
  };
}
