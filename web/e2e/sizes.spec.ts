// Every captured moment on every size of screen: nothing too small to read, nothing cut off, nothing out of reach of the pointer or a finger.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { flaws } from "./support/flaws";

interface Size {
  width: number;
  height: number;
  fingers: boolean;
}

const size = (width: number, height: number, fingers = false): Size => ({ width, height, fingers });
/** Phones and a tablet, upright and on their sides, notebooks, desks; the last is a window of 1280 by 900 seen at twice its size. */
const SIZES = [size(390, 844, true), size(844, 390, true), size(740, 360, true), size(768, 1024, true), size(1024, 768), size(1280, 720), size(1440, 900), size(1920, 1080), size(640, 450)];
/** A tablet on its side has the desk's table, and fingers. */
const LYING = size(1024, 768, true);
const LANGUAGES = ["en", "fr", "de"];

const folder = (path: string): string[] => readdirSync(fileURLToPath(new URL(`../../games/${path}`, import.meta.url)));
const captured = folder("").flatMap((game) => folder(`${game}/web/fixtures`).flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -5)] : [])));
/** Beside the tables: the lobby, a replay with its slider, and tables of games that bring none. */
const OTHERS = ["lobby", "lobby&toy", "wr-3p-mid&replay", "co-3p-mid&replay", "wr-5p-late&generic", "co-3p-end&generic"];
/** With all that is behind tabs, for one table of each game; the others show what is asked at that moment. */
const TABS = ["wr-5p-late", "co-4p-late"];

const settled = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/?fixture=${query}`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}

async function resize(page: Page, browser: CDPSession, { width, height, fingers }: Size): Promise<void> {
  await browser.send("Emulation.setTouchEmulationEnabled", { enabled: fingers });
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** The flaws of a page as it stands, at every size, and of what its tabs show where they are looked at. */
async function measured(page: Page, query: string, rooms = SIZES, touch?: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const all: string[] = [];
  for (const room of rooms) {
    await resize(page, browser, room);
    if (touch) {
      await page.keyboard.press("Escape");
      await page.locator(touch).first().click();
      await settled(page);
    }
    const look = async (where: string): Promise<void> => void all.push(...(await page.evaluate(flaws, room.fingers)).map((flaw) => `${query} at ${room.width}x${room.height}${where}: ${flaw}`));
    await look("");
    const tabs = TABS.includes(query) ? await page.locator("[role=tab], nav.tools button").all() : [];
    for (const [index, tab] of tabs.entries()) {
      await tab.evaluate((one) => (one as HTMLElement).click());
      await settled(page);
      await look(`, tab ${index + 1}`);
    }
  }
  await browser.detach();
  return all;
}

/** Two halves at once; each keeps one page, since opening it takes longer than looking. */
for (const half of [0, 1])
  test(`all of it can be read and touched on every size of screen: half ${half + 1}`, async ({ page }) => {
    await page.addInitScript((languages) => {
      const turn = Number(sessionStorage.getItem("turn") ?? 0);
      sessionStorage.setItem("turn", String(turn + 1));
      localStorage.setItem("lagoon.settings", JSON.stringify({ language: languages[turn % languages.length], motion: false }));
    }, LANGUAGES);
    const all: string[] = [];
    for (const query of [...captured, ...OTHERS].filter((_, index) => index % 2 === half)) {
      await open(page, query);
      all.push(...(await measured(page, query)));
    }
    expect(all).toEqual([]);
  });

test("what a die brings and the button that places it can be read and touched on every size of screen", async ({ page }) => {
  await open(page, "co-3p-mid");
  const all = await measured(page, "co-3p-mid", [...SIZES, LYING], ".station [data-lit]");
  await expect(page.locator("[data-option^=place]").first()).toBeVisible();
  expect(all).toEqual([]);
});

/** How much of one thing lies over another of the same kind, in pixels; nothing where none does. */
function collisions(kinds: string[]): string[] {
  return kinds.flatMap((kind) => {
    const boxes = [...document.querySelectorAll(kind)].filter((one) => one.checkVisibility()).map((one) => ({ one, box: one.getBoundingClientRect() }));
    return boxes.flatMap(({ one, box }, index) =>
      boxes.slice(index + 1).flatMap(({ one: other, box: next }) => {
        const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        return across > 1 && down > 1 ? [`${one.textContent?.trim()} and ${other.textContent?.trim()} by ${across.toFixed(0)}x${down.toFixed(0)}`] : [];
      }),
    );
  });
}

test("names and points run into nothing, however many play, on every size of screen", async ({ page }) => {
  for (const query of ["wr-5p-late", "wr-4p-2018-late", "wr-3p-mid", "wr-3p-claim", "co-4p-late", "co-3p-draw", "co-3p-mid"]) {
    await open(page, query);
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const texts = [".chip > *", ".track .name", ".exhibits .ready", ".piles .pile, .sea .island .sand", ".beside b"];
      expect(await page.evaluate(collisions, texts), `${query} ${width}x${height}`).toEqual([]);
    }
  }
});

test("a sentence of sixty letters leaves the board of a phone where it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const query of ["wr-3p-mid", "wr-solo-rival"]) {
    await open(page, query);
    await page.locator(".prompt strong").evaluate((one) => (one.textContent = "Envoie un rival plonger avec un des dés qui te restent ici."));
    await settled(page);
    const strip = await page.locator(".strip").boundingBox();
    const spots = await page.locator(".spot, .spot .diver").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect((strip?.y ?? 0) + (strip?.height ?? 0), query).toBeLessThanOrEqual(Math.min(...spots) + 2);
  }
});

test("all of a claim is in sight on a phone on its side", async ({ page }) => {
  for (const { width, height } of SIZES.slice(1, 3))
    for (const query of ["wr-3p-missing", "wr-3p-decorate", "wr-3p-cover", "wr-3p-style"]) {
      await page.setViewportSize({ width, height });
      await open(page, query);
      const over = await page.getByRole("dialog").evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(over, `${query} ${width}x${height}`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(collisions, [".claim .choice, .claim footer, .claim .stage"]), `${query} ${width}x${height}`).toEqual([]);
    }
});

test("on a phone a piece is bought by touching it and then the aquarium it goes on", async ({ page }) => {
  for (const { width, height } of SIZES.slice(0, 3)) {
    await page.setViewportSize({ width, height });
    await open(page, "wr-3p-buy");
    const asked = page.locator(".prompt strong").first();
    const before = await asked.innerText();
    await page.locator(".market [data-lit]").first().click();
    await page.locator(".tank[data-lit]").last().click();
    await expect(asked).not.toHaveText(before);
  }
});

test("the menu opens within the window on every size of screen", async ({ page }) => {
  for (const query of ["wr-3p-mid", "co-3p-mid"]) {
    await open(page, query);
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await page.getByRole("button", { name: "Menu" }).click();
      const box = await page.locator(".menu .drop").boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${query} ${width}x${height} ${JSON.stringify(box)}`).toBe(true);
      await page.keyboard.press("Escape");
    }
  }
});
