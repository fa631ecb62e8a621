// What is pledged for the dice, when it is shown, and whether the promise was kept: nothing here asks the server.
import type { Dice, TableInfo } from "../generated/protocol";
import { sha256 } from "./sha256";

/** What this browser remembers of a table's dice. */
export interface Kept {
  bytes: string;
  /** The pledges as they were sealed when we showed our bytes. */
  sealed?: Dice["pledges"];
}

type Duty = { pledge: string } | { entropy: string };

const pledge = ({ commitment }: Dice, seat: string, bytes: string): string => sha256(`lagoon pledge 1\ncommitment ${commitment}\nentropy ${seat} ${bytes}\n`);

const first = ({ seats }: TableInfo): number => seats.findIndex(({ yours }) => yours);

/** What we have to do for the dice now. A pledge of another of our devices is for that device to keep. */
export function duty(table: TableInfo, { bytes }: Kept): Duty | null {
  const [index, { dice }] = [first(table), table];
  if (index < 0 || table.status !== "open") return null;
  const [ours, pledged] = [pledge(dice, table.seats[index]!.seat, bytes), dice.pledges[index]];
  if (!dice.sealed) return pledged ? null : { pledge: ours };
  return pledged === ours && !dice.entropy[index] ? { entropy: bytes } : null;
}

/** Whether a game that began has other pledges than we saw sealed, bytes that were not pledged, or not ours. */
export function broken(table: TableInfo, { bytes, sealed }: Kept): boolean {
  const { dice, seats } = table;
  if (!sealed || table.status === "open") return false;
  const kept = seats.every(({ seat }, index) => dice.pledges[index] === sealed[index] && (!dice.entropy[index] || pledge(dice, seat, dice.entropy[index]) === sealed[index]));
  return !kept || dice.entropy[first(table)] !== bytes;
}
