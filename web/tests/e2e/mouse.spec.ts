import { enter, expect, fits, playBots, serious, test } from "./test.ts";
import { look, some, untilMine, untilOther } from "./table.ts";

test("a whole match against bots by mouse, then replay, file and rematch", async ({ page }) => {
  await enter(page, "Ada");
  await playBots(page, 3);
  expect(await fits(page)).toBe(true);
  let turns = 0;
  for (let i = 0; i < 400; i++) {
    const seen = await untilMine(page);
    if (seen.over) break;
    const hex = some(seen.open, i);
    const card = some(seen.cards, i);
    if (card) {
      await page.locator(`[data-card="${card}"]`).click();
      await page.locator("[data-primary]").click();
    } else if (seen.extraTurn) {
      await page.locator(".ask .go").click();
    } else if (seen.primary) {
      await page.locator("[data-primary]").click();
      turns++;
    } else if (hex) {
      await page.locator(`[data-hex="${hex}"]`).click();
      await expect(page.locator(`[data-hex="${hex}"]`)).toHaveAttribute("aria-pressed", "true");
      await page.locator(`[data-hex="${hex}"]`).click();
    }
    await untilOther(page, seen);
  }
  expect(turns).toBeGreaterThan(5);

  const end = page.getByRole("dialog");
  await expect(end.getByRole("heading", { level: 2 })).toContainText(/wins?/);
  await expect(end.getByRole("row")).toHaveCount(4);
  await expect(end.locator("polyline")).toHaveCount(3);
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: "screenshots/end-wide.png" });

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    end.getByRole("link", { name: "Save the match as a file" }).click(),
  ]);
  const path = await file.path();
  await end.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("status")).toContainText("over");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/step=\d+/);
  const address = page.url();
  await page.goto(address);
  await expect(page.getByRole("status")).toContainText(
    `Step ${new URL(address).searchParams.get("step")}`,
  );
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: "screenshots/replay-wide.png" });

  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles(path);
  await expect(page).toHaveURL(/replay\/file\//);
  await expect(page.getByRole("slider")).toBeVisible();

  await page.goto("/");
  await page.getByRole("link", { name: "Look at it" }).first().click();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.locator("[data-hex]").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("hints, labels, city inspector and looking back", async ({ page }) => {
  await enter(page, "Ada");
  await playBots(page, 2);
  let seen = await untilMine(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("status")).toContainText("Hint");
  await expect(page.locator("[aria-pressed=true][data-hex]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("[aria-pressed=true][data-hex]")).toHaveCount(0);

  await page.getByRole("button", { name: "Names of the hexes" }).click();
  await expect(page.locator(".pieces .label").first()).toBeVisible();

  const city = page.locator('[data-hex][aria-label*="City"]').first();
  await city.hover();
  await expect(page.locator(".inspector")).toContainText("beside it");

  seen = await untilMine(page);
  const hex = seen.open[0] ?? "";
  await page.locator(`[data-hex="${hex}"]`).click();
  await page.locator("[data-primary]").click();
  await untilOther(page, seen);
  const line = page.getByRole("log").getByRole("button", { name: "Ada places" }).first();
  await line.hover();
  await expect(page.locator(".pointed")).toHaveCount(1);
  for (let i = 0; i < 4 && !(await untilMine(page)).primary; i++) {
    seen = await untilMine(page);
    await page.locator(`[data-hex="${seen.open[i]}"]`).dblclick();
    await untilOther(page, seen);
  }
  await page.getByRole("button", { name: "End turn" }).click();
  const turns = page.getByRole("log").getByRole("button", { name: "It is Ada’s turn." });
  const before = await turns.count();
  await expect.poll(() => turns.count(), { timeout: 30_000 }).toBeGreaterThan(before);
  const now = (await untilMine(page)).tokens;
  await line.click();
  await expect(page.getByRole("status")).toContainText("looking back");
  expect((await look(page)).tokens).toBeLessThan(now);
  await page.getByRole("button", { name: "Back to now" }).click();
  expect((await look(page)).tokens).toBe(now);
});

test("a bot stands in, the seat is taken back, and giving up ends the match", async ({ page }) => {
  await enter(page, "Ada");
  await playBots(page, 2);
  await untilMine(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.getByRole("log")).toContainText("now plays for Ada");
  await page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(page.getByRole("log")).toContainText("takes the seat back");
  await untilMine(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: /Really give up/ }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText("wins");
});
