import type { Page } from "@playwright/test";
import { bots, tablesOf } from "./common.ts";
import { PHONE } from "./phone.ts";
import { untilMine } from "./table.ts";
import { enter, expect, serious, test } from "./test.ts";

const WIDTHS = [360, 390, 768, 1024, 1440, 2560];

/** Whether every game has its picture, drawn, and can be played. */
async function showsGames(page: Page): Promise<void> {
  await page.goto("/");
  const games = page.getByRole("article");
  await expect(games).toHaveCount(5);
  for (const game of await games.all()) {
    await game.scrollIntoViewIfNeeded();
    const picture = game.locator("img");
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(720);
    await expect(game.getByRole("button", { name: /^Play:/ })).toBeVisible();
    await expect(game.getByRole("link", { name: /^Learn:/ })).toBeVisible();
    await expect(game.getByRole("link", { name: /^Rules:/ })).toBeVisible();
    await expect(game.getByRole("heading", { level: 2 })).not.toBeEmpty();
  }
  // Nobody was asked for anything.
  await expect(page.getByRole("textbox")).toHaveCount(0);
}

test("the first visit: five games with pictures, and one press is at a table", async ({ page }) => {
  await showsGames(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator("[data-play]").first()).toBeInViewport({ ratio: 1 });
  await page.locator("[data-play='babylonia']").click();
  await expect(page).toHaveURL(/\/here\/[0-9a-f]+$/);
  await untilMine(page);
  await expect(page.locator(".seat2").first()).toBeAttached();
});

test("light and dark have pictures of their own", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const picture = page.locator("article img").first();
  await expect(picture).toHaveAttribute("src", /-dark-card/);
  await page.getByRole("button", { name: "Light", exact: true }).click();
  await expect(picture).toHaveAttribute("src", /-light-card/);
});

test("the chooser starts what was chosen, and remembers it", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-choose='seven_wonders']").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "3", exact: true }).check();
  await dialog.getByRole("radio", { name: "Hard" }).check();
  await dialog.getByText("Each bot by itself").click();
  await dialog.getByLabel("Seat 3").selectOption("random");
  await dialog.getByText("Options").click();
  // What the engine does not allow cannot be started, and is not remembered.
  await dialog.getByRole("checkbox", { name: /^Team play/ }).check();
  await expect(dialog.locator("[data-need].bad").first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Play now" })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: /^Team play/ }).uncheck();
  await dialog.getByRole("checkbox", { name: /^Leaders (?!guilds)/ }).check();
  await page.keyboard.press("Escape");
  await page.reload();
  const card = page.getByRole("article", { name: "7 Wonders" });
  await expect(card).toContainText("against 2 different bots · one option changed");
  await card.getByRole("button", { name: /^Play:/ }).click();
  await expect(page).toHaveURL(/\/here\//);
  await expect(page.getByText("Hard", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Random", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("status")).toContainText(/leader/i);
});

test("records and replays stand on the page of the game, and matches go on", async ({ page }) => {
  await page.goto("/games/babylonia");
  await expect(page.getByText("No match finished yet.")).toBeVisible();
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play now" }).click();
  await untilMine(page);

  await page.goto("/");
  await expect(page.locator(".matches")).toContainText("your turn");
  await page.getByRole("link", { name: "Continue: Babylonia" }).click();
  await untilMine(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: /Really give up/ }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(/wins/);

  await page.goto("/games/babylonia");
  await expect(page.locator("[data-record=played]")).toHaveText("1");
  await expect(page.locator("[data-record=won]")).toHaveText("0");
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: "screenshots/game-record.png" });
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider", { name: "Step" })).toBeVisible();
});

test("a match on the server says whose turn it is", async ({ page }) => {
  await enter(page, "Ada");
  await tablesOf("babylonia")(page, ["me", ...bots(1)]);
  await untilMine(page);
  await page.goto("/");
  await expect(page.locator(".matches .called")).toContainText("your turn");
});

for (const locale of ["en-GB", "de-DE"]) {
  test.describe(locale, () => {
    test.use({ locale });
    test("nothing is wider than the window", async ({ page }) => {
      for (const path of ["/", "/games/battalia", "/games/seven_wonders", "/about/babylon"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
        }
      }
    });
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("three games can be played without scrolling", async ({ page }) => {
    await page.goto("/");
    for (const i of [0, 1, 2]) {
      await expect(page.locator("[data-play]").nth(i)).toBeInViewport({ ratio: 1 });
    }
    await showsGames(page);
    await page.locator("[data-choose='babylonia']").tap();
    await expect(
      page.getByRole("dialog").getByRole("button", { name: "Play now" }),
    ).toBeInViewport();
    expect(await serious(page)).toEqual([]);
  });

  test("after coming back nothing lies on the brand", async ({ page }) => {
    await enter(page, "Ada");
    await tablesOf("babylonia")(page, ["me", ...bots(1)]);
    await untilMine(page);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Let a bot play for me" }).tap();
    await expect(page.getByRole("button", { name: "Take my seat back" })).toBeVisible();
    const overlaps = await page.evaluate(() => {
      const brand = document.querySelector(".brand svg")?.getBoundingClientRect();
      const rest = [...document.querySelectorAll("nav.nav > .button")];
      return rest.filter((node) => {
        const box = node.getBoundingClientRect();
        const beside = !brand || box.left >= brand.right || box.top >= brand.bottom;
        return !beside || box.right > innerWidth;
      }).length;
    });
    expect(overlaps).toBe(0);
  });
});
