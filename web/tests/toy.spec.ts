// A game without a table of its own is played on the generic one: created in the lobby, played to its end, counted, and looked at again.
import type { APIRequestContext, Page } from "@playwright/test";
import type { GameInfo, Moment, Scene } from "../src/generated/protocol";
import { bot, expect, lay, me, record, seesTheBreakdown, test } from "./support/lagoon";
import { sideways } from "./support/layout";
import { anything, seeded, type Ears } from "./support/player";

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

const toy = async (request: APIRequestContext): Promise<GameInfo | undefined> => ((await (await request.get("/api/games")).json()) as GameInfo[]).find(({ name }) => name === "toy");

/** Clicks an option's button, time and again, until the game is over. */
async function play(page: Page, ears: Ears): Promise<void> {
  const random = seeded(5);
  for (;;) {
    await ears.until("our turn or the end", ({ scene }) => scene?.over === true || (scene?.options.length ?? 0) > 0);
    const scene = ears.scene as Scene;
    if (scene.over) return;
    const { notation } = anything(scene.options, random);
    await page.locator(`[data-option="${notation}"]`).click();
    await ears.until("what we chose", (now) => now.scene?.version !== scene.version);
  }
}

for (const [size, viewport] of Object.entries(SIZES))
  test(`a game that nobody draws is played to its end, counted and replayed: ${size}`, async ({ page, ears }) => {
    const game = await toy(page.request);
    expect(game, "the server of the tests has a game without a table of its own: build the example toy_house").toBeTruthy();
    await page.setViewportSize(viewport);
    await page.goto("/");
    await page.getByRole("radio", { name: new RegExp(game?.title ?? "") }).click();
    if (size === "phone") await page.getByRole("button", { name: "Change" }).click();
    await page.getByRole("radiogroup", { name: "Players" }).getByRole("radio", { name: "2" }).click();
    await page.getByRole("button", { name: `Play ${game?.title} with an easy bot` }).click();
    await ears.until("the first scene", ({ scene }) => scene !== null);
    await expect(page.getByRole("heading", { level: 1, name: game?.title ?? "" })).toBeVisible();
    await expect(page.locator(".words section").first()).toBeVisible();
    await expect(page.locator(".seats li")).toHaveCount(2);
    expect(await page.evaluate(sideways)).toEqual([]);
    await play(page, ears);
    const id = new URL(page.url()).pathname.split("/").pop() ?? "";
    await seesTheBreakdown(page, await record(page.request, id));
    expect(await page.evaluate(sideways)).toEqual([]);
    await page.getByRole("link", { name: "Replay" }).click();
    await expect(page.getByRole("navigation", { name: "Replay" })).toBeVisible();
    await page.getByRole("button", { name: "One step forward" }).click();
    await expect(page.locator(".words section").first()).toBeVisible();
    await page.goto(`/rules/${game?.name}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(game?.title ?? "");
  });

test("what lies on a table is told in words to those who ask, and to nobody else", async ({ page }) => {
  const id = await lay(page.request, { terms: { game: "coralia" }, seats: [me, bot()] });
  const moment = async (query: string): Promise<Moment> => (await (await page.request.get(`/api/tables/${id}/moments/0${query}`)).json()) as Moment;
  expect(await moment("")).not.toHaveProperty("tableau");
  const { tableau } = await moment("?tableau=yes");
  expect(tableau?.length).toBeGreaterThan(2);
  for (const { title, lines } of tableau ?? []) expect([title, ...lines].join(" ")).not.toMatch(/[{$]|co-/);
});
