import { some } from "./common.ts";
import { enter, expect, fits, playBots, serious, test } from "./test.ts";
import { look, placeSome, untilMine, untilOther } from "./table.ts";

test("a whole match against bots by mouse, then replay, file and rematch", async ({ page }) => {
  await enter(page, "Ada");
  await playBots(page, 2);
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
    const after = await untilOther(page, seen);
    if (turns === 6 && after.mine) await page.screenshot({ path: "screenshots/table-middle.png" });
  }
  expect(turns).toBeGreaterThan(5);

  const end = page.getByRole("dialog");
  await expect(end.getByRole("heading", { level: 2 })).toContainText(/wins?/);
  await expect(end.getByRole("row")).toHaveCount(3);
  await expect(end.locator("polyline")).toHaveCount(2);
  // The sums on the score sheet are the points in the panels.
  const sums = await end.locator("td.sum").allTextContents();
  const panels = await page.locator(".player .points").allTextContents();
  expect([...sums].sort()).toEqual(panels.map((text) => text.trim()).sort());
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: "screenshots/end-wide.png" });

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    end.getByRole("link", { name: "Save the match as a file" }).click(),
  ]);
  const path = await file.path();
  await end.getByRole("link", { name: "Replay", exact: true }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("status")).toContainText("over");
  const tokens = (await look(page)).tokens;
  await page.keyboard.press("Home");
  await expect(page.getByRole("status")).toContainText("Step 0");
  expect((await look(page)).tokens).toBe(0);
  await page.keyboard.press("End");
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
  await page.keyboard.press("End");
  await expect(page.getByRole("status")).toContainText("over");
  expect((await look(page)).tokens).toBe(tokens);

  await page.goto("/");
  await page.getByRole("link", { name: "View", exact: true }).first().click();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.locator("[data-hex]").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await untilMine(page)).over).toBe(false);
});

test("a file that is not a match is refused in words", async ({ page, complaints }) => {
  await enter(page, "Ada");
  const buffer = Buffer.from(JSON.stringify({ format: "something else" }));
  const file = { name: "match.json", mimeType: "application/json", buffer };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("alert")).toContainText("cannot be read");
  await expect(page).not.toHaveURL(/replay/);
  // The browser reports the refused request; it should complain about nothing else.
  await expect.poll(() => complaints.splice(0).join()).toContain("422");
});

test("hints, names on the board, city inspector and looking back", async ({ page }) => {
  await enter(page, "Ada");
  await playBots(page, 2);
  await untilMine(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("status")).toContainText("Hint");
  await expect(page.locator("[aria-pressed=true][data-hex]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("[aria-pressed=true][data-hex]")).toHaveCount(0);

  await page.getByRole("button", { name: "Names on the board" }).click();
  await expect(page.locator(".pieces .label").first()).toBeVisible();

  const city = page.locator('[data-hex][aria-label*="City"]').first();
  await city.hover();
  await expect(page.locator("[data-sheet]")).toContainText("beside it");

  // A first placement: choose, then press the big button.
  let seen = await untilMine(page);
  await page.locator(`[data-hex="${some(seen.open, 1)}"]`).click();
  await page.locator("[data-primary]").click();
  seen = await untilOther(page, seen);
  const line = page.getByRole("log").getByRole("button", { name: "Ada places" }).first();
  await line.hover();
  await expect(page.locator(".pointed")).toHaveCount(1);
  seen = await placeSome(page);
  await page.getByRole("button", { name: "End turn" }).click();
  seen = await untilOther(page, seen);
  const now = (await untilMine(page)).tokens;
  expect(now).toBeGreaterThan(1);

  await line.click();
  await expect(page.getByRole("status")).toContainText("Looking back");
  expect((await look(page)).tokens).toBeLessThan(now);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(page.getByRole("status")).not.toContainText("Looking back");
  expect((await look(page)).tokens).toBe(now);

  // You can also look back, step by step, at what happened before the page was opened.
  await page.reload();
  await untilMine(page);
  await line.click();
  await expect(page.getByRole("status")).toContainText("Looking back: step");
  const then = (await look(page)).tokens;
  expect(then).toBeLessThan(now);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await look(page)).tokens).toBeLessThan(then);
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect.poll(async () => (await look(page)).tokens).toBe(then);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect.poll(async () => (await look(page)).tokens).toBe(now);

  // The log of one player only.
  await page.getByRole("combobox", { name: "Whose lines" }).selectOption("Ada");
  await expect(page.getByRole("log").getByRole("button", { name: /^(?!.*Ada)/ })).toHaveCount(0);
});

test("a bot stands in, the seat is taken back, and giving up ends the match", async ({ page }) => {
  await enter(page, "Ada");
  await playBots(page, 2, "hard"); // Quick bots would be done before the seat is taken back.
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
