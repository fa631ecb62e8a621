// From the server's scenes to what a table shows.
import type { ChatLine, Happening, Scene, SeatInfo as ServerSeat, TableInfo } from "../generated/protocol";
import type { GameName, SeatInfo, TableEvent, Update } from "../lib/protocol";
import { botName, t } from "../lib/words.svelte";

function seat({ seat: letter, sitter }: ServerSeat): SeatInfo {
  const colour = "ABCDE".indexOf(letter) + 1;
  if (sitter.kind === "open") return { seat: letter, name: t("seat-open"), kind: "person", level: null, connected: false, colour };
  if (sitter.kind === "bot") return { seat: letter, name: botName(sitter.level, letter), kind: "bot", level: sitter.level, connected: true, colour };
  return { seat: letter, name: sitter.name, kind: "person", level: sitter.stand_in ?? null, connected: sitter.connected, colour };
}

export const happened = ({ step, by, event, text }: Happening): TableEvent => ({ step, event: { ...(by ? { by } : {}), ...event }, text });

function clock(table: TableInfo, scene: Scene): Update["clock"] {
  const left = table.seats.flatMap(({ seat: letter, clock_ms }) => (clock_ms === undefined ? [] : [[letter, clock_ms] as const]));
  return left.length ? { left: Object.fromEntries(left), running: scene.turn ?? null } : null;
}

export function update(table: TableInfo, scene: Scene, events: Happening[], chat: ChatLine[], history: number[][]): Update {
  return {
    version: scene.version,
    game: table.terms.game as GameName,
    edition: table.terms.edition ?? null,
    status: scene.over ? "over" : table.status,
    view: scene.view as Update["view"],
    asked: scene.asked,
    turn: scene.turn ?? null,
    options: scene.options,
    events: events.map(happened),
    standings: scene.standings.map(({ sources, ...rest }) => ({ ...rest, breakdown: sources })),
    last_word: scene.last_word ?? null,
    history,
    seats: table.seats.map(seat),
    mine: table.seats.filter(({ yours }) => yours).map(({ seat: letter }) => letter),
    secrets: table.has_secrets,
    can_undo: scene.can_undo,
    commitment: table.dice.commitment,
    clock: clock(table, scene),
    chat: chat.map((line) => ({ seat: line.seat ?? null, name: line.name, text: line.text, at: line.at })),
  };
}
