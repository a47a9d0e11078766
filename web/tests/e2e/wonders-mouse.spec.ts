import { bot, bots, type Tally } from "./common.ts";
import { BABEL, decide, look, open, untilDue } from "./wonders.ts";
import { enter, expect, fits, serious, test } from "./test.ts";

for (const seats of [2, 4, 7]) {
  test(`7 Wonders: a whole match by mouse with both Babel modules, ${seats} seats`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await enter(page, "Ada");
    await open(page, ["me", ...bots(seats - 1, "easy")], { ...BABEL, sides: "chosen" });
    const done: Tally = {};
    const phases = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const seen = await untilDue(page);
      if (seen.over) break;
      const phase = seen.answers > 0 ? "question" : seen.leave ? "dig" : "turn";
      if (!phases.has(phase)) {
        phases.add(phase);
        expect(await fits(page)).toBe(true);
        expect(await serious(page)).toEqual([]);
      }
      await decide(page, seen, i, done);
    }
    expect((await look(page)).over).toBe(true);
    // A side, two tiles, and at least eighteen cards.
    expect(done["answer"]).toBeGreaterThanOrEqual(3);
    expect((done["build"] ?? 0) + (done["stage"] ?? 0)).toBeGreaterThan(3);
    expect(done["tower"]).toBeGreaterThan(0);
    const end = page.getByRole("dialog");
    await expect(end.getByRole("heading", { level: 2 })).toContainText(/wins?/);
    await expect(end.getByRole("row")).toHaveCount(seats + 1);
    await expect(end.getByRole("columnheader", { name: "Military" })).toBeVisible();
    await expect(end.getByRole("columnheader", { name: "Tower of Babel" })).toBeVisible();
    await expect(end.locator("polyline")).toHaveCount(seats);
    expect(await serious(page)).toEqual([]);
    await page.screenshot({ path: `screenshots/wonders-end-${seats}.png` });
    test.info().annotations.push({ type: "done", description: JSON.stringify(done) });

    // The whole match can be looked at again, through any eyes.
    await end.getByRole("link", { name: "Replay" }).click();
    await expect(page.getByRole("slider")).toBeVisible();
    await page.keyboard.press("End");
    await expect(page.getByRole("status")).toContainText("over");
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator("[data-city]").first()).toBeVisible();
    expect(await fits(page)).toBe(true);
    expect(await serious(page)).toEqual([]);
  });
}

test("7 Wonders: cities in full, hints, refusals with their rules", async ({ page }) => {
  await enter(page, "Ada");
  await open(page, ["me", ...bots(3, "random")], { sides: "b" });
  await untilDue(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("status").first()).toContainText("Hint");
  await page.keyboard.press("Escape");
  // Every city opens in full, and leads on to its neighbours.
  for (const city of [1, 2, 3]) {
    await page.locator(`[data-city="${city}"]`).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Stage 1.");
    await dialog.getByRole("button", { name: /→/ }).click();
    await expect(dialog).toContainText("Sells");
    await page.keyboard.press("Escape");
  }
  // A card that cannot be built says why, and the number of the rule opens the rule.
  const done: Tally = {};
  let refused = false;
  for (let i = 0; i < 40 && !refused; i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    const no = page.locator("[data-card].no").first();
    if ((await no.count()) > 0) {
      await no.click();
      await expect(page.locator(".why")).toContainText(/SW[BTP]-\d/);
      await page.locator("[data-use=build]").click({ force: true });
      await page
        .locator("[data-sheet]")
        .getByRole("button", { name: /SW[BTP]-/ })
        .first()
        .click();
      await expect(page.locator("dialog[open]")).toContainText(/SW[BTP]-\d/);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      refused = true;
    }
    await decide(page, seen, i, done);
  }
  expect(refused).toBe(true);
  const line = page
    .getByRole("log")
    .getByRole("button", { name: /builds|discards/ })
    .first();
  await line.hover();
  await expect(page.locator(".pointed").first()).toBeVisible();
  await page.getByRole("tab", { name: "Table" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("All cities");
  expect(await serious(page)).toEqual([]);
});

test("7 Wonders: gallery, rules and about", async ({ page }) => {
  await enter(page, "Ada");
  await page.goto("/gallery");
  await expect(page.locator("b.name", { hasText: "Chamber of Commerce" })).toBeVisible();
  await expect(page.getByText("Manneken Pis", { exact: true })).toBeVisible();
  for (const path of ["/gallery", "/rules/seven_wonders", "/about/seven_wonders"]) {
    if (path !== "/gallery") await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await serious(page)).toEqual([]);
    expect(await page.locator("body").innerText()).not.toMatch(/swb-|undefined/);
  }
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });
  test("7 Wonders: choices are turned over together, and can be skipped", async ({ page }) => {
    await enter(page, "Ada");
    await open(page, ["me", bot("random"), bot("random")]);
    await untilDue(page);
    await page.locator("[data-at='0']").click();
    await page.locator("[data-use=sell]").click();
    await page.locator("[data-primary]").click();
    await page.waitForFunction(() =>
      document.querySelector("[role=status]")?.textContent?.includes("turned over"),
    );
    await expect(page.locator(".reveal li")).toHaveCount(3);
    await page.screenshot({ path: "screenshots/wonders-reveal-wide.png" });
    await expect(page.getByRole("log")).not.toContainText("discards");
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("log")).toContainText("Ada discards");
  });
});
