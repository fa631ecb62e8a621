// Scores explain themselves: at the table by touch, by pointer and by keyboard, and to those who may know.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Scene } from "../src/generated/protocol";
import { advance, bot, expect, lay, me, test } from "./support/lagoon";

const GAMES = { coralia: { terms: { game: "coralia" }, seats: [me, bot()] }, "wreck-raiders": { terms: { game: "wreck-raiders" }, seats: [me, bot()] } };
const PHONE = { width: 390, height: 844 };
const own = (scene: Scene | null) => scene?.standings.find(({ seat }) => seat === "A");
const told = (page: Page) => page.getByRole("dialog", { name: /^Score of / });

for (const [game, table] of Object.entries(GAMES)) {
  for (const size of [PHONE, { width: 1440, height: 900 }])
    test(`a score of ${game} says what it is made of, ${size.width} wide`, async ({ page, ears }) => {
      await page.setViewportSize(size);
      const id = await lay(page.request, table);
      await advance(page.request, id, game === "coralia" ? 18 : 60);
      await page.goto(`/t/${id}`);
      await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
      await page.locator('[data-score="A"]:visible').first().click();
      const standing = own(ears.scene);
      expect(standing?.parts.length).toBeGreaterThan(0);
      for (const part of standing?.parts ?? []) await expect(told(page)).toContainText(part.text);
      await expect(told(page)).toBeInViewport({ ratio: 1 });
      const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
      expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(told(page)).toHaveCount(0);
    });
}

test("a rival’s score is explained without the cards in their hand", async ({ page, ears }) => {
  const id = await lay(page.request, GAMES.coralia);
  await advance(page.request, id, 20);
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
  const rival = ears.scene?.standings.find(({ seat }) => seat === "B");
  expect(rival?.parts.some(({ source }) => source === "pearls")).toBe(false);
  await page.locator('[data-score="B"]:visible').first().hover();
  await page.mouse.move(4, 4);
  await page.locator('[data-score="B"]:visible').first().hover();
  await expect(told(page)).toBeVisible();
  await expect(told(page)).not.toContainText(/pearls/i);
  await page.mouse.move(4, 4);
  await expect(told(page)).toHaveCount(0);
});

test("a score is opened with the keyboard, and Escape goes back to it", async ({ page, ears }) => {
  await page.setViewportSize(PHONE);
  const id = await lay(page.request, GAMES.coralia);
  await advance(page.request, id, 12);
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
  const score = page.locator('button[data-score="A"]:visible').first();
  await score.focus();
  await page.keyboard.press("Enter");
  await expect(told(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(score).toBeFocused();
});

test("a solo game shows its ladder of ranks beside the score", async ({ page, ears }) => {
  const id = await lay(page.request, { terms: { game: "wreck-raiders" }, seats: [me] });
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
  await page.locator('[data-score="A"]:visible').first().click();
  await expect(told(page).getByRole("listitem").filter({ hasText: "151" })).toBeVisible();
  await expect(told(page)).toContainText("51 more for the next rank.");
});
