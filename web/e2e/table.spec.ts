// What a player can do at a table, with the mouse, with only the keyboard, and on every size of screen.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

const SIZES = { desk: { width: 1440, height: 900 }, tablet: { width: 768, height: 1024 }, phone: { width: 360, height: 740 }, landscape: { width: 844, height: 390 }, small: { width: 740, height: 360 }, zoomed: { width: 720, height: 450 }, notebook: { width: 1280, height: 720 } };
const TABLES = ["wr-3p-mid", "wr-2p-2018-mid", "wr-5p-late", "wr-solo-rival", "wr-3p-decorate", "wr-3p-end", "co-2p-start", "co-3p-mid", "co-4p-late", "co-3p-end"];

async function sit(page: Page, fixture: string): Promise<void> {
  await page.goto(`/?fixture=${fixture}`);
  await page.waitForLoadState("networkidle");
}

const asked = (page: Page): Promise<string> => page.locator(".prompt strong").first().innerText();

test("a diver is moved by touching it and then a spot", async ({ page }) => {
  await sit(page, "wr-3p-mid");
  const before = await asked(page);
  await page.locator(".spot.departs").first().click();
  await expect(page.locator('.spot[data-lit="picked"]')).toHaveCount(1);
  await page.locator('.spot[data-lit="next"]').first().click();
  await expect.poll(() => asked(page)).not.toBe(before);
});

test("a question with two answers has a button for each, yes beside no", async ({ page }) => {
  for (const size of [SIZES.desk, SIZES.phone, SIZES.landscape]) {
    await page.setViewportSize(size);
    await sit(page, "wr-3p-start");
    for (const next of ["Move a diver to a spot numbered 1.", "Buy an aquarium piece, or end your turn."]) {
      await page.keyboard.press("o");
      await page.locator("nav.options li button").first().click();
      await expect(page.locator(".prompt strong").first()).toHaveText(next);
    }
    await page.keyboard.press("Escape");
    for (const name of ["Buy the bottom (4 coins) for 2 starfish", "End turn"]) await expect(page.locator(".prompt, .bar").getByRole("button", { name, exact: true })).toHaveCount(1);
  }
});

for (const size of ["phone", "landscape"] as const)
  test(`a first tap on a spot says what it does and leaves the others lit, and Dive does it: ${size}`, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    await sit(page, "wr-3p-mid");
    const before = await asked(page);
    await page.locator(".spot.departs").first().click();
    const targets = page.locator('.spot[data-lit="next"]');
    const others = (await targets.count()) - 1;
    await targets.first().click();
    const bar = page.getByRole("group", { name: "Confirm" });
    await expect(bar.getByText(/wreck/)).toBeVisible();
    expect(await asked(page)).toBe(before);
    await expect(targets).toHaveCount(others);
    await bar.getByRole("button", { name: "Back" }).click();
    await expect(bar).toBeHidden();
    await targets.first().click();
    await bar.getByRole("button", { name: "Dive" }).click();
    await expect.poll(() => asked(page)).not.toBe(before);
  });

test("a second tap on the same spot does it, too", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await sit(page, "wr-3p-mid");
  const before = await asked(page);
  await page.locator(".spot.departs").first().click();
  const target = page.locator('.spot[data-lit="next"]').first();
  const touch = (await target.getAttribute("data-touch")) ?? "";
  await target.click();
  await page.locator(`[data-touch="${touch}"]`).click();
  await expect.poll(() => asked(page)).not.toBe(before);
});

test("Escape takes a touch back", async ({ page }) => {
  await sit(page, "wr-3p-mid");
  const lit = await page.locator("[data-lit]").count();
  await page.locator(".spot.departs").first().click();
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-lit="picked"]')).toHaveCount(0);
  await expect(page.locator("[data-lit]")).toHaveCount(lit);
});

test("a die is placed with the keyboard alone: Enter asks, and Enter again does it", async ({ page }) => {
  await sit(page, "co-3p-mid");
  const before = await asked(page);
  await page.locator('.station [role="button"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Place it" })).toBeVisible();
  expect(await asked(page)).toBe(before);
  await page.keyboard.press("Enter");
  await expect.poll(() => asked(page)).not.toBe(before);
});

/** In the page: points where things are in front, one for each; none for what is covered. */
function inFront(selector: string): ({ x: number; y: number } | null)[] {
  const parts = [0.15, 0.3, 0.5, 0.7, 0.85];
  return [...document.querySelectorAll(selector)].map((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const points = parts.flatMap((down) => parts.map((right) => ({ x: left + width * right, y: top + height * down })));
    return points.find(({ x, y }) => thing.contains(document.elementFromPoint(x, y))) ?? null;
  });
}

test("a die that is clicked says what it brings and waits for Place it; a click elsewhere lets go", async ({ page }) => {
  await sit(page, "co-3p-mid");
  const before = await asked(page);
  const [die, place] = [page.locator(".station [data-lit]").last(), page.getByRole("button", { name: "Place it" })];
  await die.click();
  await expect(place).toBeVisible();
  await page.mouse.click(600, 60);
  await expect(place).toBeHidden();
  expect(await asked(page)).toBe(before);
  await die.click();
  await place.click();
  await expect.poll(() => asked(page)).not.toBe(before);
});

test("a line of the log lights its place on the board", async ({ page }) => {
  await sit(page, "co-3p-mid");
  const line = page.locator(".log .line").filter({ hasText: /(reef|island)/ }).first();
  await line.hover();
  await expect(page.locator("svg .ring").first()).toBeVisible();
  await page.mouse.move(600, 60);
  await expect(page.locator("svg .ring")).toHaveCount(0);
});

test("in a hand of nine every lit card can be touched, whichever card the pointer rests on", async ({ page }) => {
  await sit(page, "co-3p-hand");
  const cards = await page.evaluate(inFront, ".hand .card");
  expect(cards).toHaveLength(9);
  for (const card of cards) {
    if (!card) continue;
    await page.mouse.move(card.x, card.y);
    const lit = await page.evaluate(inFront, ".hand .card[data-lit]");
    expect(lit, JSON.stringify(card)).toEqual(Array(3).fill(expect.anything()));
  }
});

test("in a crowded hand the corner of every covered card says what it is", async ({ page }) => {
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844], [844, 390]] as const) {
    await page.setViewportSize({ width, height });
    await sit(page, "co-3p-hand");
    const covered = await page.locator(".hand .card").evaluateAll((cards) =>
      cards.flatMap((card) => {
        const sign = card.querySelector("i");
        const box = (sign ?? card).getBoundingClientRect();
        const front = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return card.contains(front) ? [] : [card.getAttribute("data-tip")];
      }),
    );
    expect(covered, `${width}x${height}`).toEqual([]);
  }
});

