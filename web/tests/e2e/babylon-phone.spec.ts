import type { Page } from "@playwright/test";
import { bot, tap } from "./common.ts";
import { decide, open, tally, untilDue } from "./babylon.ts";
import { PHONE, tooSmall } from "./phone.ts";
import { enter, examine, expect, serious, test } from "./test.ts";

test.use(PHONE);

/** Plays by touch until everything has been seen once. */
async function play(page: Page, name: string): Promise<Set<string>> {
  const done = tally();
  const seenOnce = new Set<string>();
  for (let i = 1; i < 80 && (seenOnce.size < 3 || done.decorated < 2); i++) {
    const seen = await untilDue(page);
    if (seen.over) {
      // A short match may end first; the table is looked at anyway.
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      break;
    }
    const what = seen.spots.length > 0 ? "dig" : seen.chances > 0 ? "decorate" : "place";
    if (!seenOnce.has(what)) {
      seenOnce.add(what);
      await examine(page, `babylon-${what}-${name}`);
    }
    await decide(page, seen, i, done, tap);
  }
  return seenOnce;
}

test("Babylon on a phone by touch", async ({ page }) => {
  await enter(page, "Ada");
  await open(page, ["me", bot(), bot(), bot()], { promo_cards: true });
  expect(await play(page, "narrow-light")).toHaveProperty("size", 3);
  expect(
    await tooSmall(page, ".dock button, .pages button, .controls button, .lay button", 34, 40),
  ).toEqual([]);
  await page.getByRole("button", { name: "Log" }).tap();
  await page.getByRole("tab", { name: "Points" }).tap();
  await expect(page.getByRole("tabpanel")).toContainText("Promo cards");
  expect(await serious(page)).toEqual([]);
});

test.describe("in German, dark", () => {
  test.use({ locale: "de-DE", colorScheme: "dark" });
  test("Babylon auf dem Telefon", async ({ page }) => {
    await enter(page, "Ada");
    await open(page, ["me", bot(), bot()]);
    expect(await play(page, "narrow-dark")).toHaveProperty("size", 3);
    const words = await page.locator("body").innerText();
    expect(words).not.toMatch(/byl-|web-|undefined/);
    expect(words).toContain("Steinbruch");
  });
});
