// Our part of the dice: pledged before the start, shown once every pledge is sealed, and looked for when the game begins.
import type { TableInfo } from "../generated/protocol";
import { api, entropy } from "./api";
import { broken, duty, type Kept } from "./pledges";

const place = ({ id }: TableInfo): string => `lagoon.dice.${id}`;

function recall(table: TableInfo): Kept | null {
  const kept = localStorage.getItem(place(table));
  return kept === null ? null : (JSON.parse(kept) as Kept);
}

const remember = (table: TableInfo, kept: Kept): void => localStorage.setItem(place(table), JSON.stringify(kept));

/** What was sent and not refused: an answer and the table's own word for it both ask for it, and once is enough. */
const sent = new Map<string, Promise<TableInfo>>();

function once(key: string, send: () => Promise<TableInfo>): Promise<TableInfo> {
  const sending = sent.get(key) ?? send().catch((error: unknown) => (sent.delete(key), Promise.reject(error as Error)));
  sent.set(key, sending);
  return sending;
}

/** Does what is due, if anything is. Bytes that were shown once are no secret, and never pledged again. */
export async function tend(table: TableInfo): Promise<TableInfo> {
  const known = recall(table);
  // What was kept is forgotten, and what was broken is shown as long as the game lasts.
  if (table.status !== "open" && known && !broken(table, known)) localStorage.removeItem(place(table));
  const kept = known && (table.dice.sealed || !known.sealed) ? known : { bytes: entropy() };
  const due = duty(table, kept);
  if (!due) return table;
  remember(table, "entropy" in due ? { ...kept, sealed: table.dice.pledges } : kept);
  return once(`${table.id} ${JSON.stringify(due)}`, () => ("entropy" in due ? api.show(table.id, due) : api.pledge(table.id, due)));
}

/** Starts a table, with our part of the dice. */
export async function begin(table: TableInfo): Promise<TableInfo> {
  await tend(table);
  return tend(await api.start(table.id));
}

/** Whether the promise about the dice was broken. */
export function distrusted(table: TableInfo): boolean {
  const kept = recall(table);
  return kept !== null && broken(table, kept);
}
