import type { Page } from "@playwright/test";
import { bots, type Tally, tap } from "./common.ts";
import { decide, open, untilDue } from "./battalia.ts";
import { PHONE, tooSmall } from "./phone.ts";
import { enter, expect, fits, room, serious, test } from "./test.ts";

test.use(PHONE);

/** Plays by touch for a while, and until a unit has been recruited. */
async function play(page: Page): Promise<Tally> {
  const done: Tally = {};
  const places = new Set<string>();
  for (let i = 1; i < 30 || (i < 90 && !done["recruit"]); i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    places.add(await room(page));
    if (i % 8 === 3) expect(await fits(page)).toBe(true);
    await decide(page, seen, i, done, { press: tap });
  }
  expect([...places], "the board stays where it is").toHaveLength(1);
  return done;
}

test("Battalia on a phone by touch", async ({ page }) => {
  test.setTimeout(240_000);
  await enter(page, "Ada");
  await open(page, ["me", ...bots(3)], { week_limit: 3, start_heroes: 1 });
  const done = await play(page);
  expect(done["recruit"] ?? 0).toBeGreaterThan(0);
  // A battle has the whole screen.
  for (let seen = await untilDue(page), i = 0; seen.battle; i++) {
    await decide(page, seen, i, done, { press: tap });
    seen = await untilDue(page);
  }
  for (const leaf of ["Now", "Market", "Laid", "Oracle"]) {
    await page.locator(".pages [role=tab]", { hasText: leaf }).tap();
    expect(await serious(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    expect(
      await tooSmall(
        page,
        ".dock button, [data-square], .pages button:not([aria-disabled=true])",
        43.5,
        43.5,
      ),
    ).toEqual([]);
  }
  await page.getByRole("button", { name: "Log" }).tap();
  await page.getByRole("tab", { name: "Piles" }).tap();
  await expect(page.getByRole("tabpanel").last()).toContainText("Great artefacts");
});

test.describe("in German, dark", () => {
  test.use({ locale: "de-DE", colorScheme: "dark" });
  test("Battalia auf dem Telefon", async ({ page }) => {
    await enter(page, "Ada");
    await open(page, ["me", ...bots(1)], { week_limit: 1 });
    await untilDue(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Schöpfung");
    await play(page);
    // No name of a card in the hand is cut off.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll(".hand .name")]
        .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.clientHeight > 26)
        .map((node) => node.textContent),
    );
    expect(cut).toEqual([]);
    const words = await page.locator("body").innerText();
    expect(words).not.toMatch(/bat-|web-|undefined/);
    expect(await serious(page)).toEqual([]);
  });
});
