import { bots, type Tally } from "./common.ts";
import { BABEL, decide, open, until, untilDue } from "./wonders.ts";
import { enter, expect, fits, serious, test } from "./test.ts";

/** How far each picture is played: into the second age, where there is much to see. */
const TURNS = 10;

for (const seats of [3, 7]) {
  for (const [name, viewport] of [
    ["wide", { width: 1366, height: 768 }],
    ["narrow", { width: 390, height: 844 }],
  ] as const) {
    for (const colorScheme of ["light", "dark"] as const) {
      test.describe(`${seats} seats, ${name}, ${colorScheme}`, () => {
        const locale = colorScheme === "dark" ? "de-DE" : "en-GB";
        test.use({ viewport, colorScheme, locale });
        test("7 Wonders looks right", async ({ page }) => {
          await enter(page, "Ada");
          await open(
            page,
            ["me", ...bots(seats - 1, "easy")],
            seats === 7 ? BABEL : { sides: "b" },
          );
          const done: Tally = {};
          for (let i = 0; i < TURNS; i++) await decide(page, await untilDue(page), 4 * i, done);
          await untilDue(page);
          const shot = (what: string): Promise<unknown> =>
            page.screenshot({
              path: `screenshots/wonders-${what}-${seats}-${name}-${colorScheme}.png`,
            });
          await shot("table");
          const payable = page.locator("[data-card]:not(.no)");
          const cards = (await payable.count()) > 0 ? payable : page.locator("[data-card]");
          await cards.first().click();
          await until(page, ({ uses }) => uses.length > 0);
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
