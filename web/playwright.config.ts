import { defineConfig } from "@playwright/test";
import { ARGS, browser } from "./scripts/browser.mjs";

const executablePath = await browser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/setup.ts",
  // Bots take their time, and a machine may be busy: long limits, but nothing is tried twice here.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: process.env["CI"] ? 1 : 0,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    reducedMotion: "reduce",
    trace: "retain-on-failure",
    launchOptions: { executablePath, args: ARGS },
  },
});
