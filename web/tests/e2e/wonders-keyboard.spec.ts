import type { Page } from "@playwright/test";
import { bots } from "./common.ts";
import { BABEL, look, open, until, untilDue } from "./wonders.ts";
import { enter, expect, test } from "./test.ts";

/** Press a key until something has the focus. */
async function go(page: Page, key: string, query: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((q) => document.activeElement?.matches(q) ?? false, query)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${query}`);
}

const tabTo = (page: Page, query: string): Promise<void> => go(page, "Tab", query);

/** A card by its digit; among many (the discards), those after the ninth by arrows and Enter. */
async function choose(page: Page, at: number): Promise<void> {
  if (at < 9) return page.keyboard.press(String(at + 1));
  await tabTo(page, "[data-card]");
  await go(page, "ArrowRight", `[data-at="${at}"]`);
  await page.keyboard.press("Enter");
}

test("7 Wonders: a whole match by keyboard alone", async ({ page }) => {
  test.setTimeout(240_000);
  await enter(page, "Keya");
  await open(page, ["me", ...bots(2, "random")], { ...BABEL, sides: "chosen" });
  await untilDue(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("stage of the Wonder");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  let [built, other] = [0, 0];
  for (let i = 0; i < 120; i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    if (seen.answers > 0) await page.keyboard.press("1");
    else if (seen.leave && seen.cards.length === 0) await page.keyboard.press("n");
    else {
      await choose(page, seen.cards[i % seen.cards.length] ?? 0);
      const { uses } = await until(page, ({ uses }) => uses.length > 0);
      if (uses.includes("build")) {
        await page.keyboard.press("v");
        await page.keyboard.press("p");
        built++;
      } else {
        await page.keyboard.press(uses.includes("stage") ? "s" : "d");
        other++;
      }
    }
    if (!(await look(page)).primary) await page.keyboard.press("n");
    await page.keyboard.press("x");
    await until(page, ({ version }) => version !== seen.version);
  }
  expect(Math.min(built, other)).toBeGreaterThan(0);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(/wins?/);
});

test("7 Wonders: arrows in the hand, cities by key, the table as text", async ({ page }) => {
  await enter(page, "Reader");
  await open(page, ["me", ...bots(6, "random")], { babel_tower: false });
  await untilDue(page);
  const text = page.getByRole("region", { name: "The table in words" });
  await expect(text).toContainText("Age I, turn 1 of 6");
  await expect(text.getByRole("listitem").first()).toContainText("Coins: 3");
  await expect(text).toContainText("Your hand");
  await tabTo(page, "[data-card]");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-at][aria-pressed=true]")).toHaveAttribute("data-at", "1");
  await expect(page.locator("[data-at='1']")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-at][aria-pressed=true]")).toHaveCount(0);
  for (const key of ["c", "l", "r"]) {
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toContainText("Stage 1.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
