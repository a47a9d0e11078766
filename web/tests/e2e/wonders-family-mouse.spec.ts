import { bots, type Tally } from "./common.ts";
import { ALL, decide, look, open, untilDue } from "./wonders.ts";
import { enter, expect, fits, serious, test } from "./test.ts";

/** What is asked, by what the screen shows. */
const KINDS = {
  leader: "[data-card]:has(.white)",
  pay: ".pay",
  tile: "[data-answer] .tile",
  leave: "[data-leave]",
} as const;

for (const [seats, options] of [
  [3, { ...ALL, sides: "chosen" }],
  [8, { ...ALL, sides: "b" }],
  [8, { ...ALL, teams: true }],
] as const) {
  const teams = "teams" in options ? " in teams" : "";
  test(`7 Wonders: a whole match with everything on, ${seats} seats${teams}`, async ({ page }) => {
    test.setTimeout(240_000);
    await enter(page, "Ada");
    await open(page, ["me", ...bots(seats - 1, "easy")], options);
    const done: Tally = {};
    const asked = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const seen = await untilDue(page);
      if (seen.over) break;
      for (const [kind, query] of Object.entries(KINDS)) {
        if (asked.has(kind) || (await page.locator(query).count()) === 0) continue;
        asked.add(kind);
        expect(await fits(page)).toBe(true);
        expect(await serious(page)).toEqual([]);
      }
      await decide(page, seen, i, done);
    }
    expect((await look(page)).over).toBe(true);
    // Three leaders of four are kept by choice, and three are used.
    expect(done["keep"]).toBe(3);
    const made = (...what: string[]): number => what.reduce((sum, it) => sum + (done[it] ?? 0), 0);
    expect(made("recruit", "stage", "sell")).toBeGreaterThan(0);
    expect(made("recruit", "build", "stage")).toBeGreaterThan(3);
    expect(asked.has("tile")).toBe(true);
    const end = page.getByRole("dialog");
    await expect(end.getByRole("heading", { level: 2 })).toContainText(/wins?|share/);
    // With many categories, players stand side by side.
    await expect(end.locator("table :is(tr, th)[class*=seat]")).toHaveCount(seats);
    // With few cities nobody may have points in a category; it then has no column.
    const columns = seats === 8 ? ["Leaders", "City cards", "Military"] : ["Military", "Total"];
    for (const name of columns) {
      const column = end.getByRole("columnheader", { name });
      await expect(column.or(end.getByRole("rowheader", { name })).first()).toBeVisible();
    }
    if (teams) await expect(end.getByText("Team points")).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.screenshot({
      path: `screenshots/wonders-family-end-${seats}${teams && "-teams"}.png`,
    });
    test.info().annotations.push({ type: "done", description: JSON.stringify(done) });
  });
}

test("7 Wonders: leaders are drafted, recruited and explained", async ({ page }) => {
  await enter(page, "Ada");
  await open(page, ["me", ...bots(3, "random")], { leaders: true, cities: true });
  await untilDue(page);
  await expect(page.getByRole("status").first()).toContainText("Keep one of the four");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("status").first()).toContainText("Hint");
  await page.keyboard.press("Escape");
  // The draft by keys: a leader by its place, then X.
  for (const pick of [1, 2, 3]) {
    await untilDue(page);
    await page.keyboard.press(String((pick % 2) + 1));
    const kept = page.locator("[data-card].picked");
    await expect(kept).toHaveCount(1);
    const before = (await look(page)).version;
    await page.keyboard.press("x");
    await expect.poll(async () => (await look(page)).version).toBeGreaterThan(before);
    if (pick < 3) {
      await untilDue(page);
      await expect(page.locator(".stamp.kept")).toHaveCount(pick);
    }
  }
  await untilDue(page);
  await expect(page.getByRole("status").first()).toContainText("Before age 1");
  await page.keyboard.press("1");
  await page.keyboard.press("i");
  await expect(page.getByRole("dialog")).toContainText("Leader");
  await page.keyboard.press("Escape");
  await page.keyboard.press("d");
  await expect(page.getByRole("status").first()).toContainText("for 3 coins");
  await page.keyboard.press("x");
  await expect(page.getByRole("log")).toContainText("Ada discards");
  await untilDue(page);
  await page.keyboard.press("c");
  await expect(page.getByRole("dialog")).toContainText("Your leaders");
  expect(await serious(page)).toEqual([]);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });
  test("7 Wonders: leaders are turned over together", async ({ page }) => {
    await enter(page, "Ada");
    await open(page, ["me", ...bots(2, "random")], { leaders: true });
    for (let pick = 0; pick < 3; pick++) {
      await untilDue(page);
      await page.locator("[data-at='0']").click();
      await page.locator("[data-primary]").click();
    }
    await untilDue(page);
    await page.locator("[data-card]:not(.no)").first().click();
    // A second press on what is proposed already would do it.
    const recruit = page.locator("[data-use=recruit]");
    if ((await recruit.getAttribute("aria-pressed")) !== "true") await recruit.click();
    await page.locator("[data-primary]").click();
    await expect(page.locator(".reveal li")).toHaveCount(3);
    await expect(page.locator(".reveal .white").first()).toBeVisible();
    await page.screenshot({ path: "screenshots/wonders-family-reveal-wide.png" });
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("log")).toContainText("Ada recruits");
  });
});

test("7 Wonders: the page of a new table says what options need", async ({ page }) => {
  await enter(page, "Ada");
  await page.goto("/new/seven_wonders");
  await page.locator("summary").click();
  const count = (n: number): Promise<void> =>
    page.locator(`input[type=radio][value="${n}"]`).check({ force: true });
  const need = page.locator("[data-need]");
  await count(4);
  await expect(need).toHaveCount(0);
  await page.getByRole("checkbox", { name: /^Team play/ }).check();
  await expect(need).toContainText("needs Cities");
  await expect(page.locator(".button.go")).toBeDisabled();
  await page.getByRole("checkbox", { name: /^Cities/ }).check();
  await expect(need).toHaveCount(0);
  await count(5);
  await expect(need).toContainText("4, 6 or 8");
  await count(8);
  await expect(need).toHaveCount(0);
  await page.getByRole("checkbox", { name: /^Cities/ }).uncheck();
  await expect(need).toContainText("Eight players always play with Cities");
  await expect(page.locator(".button.go")).toBeEnabled();
  expect(await serious(page)).toEqual([]);
});

test("7 Wonders: the gallery shows leaders and black cards", async ({ page }) => {
  await enter(page, "Ada");
  await page.goto("/gallery");
  await expect(page.locator("b.name", { hasText: "Nebuchadnezzar" })).toBeVisible();
  await expect(page.locator("b.name", { hasText: "Secret Society" })).toBeVisible();
  await expect(page.getByText("The Hagia Sophia of Byzantium", { exact: true })).toBeVisible();
  expect(await page.locator("body").innerText()).not.toMatch(/swb-|undefined/);
});
