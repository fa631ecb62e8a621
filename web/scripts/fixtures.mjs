// Plays games at a Lagoon server and keeps moments of them as fixtures for the dev server.
//
//   node scripts/fixtures.mjs http://127.0.0.1:7700 [NAME]
//
// `games/NAME/web/fixtures/moments.mjs` lists the moments a game wants. One guest sits on all seats of a table and plays what a
// bot advises; chance is the server's, so a moment that does not come in one game is waited for in the next.
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [server = "http://127.0.0.1:7700", wanted = ""] = process.argv.slice(2);
const games = new URL("../../games/", import.meta.url);
const NAMES = ["Mara", "Tomas", "Ines", "Jonas", "Élise"];
const LEVELS = [null, "keen", "sharp", "calm", "deep"];
const FRAMES = 10;
const TRIES = 20;
let cookie = "";

/** A server lets nobody ask too often. */
const wait = () => new Promise((done) => setTimeout(done, 2000));

async function call(method, path, body) {
  const headers = { "content-type": "application/json", origin: server, cookie };
  const answer = await fetch(server + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const set = answer.headers.get("set-cookie");
  if (set) cookie = set.split(";")[0];
  if (answer.status === 429) return wait().then(() => call(method, path, body));
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** What the viewer is told: the shape that `update` of `src/lib/shape.ts` makes of a scene. */
function update(game, edition, { scene, events }, viewer, history) {
  const seats = scene.standings.map(({ seat }, index) => ({ seat, name: NAMES[index], kind: seat === viewer ? "person" : "bot", level: LEVELS[index] ?? "keen", connected: true, colour: index + 1 }));
  const standings = scene.standings.map(({ sources, ...standing }) => ({ ...standing, breakdown: sources }));
  const { version, view, asked, turn = null, options, over, can_undo, last_word = null, ladder = null } = scene;
  return { version, game, edition, status: over ? "over" : "running", view, asked, turn, options, events, standings, last_word, ladder, history, seats, can_undo, commitment: "b3f0", clock: null, chat: [] };
}

/** Looks at a table from the seat that decides, or from one that was chosen. */
async function look(id, seat) {
  const seen = await call("GET", `/api/tables/${id}${seat ? `?as=${seat}` : ""}`);
  const { turn } = seen.scene;
  return seat || !turn || seen.scene.viewer === turn ? seen : call("GET", `/api/tables/${id}?as=${turn}`);
}

async function capture({ players, edition = null, moment }, game) {
  const terms = { game, ...(edition ? { edition } : {}) };
  const seats = NAMES.slice(0, players).map((name) => ({ kind: "hot-seat", name }));
  const { id } = (await call("POST", "/api/tables", { terms, seats })).table;
  await call("POST", `/api/tables/${id}/start`, {});
  const [updates, history] = [[], []];
  let viewer = null;
  let told = 0;
  for (let played = 0; updates.length < FRAMES; played += 1) {
    const seen = await look(id, null);
    const { scene, events } = seen;
    if (!viewer && moment({ scene, turns: history.length })) viewer = scene.turn ?? "A";
    if (viewer) {
      const from = scene.turn && scene.turn !== viewer ? await look(id, viewer) : seen;
      updates.push(update(game, edition, { scene: from.scene, events: events.slice(updates.length ? told : -24) }, viewer, [...history]));
      told = events.length;
    }
    if (scene.over) break;
    const advised = scene.options.length > 1 ? (await call("POST", `/api/tables/${id}/advice?as=${scene.turn}`, {})).options[0] : scene.options[0];
    await call("POST", `/api/tables/${id}/play`, { key: `k${played}`, at_version: scene.version, action: advised.notation });
    const began = (await look(id, null)).events.filter(({ event }) => event.what === "turn-began").length;
    if (began > history.length + 1) history.push(scene.standings.map(({ score }) => score));
  }
  return updates;
}

async function keep(game, folder, wish) {
  for (let left = TRIES; left > 0; left -= 1) {
    const updates = await capture(wish, game);
    if (!updates.length) continue;
    const components = await call("GET", `/api/games/${game}/components?players=${wish.players}${wish.edition ? `&edition=${wish.edition}` : ""}`);
    writeFileSync(new URL(`${wish.name}.json`, folder), JSON.stringify({ components, updates }));
    return console.log(`${wish.name}: ${updates.length} updates, asked ${updates[0].asked}`);
  }
  console.error(`${wish.name}: the moment never came`);
}

await call("POST", "/api/guest", { name: NAMES[0], language: "en" });
for (const game of readdirSync(games)) {
  const folder = new URL(`${game}/web/fixtures/`, games);
  const list = new URL("moments.mjs", folder);
  if (!existsSync(fileURLToPath(list))) continue;
  for (const wish of (await import(list)).default) if (wish.name.startsWith(wanted)) await keep(game, folder, wish);
}
