// A page with ears and a clean console, and tables for it.
import { expect, test as base, type APIRequestContext, type Page } from "@playwright/test";
import type { Created, CreateTable, RecordInfo, Scene, SeatRequest } from "../../src/generated/protocol";
import type { Speed } from "../../src/lib/pace";
import { Ears, hasty, seeded } from "./player";

export { expect };

/** Messages a test expects, such as the browser's own about a lost connection. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|WebSocket connection/;

export const test = base.extend<{ ears: Ears; console: string[] }>({
  baseURL: async ({}, use) => use(process.env.SERVER_URL ?? ""),
  console: [
    async ({ page }, use) => {
      const said: string[] = [];
      listen(page, said);
      await use(said);
      expect(said.filter((line) => !EXPECTED.test(line)), "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => (await watchAt(page, "instant"), use(page)),
  ears: async ({ page }, use) => use(new Ears(page)),
});

/** How fast the turns of others go by at a page, until its guest chooses another speed; the last word counts. */
export const watchAt = (page: Page, speed: Speed): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const [key, said] = ["lagoon.settings", `watched at ${wanted}`];
    // A blank page keeps nothing.
    if (location.protocol === "about:" || sessionStorage.getItem(said)) return;
    sessionStorage.setItem(said, "once");
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;
    localStorage.setItem(key, JSON.stringify({ ...kept, speed: wanted }));
  }, speed);

export function listen(page: Page, said: string[]): void {
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error.stack ?? error)));
}

export const bot = (level = "calm"): SeatRequest => ({ kind: "bot", level });
export const me: SeatRequest = { kind: "me" };

/** The page's guest, who is made if there is none. */
export async function guest(request: APIRequestContext, name = "Ada"): Promise<void> {
  const known = await request.get("/api/guest");
  if (!known.ok()) expect((await request.post("/api/guest", { data: { name, language: "en" } })).ok()).toBe(true);
}

/** Creates a table as the page's guest and starts it if nobody is waited for. */
export async function lay(request: APIRequestContext, table: CreateTable): Promise<string> {
  await guest(request);
  const answer = await request.post("/api/tables", { data: table });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id, seats } = ((await answer.json()) as Created).table;
  if (seats.some(({ sitter }) => sitter.kind === "open")) return id;
  const start = await request.post(`/api/tables/${id}/start`, { data: {} });
  expect(start.ok(), await start.text()).toBe(true);
  return id;
}

export async function record(request: APIRequestContext, id: string): Promise<RecordInfo> {
  const answer = await request.get(`/api/records/${id}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as RecordInfo;
}

/** Plays some decisions of the page's guest without a page, so that there is something to look at; gives the version at the last of them. */
export async function advance(request: APIRequestContext, id: string, decisions: number, seed = 7): Promise<number> {
  const random = seeded(seed);
  let version = -1;
  for (let played = 0; played < decisions; ) {
    const { scene } = (await (await request.get(`/api/tables/${id}`)).json()) as { scene: Scene };
    if (scene.over) return version;
    if (scene.options.length === 0) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const option = hasty(scene.options, random);
    const answer = await request.post(`/api/tables/${id}/play`, { data: { key: `${scene.version}-${seed}`, at_version: scene.version, action: option.notation } });
    expect(answer.ok(), await answer.text()).toBe(true);
    version = scene.version;
    played += 1;
  }
  return version;
}

/** A game that is over: its guest resigns, and bots play it out. */
export async function finished(request: APIRequestContext, table: CreateTable): Promise<string> {
  const id = await lay(request, table);
  await advance(request, id, 12);
  await request.post(`/api/tables/${id}/resign`, { data: {} });
  await expect.poll(async () => (await request.get(`/api/records/${id}`)).ok(), { timeout: 60_000 }).toBe(true);
  return id;
}

/** The final screen tells what every seat's points are made of, in the words of the server. */
export async function seesTheBreakdown(page: Page, { scene }: RecordInfo): Promise<void> {
  const rows = page.locator("ol.rows > li");
  await expect(rows).toHaveCount(scene.standings.length);
  const texts = await rows.allInnerTexts();
  const ranked = [...scene.standings].sort((a, b) => a.place - b.place || b.score - a.score);
  ranked.forEach(({ score, parts }, index) => {
    const text = (texts[index] ?? "").replace(/\s+/g, " ");
    expect(text).toMatch(new RegExp(`(^|\\D)${score}$`));
    for (const part of parts) expect(text).toContain(part.text);
  });
}
