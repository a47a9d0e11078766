import type { Page } from "@playwright/test";
import { bot, tap } from "./common.ts";
import { decide } from "./tower-mouse.ts";
import { open, tally, untilDue } from "./tower.ts";
import { PHONE, tooSmall } from "./phone.ts";
import { enter, examine, expect, serious, test } from "./test.ts";

test.use(PHONE);

/** Plays by touch until everything has been seen once. */
async function play(page: Page, name: string): Promise<Set<string>> {
  const done = tally();
  const seenOnce = new Set<string>();
  for (let i = 1; i < 80 && seenOnce.size < 3; i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    const what = seen.tray.length > 0 ? "offer" : seen.building ? "build" : "choose";
    if (!seenOnce.has(what) && !seen.asked) {
      seenOnce.add(what);
      await examine(page, `tower-${what}-${name}`);
    }
    await decide(page, seen, i * 4, done, { press: tap, finish: true });
  }
  return seenOnce;
}

test("Tower of Babel on a phone by touch", async ({ page }) => {
  await enter(page, "Ada");
  await open(page, ["me", bot("random"), bot("random"), bot("random"), bot("random")]);
  expect(await play(page, "narrow-light")).toHaveProperty("size", 3);
  expect(
    await tooSmall(
      page,
      ".dock button:not([tabindex='-1']), [data-space]:not(.taken), .site button:not(.rule)",
      34,
      40,
    ),
  ).toEqual([]);
  await page.getByRole("button", { name: "Log" }).tap();
  await page.getByRole("tab", { name: "Tables" }).tap();
  await expect(page.getByRole("tabpanel")).toContainText("Disc bonus");
  expect(await serious(page)).toEqual([]);
});

test.describe("in German, dark", () => {
  test.use({ locale: "de-DE", colorScheme: "dark" });
  test("Der Turmbau zu Babel auf dem Telefon", async ({ page }) => {
    await enter(page, "Ada");
    await open(page, ["me", bot("random"), bot("random"), bot("random")]);
    await untilDue(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Turmbau");
    expect(await play(page, "narrow-dark")).toHaveProperty("size", 3);
    const words = await page.locator("body").innerText();
    expect(words).not.toMatch(/tob-|web-|undefined/);
  });
});
