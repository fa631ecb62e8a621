// The turns of others: how fast they go by, what is said of them afterwards, and what stays of them in the log.
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import type { ServerMessage } from "../src/generated/protocol";
import type { Speed } from "../src/lib/pace";
import { begins } from "../src/lib/pace";
import { runs } from "../src/lib/runs";
import { story, touches, turns, type Turn } from "../src/lib/turns";
import type { TableEvent } from "../src/lib/protocol";
import { advance, bot, expect, finished, lay, me, record, test, watchAt } from "./support/lagoon";
import { anything, decide, Ears, seeded } from "./support/player";

const wreckRaiders = { terms: { game: "wreck-raiders" }, seats: [me, bot(), bot()] };
const coralia = { terms: { game: "coralia" }, seats: [me, bot(), bot()] };
const PHONE = { width: 390, height: 844 };
/** The sentence that asks us. */
const ours = (page: Page) => page.locator(".prompt.own").first();
const recap = (page: Page, name: string) => page.getByRole("region", { name: `${name}’s turn` });
const next = (page: Page) => page.getByRole("button", { name: "Next turn" });

type Heard = Extract<ServerMessage, { type: "welcome" | "update" }>;
const heard = (ears: Ears): Heard[] => ears.heard.map((text) => JSON.parse(text) as ServerMessage).filter((message): message is Heard => message.type === "welcome" || message.type === "update");
const log = (ears: Ears): TableEvent[] => heard(ears).reduce<TableEvent[]>((all, message) => (message.type === "welcome" && message.whole ? message.events : [...all, ...message.events]), []);
const others = (ears: Ears): Turn[] => turns(log(ears)).filter(({ seat }) => seat !== null && seat !== "A");

/** Plays one decision without the page's hands, and waits until the page has heard of it. */
async function playOne(page: Page, ears: Ears, id: string, seed: number): Promise<void> {
  const version = await advance(page.request, id, 1, seed);
  await ears.until("what was played", ({ scene }) => (scene?.version ?? 0) > version);
}

/** Plays on until the turn of another player has begun. */
async function endTurn(page: Page, ears: Ears, id: string): Promise<void> {
  const before = others(ears).length;
  for (let seed = 100; others(ears).length === before; seed += 1) await playOne(page, ears, id, seed);
}

/** A table that has been played at, and where it is our turn. */
async function sit(page: Page, ears: Ears, table: Parameters<typeof lay>[1], speed: Speed): Promise<string> {
  await watchAt(page, speed);
  const id = await lay(page.request, table);
  await advance(page.request, id, 14);
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
  await expect(ours(page)).toBeVisible();
  return id;
}

