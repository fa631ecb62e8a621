// Asks axe about every screen of the dev server: node scripts/axe.mjs
import AxeBuilder from "@axe-core/playwright";
import { chromium } from "@playwright/test";

const base = process.env.LAGOON_WEB ?? "http://127.0.0.1:5173";
const pages = process.argv.slice(2).length ? process.argv.slice(2) : ["/", "/?fixture=wr-3p-mid", "/?fixture=wr-3p-decorate", "/?fixture=wr-5p-late", "/?fixture=wr-3p-end", "/?fixture=co-3p-mid", "/?fixture=co-2p-look", "/?fixture=co-3p-end"];
const sizes = [[1440, 900], [360, 740]];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
let serious = 0;
for (const path of pages)
  for (const [width, height] of sizes)
    for (const colorScheme of ["light", "dark"]) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto(base + path);
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, impact, nodes } of violations.filter((one) => ["serious", "critical"].includes(one.impact ?? ""))) {
        serious += nodes.length;
        console.log(`${path} ${width} ${colorScheme}: ${impact} ${id} (${nodes.length})`);
        for (const node of nodes.slice(0, 4)) console.log("   ", node.html.slice(0, 150), "|", (node.any[0] ?? node.all[0] ?? node.none[0])?.message?.slice(0, 170));
      }
      await context.close();
    }
await browser.close();
console.log(`${serious} serious`);
process.exit(serious ? 1 : 0);
