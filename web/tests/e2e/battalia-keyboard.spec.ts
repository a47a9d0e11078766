import type { Page } from "@playwright/test";
import { bots } from "./common.ts";
import { look, open, until, untilDue } from "./battalia.ts";
import { enter, expect, test } from "./test.ts";

/** Tab until something has the focus. */
async function tabTo(page: Page, query: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((q) => document.activeElement?.matches(q) ?? false, query)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${query}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-square") ?? "");

/** Goes to a square by the arrow keys. */
async function goTo(page: Page, square: string): Promise<void> {
  await tabTo(page, "[data-square]");
  for (let i = 0; i < 14; i++) {
    const at = await focused(page);
    if (at === square) return;
    const right = square.charCodeAt(0) - at.charCodeAt(0);
    const down = Number(square[1]) - Number(at[1]);
    await page.keyboard.press(
      right > 0 ? "ArrowRight" : right < 0 ? "ArrowLeft" : down > 0 ? "ArrowDown" : "ArrowUp",
    );
  }
  expect(await focused(page)).toBe(square);
}

test("Battalia: a whole short match by keyboard alone", async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, "Keya");
  await open(page, ["me", ...bots(1)], { week_limit: 1 });
  await untilDue(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("turn the terrain card");
  await page.keyboard.press("Escape");
  let [placed, bought, turns] = [0, 0, 0];
  for (let i = 0; i < 300; i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    const again = async (): Promise<boolean> =>
      (await until(page, () => true)).version === seen.version;
    const deal =
      seen.deals.find((id) => id.startsWith("build")) ?? seen.deals[i % seen.deals.length];
    if (seen.placing || (seen.open.length > 0 && seen.deals.length === 0)) {
      await goTo(page, seen.open[0] ?? "");
      if (seen.placing) await page.keyboard.press("r");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      placed++;
    } else if (deal && !seen.battle) {
      await tabTo(page, `[data-deal="${deal}"]`);
      await page.keyboard.press("Enter");
      await page.keyboard.press("x");
      bought++;
    } else if (seen.primary) {
      await page.keyboard.press("x");
      if (await again()) await page.keyboard.press("x");
      turns++;
    } else if (seen.answers.length > 0) {
      await page.keyboard.press("n");
      await page.keyboard.press("x");
    } else {
      for (let n = 1; n < 8 && (await again()); n++) await page.keyboard.press(String(n));
    }
    await until(page, ({ version, over }) => over || version !== seen.version);
  }
  expect(Math.min(placed, bought, turns)).toBeGreaterThan(0);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(
    /win|share/,
  );
});

test("Battalia: the table in words", async ({ page }) => {
  await enter(page, "Reader");
  await open(page, ["me", ...bots(1)], { week_limit: 1 });
  await untilDue(page);
  const text = page.getByRole("region", { name: "The table in words" });
  await expect(text).toContainText("ruins, guard 8");
  await expect(text).toContainText("neutral city, level 4");
  await expect(text).toContainText("Day 1: Tool illuminated, Tool the pair");
  const { mine } = await look(page);
  expect(mine).toBe(true);
});
