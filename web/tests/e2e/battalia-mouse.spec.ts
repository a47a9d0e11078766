import { bots, type Tally } from "./common.ts";
import { decide, look, open, until, untilDue, untilOther } from "./battalia.ts";
import { enter, expect, fits, serious, test } from "./test.ts";

const SHORT = { week_limit: 1 };

test("Battalia: a whole match against a bot by mouse", async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, "Ada");
  await open(page, ["me", ...bots(1)], { ...SHORT, start_heroes: 1 });
  const done: Tally = {};
  for (let i = 1; i < 400; i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    if (i === 12) {
      expect(await fits(page)).toBe(true);
      expect(await serious(page)).toEqual([]);
    }
    await decide(page, seen, i, done);
  }
  expect(Object.keys(done)).toEqual(expect.arrayContaining(["faction", "start", "recruit", "end"]));
  const result = page.getByRole("dialog");
  await expect(result.getByRole("heading", { level: 2 })).toContainText(/win|share/);
  // Two who build much can fill the small board within the week.
  await expect(result).toContainText(/The agreed weeks are over\.|No square is left to build on\./);
  await expect(result).toContainText("Tie-breaks");
  expect(await serious(page)).toEqual([]);
});

test("Battalia: four seats, the second set-up and the advanced rules", async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, "Ada");
  const options = { ...SHORT, scenario: "alt2", advanced_terrain: true };
  await open(page, ["me", ...bots(3)], options);
  await expect(page.locator("[data-square]")).toHaveCount(49);
  const done: Tally = {};
  for (let i = 3; i < 400; i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    await decide(page, seen, i, done, { want: i % 3 === 0 ? ["move"] : [] });
  }
  expect(done["move"] ?? 0).toBeGreaterThan(0);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(
    /win|share/,
  );
});

test("Battalia: what is not allowed is answered with the rule, and a step is taken back", async ({
  page,
}) => {
  await enter(page, "Ada");
  await open(page, ["me", ...bots(1)], SHORT);
  const done: Tally = {};
  let seen = await untilDue(page);
  for (let i = 1; seen.deals.length === 0; i++) {
    await decide(page, seen, i, done);
    seen = await untilDue(page);
  }
  // Nobody begins with lords.
  await page.locator("[data-deal='create:title']").click();
  const sheet = page.locator("[data-sheet]");
  await sheet.locator(".why").getByRole("button", { name: "BAT-7.2" }).click();
  await expect(page.getByRole("dialog").last()).toContainText("BAT-7.2");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  // A choice is given up by Escape, a payment by undo.
  await page.locator(".deal.can").first().click();
  await expect(page.locator(".deal[aria-pressed=true]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".deal[aria-pressed=true]")).toHaveCount(0);
  const { version } = await look(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".status.panel")).toContainText("Hint");
  seen = await until(page, () => true);
  expect(seen.version).toBe(version);
});

test("Battalia: a road is placed, turned and refused", async ({ page }) => {
  test.setTimeout(240_000);
  await enter(page, "Ada");
  await open(page, ["me", ...bots(1)], { ...SHORT, start_cities: 2 });
  const done: Tally = {};
  let seen = await untilDue(page);
  for (let i = 1; !seen.deals.some((deal) => deal.endsWith(":0")); i++) {
    await decide(page, seen, i, done);
    seen = await untilDue(page);
  }
  // A free road of the set-up: a curve fits in several ways.
  await page.locator("[data-deal='build:curve:0']").dblclick();
  seen = await untilOther(page, seen);
  expect(seen.placing).toBe(true);
  await page.locator("[data-square=d4]").click();
  await expect(page.locator("[data-sheet] .why")).toContainText("BAT-8.5");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-sheet]")).toHaveCount(0);
  const square = seen.open[0] ?? "";
  await page.locator(`[data-square="${square}"]`).click();
  const first = await page.locator(`[data-square="${square}"]`).getAttribute("aria-label");
  await page.keyboard.press("r");
  await expect(page.locator(`[data-square="${square}"]`)).not.toHaveAttribute(
    "aria-label",
    first ?? "",
  );
  await page.locator(`[data-square="${square}"]`).click();
  await untilOther(page, seen);
  await expect(page.locator(`[data-square="${square}"]`)).toHaveAttribute("aria-label", /road/);
});
