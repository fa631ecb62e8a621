// Pictures of a table for tests of motion, and what moved between two of them in a few words.
import type { Told } from "../../src/lib/game";
import { flights, type Seen, type Ways } from "../../src/lib/motion";

export const seen = (piece: string, at: string, x = 0, y = 0, face = ""): Seen => ({ piece, at, face, x, y, w: 10, h: 10 });

export const told =
  (ways: Ways) =>
  (before: Seen[], after: Seen[], origins: Seen[] = [], events: Told[] = []): string[] =>
    flights(ways, before, after, origins, events).map(({ from, to, manner }) => `${to.piece} ${from.at}>${to.at} ${manner}`);
