// Sums of the final scoring, column by column.
import type { Column } from "../lib/game";
import type { Part, Standing } from "../lib/protocol";

export const sum = (standing: Standing, sources: readonly string[]): number =>
  standing.breakdown.filter(({ source }) => sources.includes(source)).reduce((all, { points }) => all + points, 0);

/** What a column's points are made of. */
export const partsOf = (standing: Standing, { sources }: Column): Part[] => standing.parts.filter(({ source }) => sources.includes(source));

/** A player's points after the first `count` columns. */
export const upTo = (standing: Standing, columns: readonly Column[], count: number): number =>
  columns.slice(0, count).reduce((all, column) => all + sum(standing, column.sources), 0);

/** The column in which a player is farthest ahead of the best of the others; the largest where nobody else plays. */
export function bestColumn(standing: Standing, rivals: readonly Standing[], columns: readonly Column[]): number {
  const ahead = columns.map(({ sources }) => sum(standing, sources) - Math.max(0, ...rivals.map((rival) => sum(rival, sources))));
  const most = Math.max(...ahead);
  return most > 0 ? ahead.indexOf(most) : -1;
}

/** Where the winner was farthest ahead of the second; nothing if the second had more and resigned. */
export function decided(standings: readonly Standing[]): { text: string; points: number; ahead: number } | null {
  const [first, second] = [...standings].sort((a, b) => a.place - b.place || b.score - a.score);
  if (!first || !second || second.score > first.score) return null;
  const leads = first.breakdown.map(({ source, text, points }) => ({ text, points, ahead: points - sum(second, [source]) }));
  const best = leads.reduce((a, b) => (b.ahead > a.ahead ? b : a), { text: "", points: 0, ahead: 0 });
  return best.ahead > 0 ? best : null;
}
