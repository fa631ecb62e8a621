// Plays games with `lagoon engine` and keeps moments of them as fixtures for the dev server.
//
//   node scripts/fixtures.mjs /path/to/lagoon
//
// A fixture is a list of updates as the server would send them; the dev source plays them one after another.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { touches } from "./touches.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const crates = join(here, "../../crates");
const target = join(here, "../src/dev/fixtures");
const binary = process.argv[2] ?? "lagoon";
const wanted = process.argv[3];

const toml = (game, file) => parse(readFileSync(join(crates, game, "data", `${file}.toml`), "utf8"));
const words = (text) => (text ? text.split(" ") : []);

function wreckRaidersComponents() {
  const piece = (letter) => (data, index) => ({ id: `${letter}${index + 1}`, since: data.since, cost: words(data.cost), symbols: words(data.symbols), per: words(data.per), coins: data.coins });
  const tanks = toml("wreck-raiders", "aquariums");
  const mat = toml("wreck-raiders", "mat").mat;
  const exhibits = toml("wreck-raiders", "exhibits").exhibits.cards;
  return {
    exhibits: exhibits.map((card, index) => ({ id: `E${index + 1}`, treasures: words(card.treasures), coins: card.coins, crests: words(card.crests), style: card.style ?? null })),
    pieces: [...tanks.bottoms.pieces.map(piece("B")), ...tanks.middles.pieces.map(piece("M")), ...tanks.tops.pieces.map(piece("T"))],
    beach: toml("wreck-raiders", "board").beach.spots.map(words),
    conch_coins: 2,
    pedestals: mat.pedestals,
    vault_rows: mat["vault-rows"],
  };
}

function coraliaComponents() {
  const { provenance: _, ...points } = toml("coralia", "board")["reef-points"];
  return { points, fish_sets: toml("coralia", "cards")["fish-sets"].points };
}

const components = { "wreck-raiders": wreckRaidersComponents(), coralia: coraliaComponents() };
/** What is counted out for so many players. */
const counted = ({ game, players }) =>
  game === "coralia" ? { rounds: [10, 10, 9, 8][players - 1] } : { divers: [6, 6, 5, 4, 4][players - 1], exhibits_to_end: [6, 6, 5, 4, 4][players - 1] };
const NAMES = ["Mara", "Tomas", "Ines", "Jonas", "Élise"];
const LEVELS = [null, "keen", "sharp", "calm", "deep"];

