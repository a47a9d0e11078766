import type { Page } from "@playwright/test";
import { bot } from "./common.ts";
import { look, open, until, untilDue, untilOther } from "./tower.ts";
import { enter, expect, test } from "./test.ts";

/** Tab until something has the focus. */
async function tabTo(page: Page, query: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((q) => document.activeElement?.matches(q) ?? false, query)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${query}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-space") ?? "");

test("Tower of Babel: a whole match by keyboard alone", async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, "Keya");
  await open(page, ["me", bot("random"), bot("random")]);
  await untilDue(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Keys");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  let [chosen, offered, built, passed] = [0, 0, 0, 0];
  for (let i = 0; i < 300; i++) {
    let seen = await untilDue(page);
    if (seen.over) break;
    if (seen.asked) {
      await page.keyboard.press(i % 2 ? "y" : "n");
    } else if (seen.tray.length > 0) {
      const kind = ["camel", "crane", "ship", "mason"].indexOf(seen.tray[0]?.kind ?? "") + 1;
      if ((seen.tray[0]?.most ?? 0) > 0 && i % 3 > 0) {
        await page.keyboard.press(String(kind));
        if (i % 3 === 2) await page.keyboard.press("t");
        offered++;
      }
      await page.keyboard.press("x");
    } else if (seen.building) {
      for (let n = 1; n <= 2 && !seen.primary; n++) {
        await page.keyboard.press(String(n));
        seen = await until(page, () => true);
      }
      if ((await look(page)).primary) {
        built++;
        await page.keyboard.press("x");
      } else {
        await page.keyboard.press("a");
        await page.keyboard.press("a");
      }
    } else if (chosen + passed === 2) {
      await page.keyboard.press("p");
      await page.keyboard.press("x");
      passed++;
    } else {
      await tabTo(page, "[data-space]");
      for (let n = 0; n < 30 && !seen.open.includes(await focused(page)); n++) {
        await page.keyboard.press(n % 5 === 4 ? "ArrowDown" : "ArrowRight");
      }
      if (!seen.open.includes(await focused(page))) {
        for (let n = 0; n < 24 && !seen.open.includes(await focused(page)); n++) {
          await page.keyboard.press("ArrowLeft");
        }
      }
      expect(seen.open).toContain(await focused(page));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      chosen++;
    }
    await untilOther(page, seen);
  }
  expect(Math.min(chosen, offered, built, passed)).toBeGreaterThan(0);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(/wins?/);
});

test("Tower of Babel: the tray by arrow keys, and the board as text", async ({ page }) => {
  await enter(page, "Reader");
  await open(page, ["me", bot("random"), bot("random"), bot("random"), bot("random")]);
  const text = page.getByRole("region", { name: "The board in words" });
  await expect(text.getByRole("listitem").first()).toContainText("disc for");
  await expect(text).toContainText("The next finished wonder is scored with row 1");
  for (let i = 0; i < 40; i++) {
    const seen = await untilDue(page);
    if ((seen.tray[0]?.most ?? 0) > 0) break;
    if (seen.open.length > 0) await page.keyboard.press("p");
    if (seen.building) await page.keyboard.press("a");
    await page.keyboard.press("x");
    await untilOther(page, seen);
  }
  await tabTo(page, "[role=spinbutton]");
  const value = page.getByRole("spinbutton").first();
  await page.keyboard.press("ArrowUp");
  await expect(value).toHaveAttribute("aria-valuenow", "1");
  await page.keyboard.press("ArrowDown");
  await expect(value).toHaveAttribute("aria-valuenow", "0");
  await page.keyboard.press("End");
  await expect(value).not.toHaveAttribute("aria-valuenow", "0");
  await page.keyboard.press("Escape");
  await expect(value).toHaveAttribute("aria-valuenow", "0");
});
