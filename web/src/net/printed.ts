// What is printed on the components, from the server's shape into the table's.
import type { Bauble, Baubles } from "../generated/protocol";
import type { Components, Exhibit, GameName, Piece, WreckRaidersComponents, Wreck } from "../lib/protocol";

const KINDS: Bauble[] = ["conch", "scallop", "starfish"];
const list = (some: Baubles): Bauble[] => KINDS.flatMap((kind) => Array.from({ length: some[kind] }, () => kind));

interface PrintedExhibit {
  treasures: Wreck[];
  coins: number;
  crests: Record<string, boolean>;
  style: string | { baubles: Baubles };
}

interface PrintedPiece {
  cost: Baubles;
  symbols: Baubles;
  coins: number;
  formula: null | "piece" | { set: Baubles };
}

interface Printed {
  exhibits: Record<string, PrintedExhibit>;
  pieces: Record<string, PrintedPiece>;
  beach: Record<string, Baubles>;
  pedestals: number;
  "vault-rows": number[];
}

function exhibit([id, card]: [string, PrintedExhibit]): Exhibit {
  const style = typeof card.style === "object" ? list(card.style.baubles).join(" ") : card.style === "none" ? null : card.style;
  return { id, treasures: card.treasures, coins: card.coins, crests: KINDS.filter((kind) => card.crests[kind]), style };
}

function piece([id, printed]: [string, PrintedPiece]): Piece {
  const { formula } = printed;
  const per = formula === null ? [] : formula === "piece" ? ["piece"] : list(formula.set);
  return { id, since: 0, cost: list(printed.cost), symbols: list(printed.symbols), per, coins: printed.coins };
}

function wreckRaiders(printed: Printed): WreckRaidersComponents {
  return {
    exhibits: Object.entries(printed.exhibits).map(exhibit),
    pieces: Object.entries(printed.pieces).map(piece),
    beach: [1, 2, 3, 4, 5, 6].map((spot) => list(printed.beach[`beach${spot}`] ?? { conch: 0, scallop: 0, starfish: 0 })),
    pedestals: printed.pedestals,
    vault_rows: printed["vault-rows"],
  };
}

export function components(game: GameName, printed: unknown): Components {
  if (game === "wreck-raiders") return wreckRaiders(printed as Printed);
  const { reef, "fish-sets": sets } = printed as { reef: { space: string; points: number }[]; "fish-sets": number[] };
  return { points: Object.fromEntries(reef.map(({ space, points }) => [space, points])), fish_sets: sets.slice(1) };
}