function engine() {
  const child = spawn(binary, ["engine"]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async (request) => {
    child.stdin.write(JSON.stringify(request) + "\n");
    const reply = JSON.parse((await lines.next()).value);
    if (reply.reply === "error") throw new Error(`${JSON.stringify(request)}: ${reply.message}`);
    return reply;
  };
}

const named = (text) => text.replace(/\b([A-E])(?=[:’' ]|$)/g, (letter) => NAMES["ABCDE".indexOf(letter)] ?? letter);
const happened = (step, steps) => step.events.map((text) => ({ step: steps, event: { what: "told", by: step.by }, text: named(text) }));

async function update(ask, table, viewer, events, history) {
  const { view, asked } = await ask({ request: "view", viewer });
  const own = table.pending === "decision" && table.seat === viewer;
  const options = own ? (await ask({ request: "options" })).options : [];
  const score = await ask({ request: "score" });
  return {
    version: table.steps,
    game: table.game,
    edition: table.edition ?? null,
    status: table.pending === "over" ? "over" : "running",
    view,
    asked: asked ? named(asked) : null,
    turn: table.seat ?? null,
    options: options.map((option) => ({ ...option, touches: touches(table.game, option.notation, view, viewer) })),
    events,
    standings: score.seats,
    last_word: score["last-word"] ?? null,
    history: history.slice(),
    seats: Array.from({ length: table.players }, (_, index) => ({ seat: "ABCDE"[index], name: NAMES[index], kind: "ABCDE"[index] === viewer ? "person" : "bot", level: LEVELS[index] ?? "keen", connected: true, colour: index + 1 })),
    can_undo: own,
    commitment: "b3f0",
    clock: null,
    chat: [],
  };
}

async function play({ game, edition, players, seed, bot = "sharp", simulations = 150 }, keep) {
  const ask = engine();
  let table = await ask({ request: "new", game, players, seed, ...(edition ? { edition } : {}) });
  const history = [];
  let log = [];
  for (let decision = 0; ; decision += 1) {
    const options = table.pending === "decision" ? (await ask({ request: "options" })).options : [];
    const stop = await keep({ table, decision, options, log, history, ask });
    if (stop || table.pending === "over") break;
    let action = options[0].notation;
    if (options.length > 1) action = (await ask({ request: "advise", bot, budget: { simulations }, seed: decision })).options[0].notation;
    table = await ask({ request: "act", action });
    log = [...log, ...table.played.flatMap((step) => happened(step, table.steps))];
    if (action === "end" || table.pending === "over") {
      const score = await ask({ request: "score" });
      history.push(score.seats.map((seat) => seat.score));
    }
  }
  await ask({ request: "quit" });
}

// Once `moment` says so, keeps the next `frames` updates as the seat that decides then sees them.
async function fixture(name, setup, moment, frames = 10) {
  const updates = [];
  let viewer = null;
  let told = 0;
  await play(setup, async (now) => {
    if (!viewer && moment(now)) viewer = now.table.seat ?? "A";
    if (!viewer) return false;
    const events = now.log.slice(updates.length ? told : Math.max(0, now.log.length - 24));
    told = now.log.length;
    updates.push(await update(now.ask, now.table, viewer, events, now.history));
    return updates.length >= frames;
  });
  if (!updates.length) return console.error(`${name}: the moment never came`);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, `${name}.json`), JSON.stringify({ components: { ...components[setup.game], ...counted(setup) }, updates }));
  console.log(`${name}: ${updates.length} updates, asked ${updates[0].asked}`);
}

const wr = (players, edition = "2019", seed = 11) => ({ game: "wreck-raiders", players, edition, seed });
const co = (players, seed = 5) => ({ game: "coralia", players, seed });
const first = (word) => ({ options }) => options[0]?.notation.startsWith(word) ?? false;
const some = (word) => ({ options }) => options.some((option) => option.notation.startsWith(word));
const late = (turns, test) => (now) => now.history.length >= turns && test(now);
const move = ({ options }) => options.length > 4 && options.some((option) => option.notation.includes(">") && !option.notation.includes(" "));
const over = ({ table }) => table.pending === "over";

const all = [
  ["wr-3p-mid", wr(3), late(22, move)],
  ["wr-3p-start", wr(3, "2019", 3), first("take")],
  ["wr-2p-2018-mid", wr(2, "2018"), late(24, first("take"))],
  ["wr-4p-2018-late", wr(4, "2018"), late(44, move)],
  ["wr-5p-late", wr(5), late(32, move)],
  ["wr-solo-mid", wr(1), late(5, move)],
  ["wr-solo-rival", wr(1), late(5, some("rival"))],
  ["wr-3p-claim", wr(3, "2019", 4), late(15, some("claim"))],
  ["wr-3p-decorate", wr(3, "2019", 4), some("decorate")],
  ["wr-3p-cover", wr(3, "2019", 8), some("cover")],
  ["wr-3p-style", wr(3, "2019", 8), (now) => some("pick")(now) || some("free")(now)],
  ["wr-3p-place", wr(3, "2019", 6), late(20, first("place"))],
  ["wr-3p-buy", wr(3, "2019", 4), late(15, some("buy"))],
  ["wr-3p-end", wr(3), over],
  ["wr-solo-end", wr(1), over],
  ["co-2p-start", co(2), first("take")],
  ["co-3p-mid", co(3), late(15, first("place"))],
  ["co-3p-lock", co(3), late(10, some("lock"))],
  ["co-4p-late", co(4), late(25, first("place"))],
  ["co-2p-look", co(2), late(5, first("keep"))],
  ["co-3p-white", co(3, 9), first("white")],
  ["co-3p-copy", co(3, 12), first("copy")],
  ["co-3p-score", co(3), some("score")],
  ["co-3p-draw", co(3, 3), some("draw")],
  ["co-3p-end", co(3), over],
  ["co-4p-end", co(4, 8), over],
];

for (const [name, setup, moment] of all) if (!wanted || name.startsWith(wanted)) await fixture(name, setup, moment);
