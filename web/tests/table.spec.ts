// What people do beside playing: undo, resign, play again, chat, ask the bot, come with a second device.
import type { Choice, Guest, Scene } from "../src/generated/protocol";
import { bot, expect, lay, me, test } from "./support/lagoon";
import { comes, meet } from "./support/people";
import { decide, seeded } from "./support/player";

const coralia = { terms: { game: "coralia" }, seats: [me, bot()] };
const wreckRaiders = { terms: { game: "wreck-raiders" }, seats: [me, bot()] };

test("a first visit is quiet, and three clicks lead to a running game", async ({ page, ears }) => {
  const refused: string[] = [];
  page.on("response", (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
  await page.goto("/");
  await page.getByRole("radio", { name: /Wreck Raiders/ }).click();
  await page.getByRole("button", { name: "Play Wreck Raiders 2019 with 2 easy bots" }).click();
  await ears.until("a decision of ours", ({ scene }) => (scene?.options.length ?? 0) > 0);
  expect(refused).toEqual([]);
});

test("the one start button starts the very table that was chosen", async ({ page, ears }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: /Wreck Raiders/ }).click();
  await page.getByRole("radiogroup", { name: "Edition" }).getByRole("radio", { name: "2018" }).click();
  await page.getByRole("radiogroup", { name: "Players" }).getByRole("radio", { name: "4" }).click();
  const strength = page.getByRole("radiogroup", { name: "Level", exact: true });
  for (const seat of [0, 1, 2]) await strength.nth(seat).getByRole("radio").nth(2).click();
  await page.getByRole("button", { name: "Play Wreck Raiders 2018 with 3 hard bots" }).click();
  await ears.until("the table", ({ table }) => table !== null);
  expect(ears.table?.terms.edition).toBe("2018");
  expect(ears.table?.seats.map(({ sitter }) => (sitter.kind === "bot" ? sitter.level : sitter.kind))).toEqual(["person", "sharp", "sharp", "sharp"]);
});

test("every page links to its text version", async ({ page }) => {
  const id = await lay(page.request, coralia);
  for (const [path, text] of [["/", "/text"], [`/t/${id}`, `/t/${id}/text`], ["/rules/coralia", "/rules/coralia/text"]] as const) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Text version" }).first()).toHaveAttribute("href", text);
  }
});

test("what cannot be chosen says why, with its clause, by touch and in the list", async ({ page, ears }) => {
  const id = await lay(page.request, wreckRaiders);
  await page.goto(`/t/${id}`);
  const random = seeded(3);
  const moving = (scene: Scene | null): boolean => scene?.options.some(({ notation }) => notation.includes(">")) ?? false;
  while (!moving(ears.scene)) {
    await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
    if (!moving(ears.scene)) await decide(page, ears, {}, random);
  }
  await page.locator('[data-unlit^="spot:gem"]').first().click({ position: { x: 4, y: 20 } });
  const bubble = page.locator(".why");
  await expect(bubble.getByRole("link")).toHaveText(/^WR-\d+\.\d+$/);
  const clause = await bubble.getByRole("link").innerText();
  expect(await bubble.getByRole("link").getAttribute("href")).toBe(`/rules/wreck-raiders?edition=2019#${clause}`);
  await page.keyboard.press("Escape");
  await expect(bubble).toHaveCount(0);
  await page.keyboard.press("o");
  await page.getByRole("button", { name: "Why can’t I do something else?" }).click();
  await expect(page.locator("nav.options .reason").first()).toContainText("WR-");
});

test("a decision that revealed nothing is taken back, and the same is asked again", async ({ page, ears }) => {
  const id = await lay(page.request, wreckRaiders);
  await page.goto(`/t/${id}`);
  const random = seeded(2);
  let before: Scene | null = null;
  while (!ears.scene?.can_undo) {
    await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
    before = ears.scene;
    await decide(page, ears, {}, random);
  }
  await page.keyboard.press("l");
  const told = page.getByRole("dialog", { name: "Log" }).locator(".line");
  const lines = await told.count();
  await page.getByRole("button", { name: "Undo" }).click();
  await ears.until("what was taken back", ({ scene }) => scene?.step === before?.step);
  expect(ears.scene?.options).toEqual(before?.options);
  await expect(page.locator(".prompt strong").first()).toHaveText(before?.asked ?? "");
  await expect.poll(() => told.count()).toBeLessThan(lines);
});

test("whoever gives up is asked once more, a bot plays on, and a rematch begins anew", async ({ page, ears }) => {
  const id = await lay(page.request, coralia);
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  expect(ears.table?.seats[0]?.sitter).toMatchObject({ resigned: false });
  await page.getByRole("button", { name: "Really resign? A bot will play on for you." }).click();
  await ears.until("the end", ({ scene }) => scene?.over === true);
  await expect(page.locator("ol.rows > li").first()).toContainText("Bot B");
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await ears.until("a new game", ({ scene }) => scene?.over === false && scene.options.length > 0);
});

