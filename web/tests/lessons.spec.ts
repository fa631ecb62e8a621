// Guided games in a browser: walked through at a desk and on a phone, with the coach in sight and out of the way.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { GameInfo, LessonInfo } from "../src/generated/protocol";
import { bot, expect, lay, me, test } from "./support/lagoon";
import { decide, seeded, type Ears } from "./support/player";

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const LESSONS = [["wreck-raiders", "first"], ["wreck-raiders", "solo"], ["coralia", "first"]] as const;

async function begin(page: Page, ears: Ears, game: string, name: string): Promise<string> {
  const all = (await (await page.request.get("/api/games")).json()) as GameInfo[];
  const lesson = all.find((one) => one.name === game)?.lessons?.find((one) => one.name === name) as LessonInfo;
  const seats = [me, ...Array.from({ length: lesson.players - 1 }, () => bot())];
  const id = await lay(page.request, { terms: { game, lesson: { name } }, seats });
  ears.scene = null;
  await page.goto(`/t/${id}`);
  return id;
}

/** In the page: what is wrong with where the coach stands. */
function misplaced(): string[] {
  const bubble = document.querySelector(".coach.placed")?.getBoundingClientRect();
  if (!bubble) return ["there is no coach"];
  const within = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  const over = (box: DOMRect): boolean => box.width > 0 && box.left < bubble.right - 1 && box.right > bubble.left + 1 && box.top < bubble.bottom - 1 && box.bottom > bubble.top + 1;
  const lit = [...document.querySelectorAll("main [data-lit='next']")].filter((one) => over(one.getBoundingClientRect()));
  return [...(within ? [] : ["the coach is cut off"]), ...lit.map((one) => `the coach lies on ${one.getAttribute("data-place")}`)];
}

/** Follows the coach, so many times at most; answers what it said. */
async function follow(page: Page, ears: Ears, most = 100): Promise<string[]> {
  const said: string[] = [];
  for (let times = 0; times < most; times += 1) {
    await ears.until("the coach", ({ scene }) => (scene?.options.length ?? 0) > 0);
    const coach = ears.scene?.coach;
    if (coach?.step === undefined) break;
    await expect(page.locator(".coach p")).toHaveText(coach.text);
    await expect.poll(() => page.evaluate(misplaced), coach.text).toEqual([]);
    said.push(coach.text);
    await decide(page, ears, { choose: ([first]) => first as never }, seeded(1));
  }
  return said;
}

for (const [size, viewport] of Object.entries(SIZES))
  for (const [game, lesson] of LESSONS)
    test(`the lesson "${lesson}" of ${game} is walked through: ${size}`, async ({ page, ears }) => {
      await page.setViewportSize(viewport);
      await begin(page, ears, game, lesson);
      const said = await follow(page, ears);
      expect(said.length).toBeGreaterThan(8);
      await expect(page.locator(".coach")).toContainText("every choice is yours");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id)).toEqual([]);
      await page.getByRole("button", { name: "Play on" }).click();
      await expect(page.locator(".coach")).toHaveCount(0);
      expect(ears.scene?.options.length).toBeGreaterThan(0);
    });

for (const language of ["FR", "DE"])
  test(`the first steps are told in ${language}`, async ({ page, ears }) => {
    await page.goto("/");
    await page.getByRole("radio", { name: language, exact: true }).click();
    await page.waitForLoadState("networkidle");
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await begin(page, ears, "wreck-raiders", "first");
      const said = await follow(page, ears, 3);
      expect(said.join(" ")).toMatch(language === "FR" ? /dé/ : /Würfel/);
    }
  });

test("a lesson can be left and resumed, begun again, and skipped", async ({ page, ears }) => {
  const id = await begin(page, ears, "coralia", "first");
  await follow(page, ears, 2);
  await page.goto("/");
  await page.goto(`/t/${id}`);
  await expect(page.locator(".coach")).toContainText("Step 3 of");
  await page.keyboard.press("u");
  await expect(page.locator(".coach")).toContainText("Step 2 of");
  await page.getByRole("button", { name: "Skip the lesson" }).click();
  await expect(page.locator(".coach")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Start the lesson again" }).click();
  await expect(page.locator(".coach")).toContainText("Step 1 of");
  expect(page.url()).not.toContain(id);
});

test("on the text page the coach's words stand above the choices", async ({ page, ears }) => {
  const id = await begin(page, ears, "wreck-raiders", "first");
  await page.goto(`/t/${id}/text`);
  await expect(page.locator(".coach")).toContainText("Take this die");
  await page.locator(".choices button").first().click();
  await expect(page.locator(".coach")).toContainText("Dive to spot 4");
  await page.getByRole("button", { name: "Skip the lesson" }).click();
  await expect(page.locator(".coach")).toHaveCount(0);
});

test("a newcomer is offered a guided game once, and finds it under how to play afterwards", async ({ page }) => {
  await page.goto("/");
  const offer = page.getByRole("group", { name: "New here?" });
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: /Play Wreck Raiders/ })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole("link", { name: "How to play" }).click();
  await page.getByRole("button", { name: "Wreck Raiders alone" }).click();
  await expect(page.locator(".coach")).toContainText("Step 1 of");
});
