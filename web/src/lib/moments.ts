// Big moments: which of what happened is worth a picture of its own, and for how long.
import type { Speed } from "./pace";
import type { TableEvent, Update } from "./protocol";

/** How long a big moment lasts, in milliseconds. */
export const LASTS = 1900;
/** More at once than this is a jump, not a moment. */
const JUMP = 40;

/** What of an update is shown big. Where others go by quickly, only what is ours. */
export function big(update: Pick<Update, "events" | "mine" | "kept">, pattern: RegExp | undefined, speed: Speed): TableEvent[] {
  const { events, mine, kept } = update;
  if (!pattern || kept !== undefined || events.length > JUMP) return [];
  const ours = ({ event }: TableEvent): boolean => Object.values(event).some((value) => mine.includes(String(value)));
  const hasty = speed === "fast" || speed === "instant";
  return events.filter((told) => pattern.test(told.event.what) && (!hasty || ours(told)));
}
