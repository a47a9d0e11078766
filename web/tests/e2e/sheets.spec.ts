import { bots, tablesOf } from "./common.ts";
import {
  expectSheet,
  followHint,
  marked,
  TABLES,
  thing,
  untilCalled,
  untilMarked,
  type Game,
} from "./sheets.ts";
import { enter, expect, test } from "./test.ts";

for (const game of Object.keys(TABLES) as Game[]) {
  const { seats, options, things } = TABLES[game];

  test(`${game}: what others did stays marked until I act, and can be listed`, async ({ page }) => {
    await enter(page, "Ada");
    await tablesOf(game)(page, ["me", ...bots(seats - 1)], options);
    await untilMarked(page);
    // Everybody's panel tells what that player has done.
    await expect(page.locator(".said:not([data-did='0'])").first()).not.toBeEmpty();
    // With reduced motion it is a list; a line leads to its moment.
    await page.keyboard.press("z");
    const news = page.locator("[data-news] button");
    expect(await news.count()).toBeGreaterThan(0);
    await news.first().click();
    await expect(news).toHaveCount(0);
    // Unless it is the newest moment, there is a way back.
    const back = page.getByRole("button", { name: "Back to now" });
    if (await back.isVisible()) await back.click();
    await untilCalled(page);
    const before = await page.locator("main.board").getAttribute("data-version");
    expect(await marked(page)).toBeGreaterThan(0);
    await followHint(page);
    await expect
      .poll(async () => {
        const now = await page.locator("main.board").getAttribute("data-version");
        // A turn may go on with my next action, or others have done something new meanwhile.
        return now !== before && ((await marked(page)) === 0 || Number(now) > Number(before) + 1);
      })
      .toBe(true);
  });

  test(`${game}: every thing has a sheet, for the pointer and for keys`, async ({ page }) => {
    await enter(page, "Ada");
    await tablesOf(game)(page, ["me", ...bots(seats - 1)], options);
    await untilCalled(page);
    await followHint(page);
    await untilCalled(page);
    for (const kind of things) {
      const anchor = thing(page, kind);
      await anchor.scrollIntoViewIfNeeded();
      await anchor.hover({ force: true });
      await expectSheet(page, anchor);
      // What has come with the pointer goes with it, and a key keeps it.
      await page.mouse.move(1, 1);
      await expect(page.locator("[data-sheet]")).toHaveCount(0);
      await anchor.hover({ force: true });
      await page.keyboard.press("i");
      await expectSheet(page, anchor);
      await page.mouse.move(1, 1);
      await expectSheet(page, anchor);
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-sheet]")).toHaveCount(0);
    }
    const titles = await page.evaluate(() =>
      [...document.querySelectorAll("[title], svg title")].map((node) => node.outerHTML),
    );
    expect(titles).toEqual([]);
  });
}

test("a sheet opens at what has the focus, and gives the focus back", async ({ page }) => {
  await enter(page, "Ada");
  await tablesOf("babylonia")(page, ["me", ...bots(1)]);
  await untilCalled(page);
  const hex = page.locator("[data-hex][tabindex='0']");
  await hex.focus();
  await page.keyboard.press("i");
  await expectSheet(page, hex);
  await expect(page.locator("[data-sheet]")).toBeFocused();
  // The rule is a press away.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /Rule BAB/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-sheet]")).toHaveCount(0);
  await expect(hex).toBeFocused();
});

test("a click on a city opens its sheet with the reason, never an alert", async ({ page }) => {
  await enter(page, "Ada");
  await tablesOf("babylonia")(page, ["me", ...bots(1)]);
  await untilCalled(page);
  const city = page.locator("[data-hex][aria-label*='City']").first();
  await city.click();
  await expectSheet(page, city);
  await expect(page.locator("[data-sheet] .why")).toContainText("BAB-5.7");
  await page.locator("h1").click();
  await expect(page.locator("[data-sheet]")).toHaveCount(0);
});

test("looking back has a button, and every line of the log leads to its moment", async ({
  page,
}) => {
  await enter(page, "Ada");
  await tablesOf("babylonia")(page, ["me", ...bots(1)]);
  await untilMarked(page);
  await page.getByRole("button", { name: "Look back" }).first().click();
  await expect(page.getByRole("status").first()).toContainText("Looking back");
  await page.getByRole("button", { name: "Back to now" }).click();
  const line = page.locator(".log li button").first();
  await line.hover();
  await expect(line.locator(".eye")).toHaveCSS("opacity", "1");
  await line.click();
  await expect(page.getByRole("status").first()).toContainText("Looking back");
});

test("settings open over the table and come back to it", async ({ page }) => {
  await enter(page, "Ada");
  await tablesOf("babylonia")(page, ["me", ...bots(1)]);
  await untilCalled(page);
  const address = page.url();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Dark", { exact: true }).click();
  await page.keyboard.press("Escape");
  expect(page.url()).toBe(address);
  await expect(page.locator("[data-hex]").first()).toBeVisible();
});

test("who watches has no buttons that do nothing", async ({ page, another }) => {
  await enter(page, "Ada");
  await tablesOf("babylonia")(page, ["me", ...bots(1)]);
  await untilCalled(page);
  const watcher = await another();
  await watcher.goto(page.url());
  await expect(watcher.locator("[data-hex]").first()).toBeVisible();
  await expect(watcher.locator("[data-primary]")).toHaveCount(0);
  await expect(watcher.getByRole("button", { name: "Undo" })).toHaveCount(0);
});
