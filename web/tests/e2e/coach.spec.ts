import type { Page } from "@playwright/test";
import { startHere } from "./common.ts";
import { TABLES, untilCalled, type Game } from "./sheets.ts";
import * as babylonia from "./table.ts";
import { expect, serious, test } from "./test.ts";

const version = (page: Page): Promise<string | null> =>
  page.locator("main.board").getAttribute("data-version");

for (const game of Object.keys(TABLES) as Game[]) {
  test(`${game}: a hint says why`, async ({ page }) => {
    const { seats } = TABLES[game];
    await startHere(page, game, ...Array.from({ length: seats - 1 }, () => "bot-random"));
    await untilCalled(page);
    const ask = page.locator("[data-coach]");
    await expect(ask).toHaveText(/Hint/);
    await ask.click();
    await expect(ask).toHaveText(/Why\?/);
    // What it would do is chosen on the board, and can be done with one press.
    await expect(page.locator("[data-primary][aria-disabled=false]")).toBeVisible();
    await ask.click();
    const advice = page.locator(".advice");
    await expect(advice.locator("li").first()).toBeVisible();
    const words = await advice.innerText();
    expect(words).toMatch(/you win about \d+ %|would win|Only/);
    expect(words).not.toMatch(/coach-|\{|\$/);
    expect(await serious(page)).toEqual([]);
    await page.getByRole("button", { name: "What is at stake" }).click();
    await expect(page.getByRole("button", { name: "What is at stake" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
}

test.describe("a strict coach", () => {
  test.use({ warn: "strict" });
  test("asks before a mistake, and does what is wanted", async ({ page }) => {
    await startHere(page, "babylonia", "bot-random");
    const question = page.getByRole("dialog").filter({ hasText: "Are you sure?" });
    // Wherever: sooner or later that is a mistake.
    for (let i = 0; i < 24; i++) {
      const seen = await babylonia.untilMine(page);
      // The coach looks at the board first, too; whoever is faster hears nothing.
      await page.waitForTimeout(1500);
      const before = await version(page);
      const end = seen.open.length === 0;
      const press = async (): Promise<void> => {
        if (!end)
          await page.locator(`[data-hex="${seen.open.at(-1 - i) ?? seen.open[0]}"]`).click();
        await page.locator("[data-primary]").click();
      };
      await press();
      await expect
        .poll(async () => (await question.isVisible()) || (await version(page)) !== before)
        .toBe(true);
      if (!(await question.isVisible())) continue;
      await expect(question).toContainText("Better:");
      expect(await serious(page)).toEqual([]);
      await question.getByRole("button", { name: "Think again" }).click();
      await expect(question).toHaveCount(0);
      expect(await version(page)).toBe(before);
      await press();
      await question.getByRole("button", { name: "Do it anyway" }).click();
      await expect.poll(() => version(page)).not.toBe(before);
      return;
    }
    throw new Error("nothing was called a mistake");
  });
});
