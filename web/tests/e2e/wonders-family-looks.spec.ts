import { bots, type Tally } from "./common.ts";
import { ALL, decide, open, until, untilDue } from "./wonders.ts";
import { enter, expect, fits, serious, test } from "./test.ts";

/** How far each picture is played: into the second age, where there is much to see. */
const CHOICES = 18;

for (const seats of [3, 8]) {
  for (const [name, viewport] of [
    ["wide", { width: 1366, height: 768 }],
    ["narrow", { width: 390, height: 844 }],
  ] as const) {
    for (const colorScheme of ["light", "dark"] as const) {
      test.describe(`family, ${seats} seats, ${name}, ${colorScheme}`, () => {
        const locale = colorScheme === "dark" ? "de-DE" : "en-GB";
        test.use({ viewport, colorScheme, locale });
        test("7 Wonders looks right with Leaders and Cities", async ({ page }) => {
          test.setTimeout(120_000);
          await enter(page, "Ada");
          const options = seats === 8 ? { ...ALL, teams: true } : { ...ALL, babel_tower: false };
          await open(page, ["me", ...bots(seats - 1, "easy")], options);
          const shot = (what: string): Promise<unknown> =>
            page.screenshot({
              path: `screenshots/wonders-family-${what}-${seats}-${name}-${colorScheme}.png`,
            });
          const done: Tally = {};
          await untilDue(page);
          await page.locator("[data-card]").nth(1).click();
          await shot("draft");
          expect(await fits(page)).toBe(true);
          await page.keyboard.press("Escape");
          let recruited = false;
          for (let i = 0; i < CHOICES; i++) {
            const seen = await untilDue(page);
            const leaders = (await page.locator("[data-card] .white").count()) > 0;
            if (leaders && i > 2 && !recruited) {
              recruited = true;
              const payable = page.locator("[data-card]:not(.no)");
              const cards = (await payable.count()) > 0 ? payable : page.locator("[data-card]");
              await cards.first().click();
              await until(page, ({ uses }) => uses.length > 0);
              expect(await fits(page)).toBe(true);
              await shot("recruit");
              await page.keyboard.press("Escape");
            }
            await decide(page, seen, 4 * i, done);
          }
          expect(recruited).toBe(true);
          await untilDue(page);
          await shot("table");
          const choices = page.locator("[data-card]:not(.no), [data-answer]");
          if ((await choices.count()) > 0) await choices.first().click();
          expect(await fits(page)).toBe(true);
          expect(await serious(page)).toEqual([]);
          await shot("chosen");
          await page.locator("[data-city='1']").first().click();
          await expect(page.getByRole("dialog")).toBeVisible();
          await shot("city");
        });
      });
    }
  }
}
