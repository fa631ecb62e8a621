// The table of a game that brings none of its own: seats, what lies on the table in words, options as buttons.
import type { GameTable } from "../lib/game";
import type { Standing } from "../lib/protocol";

/** A column for each source of points that anyone has. */
function columns(standings: readonly Standing[]): { name: string; text: string; sources: string[] }[] {
  const sources = new Map(standings.flatMap(({ breakdown }) => breakdown.map(({ source, text }) => [source, text] as const)));
  return [...sources].map(([source, text]) => ({ name: source, text, sources: [source] }));
}

export default {
  words: {},
  drawings: [],
  Cover: null,
  about: null,
  badge: null,
  parts: async () => ({ Table: (await import("./GenericTable.svelte")).default, Cell: null }),
  columns,
  ways: { homing: [], origin: () => null, manner: () => "glide", hints: () => [] },
  sounds: [[/roll|deal|draw/, "roll"], [/gain|score|bank/, "coin"]],
  chapters: [],
  crowded: [],
} satisfies GameTable;
