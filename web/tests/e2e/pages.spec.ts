import { enter, expect, fits, playBots, serious, test } from "./test.ts";
import { look, untilMine, untilOther } from "./table.ts";

const PAGES = {
  home: "/",
  create: "/new/babylonia",
  rules: "/rules/babylonia",
  about: "/about/babylonia",
  settings: "/settings",
  gallery: "/gallery",
  lost: "/nowhere",
};

for (const scheme of ["light", "dark"] as const) {
  for (const size of ["wide", "narrow"] as const) {
    test(`every page passes axe: ${scheme}, ${size}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      const viewport = size === "wide" ? { width: 1366, height: 768 } : { width: 390, height: 844 };
      await page.setViewportSize(viewport);
      await enter(page, "Ada");
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await page.waitForLoadState("networkidle");
        expect.soft(await serious(page), name).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
        expect.soft(wide, `${name} is not wider than the window`).toBe(true);
        await page.screenshot({ path: `screenshots/${name}-${size}-${scheme}.png` });
      }
      await page.goto("/");
      await playBots(page, 4);
      await untilMine(page);
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
});

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("German from the start, and English at a click", async ({ page }) => {
    await enter(page, "Ada");
    await expect(page.getByText("Hallo, Ada!")).toBeVisible();
    await playBots(page, 3);
    await untilMine(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("status")).toContainText("Du bist am Zug.");
    await expect(page.getByRole("button", { name: "Zug beenden" })).toBeVisible();
    await page.locator('[data-hex][aria-label*="Stadt ("]').first().click();
    await expect(page.getByRole("alert")).toContainText("Auf eine Stadt darf kein Spielstein");
    await page.getByRole("alert").getByRole("button", { name: /BAB/ }).click();
    await expect(page.getByRole("dialog")).toContainText("Regel BAB-5.7");
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.screenshot({ path: "screenshots/table-german.png" });
    await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("button", { name: /EN/ }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("status")).toContainText("Your turn.");
  });
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
  await page.locator(`[data-hex="${seen.open[2]}"]`).click();
  await expect(page.locator(".pieces .drop")).toHaveCount(seen.tokens + 1);
  expect(await fits(page)).toBe(true);
});

test("with motion a scoring is shown player by player, and can be skipped", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await enter(page, "Ada");
  await playBots(page, 2);
  const skip = page.getByRole("button", { name: "Skip" });
  // What is lit is looked at and the button pressed in one go: the show goes on by itself.
  const press = (): Promise<number> =>
    page.evaluate(() => {
      const lit = document.querySelectorAll(".pieces .lit").length;
      const button = [...document.querySelectorAll("button")].find((b) => b.textContent === "Skip");
      button?.click();
      return button ? lit : 0;
    });
  let lit = 0;
  for (let i = 0; i < 300 && lit === 0; i++) {
    const seen = await look(page);
    const hex = seen.open[(i * 13) % Math.max(1, seen.open.length)];
    if (seen.over) throw new Error("nothing was scored in the whole match");
    if (seen.extraTurn) await page.locator(".ask .go").click();
    else if (seen.primary) await page.locator("[data-primary]").click();
    else if (seen.cards[0]) await page.locator(`[data-card="${seen.cards[0]}"]`).dblclick();
    else if (hex) await page.locator(`[data-hex="${hex}"]`).dblclick();
    await Promise.race([
      skip.waitFor({ timeout: 800 }).catch(() => undefined),
      untilOther(page, seen),
    ]);
    lit = await press();
  }
  expect(lit).toBeGreaterThan(0);
  await expect(skip).toHaveCount(0);
  await expect(page.locator(".pieces .lit")).toHaveCount(0);
});
