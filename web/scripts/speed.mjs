// How fast the pages are on a slow phone: 1.6 Mbit/s, 150 ms there and back, a processor four times slower, 360 by 740.
//
//   npm run speed -- http://127.0.0.1:7700
//
// The server must run already. Each page is loaded by a browser that has seen nothing of it before.
import { chromium } from "@playwright/test";

const server = process.argv[2] ?? "http://127.0.0.1:7700";
const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: "en-GB" };

/** In the page: keeps what the browser tells about painting and about tasks that block it. */
function watch() {
  window.seen = { lcp: 0, blocked: 0, busy: 0 };
  const each = (type, tell) => new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  each("largest-contentful-paint", (entry) => (window.seen.lcp = entry.startTime));
  each("longtask", (entry) => {
    window.seen.blocked += entry.duration - 50;
    window.seen.busy = entry.startTime + entry.duration;
  });
}

async function visit(browser, name, path, ready, prepare) {
  const context = await browser.newContext({ ...PHONE, baseURL: server });
  const where = prepare ? await prepare(context.request) : path;
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  await devtools.send("Network.enable");
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devtools.send("Network.emulateNetworkConditions", SLOW);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(where, { waitUntil: "commit" });
  await page.locator(ready).first().waitFor({ state: "visible", timeout: 60_000 });
  const usable = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500);
  const told = await page.evaluate(() => ({ ...window.seen, fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0 }));
  await context.close();
  // Interactive: what is needed is there, and no long task follows it.
  const interactive = Math.max(usable, told.busy > usable && told.busy < usable + 5000 ? told.busy : 0);
  return { page: name, kB: Math.round(bytes / 1000), FCP: seconds(told.fcp), LCP: seconds(told.lcp), usable: seconds(usable), interactive: seconds(interactive), blocked: `${Math.round(told.blocked)} ms` };
}

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

/** A game against two bots, which waits for us. */
const game = (name) => async (request) => {
  await request.post("/api/guest", { data: { name: "Ada", language: "en" } });
  const laid = await (await request.post("/api/tables", { data: { terms: { game: name }, seats: [{ kind: "me" }, { kind: "bot", level: "calm" }, { kind: "bot", level: "calm" }] } })).json();
  await request.post(`/api/tables/${laid.table.id}/start`, { data: {} });
  for (let wait = 0; wait < 200; wait += 1) {
    const { scene } = await (await request.get(`/api/tables/${laid.table.id}`)).json();
    if (scene?.options.length) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return `/t/${laid.table.id}`;
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const rows = [await visit(browser, "lobby", "/", "main .coral:not([disabled])")];
for (const { name, title } of await (await fetch(`${server}/api/games`)).json()) rows.push(await visit(browser, title, null, "[data-lit]", game(name)));
await browser.close();
console.table(rows);
