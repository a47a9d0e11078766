import { bot } from "./common.ts";
import { decide, look, open, tally, until, untilDue } from "./babylon.ts";
import { enter, examine, expect, fits, serious, test } from "./test.ts";

test("Babylon: a whole match of two by mouse, then the replay", async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, "Ada");
  await open(page, ["me", bot("easy")], { pick_boards: true });
  await expect(page.locator("[data-cell]")).toHaveCount(64);
  await expect(page.locator("[data-spot]")).toHaveCount(16);
  expect(await fits(page)).toBe(true);
  expect(await serious(page)).toEqual([]);
  const done = tally();
  const seenOnce = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    const what = seen.spots.length > 0 ? "dig" : seen.chances > 0 ? "decorate" : "place";
    if (!seenOnce.has(what)) {
      seenOnce.add(what);
      await examine(page, `babylon-${what}-wide`);
    }
    await decide(page, seen, i, done);
  }
  expect((await look(page)).over).toBe(true);
  expect(done.picked).toBe(1);
  expect(done.removed).toBe(3);
  expect(done.dug).toBe(15);
  expect(done.placed).toBeGreaterThan(4);
  expect(done.decorated).toBeGreaterThan(0);

  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 2 })).toContainText(/wins?|victory/);
  await expect(dialog.getByRole("row")).toHaveCount(3);
  await expect(dialog.locator("polyline")).toHaveCount(2);
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: "screenshots/babylon-end-wide.png" });

  await dialog.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider").first()).toBeVisible();
  await expect(page.locator("[data-cell]")).toHaveCount(64);
  expect(await serious(page)).toEqual([]);
});

test("Babylon: a whole match of four with promo cards by mouse", async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, "Ada");
  await open(page, ["me", bot("easy"), bot(), bot()], { promo_cards: true });
  await expect(page.locator(".card").first()).toBeVisible();
  const done = tally();
  for (let i = 1; i < 400; i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    if (i === 20) {
      // A garden of somebody else, large, and back again.
      await page.locator("[data-visit='1']").click();
      await expect(page.locator("svg[data-garden='1'][data-look]:not(.small)")).toBeVisible();
      await page.locator("[data-home]").click();
    }
    await decide(page, seen, i, done);
  }
  expect((await look(page)).over).toBe(true);
  expect(done.removed).toBe(0);
  expect(done.dug).toBe(11);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row")).toHaveCount(5);
  // Every line of the cards that is lit is a point.
  const heads = await dialog.locator("thead th").allTextContents();
  const column = heads.findIndex((head) => head.includes("Promo cards"));
  const own = dialog.getByRole("row", { name: /Ada/ }).locator("th, td");
  const lit = await page.locator("svg.garden:not(.small)[data-garden='0'] .card.scores").count();
  await expect(own.nth(column)).toHaveText(String(lit));
});

test("Babylon: refusals with their rule, hints, undo, levels, looking around", async ({ page }) => {
  await enter(page, "Ada");
  await open(page, ["me", bot()]);
  const done = tally();
  for (let i = 1; i < 60; i++) {
    const seen = await untilDue(page);
    if (seen.cells.length > 0 && done.placed > 0) break;
    if (seen.spots.length > 0 && done.dug === 0 && done.removed === 3) {
      await page.getByRole("button", { name: "Hint" }).click();
      await expect(page.getByRole("status").first()).toContainText("Hint");
      await page.keyboard.press("Escape");
    }
    await decide(page, seen, i * 5, done);
  }
  // Exactly over a terrace of one's own.
  const seen = await until(page, ({ cells }) => cells.length > 0);
  const closed = await page.evaluate(() =>
    [...document.querySelectorAll("[data-cell]:not(.open)")]
      .map((node) => node.getAttribute("data-cell") ?? "")
      .find((cell) => /r[1-7]c[1-7]/.test(cell)),
  );
  await page.locator(`[data-cell="${closed}"]`).click();
  const why = page.locator("[data-sheet] .why");
  await why.getByRole("button", { name: /BYL-/ }).click();
  await expect(page.getByRole("dialog").last()).toContainText("BYL-");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-sheet]")).toHaveCount(0);

  await page.locator("[data-look-button=tilted]").click();
  await expect(page.locator("svg[data-look=tilted]")).toBeVisible();
  await page.locator("[data-walk]").click();
  await page.locator("[data-look-button=above]").click();
  for (let n = 0; n < 3; n++) await page.locator("[data-walk]").click();
  const slabs = await page.locator("svg.garden:not(.small) .slab:not(.ghost)").count();
  await page.locator("[data-levels]").fill("0");
  await expect(page.locator("svg.garden:not(.small) .slab:not(.ghost)")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page
    .locator("[data-levels]")
    .fill((await page.locator("[data-levels]").getAttribute("max")) ?? "1");
  await expect(page.locator("svg.garden:not(.small) .slab:not(.ghost)")).toHaveCount(slabs);

  // What the quarry has shown stays shown; what was built since then can be taken back.
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await decide(page, seen, 3, done);
  const placed = await until(page, () => true);
  await expect(undo).toHaveAttribute("aria-disabled", "false");
  await undo.click();
  await until(page, ({ version }) => version !== placed.version);
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("tab", { name: "Points" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Sets of flowers");
  await page.getByRole("tab", { name: "Log" }).click();
  await page
    .getByRole("log")
    .getByRole("button", { name: /places/ })
    .first()
    .hover();
  await expect(page.locator("svg.garden .lit").first()).toBeVisible();
});
