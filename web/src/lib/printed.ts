// Reads what is printed on the components, as the server tells it, into what the tables draw. docs/parts.md lists the fields.
import type * as wire from "../generated/protocol";
import type { Components, CoraliaComponents, Exhibit, GameName, Piece, WreckRaidersComponents } from "./protocol";

interface PrintedExhibit {
  treasures: wire.Wreck[];
  coins: number;
  crests: { conch: boolean; scallop: boolean };
  style: "none" | "free-piece" | "any-bauble" | { baubles: wire.Baubles };
}

interface PrintedPiece {
  cost: wire.Baubles;
  symbols: wire.Baubles;
  coins: number;
  formula: "piece" | { set: wire.Baubles } | null;
}

interface WreckRaidersPrinted {
  beach: Record<string, wire.Baubles>;
  divers: number;
  "exhibits-to-end": number;
  "conch-coins": number;
  pedestals: number;
  "vault-rows": number[];
  exhibits: Record<string, PrintedExhibit>;
  pieces: Record<string, PrintedPiece>;
}

interface CoraliaPrinted {
  rounds: number;
  reef: { space: string; points: number }[];
  "fish-sets": number[];
}

const KINDS: readonly wire.Bauble[] = ["conch", "scallop", "starfish"];

/** Three baubles instead of a three. */
const list = (baubles: wire.Baubles): wire.Bauble[] => KINDS.flatMap((kind) => Array.from({ length: baubles[kind] }, () => kind));

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

function wreckRaiders(printed: WreckRaidersPrinted): WreckRaidersComponents {
  const beach = Object.keys(printed.beach).sort().map((spot) => list(printed.beach[spot] ?? { conch: 0, scallop: 0, starfish: 0 }));
  return {
    exhibits: Object.entries(printed.exhibits).map(exhibit),
    pieces: Object.entries(printed.pieces).map(piece),
    beach,
    divers: printed.divers,
    exhibits_to_end: printed["exhibits-to-end"],
    conch_coins: printed["conch-coins"],
    pedestals: printed.pedestals,
    vault_rows: printed["vault-rows"],
  };
}

function coralia(printed: CoraliaPrinted): CoraliaComponents {
  return { rounds: printed.rounds, points: Object.fromEntries(printed.reef.map(({ space, points }) => [space, points])), fish_sets: printed["fish-sets"] };
}

/** The printed components of a game. */
export function readPrinted(game: GameName, printed: wire.Components): Components {
  return game === "coralia" ? coralia(printed as unknown as CoraliaPrinted) : wreckRaiders(printed as unknown as WreckRaidersPrinted);
}