test("both find each other again at the rematch", async ({ browser, console: said }) => {
  const [ada, ben] = await meet(browser, said);
  const first = ada.page.url();
  for (const { page } of [ada, ben]) await page.request.post(`/api/tables/${first.split("/").pop()}/resign`, { data: {} });
  for (const { ears } of [ada, ben]) await ears.until("the end", ({ scene }) => scene?.over === true);
  await ada.page.getByRole("button", { name: "Rematch" }).click();
  await expect(ada.page).not.toHaveURL(first);
  await ben.page.getByRole("button", { name: "Rematch" }).click();
  await expect(ben.page).toHaveURL(ada.page.url());
  for (const { context } of [ada, ben]) await context.close();
});

test("a second device becomes the same guest, with the same tables", async ({ browser, console: said }) => {
  const [first, second] = [await comes(browser, said), await comes(browser, said)];
  await lay(first.page.request, coralia);
  await first.page.goto("/");
  await first.page.getByRole("button", { name: "Play on a second device" }).click();
  const link = await first.page.getByLabel(/Open this link on the other device/).inputValue();
  await second.page.goto(link);
  await second.page.getByRole("button", { name: "Continue on this device" }).click();
  await expect(second.page).toHaveURL(/\/$/);
  const who = async (one: typeof first): Promise<Guest> => (await one.page.request.get("/api/guest")).json() as Promise<Guest>;
  expect((await who(second)).name).toBe((await who(first)).name);
  await second.page.locator("a[href^='/t/']").first().click();
  await second.ears.until("my own seat", ({ scene }) => scene?.viewer === "A");
  for (const { context } of [first, second]) await context.close();
});

test("people talk at the table, and whoever is muted is heard no more", async ({ browser, console: said }) => {
  const [ada, ben] = await meet(browser, said);
  const speak = async (text: string): Promise<void> => {
    await ben.page.getByLabel("Write a message").fill(text);
    await ben.page.getByRole("button", { name: "Send" }).click();
    await expect(ben.page.getByRole("log", { name: "Chat" })).toContainText(text);
  };
  for (const { page } of [ada, ben]) await page.getByRole("button", { name: "Chat" }).click();
  const heard = ada.page.getByRole("log", { name: "Chat" });
  await speak("Well dived!");
  await expect(heard).toContainText("Ben Well dived!");
  await heard.getByRole("button", { name: "Mute" }).click();
  await expect(heard).not.toContainText("Ben");
  await speak("Can you hear me?");
  await ada.page.reload();
  await ada.page.getByRole("button", { name: "Chat" }).click();
  await expect(heard).toContainText("No messages yet.");
  expect(ada.ears.heard.join("\n")).not.toContain("Can you hear me?");
  await heard.getByRole("button", { name: "Unmute everyone" }).click();
  await expect(heard).toContainText("Can you hear me?");
  await expect(heard.getByRole("button", { name: "Unmute everyone" })).toHaveCount(0);
  for (const { context } of [ada, ben]) await context.close();
});

test("the bot is asked in a game against bots, and its advice can be taken", async ({ page, ears }) => {
  const id = await lay(page.request, coralia);
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
  const version = ears.scene?.version ?? 0;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Get a hint" }).click();
  const best = page.locator(".drop ol button").first();
  await expect(best).toContainText("%");
  const text = await best.locator("span").innerText();
  expect(ears.scene?.options.map((option: Choice) => option.text)).toContain(text);
  await best.click();
  await ears.until("the advice taken", ({ scene }) => (scene?.version ?? 0) > version);
});

test("whoever dives alone is told points and no chance to win", async ({ page, ears }) => {
  const id = await lay(page.request, { terms: { game: "wreck-raiders" }, seats: [me] });
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Get a hint" }).click();
  const best = page.locator(".drop ol button").first();
  await expect(best).toContainText("expected score");
  await expect(best).not.toContainText("%");
});

test("nobody is advised against people", async ({ browser, console: said }) => {
  const [ada, ben] = await meet(browser, said);
  for (const { page } of [ada, ben]) {
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("button", { name: "Resign" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Get a hint" })).toHaveCount(0);
    const asked = await page.request.post(`/api/tables/${page.url().split("/").pop()}/advice`, { data: {} });
    expect(asked.status()).toBe(403);
  }
  for (const { context } of [ada, ben]) await context.close();
});

test("the title says whose turn it is", async ({ browser, console: said }) => {
  const [ada, ben] = await meet(browser, said);
  const random = seeded(4);
  const begins = [ada, ben].find(({ ears }) => (ears.scene?.options.length ?? 0) > 0) ?? ada;
  const waits = begins === ada ? ben : ada;
  await expect(begins.page).toHaveTitle("Your turn · Lagoon");
  await expect(waits.page).toHaveTitle("Lagoon");
  while ((waits.ears.scene?.options.length ?? 0) === 0) {
    await begins.ears.until("someone's turn", () => [ada, ben].some(({ ears }) => (ears.scene?.options.length ?? 0) > 0));
    if ((begins.ears.scene?.options.length ?? 0) > 0) await decide(begins.page, begins.ears, {}, random);
  }
  await expect(waits.page).toHaveTitle("Your turn · Lagoon");
  await expect(begins.page).toHaveTitle("Lagoon");
  for (const { context } of [ada, ben]) await context.close();
});
