import { defineConfig } from "@playwright/test";
import { ARGS, browser } from "./scripts/browser.mjs";

const executablePath = await browser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/setup.ts",
  // Bots take their time, and the machine may be busy: long limits, but no retries outside CI.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: process.env["CI"] ? 1 : 0,
  workers: 2,
  // The tests in a file are independent, so a long file does not hold up the others.
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    reducedMotion: "reduce",
    // A page that comes from the service worker hides what the server does; one file tests it.
    serviceWorkers: "block",
    // Recording a trace costs more than the test itself, so only a retry has one. To get one locally:
    // `npx playwright test --trace retain-on-failure`.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: ARGS },
  },
});
