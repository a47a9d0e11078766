import { bots, tablesOf } from "./common.ts";
import { PHONE } from "./phone.ts";
import { expectSheet, hold, swipe, TABLES, thing, untilCalled, type Game } from "./sheets.ts";
import { enter, expect, test } from "./test.ts";

test.use(PHONE);

/** What is in sight on a phone right away. */
const KINDS: Record<Game, readonly string[]> = {
  babylonia: ["hex", "token"],
  tower_of_babel: ["space", "card"],
  seven_wonders: ["stage", "figure"],
  babylon: ["spot"],
  battalia: ["square"],
};

for (const game of Object.keys(TABLES) as Game[]) {
  const { seats, options } = TABLES[game];
  test(`${game} on a phone: a finger that rests opens a sheet on the other half`, async ({
    page,
  }) => {
    await enter(page, "Ada");
    await tablesOf(game)(page, ["me", ...bots(seats - 1)], options);
    await untilCalled(page);
    const sheet = page.locator("[data-sheet]");
    for (const kind of KINDS[game]) {
      const anchor = thing(page, kind);
      await hold(page, anchor);
      await expectSheet(page, anchor);
      await swipe(page, sheet, 120);
      await expect(sheet).toHaveCount(0);
    }
    // A player in the strip is a tap away, and a tap anywhere closes what is open.
    const player = page.locator("[data-thing='player:1']").filter({ visible: true }).first();
    await expect(player).not.toBeEmpty();
    await player.tap();
    await expectSheet(page, player);
    await page.locator("h1").tap();
    await expect(sheet).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
}

test("a tap on a city shows the city, never an alert", async ({ page }) => {
  await enter(page, "Ada");
  await tablesOf("babylonia")(page, ["me", ...bots(1)]);
  await untilCalled(page);
  const city = page.locator("[data-hex][aria-label*='City']").first();
  await city.tap();
  await expectSheet(page, city);
  await expect(page.locator("[data-sheet] table")).toBeVisible();
});

test("the log closes by a tap outside and by a swipe", async ({ page }) => {
  await enter(page, "Ada");
  await tablesOf("babylonia")(page, ["me", ...bots(1)]);
  await untilCalled(page);
  const open = page.getByRole("button", { name: "Log", exact: true });
  const log = page.locator("section.sheet");
  await open.tap();
  await expect(log).toBeVisible();
  await page.touchscreen.tap(195, 20);
  await expect(log).toHaveCount(0);
  await open.tap();
  await swipe(page, log.locator(".close"), 200);
  await expect(log).toHaveCount(0);
});
