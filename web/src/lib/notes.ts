// What changed who plays stands in the log, between the moves where it happened.
import type { TableInfo } from "../generated/protocol";
import type { TableEvent } from "./protocol";
import { seatInfo } from "./shape";
import { t } from "./words.svelte";

export function noted(log: TableEvent[], info: TableInfo | null): TableEvent[] {
  const notes = info?.notes ?? [];
  if (!info || notes.length === 0) return log;
  const name = (seat: string | undefined): string => info.seats.map(seatInfo).find((one) => one.seat === seat)?.name ?? "";
  const lines = notes.map(({ step, kind, seat, by }): TableEvent => {
    const text = kind === "closed" ? t("table-closed") : t(by ? `note-${kind}-by` : `note-${kind}`, { name: name(seat), by: name(by) });
    return { step, event: { what: "note", seat } as TableEvent["event"], text };
  });
  // What happened at the same step came before the note.
  return [...log, ...lines].sort((one, other) => one.step - other.step);
}
