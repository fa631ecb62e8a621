// Puts together what components draw from what the server sends: a scene, a table, and the talk beside it.
import type * as wire from "../generated/protocol";
import { beginsTurn } from "./runs";
import type { ChatLine, Clock, SeatId, SeatInfo, Standing, Update } from "./protocol";
import { personName, t } from "./words.svelte";

export function seatInfo({ seat, sitter, yours }: wire.SeatInfo, index: number): SeatInfo {
  const at = { seat, colour: index + 1, yours };
  if (sitter.kind === "open") return { ...at, name: t("seat-open"), kind: "person", level: null, connected: false };
  if (sitter.kind === "bot") return { ...at, name: t("bot-name", { seat }), kind: "bot", level: sitter.level, connected: true };
  const { name, connected, resigned, stand_in } = sitter;
  return { ...at, name: personName(name), kind: "person", level: null, connected, resigned, standIn: stand_in ?? null };
}

/** Whether nobody but this browser's people and bots play. */
export const alone = ({ seats }: wire.TableInfo): boolean => seats.every(({ sitter, yours }) => yours || sitter.kind === "bot");

/** The seat whose knowledge a scene shows; none for a spectator and for a viewer who knows everything. */
const viewer = ({ viewer: word }: wire.Scene): SeatId | null => (word.length === 1 ? word : null);

export const chatLine = ({ seat, name, text, at, speaker }: wire.ChatLine): ChatLine => ({ seat: seat ?? null, name: personName(name), text, at, speaker });

const standing = ({ seat, place, score, sources, parts }: wire.Standing): Standing => ({ seat, place, score, breakdown: sources, parts });

function clock(table: wire.TableInfo, turn: string | null): Clock | null {
  const left = table.seats.flatMap(({ seat, clock_ms }) => (clock_ms === undefined ? [] : [[seat, clock_ms] as const]));
  return left.length > 0 ? { left: Object.fromEntries(left), running: turn } : null;
}

/** The scores at the end of every turn, out of those after every step. */
export function history({ scores, events }: Pick<wire.RecordInfo, "scores" | "events">): number[][] {
  const ends = events.filter(beginsTurn).map(({ step }) => step - 1);
  return [...ends, scores.length].flatMap((step) => (scores[step - 1] ? [scores[step - 1] as number[]] : []));
}

/** The table at an earlier moment: nothing can be done there. */
export const looked = (now: Update, scene: wire.Scene): Update => ({
  ...now,
  status: "running",
  viewer: viewer(scene),
  view: scene.view,
  asked: scene.asked,
  turn: scene.turn ?? null,
  options: [],
  events: [],
  step: scene.step,
  standings: scene.standings.map(standing),
  ladder: scene.ladder ?? null,
  can_undo: false,
  coach: null,
});

interface Told {
  table: wire.TableInfo;
  scene: wire.Scene;
  events: wire.Happening[];
  chat: wire.ChatLine[];
  muted?: number;
  history: number[][];
  kept?: number;
}

export function update({ table, scene, events, chat, muted = 0, history: scores, kept }: Told): Update {
  const turn = scene.turn ?? null;
  return {
    version: scene.version,
    game: table.terms.game,
    edition: table.terms.edition ?? null,
    status: scene.over ? "over" : "running",
    viewer: viewer(scene),
    view: scene.view,
    step: scene.step,
    asked: table.status === "closed" ? t("closed") : scene.asked,
    turn,
    options: scene.options,
    events,
    ...(kept === undefined ? {} : { kept }),
    standings: scene.standings.map(standing),
    last_word: scene.last_word ?? null,
    ladder: scene.ladder ?? null,
    history: scores,
    seats: table.seats.map(seatInfo),
    mine: table.seats.flatMap(({ seat, yours }) => (yours ? [seat] : [])),
    secrets: table.has_secrets,
    can_undo: scene.can_undo,
    coach: scene.coach ?? null,
    commitment: table.dice.commitment,
    clock: clock(table, turn),
    chat: chat.map(chatLine),
    muted,
  };
}
