// The end of a game: what made each score, in pictures and words, on every size of screen.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

const SIZES = { desk: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 }, landscape: { width: 844, height: 390 } };
const ENDS = ["co-3p-end", "co-4p-end", "wr-3p-end", "wr-solo-end"];

async function end(page: Page, fixture: string): Promise<void> {
  await page.goto(`/?fixture=${fixture}`);
  await expect(page.locator(".rows > li").first()).toBeVisible();
}

/** The smallest letters on the page, in pixels of the screen. */
const smallest = (page: Page): Promise<{ size: number; text: string }> =>
  page.evaluate(() => {
    let least = { size: 99, text: "" };
    const walker = document.createTreeWalker(document.querySelector("main .page") as Node, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as Element;
      const text = node.textContent?.trim() ?? "";
      if (!text || element.getClientRects().length === 0) continue;
      const svg = element.closest("svg");
      const scale = svg?.viewBox.baseVal.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < least.size) least = { size, text };
    }
    return least;
  });

for (const [name, size] of Object.entries(SIZES))
  for (const fixture of ENDS)
    test(`${fixture} can be read to the end on a ${name}, without empty panels`, async ({ page }) => {
      await page.setViewportSize(size);
      await end(page, fixture);
      const { size: letters, text } = await smallest(page);
      expect(letters, text).toBeGreaterThanOrEqual(11);
      expect(await page.evaluate(() => document.querySelector("main .page")!.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      for (const panel of await page.locator(".panel").all()) expect((await panel.innerText()).length).toBeGreaterThan(8);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

test("pearls that only helped to the place are dimmed, and the words say the place", async ({ page }) => {
  await end(page, "co-3p-end");
  const pearls = page.locator(".rows > li .cell").filter({ hasText: /(First|Second|Third) place with \d+/ });
  expect(await pearls.count()).toBeGreaterThan(0);
  await expect(page.getByText(/Second place with \d+: best two, \d\+\d = \d+/).first()).toBeVisible();
  await expect(page.locator(".left .dim").first()).toHaveCSS("opacity", "0.42");
});

test("a score is told in words, with its best line", async ({ page }) => {
  for (const fixture of ["co-3p-end", "wr-3p-end"]) {
    await end(page, fixture);
    const words = page.locator(".panel.words");
    await expect(words.getByRole("heading")).toHaveText(/^Your \d+ in words$/);
    const numbers = await words.locator("li > b").allInnerTexts();
    const total = Number((await words.getByRole("heading").innerText()).match(/\d+/)?.[0]);
    expect(numbers.map(Number).reduce((a, b) => a + b, 0)).toBe(total);
  }
});

test("a game for one ends on a ladder of six ranks", async ({ page }) => {
  await end(page, "wr-solo-end");
  const rungs = page.getByRole("list", { name: "Ranks" }).getByRole("listitem");
  await expect(rungs).toHaveCount(6);
  await expect(rungs.first()).toContainText("151");
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  await expect(page.locator(".panel.ranks")).toContainText(/more for the next rank|The highest rank/);
});
