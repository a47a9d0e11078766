import { defineConfig } from "@playwright/test";
import { ARGS, browser } from "./scripts/browser.mjs";

const executablePath = await browser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/setup.ts",
  timeout: 240_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    reducedMotion: "reduce",
    trace: "retain-on-failure",
    launchOptions: { executablePath, args: ARGS },
  },
});
