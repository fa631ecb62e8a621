// What options bring: pills on lit things, one sentence, the bar of a phone, and claims that wait for their button.
import type { APIRequestContext, Page } from "@playwright/test";
import type { Choice, Scene } from "../src/generated/protocol";
import { bot, expect, lay, me, test } from "./support/lagoon";
import { hasty, seeded } from "./support/player";

const wreckRaiders = { terms: { game: "wreck-raiders" }, seats: [me, bot("calm"), bot("calm")] };
const coralia = { terms: { game: "coralia" }, seats: [me, bot("calm")] };

/** Plays on without a page until some option is such; a new table where a game ends before. */
async function until(request: APIRequestContext, table: typeof coralia, such: (option: Choice, scene: Scene) => boolean): Promise<{ id: string; scene: Scene }> {
  for (let seed = 1; ; seed += 1) {
    const [id, random] = [await lay(request, table), seeded(seed)];
    for (let played = 0; ; ) {
      const { scene } = (await (await request.get(`/api/tables/${id}`)).json()) as { scene: Scene };
      if (scene.over) break;
      if (scene.options.some((option) => such(option, scene))) return { id, scene };
      if (scene.options.length === 0) {
        await new Promise((done) => setTimeout(done, 20));
        continue;
      }
      const action = hasty(scene.options, random).notation;
      await request.post(`/api/tables/${id}/play`, { data: { key: `${played++}`, at_version: scene.version, action } });
    }
  }
}

/** Pairs of a pill and a lit spot that it covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [gains, lit] = [[...document.querySelectorAll(".gain")], [...document.querySelectorAll(".spot[data-lit]")]];
    const meet = (a: DOMRect, b: DOMRect): boolean => a.left < b.right - 3 && b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
    return gains.flatMap((gain) => lit.filter((spot) => meet(gain.getBoundingClientRect(), spot.getBoundingClientRect())).map((spot) => spot.getAttribute("data-touch") ?? ""));
  });

const dives = ({ notation, brings }: Choice): boolean => notation.includes(">") && (brings?.pills?.some(({ kind }) => ["gem", "gold", "art", "relic"].includes(kind)) ?? false);
const collects = ({ brings, notation }: Choice): boolean => /^(claim|cover|decorate)/.test(notation) && (brings?.pills?.some(({ kind }) => kind === "exhibit") ?? false);

test("a lit spot has a pill with what it brings, says it on hover and to screen readers, and covers no other", async ({ page }) => {
  const { id, scene } = await until(page.request, wreckRaiders, dives);
  await page.goto(`/t/${id}`);
  await expect(page.locator(".gain").first()).toBeVisible();
  expect(await covered(page)).toEqual([]);
  const spots = page.locator('.spot[data-brings]');
  const sentence = (await spots.first().getAttribute("data-brings")) ?? "";
  expect(scene.options.map(({ brings }) => brings?.text)).toContain(sentence);
  await expect(spots.first()).toHaveAccessibleName(new RegExp(sentence.slice(0, 20)));
  await page.waitForTimeout(800);
  await spots.first().hover();
  await page.mouse.move(3, 3);
  await spots.first().hover();
  await expect(page.getByRole("tooltip")).toContainText(sentence);
});

test("on a phone the bar says what a dive brings before it is done", async ({ page, ears }) => {
  const { id } = await until(page.request, wreckRaiders, dives);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/t/${id}`);
  await expect(page.locator(".gain").first()).toBeVisible();
  expect(await covered(page)).toEqual([]);
  // Where several divers could go there, one is chosen first.
  const source = page.locator('[data-lit="next"]').first();
  if ((await page.locator(".spot[data-act]").count()) === 0) await source.click();
  const spot = page.locator(".spot[data-act][data-brings]").first();
  const sentence = (await spot.getAttribute("data-brings")) ?? "";
  await spot.click();
  await expect(page.getByRole("group", { name: "Confirm" })).toContainText(sentence);
  expect(ears.decided).toBe(0);
});

test("a die of Coralia has a pill, and the desk says line by line what it brings", async ({ page }) => {
  const { id } = await until(page.request, coralia, ({ notation, brings }) => notation.startsWith("place ") && (brings?.pills?.length ?? 0) > 0);
  await page.goto(`/t/${id}`);
  await expect(page.locator(".station .gain").first()).toBeVisible();
  await page.locator(".station .die[data-lit]").first().hover();
  await expect(page.locator("section.answer")).toBeVisible();
  await expect(page.locator("section.answer li").first()).toBeVisible();
});

for (const [name, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }))
  test(`a claim is carried out only by its button, which names the coins: ${name}`, async ({ page, ears }) => {
    const { id, scene } = await until(page.request, wreckRaiders, collects);
    const option = scene.options.find(collects) as Choice;
    const coins = option.brings?.pills?.find(({ kind }) => kind === "coin")?.amount ?? 0;
    await page.setViewportSize(viewport);
    await page.goto(`/t/${id}`);
    const press = async (): Promise<void> => {
      // The list of all options has it in words, whatever lies where.
      await page.locator("nav.options button", { hasText: option.text }).first().evaluate((button: HTMLElement) => button.click());
    };
    await press();
    const go = page.locator(".claim footer .go");
    await expect(go).toBeEnabled();
    await expect(go).toContainText(`+${coins}`);
    expect(ears.decided, "nothing is done yet").toBe(0);
    await page.locator(".claim footer .btn:not(.go)").first().click();
    expect(ears.decided, "taken back without a word to the server").toBe(0);
    await press();
    await go.click();
    await expect.poll(() => ears.decided).toBe(1);
    await expect(page.locator(".claim footer .go")).toHaveCount(0);
  });
