import { bots, type Tally, tap } from "./common.ts";
import { ALL, decide, open, untilDue } from "./wonders.ts";
import { PHONE, tooSmall } from "./phone.ts";
import { enter, expect, fits, serious, test } from "./test.ts";

test.use({ ...PHONE, locale: "de-DE" });

test("7 Wonders on a phone by touch with everything on, eight seats, German", async ({ page }) => {
  test.setTimeout(200_000);
  await enter(page, "Ada");
  await open(page, ["me", ...bots(7, "random")], { ...ALL, sides: "chosen" });
  const done: Tally = {};
  for (let i = 0; i < 14; i++) {
    const seen = await untilDue(page);
    expect(await fits(page)).toBe(true);
    await decide(page, seen, i, done, tap);
  }
  expect(done["keep"]).toBe(3);
  await untilDue(page);
  await page.locator("[data-at='0'], [data-answer='0']").first().tap();
  expect(await fits(page)).toBe(true);
  expect(await serious(page)).toEqual([]);
  expect(await tooSmall(page, ".dock button, [data-card], [data-city]", 34, 38)).toEqual([]);
  await page.locator("[data-city='3']").first().tap();
  await expect(page.getByRole("dialog")).toContainText("Bauabschnitt 1.");
  expect(await serious(page)).toEqual([]);
});
