// Looking back: log lines lead to their moments, and a finished game is seen, shared and played on from any of them.
import type { Page } from "@playwright/test";
import type { Glimpse } from "@games/coralia/web/generated";
import type { Moment } from "../src/generated/protocol";
import type { TableEvent } from "../src/lib/protocol";
import { begins } from "../src/lib/pace";
import { runs } from "../src/lib/runs";
import { story, turns } from "../src/lib/turns";
import { advance, bot, expect, finished, lay, me, record, test } from "./support/lagoon";
import { playOut } from "./support/player";

const coralia = { terms: { game: "coralia" }, seats: [me, bot(), bot()] };
const wreckRaiders = { terms: { game: "wreck-raiders" }, seats: [me, bot(), bot()] };
const asked = (page: Page) => page.locator(".prompt strong").first();
/** What can be done: something on the table, or a button where only the turn's end is left. */
const offered = (page: Page) => page.locator("[data-lit], .prompt .sun");

/** The steps that the lines of the log lead to, in the order they are shown in. */
function ways(events: readonly TableEvent[], viewer: string): number[] {
  const { since, now, earlier } = story(turns(events), viewer);
  const shown = [...since, ...(now ? [now] : []), ...earlier];
  return shown.flatMap((turn) => runs(turn.events.filter((told) => !begins(told))).map(({ step }) => step));
}

test("a line of the log shows its moment while the game goes on, and there is a way back to now", async ({ page, ears }) => {
  const id = await lay(page.request, wreckRaiders);
  await advance(page.request, id, 12);
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
  await page.keyboard.press("l");
  const log = page.getByRole("dialog", { name: "Log" });
  await expect(log.getByRole("heading", { name: "Since your last turn" })).toHaveCount(1);
  const messages = ears.heard.map((text) => JSON.parse(text) as { type?: string; whole?: boolean; events?: TableEvent[] }).filter(({ type }) => type === "welcome" || type === "update");
  const told = messages.reduce<TableEvent[]>((all, { whole, events = [] }) => (whole ? events : [...all, ...events]), []);
  const step = ways(told, "A")[20];
  const moment = (await (await page.request.get(`/api/tables/${id}/moments/${step}`)).json()) as Moment;
  await log.locator(".line").nth(20).click();
  await expect(page.getByRole("status").filter({ hasText: `You’re looking back at step ${step}` })).toBeVisible();
  await expect(offered(page)).toHaveCount(0);
  await expect(asked(page)).toHaveText(moment.scene.asked);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(asked(page)).toHaveText(ears.scene?.asked ?? "");
  await expect(offered(page).first()).toBeVisible();
});

test("a line of a replay's log goes to its moment, which the address names for others", async ({ page, browser }) => {
  const id = await finished(page.request, wreckRaiders);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { events, steps } = await record(page.request, id);
  await page.goto(`/r/${id}?as=A#${steps}`);
  await expect(page.getByRole("log", { name: "Log" })).toBeVisible();
  await page.keyboard.press("l");
  const log = page.getByRole("dialog", { name: "Log" });
  await expect(log.getByRole("heading", { name: "Since your last turn" })).toHaveCount(1);
  await log.locator(".line").nth(20).click();
  const shown = ways(events.slice(-400) as TableEvent[], "A")[20];
  await expect(page).toHaveURL(new RegExp(`/r/${id}\\?as=A#${shown}$`));
  await expect(page.getByLabel("Moment of the game")).toHaveValue(String(shown));
  await page.getByRole("button", { name: "Share this moment" }).click();
  await expect(page.getByRole("alert")).toHaveText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByLabel("Moment of the game")).toHaveValue(String(shown));
  await expect(other.getByRole("combobox", { name: "View as" })).toHaveValue("A");
  await other.close();
});

