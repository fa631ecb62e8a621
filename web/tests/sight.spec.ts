// Every page in both lights, three languages and three sizes: nothing serious for axe, nothing cut off, nothing overlapping.
import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { advance, bot, expect, finished, lay, listen, me, test } from "./support/lagoon";
import { cutOff, overlapping, sideways } from "./support/layout";

const SIZES = { phone: { width: 360, height: 740 }, tablet: { width: 768, height: 1024 }, desk: { width: 1440, height: 900 } };
const wreckRaiders = { terms: { game: "wreck-raiders" }, seats: [me, bot("keen"), bot("keen")] };
const coralia = { terms: { game: "coralia" }, seats: [me, bot(), bot()] };

interface Places {
  [name: string]: string;
}

/** One page of each kind, with something to see on it. */
async function places(page: Page): Promise<Places> {
  const request = page.request;
  const [diving, reefs] = [await lay(request, wreckRaiders), await lay(request, coralia)];
  await advance(request, diving, 60);
  await advance(request, reefs, 40);
  const over = await finished(request, coralia);
  const waiting = await lay(request, { terms: { game: "coralia" }, seats: [me, { kind: "open" }] });
  return { lobby: "/", "Wreck Raiders": `/t/${diving}`, Coralia: `/t/${reefs}`, "final count": `/t/${over}`, replay: `/r/${over}#40`, rules: "/rules/wreck-raiders", "how to play": "/how-to-play/wreck-raiders", "waiting room": `/t/${waiting}`, nowhere: "/t/nothing" };
}

interface Look {
  theme: "light" | "dark";
  language: string;
  viewport: { width: number; height: number };
}

async function look(browser: Browser, { theme, language, viewport }: Look, check: (page: Page, name: string) => Promise<void>, said: string[]): Promise<void> {
  const context = await browser.newContext({ baseURL: process.env.SERVER_URL ?? "", colorScheme: theme, locale: language, viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  listen(page, said);
  for (const [name, path] of Object.entries(await places(page))) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(1, 1);
    await check(page, name);
  }
  await context.close();
  // The browser says itself that there is nothing at the last address.
  said.splice(0, said.length, ...said.filter((line) => !line.includes("404")));
}

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return grave.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split("\n")[1] ?? ""}`));
}

for (const theme of ["light", "dark"] as const)
  for (const language of ["en-GB", "fr-FR", "de-DE"])
    test(`axe finds nothing serious on any page: ${theme}, ${language}`, async ({ browser, console: said }) => {
      const found: Record<string, string[]> = {};
      await look(browser, { theme, language, viewport: SIZES.desk }, async (page, name) => {
        const flaws = await serious(page);
        if (flaws.length > 0) found[name] = flaws;
      }, said);
      expect(found).toEqual({});
    });

for (const [size, viewport] of Object.entries(SIZES))
  test(`no German text is cut off, overlaps another or makes a page scroll sideways: ${size}`, async ({ browser, console: said }) => {
    const found: Record<string, string[]> = {};
    await look(browser, { theme: "light", language: "de-DE", viewport }, async (page, name) => {
      const flaws = [...(await page.evaluate(sideways)), ...(await page.evaluate(cutOff)), ...(await page.evaluate(overlapping))];
      if (flaws.length > 0) found[name] = flaws;
    }, said);
    expect(found).toEqual({});
  });
