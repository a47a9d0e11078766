import { devices } from "@playwright/test";
import { enter, expect, fits, playBots, serious, test } from "./test.ts";
import { untilMine, untilOther } from "./table.ts";

const { defaultBrowserType: _, ...phone } = devices["iPhone 13"] ?? {
  defaultBrowserType: "webkit",
};

test.use({ ...phone, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a phone by touch: everything in view, taps come near, zoom out again", async ({ page }) => {
  await enter(page, "Ada");
  await playBots(page, 4);
  expect(await fits(page)).toBe(true);
  for (let turn = 0; turn < 3; turn++) {
    for (let i = 0; i < 12; i++) {
      const seen = await untilMine(page);
      if (seen.over) return;
      if (seen.primary) {
        await page.locator("[data-primary]").tap();
        await untilOther(page, seen);
        break;
      }
      const hex = page.locator(
        `[data-hex="${seen.open[(turn * 31 + i * 17) % seen.open.length]}"]`,
      );
      await hex.tap();
      await expect(page.locator("[data-primary]")).toHaveText("Confirm");
      if (turn === 0 && i === 0) {
        await expect(page.getByRole("button", { name: "Show the whole board" })).toBeVisible();
        await page.screenshot({ path: "screenshots/phone-near.png" });
      }
      await page.locator("[data-primary]").tap();
      await untilOther(page, seen);
    }
    expect(await fits(page)).toBe(true);
  }
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll(".dock button, .nav button, .nav a")]
        .map((node) => node.getBoundingClientRect())
        .filter(({ width, height }) => width < 40 || height < 40).length,
  );
  expect(small).toBe(0);
  const out = page.getByRole("button", { name: "Show the whole board" });
  if (await out.isVisible()) await out.tap();
  await page.getByRole("button", { name: "Log" }).tap();
  await expect(page.getByRole("log")).toBeVisible();
  await page.getByRole("tab", { name: "Cards" }).tap();
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("tab")).toHaveCount(0);
});