test("whoever leaves a replay before it has come stays where they went", async ({ page }) => {
  const id = await finished(page.request, coralia);
  await page.goto("/");
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(`**/api/records/${id}*`, async (route) => (await held, route.continue()));
  const asked = page.waitForRequest(`**/api/records/${id}*`);
  await page.evaluate((to) => (history.pushState(null, "", to), dispatchEvent(new PopStateEvent("popstate"))), `/r/${id}`);
  await asked;
  const answer = page.waitForResponse(`**/api/records/${id}*`);
  await page.goBack();
  come();
  await (await answer).finished();
  await expect(page.getByRole("radio", { name: /Coralia/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("with all knowledge every hand lies open", async ({ page }) => {
  const id = await finished(page.request, coralia);
  const at = async (step: number, as: string): Promise<Moment> => (await page.request.get(`/api/records/${id}/moments/${step}?as=${as}`)).json() as Promise<Moment>;
  const { steps } = await record(page.request, id);
  const half = Math.floor(steps / 2);
  const draws = ((await at(half, "B")).scene.view as unknown as { draws: Glimpse[] }).draws;
  const kept = draws.flatMap(({ by, kept: what }) => (by === "B" && typeof what === "object" ? [what.known] : []));
  expect(kept.length).toBeGreaterThan(0);
  await page.goto(`/r/${id}#${half}`);
  const rail = page.locator(".rail > ul > li").nth(1).locator(".open .pic");
  await expect(page.locator(".rail > ul > li")).toHaveCount(3);
  await expect(rail).toHaveCount(0);
  await page.getByRole("combobox", { name: "View as" }).selectOption("all");
  await expect.poll(() => rail.count()).toBeGreaterThanOrEqual(kept.length);
});

test("a moment is played on from against bots, with new dice, to another end", async ({ page, ears }) => {
  const id = await finished(page.request, wreckRaiders);
  const { steps } = await record(page.request, id);
  const step = Math.floor(steps / 2);
  await page.goto(`/r/${id}?as=B#${step}`);
  const link = page.getByRole("button", { name: "Play on from here" });
  await link.click();
  const [above, below] = [await page.locator("nav.replay form").boundingBox(), await link.boundingBox()];
  if (!above || !below) throw new Error("the form and its link are there");
  expect(below.x, "the form opens at its link").toBeGreaterThanOrEqual(above.x - 1);
  expect(below.x + below.width).toBeLessThanOrEqual(above.x + above.width + 1);
  expect(below.y - above.y - above.height).toBeLessThan(60);
  await page.getByLabel("Level").selectOption("calm");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await ears.until("the position", ({ scene }) => (scene?.step ?? 0) >= step);
  expect(ears.table?.seats.map(({ yours }) => yours)).toEqual([false, true, false]);
  await playOut(page, ears);
  const forked = page.url().split("/").pop() ?? "";
  const text = async (of: string): Promise<string[]> => (await (await page.request.get(`/api/records/${of}/record`)).text()).split("\n");
  const played = (lines: string[]): string[] => lines.filter((line) => /^[*A-E] /.test(line));
  const [before, after] = [await text(id), await text(forked)];
  expect(played(after).slice(0, step)).toEqual(played(before).slice(0, step));
  expect(played(after)).not.toEqual(played(before));
  expect(after.some((line) => line.startsWith("taken-over "))).toBe(true);
});

test("the sentence and the slider of a replay are in sight on a phone", async ({ browser, console: said }) => {
  const context = await browser.newContext({ baseURL: process.env.SERVER_URL ?? "", viewport: { width: 360, height: 740 }, reducedMotion: "reduce", locale: "de-DE" });
  const page = await context.newPage();
  page.on("pageerror", (error) => said.push(String(error)));
  for (const table of [wreckRaiders, coralia]) {
    const id = await finished(page.request, table);
    await page.goto(`/r/${id}#40`);
    await expect(asked(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator("nav.replay")).toBeInViewport({ ratio: 1 });
    const [prompt, bar] = [await page.locator(".prompt").first().boundingBox(), await page.locator("nav.replay").boundingBox()];
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const hit = await asked(page).evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(hit).toBe(true);
  }
  await context.close();
});
