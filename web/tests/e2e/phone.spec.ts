import { some } from "./common.ts";
import { PHONE, tooSmall } from "./phone.ts";
import { enter, expect, fits, playBots, serious, test } from "./test.ts";
import { untilMine, untilOther } from "./table.ts";

test.use(PHONE);

test("a phone by touch: everything in view, taps zoom in, and zooming out", async ({ page }) => {
  await enter(page, "Ada");
  await playBots(page, 4);
  expect(await fits(page)).toBe(true);
  let turns = 0;
  for (let i = 0; turns < 3; i++) {
    const seen = await untilMine(page);
    expect(seen.over).toBe(false);
    if (seen.primary) {
      await page.locator("[data-primary]").tap();
      turns++;
    } else {
      await page.locator(`[data-hex="${some(seen.open, i)}"]`).tap();
      await expect(page.locator("[data-primary]")).toHaveText("Confirm");
      if (i === 0) {
        await expect(page.getByRole("button", { name: "Show the whole board" })).toBeVisible();
        await page.screenshot({ path: "screenshots/phone-near.png" });
      }
      await page.locator("[data-primary]").tap();
    }
    await untilOther(page, seen);
    expect(await fits(page)).toBe(true);
  }
  expect(await tooSmall(page, ".dock button, .nav button, .nav a", 44, 44)).toEqual([]);
  // While bots act, a card may change hands and so move on the sheet.
  await untilMine(page);
  await page.getByRole("button", { name: "Log" }).tap();
  await expect(page.getByRole("log")).toBeVisible();
  await page.getByRole("tab", { name: "Cards" }).tap();
  await page.getByRole("button", { name: "BAB-8.2" }).tap();
  await expect(page.getByRole("dialog")).toContainText("10 points at once");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: "screenshots/phone-cards.png" });
  await page.getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("tab")).toHaveCount(0);

  // In landscape, board, hand and buttons are still all there.
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await fits(page)).toBe(true);
  await expect(page.locator("[data-primary]")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("radiogroup")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("status")).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: "screenshots/phone-sideways.png" });
  await page.getByRole("button", { name: "Log" }).tap();
  await expect(page.getByRole("log")).toBeInViewport();
});
