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
  // Tests of one file do not need each other: nobody waits for the longest file.
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    reducedMotion: "reduce",
    // A trace records the page at every look at it, which costs more than the test itself: only the
    // second try has one. Here: `npx playwright test --trace retain-on-failure`.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: ARGS },
  },
});
