import type { Page } from "@playwright/test";
import { bots, type Tally, tap } from "./common.ts";
import { BABEL, decide, open, untilDue } from "./wonders.ts";
import { PHONE, tooSmall } from "./phone.ts";
import { enter, expect, fits, serious, test } from "./test.ts";

test.use(PHONE);

/** Plays some turns by touch, and looks at the screen while a card is chosen. */
async function play(page: Page, turns: number): Promise<void> {
  const done: Tally = {};
  for (let i = 0; i < turns; i++) {
    const seen = await untilDue(page);
    if (seen.over) return;
    if (i < 6) expect(await fits(page)).toBe(true);
    await decide(page, seen, i, done, tap);
  }
}

test("7 Wonders on a phone by touch, seven seats", async ({ page }) => {
  test.setTimeout(200_000);
  await enter(page, "Ada");
  await open(page, ["me", ...bots(6, "random")], { ...BABEL, sides: "chosen" });
  await play(page, 12);
  await untilDue(page);
  await page.locator("[data-at='0']").tap();
  expect(await fits(page)).toBe(true);
  expect(await serious(page)).toEqual([]);
  expect(await tooSmall(page, ".dock button, [data-card], [data-city]", 34, 38)).toEqual([]);
  await page.locator("[data-city='3']").first().tap();
  await expect(page.getByRole("dialog")).toContainText("Stage 1.");
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("[data-babel]").tap();
  await expect(page.getByRole("dialog")).toContainText("Tower of Babel");
  expect(await serious(page)).toEqual([]);
});

test.describe("in German, dark", () => {
  test.use({ locale: "de-DE", colorScheme: "dark" });
  test("7 Wonders auf dem Telefon", async ({ page }) => {
    await enter(page, "Ada");
    await open(page, ["me", ...bots(3, "random")], BABEL);
    await play(page, 5);
    await untilDue(page);
    await page.locator("[data-at='0']").tap();
    const words = await page.locator("body").innerText();
    expect(words).not.toMatch(/swb-|web-|undefined/);
    expect(words).toMatch(/Ablegen/);
    expect(await serious(page)).toEqual([]);
  });
});
