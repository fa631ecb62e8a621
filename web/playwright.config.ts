// Tests in a real browser: against fixtures, and against a real server, which global set-up starts unless SERVER_URL names one.
import { defineConfig } from "@playwright/test";

const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** The dev server shows fixtures: tables without a server behind them. */
const FIXTURES = "http://127.0.0.1:5186";

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  globalSetup: "./tests/support/server.ts",
  projects: [
    { name: "fixtures", testDir: "e2e", use: { baseURL: FIXTURES } },
    { name: "tests", testMatch: "*.spec.ts" },
    { name: "pictures", testMatch: "pictures.ts" },
  ],
  webServer: { command: "npx vite --port 5186 --strictPort --host 127.0.0.1", url: FIXTURES, reuseExistingServer: true },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    baseURL: process.env.SERVER_URL ?? "http://127.0.0.1:1",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: QUIET },
  } as NonNullable<Parameters<typeof defineConfig>[0]["use"]>,
});
