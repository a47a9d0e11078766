import type { APIRequestContext } from "@playwright/test";
import { some } from "./common.ts";
import { enter, expect, fits, playBots, serious, test } from "./test.ts";
import { untilMine } from "./table.ts";

const PAGES = { home: "/", settings: "/settings", gallery: "/gallery", lost: "/nowhere" };
const OF_A_GAME = { game: "/games", create: "/new", rules: "/rules", about: "/about" };

/** Every page: its name and its address. */
async function pages(request: APIRequestContext): Promise<[string, string][]> {
  const games = (await (await request.get("/api/games")).json()) as { id: string }[];
  const own = games.flatMap(({ id }, i) =>
    Object.entries(OF_A_GAME).map(([name, path]): [string, string] => [
      i === 0 ? name : `${name}-${id}`,
      `${path}/${id}`,
    ]),
  );
  return [...Object.entries(PAGES), ...own];
}
const SIZES = { wide: { width: 1366, height: 768 }, narrow: { width: 390, height: 844 } };

for (const scheme of ["light", "dark"] as const) {
  for (const size of ["wide", "narrow"] as const) {
    test(`every page passes axe: ${scheme}, ${size}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.setViewportSize(SIZES[size]);
      await enter(page, "Ada");
      for (const [name, path] of await pages(page.request)) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await page.waitForLoadState("networkidle");
        expect.soft(await serious(page), name).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
        expect.soft(wide, `${name} is not wider than the window`).toBe(true);
        await page.screenshot({ path: `screenshots/${name}-${size}-${scheme}.png` });
      }
      await page.goto("/");
      await page.locator("[data-choose='seven_wonders']").click();
      await page.getByRole("dialog").getByText("Options").click();
      expect.soft(await serious(page), "chooser").toEqual([]);
      await page.screenshot({ path: `screenshots/chooser-${size}-${scheme}.png` });
      await page.keyboard.press("Escape");
      await playBots(page, 4);
      await untilMine(page);
      await page.getByRole("button", { name: "How to play" }).click();
      await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(6);
      expect.soft(await serious(page), "primer").toEqual([]);
      await page.screenshot({ path: `screenshots/primer-${size}-${scheme}.png` });
      await page.keyboard.press("Escape");
      expect.soft(await serious(page), "table").toEqual([]);
      expect(await fits(page)).toBe(true);
      await page.screenshot({ path: `screenshots/table-${size}-${scheme}.png` });
    });
  }
}

test("rules are found by search and by number", async ({ page }) => {
  await page.goto("/rules/babylonia#BAB-5.3");
  await expect(page.locator("#BAB-5\\.3")).toBeInViewport();
  await page.getByRole("searchbox").fill("share the victory");
  await expect(page.locator(".rule").first()).toContainText("share the victory");
  expect(await page.locator(".rule").count()).toBeLessThan(20);
  await page.getByRole("searchbox").fill("helicopter");
  await expect(page.getByText("No rule mentions that.")).toBeVisible();
});

test("settings stay: text size, motion, one click", async ({ page }) => {
  await enter(page, "Ada");
  await page.goto("/settings");
  await page.getByText("130 %").click();
  await page.getByText("With one click").click();
  await page.reload();
  await expect(page.getByRole("radio", { name: "130 %" })).toBeChecked();
  await page.goto("/");
  await playBots(page, 2);
  const seen = await untilMine(page);
  await page.locator(`[data-hex="${some(seen.open, 2)}"]`).click();
  await expect(page.locator(".pieces .drop")).toHaveCount(seen.tokens + 1);
  expect(await fits(page)).toBe(true);
});
