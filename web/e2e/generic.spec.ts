// The table of a game that brings none of its own: captured games, drawn as if they did.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const PATHS = ["/?fixture=wr-3p-mid&generic", "/?fixture=wr-5p-late&generic", "/?fixture=co-2p-start&generic&replay", "/?fixture=co-3p-end&generic", "/?fixture=lobby&toy"];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

const asked = (page: Page): Promise<string> => page.locator(".prompt strong").first().innerText();

test("every option is a button, by mouse and by keyboard", async ({ page }) => {
  await open(page, "/?fixture=wr-3p-mid&generic");
  const before = await asked(page);
  const options = page.getByRole("group", { name: "All your options" }).getByRole("button");
  expect(await options.count()).toBeGreaterThan(4);
  await options.first().click();
  await expect.poll(() => asked(page)).not.toBe(before);
  const next = await asked(page);
  await options.first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => asked(page)).not.toBe(next);
});

test("it tells who sits there with how many points, what lies on the table, and what happened", async ({ page }) => {
  await open(page, "/?fixture=wr-3p-mid&generic");
  const seats = page.getByRole("list", { name: "Scores" }).getByRole("listitem");
  await expect(seats).toHaveCount(3);
  await expect(seats.first()).toContainText("Mara");
  await expect(seats.first()).toContainText("27");
  await expect(page.getByRole("heading", { name: "The market" })).toBeVisible();
  await expect(page.getByRole("log", { name: "Log" })).toContainText("Ines takes the 4");
});

test("its end is counted source by source", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/?fixture=co-3p-end&generic");
  await expect(page.locator("ol.rows > li")).toHaveCount(3);
  await expect(page.locator("ol.rows > li").first()).toContainText("4 different fish: 18");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("wins with 56");
});

test("the lobby draws a cover from its title", async ({ page }) => {
  await open(page, "/?fixture=lobby&toy");
  const cover = page.getByRole("radio", { name: /Toy/ });
  await expect(cover).toContainText("For 2 to 4 players.");
  await expect(cover.locator("svg text")).toHaveText("T");
  await cover.click();
  await expect(cover).toBeChecked();
});

for (const [name, viewport] of Object.entries(SIZES))
  for (const colorScheme of ["light", "dark"] as const)
    test(`it fits and has no serious flaw: ${name}, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      for (const path of PATHS) {
        await open(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), path).toEqual([]);
      }
      await context.close();
    });
