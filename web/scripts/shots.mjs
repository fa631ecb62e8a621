// Takes pictures of screens of the dev server: node scripts/shots.mjs FOLDER NAME... [--sizes=desk,tablet,phone] [--dark]
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";

const SIZES = { desk: [1440, 900], tablet: [768, 1024], phone: [360, 740], wide: [1920, 1080], laptop: [1280, 720] };
const [folder, ...rest] = process.argv.slice(2);
const flag = (name) => rest.find((word) => word.startsWith(`--${name}`));
const given = (name) => flag(name)?.slice(name.length + 3);
const sizes = (given("sizes") ?? "desk,tablet,phone").split(",");
const themes = flag("dark") ? ["dark"] : flag("both") ? ["light", "dark"] : ["light"];
const clicks = given("click");
const language = given("lang") ?? "en-GB";
const base = process.env.LAGOON_WEB ?? "http://127.0.0.1:5173";

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const name of rest.filter((word) => !word.startsWith("--")))
  for (const size of sizes)
    for (const theme of themes) {
      const [width, height] = SIZES[size];
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: "reduce", locale: language });
      const page = await context.newPage();
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && console.log(name, size, message.text()));
      page.on("pageerror", (error) => console.log(name, size, String(error)));
      await page.goto(name.startsWith("/") ? base + name : `${base}/?fixture=${name}`);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      if (clicks) for (const selector of clicks.split(";")) await page.locator(selector).first().click();
      await page.waitForTimeout(250);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
      if (sideways) console.log(`${name} ${size}: scrolls sideways`);
      await page.screenshot({ path: `${folder}/${name.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "lobby"}-${size}${theme === "dark" ? "-dark" : ""}${given("as") ?? ""}.png` });
      await context.close();
    }
await browser.close();
