// Takes the pictures of the README, from games played here: `cargo xtask pictures`.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { advance, bot, finished, lay, me, test } from "./support/lagoon";
import { hasty, playOut, seeded, type Ears } from "./support/player";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
const wreckRaiders = { terms: { game: "wreck-raiders" }, seats: [me, bot("keen"), bot("sharp")] };
const coralia = { terms: { game: "coralia" }, seats: [me, bot("keen"), bot("sharp")] };

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(800);
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

const light = { colorScheme: "light" as const };
const dark = { colorScheme: "dark" as const };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

test.describe(() => {
  test.use(light);

  test("lobby", async ({ page }) => {
    await advance(page.request, await lay(page.request, coralia), 20);
    await page.goto("/");
    await take(page, "lobby");
  });

  test("wreck-raiders", async ({ page }) => {
    const id = await lay(page.request, wreckRaiders);
    await advance(page.request, id, 90);
    await page.goto(`/t/${id}`);
    await take(page, "wreck-raiders");
  });

  test("coralia", async ({ page }) => {
    const id = await lay(page.request, coralia);
    await advance(page.request, id, 45);
    await page.goto(`/t/${id}`);
    await take(page, "coralia");
  });

  test("claim", async ({ page, ears }) => {
    const id = await lay(page.request, wreckRaiders);
    await page.goto(`/t/${id}`);
    await claims(page, ears);
    await take(page, "claim");
  });

  test("scoring", async ({ page }) => {
    await page.goto(`/t/${await finished(page.request, wreckRaiders)}`);
    await take(page, "scoring");
  });

  test("replay", async ({ page }) => {
    await page.goto(`/r/${await finished(page.request, coralia)}#120`);
    await take(page, "replay");
  });
});

test.describe(() => {
  test.use({ ...dark });

  test("dark", async ({ page }) => {
    const id = await lay(page.request, coralia);
    await advance(page.request, id, 45);
    await page.goto(`/t/${id}`);
    await take(page, "dark");
  });
});

test.describe(() => {
  test.use({ ...light, ...phone });

  test("phone", async ({ page }) => {
    const id = await lay(page.request, wreckRaiders);
    await advance(page.request, id, 60);
    await page.goto(`/t/${id}`);
    await take(page, "phone");
  });
});

/** Plays on until a claim is on its stage. */
async function claims(page: Page, ears: Ears): Promise<void> {
  const open = (): boolean => (ears.scene?.options ?? []).some(({ notation }) => notation.startsWith("decorate"));
  const stop = new Error("the claim is open");
  const random = seeded(4);
  await playOut(page, ears, {
    choose: (options) => {
      if (open()) throw stop;
      return hasty(options, random);
    },
  }).catch((error: unknown) => {
    if (error !== stop) throw error;
  });
}
