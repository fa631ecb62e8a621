// The text table: whole games without a line of script, from the lobby to the final count.
import type { Page } from "@playwright/test";
import { expect, record, test } from "./support/lagoon";
import { hasty, seeded } from "./support/player";

test.use({ javaScriptEnabled: false });

const MOST_PAGES = 2000;

/** Presses one of the buttons that answer what is asked; loads again while others decide. False when the game is over. */
async function answer(page: Page, random: () => number): Promise<boolean> {
  const form = page.getByRole("form", { name: "Your options" });
  const found = (await form.count()) ? await form.getByRole("button").evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).value)) : [];
  if (found.length > 0) {
    const { notation } = hasty(found.map((value) => ({ notation: value, text: "", touches: [] })), random);
    await form.locator(`button[value="${notation}"]`).first().click();
    return true;
  }
  if (await page.getByRole("button", { name: "Play again with the same players" }).count()) return false;
  await page.waitForTimeout(20);
  await page.getByRole("link", { name: "Reload", exact: true }).click();
  return true;
}

async function toTheEnd(page: Page): Promise<string> {
  const random = seeded(1);
  for (let pages = 0; pages < MOST_PAGES; pages += 1)
    if (!(await answer(page, random))) return new URL(page.url()).pathname.split("/")[2] ?? "";
  throw new Error(`not over after ${MOST_PAGES} pages`);
}

/** The table of points, row by row. */
async function counted(page: Page): Promise<Record<string, number[]>> {
  const rows = await page.locator("table tbody tr").all();
  const read = rows.map(async (row) => [await row.locator("th").innerText(), (await row.locator("td").allInnerTexts()).map(Number)] as const);
  return Object.fromEntries(await Promise.all(read));
}

for (const [name, game] of [["Coralia", "coralia"], ["Wreck Raiders", "wreck-raiders 2019"]] as const)
  test(`${name} is played to its end without a script`, async ({ page }) => {
    await page.goto("/text");
    await page.getByLabel("Game", { exact: true }).selectOption(game);
    await page.locator("#seat-B").selectOption("calm");
    await page.getByRole("button", { name: "Create table" }).click();
    const { scene } = await record(page.request, await toTheEnd(page));
    const points = await counted(page);
    expect(points["Points"]).toEqual(scene.standings.map(({ score }) => score));
    expect(points["Place"]).toEqual(scene.standings.map(({ place }) => place));
    for (const [index, { text }] of (scene.standings[0]?.sources ?? []).entries()) expect(points[text], text).toEqual(scene.standings.map(({ sources }) => sources[index]?.points));
    await page.getByRole("button", { name: "Play again with the same players" }).click();
    await expect(page.getByRole("heading", { name: "Now" })).toBeVisible();
  });

test("the first page leads to the text pages", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/text$/);
});
