import { bot } from "./common.ts";
import { decide, playCard } from "./tower-mouse.ts";
import { look, open, tally, untilDue } from "./tower.ts";
import { enter, examine, expect, fits, serious, test } from "./test.ts";

test("Tower of Babel: a whole match against bots by mouse, then the replay", async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, "Ada");
  await open(page, ["me", bot("easy"), bot("random"), bot("random")]);
  await expect(page.locator("[data-wonder]")).toHaveCount(8);
  await expect(page.locator("[data-space]")).toHaveCount(24);
  expect(await fits(page)).toBe(true);
  expect(await serious(page)).toEqual([]);
  const done = tally();
  const seenOnce = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    if (await playCard(page, seen, done)) continue;
    const what = seen.tray.length > 0 ? "offer" : seen.building ? "build" : "choose";
    if (!seenOnce.has(what)) {
      seenOnce.add(what);
      await examine(page, `tower-${what}-wide`);
    }
    await decide(page, seen, i, done);
  }
  expect((await look(page)).over).toBe(true);
  expect(done.chosen).toBeGreaterThan(2);
  expect(done.offered).toBeGreaterThan(2);
  expect(done.helped + done.alone).toBeGreaterThan(0);

  const end = page.getByRole("dialog");
  await expect(end.getByRole("heading", { level: 2 })).toContainText(/wins?/);
  await expect(end.getByRole("row")).toHaveCount(5);
  await expect(end.locator("polyline")).toHaveCount(4);
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: "screenshots/tower-end-wide.png" });

  await end.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("status")).toContainText("over");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("[data-wonder]")).toHaveCount(8);
  expect(await serious(page)).toEqual([]);
});

test("Tower of Babel: hints, rules of refusals, card texts and pointing", async ({ page }) => {
  await enter(page, "Ada");
  await open(page, ["me", bot("random"), bot("random")]);
  const done = tally();
  let built = false;
  for (let i = 1; i < 60 && !built; i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    if (i === 1) {
      await page.getByRole("button", { name: "Hint" }).click();
      await expect(page.getByRole("status").first()).toContainText("Hint");
      await page.keyboard.press("Escape");
    }
    if (seen.tray.length > 0) {
      // The trading card alone is refused, and the number of the rule opens the rule.
      await page.locator("button.trade").click({ force: true });
      const alert = page.getByRole("alert");
      await expect(alert).toContainText("trading card");
      await alert.getByRole("button", { name: "TOB-6.8" }).click();
      await expect(page.getByRole("dialog")).toContainText("TOB-6.8");
      await page.keyboard.press("Escape");
      built = true;
    }
    await decide(page, seen, i * 2, done);
  }
  expect(built).toBe(true);
  const line = page
    .getByRole("log")
    .getByRole("button", { name: /wants to build/ })
    .first();
  await line.hover();
  await expect(page.locator(".pointed")).toHaveCount(1);
  await page.getByRole("tab", { name: "Tables" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Triple Bonus");
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });
  test("Tower of Babel: offers are turned up one by one, and can be skipped", async ({ page }) => {
    await enter(page, "Ada");
    await open(page, ["me", bot("random"), bot("random")]);
    const seen = await untilDue(page);
    if (seen.open[0]) await page.locator(`[data-space="${seen.open[0]}"]`).click();
    await page.locator("[data-primary]").click();
    await page.waitForFunction(() =>
      document.querySelector("[role=status]")?.textContent?.includes("Turning them up"),
    );
    // The log says nothing yet that is still face down.
    await expect(page.getByRole("log")).not.toContainText("has offered");
    await page.screenshot({ path: "screenshots/tower-reveal-wide.png" });
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("log")).toContainText("has offered");
  });
});
