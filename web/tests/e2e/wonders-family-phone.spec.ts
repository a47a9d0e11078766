import { devices } from "@playwright/test";
import { ALL, bots, decide, open, tap, type Tally, untilDue } from "./wonders.ts";
import { enter, expect, fits, serious, test } from "./test.ts";

const { defaultBrowserType: _, ...phone } = devices["iPhone 13"] ?? {
  defaultBrowserType: "webkit",
};

test.use({
  ...phone,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: "de-DE",
});

test("7 Wonders on a phone by touch with everything on, eight seats, German", async ({ page }) => {
  test.setTimeout(200_000);
  await enter(page, "Ada");
  await open(page, ["me", ...bots(7, "random")], { ...ALL, sides: "chosen" });
  const done: Tally = {};
  for (let i = 0; i < 14; i++) {
    const seen = await untilDue(page);
    expect(await fits(page)).toBe(true);
    await decide(page, seen, i, done, tap);
  }
  expect(done["keep"]).toBe(3);
  await untilDue(page);
  await page.locator("[data-at='0'], [data-answer='0']").first().tap();
  expect(await fits(page)).toBe(true);
  expect(await serious(page)).toEqual([]);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll(".dock button, [data-card], [data-city]")]
      .filter((node) => {
        const { width, height } = node.getBoundingClientRect();
        return width > 0 && (width < 34 || height < 38);
      })
      .map((node) => `${node.className}: ${node.textContent}`),
  );
  expect(small).toEqual([]);
  await page.locator("[data-city='3']").first().tap();
  await expect(page.getByRole("dialog")).toContainText("Stufe 1.");
  expect(await serious(page)).toEqual([]);
});