test("every lit component has a name for those who cannot see it", async ({ page }) => {
  for (const fixture of TABLES.filter((name) => !name.endsWith("end"))) {
    await sit(page, fixture);
    const names = await page.locator("[data-lit]").evaluateAll((all) => all.map((one) => `${one.getAttribute("role")} ${one.getAttribute("aria-label")}`));
    expect(names.length, fixture).toBeGreaterThan(0);
    for (const name of names) expect(name, fixture).toMatch(/^button \S/);
  }
});

test("all options are listed in words, too", async ({ page }) => {
  await sit(page, "wr-3p-mid");
  await page.keyboard.press("o");
  await expect(page.locator("nav.options li").first()).toBeVisible();
});

test("an exhibit is decorated on its stage and the claim carried out", async ({ page }) => {
  await sit(page, "wr-3p-decorate");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.locator(".claim footer .go").click();
  await expect(page.locator(".claim")).toHaveCount(0);
});

test("the last decoration can be taken off again before the claim is carried out", async ({ page }) => {
  await sit(page, "wr-3p-decorate");
  const conch = page.locator(".claim button[aria-pressed]");
  await conch.click();
  await expect(conch).toHaveAttribute("aria-pressed", "true");
  await conch.click();
  await expect(conch).toHaveAttribute("aria-pressed", "false");
  await conch.click();
  await page.locator(".claim footer .go").click();
  await expect(page.locator(".claim")).toHaveCount(0);
});

test("the last starfish only makes a claim ready, and can be taken back", async ({ page }) => {
  await sit(page, "wr-3p-missing");
  const [go, meter] = [page.locator(".claim footer .go"), page.locator(".claim .meter")];
  await expect(meter).toContainText("1 still missing");
  await expect(go).toBeDisabled();
  await page.locator(".claim .tile[data-lit]").click();
  await expect(meter).toContainText("1 starfish laid");
  await expect(go).toContainText("+8");
  await page.locator(".claim .off").click();
  await expect(meter).toContainText("1 still missing");
  await page.locator(".claim .tile[data-lit]").click();
  await go.click();
  await expect(page.locator(".claim")).toHaveCount(0);
});

const PATHS = ["/?fixture=lobby", ...TABLES.map((fixture) => `/?fixture=${fixture}`)];

for (const [name, viewport] of Object.entries(SIZES))
  test(`no table scrolls sideways: ${name}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
    for (const path of PATHS) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
    await page.close();
  });

// The tests against a server look at every page in every language; these are moments they do not come to.
for (const [name, colorScheme] of [["phone", "light"], ["desk", "dark"]] as const)
  test(`no table has a serious flaw: ${name}, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: SIZES[name], colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const path of PATHS) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), path).toEqual([]);
    }
    await context.close();
  });

test("the final count runs on by itself to the total, and tells nothing before", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? "", viewport: SIZES.desk, reducedMotion: "no-preference", locale: "en-GB" });
  const page = await context.newPage();
  await page.clock.install();
  await sit(page, "co-3p-end");
  const steps = page.locator("main header ol button");
  const columns = await steps.count();
  expect(columns).toBeGreaterThan(3);
  for (let index = 0; index < columns - 1; index += 1) {
    await expect(steps.nth(index)).toHaveClass(/now/);
    await expect(page.locator(".chart svg")).toBeHidden();
    await page.clock.runFor(2300);
  }
  await expect(steps.last()).toHaveClass(/now/);
  await expect(page.locator(".chart svg")).toBeVisible();
  await context.close();
});

test("no tooltip covers a table that has just opened, until the pointer moves", async ({ page }) => {
  await page.goto("/?fixture=lobby");
  const lid = { x: 150, y: 540 };
  await page.mouse.move(lid.x, lid.y);
  await sit(page, "wr-3p-mid");
  await page.waitForTimeout(1200);
  await expect(page.locator(".tip")).toHaveCount(0);
  await page.mouse.move(lid.x + 12, lid.y + 6, { steps: 4 });
  await expect(page.locator(".tip")).toBeVisible();
});
