// End-to-end tests against the dev server and its fixtures, with the system's chromium.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  workers: 1,
  use: {
    baseURL: "http://127.0.0.1:5174",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
    reducedMotion: "reduce",
  },
  webServer: { command: "npx vite --port 5174 --strictPort --host 127.0.0.1", url: "http://127.0.0.1:5174", reuseExistingServer: true },
});