/** In the page: keeps in mind when the sentence that says what is asked has changed. */
function watch(): void {
  const seen: [at: number, text: string][] = [];
  Object.assign(window, { seen });
  const look = (): void => {
    const text = document.querySelector(".prompt strong")?.textContent ?? "";
    if (text !== seen.at(-1)?.[1]) seen.push([performance.now(), text]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** How long each sentence about a bot was shown. */
async function gaps(page: Page): Promise<number[]> {
  const seen = await page.evaluate(() => (window as unknown as { seen: [number, string][] }).seen);
  return seen.flatMap(([at, text], index) => (text.includes("Bot") && seen[index + 1] ? [(seen[index + 1]?.[0] ?? 0) - at] : []));
}

const LIMITS: [Speed, least: number, most: number][] = [["slow", 1200, Infinity], ["normal", 600, Infinity], ["fast", 150, 600], ["instant", 0, 150]];
for (const [speed, least, most] of LIMITS)
  test(`the moments of a bot's turn are shown as long as was chosen: ${speed}`, async ({ browser, console: said }) => {
    const context = await browser.newContext({ baseURL: process.env.SERVER_URL ?? "", viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", locale: "en-GB" });
    const page = await context.newPage();
    page.on("pageerror", (error) => said.push(String(error)));
    const ears = new Ears(page);
    const id = await sit(page, ears, wreckRaiders, speed);
    await page.evaluate(watch);
    await endTurn(page, ears, id);
    await ears.until("our turn again", ({ scene }) => (scene?.options.length ?? 0) > 0);
    await expect(ours(page)).toBeVisible({ timeout: 60_000 });
    const shown = await gaps(page);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(least);
    if (most < Infinity) expect(Math.min(...shown)).toBeLessThan(most);
    await context.close();
  });

test("step by step every turn waits for Next or the space bar, and the speed is remembered", async ({ page, ears }) => {
  const id = await sit(page, ears, wreckRaiders, "instant");
  await page.getByRole("button", { name: "Menu" }).click();
  const speeds = page.getByRole("radiogroup", { name: "Speed of other players’ turns" });
  await speeds.getByText("Step by step").click({ force: true });
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(ours(page)).toBeVisible();
  await endTurn(page, ears, id);
  await expect(next(page)).toBeEnabled();
  await expect(page.getByRole("radio", { name: "Step by step" })).toBeChecked();
  await expect(recap(page, "Bot B")).toBeVisible();
  const asked = await page.locator(".prompt strong").first().innerText();
  await page.waitForTimeout(1500);
  expect(await page.locator(".prompt strong").first().innerText()).toBe(asked);
  await expect(ours(page)).toHaveCount(0);
  await page.locator("body").press(" ");
  await expect(recap(page, "Bot C")).toBeVisible();
  await expect(ours(page)).toBeVisible();
  await expect(next(page)).toHaveCount(0);
});

/** What a bot did in its turn, out of the events: how often of what kind, and the first of it. */
function did({ events }: Turn, seat: string) {
  const of = (what: string) => events.map(({ event }) => event as Record<string, unknown>).filter((event) => event.what === what && [event.seat, event.diver, event.by].includes(seat));
  const [die, dive] = [of("die-taken")[0], of("diver-moved").at(-1)];
  const finds = of("baubles-gained").filter(({ from, baubles }) => from !== "zone" && Object.values(baubles as object).some((count) => count > 0));
  return { face: String(die?.rolled)[0], spot: dive ? String(dive.to).slice(-1) : null, treasures: of("treasure-drawn").length, finds: finds.length, claims: of("claim-named").length, pieces: of("piece-placed").length };
}

/** Everything that happened is told, several of a kind in one line. */
async function tells(card: Locator, events: TableEvent[]): Promise<void> {
  for (const { head, tails, text } of runs(events.filter((one) => !begins(one)))) {
    const parts = tails.length === 1 && tails[0]?.count === 1 ? [text] : [head, ...tails.flatMap((tail) => tail.text ?? [])];
    for (const part of parts) await expect(card).toContainText(part.replace(/\.$/, ""));
  }
}

/** The scene in which a turn had begun. */
const sceneAt = (ears: Ears, step: number) => heard(ears).map(({ scene }) => scene).find((scene) => scene && scene.step >= step);

test("the card of a turn says in five cells what was done, and what it brought", async ({ page, ears }) => {
  const id = await sit(page, ears, wreckRaiders, "step");
  for (let round = 0; round < 3; round += 1) {
    await endTurn(page, ears, id);
    await expect(next(page)).toBeEnabled();
    const card = recap(page, "Bot B");
    await expect(card).toBeVisible();
    const turn = others(ears).findLast(({ seat }) => seat === "B") as Turn;
    const { face, spot, treasures, finds, claims, pieces } = did(turn, "B");
    const cells = await card.locator("ol > li").allInnerTexts();
    expect(cells).toHaveLength(5);
    expect(cells[0]).toContain(`Takes the ${face}`);
    expect(cells[1]).toMatch(spot ? new RegExp(`(Gems|Gold|Art|Relics|Beach) ${spot}`) : /nothing/);
    expect(cells[2]).toMatch(treasures ? new RegExp(`^${treasures} treasure`, "m") : finds ? /from the beach/ : /nothing/);
    expect(cells[3]).toMatch(claims ? /Claims/ : /nothing/);
    expect(cells[4]).toMatch(pieces ? /Buys|Free piece/ : /nothing/);
    const after = turns(log(ears)).find(({ from }) => from > turn.from);
    const score = (step: number): number | undefined => sceneAt(ears, step)?.standings.find(({ seat }) => seat === "B")?.score;
    await expect(card.getByRole("img", { name: `${score(turn.from)} before the turn, ${score(after?.from ?? 0)} after it` })).toBeVisible();
    await tells(card, turn.events.filter((one) => touches(one, "A")));
    await next(page).click();
    await expect(ours(page)).toBeVisible();
  }
});

test("the card goes with its cross, with Escape and with the next click, and never lies over what is lit", async ({ page, ears }) => {
  const id = await sit(page, ears, coralia, "instant");
  await endTurn(page, ears, id);
  const card = recap(page, "Bot C");
  const shown = async (): Promise<void> => (await expect(ours(page)).toBeVisible(), expect(card).toBeVisible());
  await shown();
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
  await endTurn(page, ears, id);
  await shown();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await endTurn(page, ears, id);
  await shown();
  const covered = await page.evaluate(() => {
    const own = document.querySelector(".recap")?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll("[data-lit]")].map((thing) => thing.getBoundingClientRect()).filter((box) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top).length;
  });
  expect(covered).toBe(0);
  await decide(page, ears, { choose: anything }, seeded(3));
  await expect(card).toHaveCount(0);
});

test("a turn is shown again, and then the table is as it was", async ({ page, ears }) => {
  const id = await sit(page, ears, wreckRaiders, "instant");
  await endTurn(page, ears, id);
  await expect(ours(page)).toBeVisible();
  const asked = await page.locator(".prompt strong").first().innerText();
  await page.getByRole("button", { name: "Show again" }).click();
  await expect(page.getByRole("status").filter({ hasText: "You’re looking back" })).toBeVisible();
  await expect(page.locator("[data-lit]")).toHaveCount(0);
  await expect(ours(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".prompt strong").first()).toHaveText(asked);
});

for (const [name, table, viewport] of [["Wreck Raiders", wreckRaiders, { width: 1440, height: 900 }], ["Coralia", coralia, { width: 1440, height: 900 }], ["Wreck Raiders on a phone", wreckRaiders, PHONE]] as const)
  test(`the log tells turn by turn in sentences what is new first, by seat, and without codes: ${name}`, async ({ page, ears }) => {
    await page.setViewportSize(viewport);
    const id = await sit(page, ears, table, "instant");
    await endTurn(page, ears, id);
    await expect(ours(page)).toBeVisible();
    await page.keyboard.press("l");
    const drawer = page.getByRole("dialog", { name: "Log" });
    expect((await drawer.boundingBox())?.height).toBeGreaterThanOrEqual(viewport.height - 1);
    const seats = drawer.getByRole("group", { name: "Whose turns to show" });
    const { since, now, earlier } = story(turns(log(ears)), "A");
    expect(since.map(({ seat }) => seat)).toEqual(["C", "B"]);
    const names = (some: Turn[]): string[] => some.map(({ seat }) => (seat === null ? "Setup" : seat === "A" ? "Ada" : `Bot ${seat}`));
    const headed = (): Promise<string[]> => drawer.locator("h4 > span:not(.mark)").allInnerTexts();
    await expect(drawer.locator("h3").first()).toHaveText("Since your last turn");
    expect(await headed()).toEqual(names([...since, ...(now ? [now] : []), ...earlier]));
    expect(await drawer.innerText()).not.toMatch(/\b([EBMT]\d{1,2}|(gem|gold|art|relic|beach)\d|d[123])\b/);
    expect(await drawer.locator("li li .pictures svg").count()).toBeGreaterThan(10);
    await seats.getByRole("button", { name: "Bot B", exact: true }).click();
    expect(new Set(await headed())).toEqual(new Set(["Bot B"]));
    await seats.getByRole("button", { name: "All" }).click();
    expect((await headed()).length).toBeGreaterThan(2);
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
  });

test("big moments of ours are there at any speed and without motion, and stand still", async ({ page, ears }) => {
  const id = await sit(page, ears, wreckRaiders, "fast");
  const drawn = (): string[] => log(ears).flatMap(({ event, text }) => (event.what === "treasure-drawn" && event.diver === "A" ? [text] : []));
  const before = drawn().length;
  for (let seed = 300; drawn().length === before; seed += 1) await playOne(page, ears, id, seed);
  const moment = page.locator(".moment");
  await expect(moment).toContainText(drawn().at(-1) ?? "nothing");
  await expect(moment).toHaveCSS("opacity", "1");
  const moving = await moment.evaluate((one) => one.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  await expect(moment).toHaveCount(0, { timeout: 20_000 });
});

test("the winner is celebrated once everything is counted, also without motion", async ({ page }) => {
  const id = await finished(page.request, coralia);
  await page.goto(`/t/${id}`);
  await expect(page.locator("h1 .crown")).toBeVisible();
  const party = page.locator(".party");
  expect(await party.locator("i").count()).toBeGreaterThan(30);
  expect(await party.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
});

test("a replay has the same speeds, and a mark for every turn", async ({ page }) => {
  const id = await finished(page.request, coralia);
  const { events, steps } = await record(page.request, id);
  await page.goto(`/r/${id}#20`);
  const told = turns(events as TableEvent[]).filter(({ seat }) => seat !== null);
  await expect(page.locator("nav.replay .turns i")).toHaveCount(told.length);
  await page.getByRole("radio", { name: "Instant" }).check({ force: true });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByLabel("Moment of the game")).toHaveValue(String(steps), { timeout: 120_000 });
  const first = told[2]?.from ?? 0;
  await page.goto(`/r/${id}#${first - 1}`);
  await page.reload();
  await page.getByRole("radio", { name: "Step by step" }).check({ force: true });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByLabel("Moment of the game")).toHaveValue(String(first));
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("a game without pictures tells a turn in sentences", async ({ page, ears }) => {
  await watchAt(page, "step");
  const id = await lay(page.request, { terms: { game: "toy" }, seats: [me, bot()] });
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene }) => scene?.over === true || (scene?.options.length ?? 0) > 0);
  const card = recap(page, "Bot B");
  for (let seed = 500; others(ears).length === 0; seed += 1) await playOne(page, ears, id, seed);
  await expect(card).toBeVisible();
  await tells(card, (others(ears)[0] as Turn).events);
});

for (const [theme, viewport] of [["light", PHONE], ["dark", { width: 1440, height: 900 }]] as const)
  test(`axe finds nothing serious in card and log: ${theme}, ${viewport.width} px`, async ({ page, ears }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme });
    for (const table of [wreckRaiders, coralia]) {
      const id = await sit(page, ears, table, "step");
      await endTurn(page, ears, id);
      await expect(page.locator(".recap")).toBeVisible();
      for (const open of [false, true]) {
        if (open) await page.locator("body").press("l");
        if (open) await expect(page.getByRole("dialog", { name: "Log" })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        expect(grave.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule}: ${html.slice(0, 200)}`))).toEqual([]);
      }
    }
  });
