import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { direction, neighbourTowards, type Cell } from "../../src/lib/hex.ts";
import { enter, expect, playBots, test } from "./test.ts";
import { look, untilMine, untilOther } from "./table.ts";

const KEYS = [..."qweasd"];
const FACTS = join(import.meta.dirname, "../../../crates/games/babylonia/data/babylonia.json");

type Hex = Cell & { id: string; region: string };
const { hexes } = JSON.parse(readFileSync(FACTS, "utf8")) as { hexes: Hex[] };
/** The hexes in use with two players. */
const used = hexes.filter((hex) => hex.region !== "south");
const hexAt = ({ row, col }: Cell): Hex | undefined =>
  used.find((hex) => hex.row === row && hex.col === col);

/** Presses Tab until something has the focus; however long the log is, nothing is farther away. */
async function tabTo(page: Page, query: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate((q) => document.activeElement?.matches(q) ?? false, query)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${query}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-hex") ?? "");

/** The keys that lead across the board to the nearest of some hexes. */
function way(from: string, goals: ReadonlySet<string>, turned: boolean): string[] {
  const queue: { hex: Hex; keys: string[] }[] = [];
  const start = used.find((hex) => hex.id === from);
  if (start) queue.push({ hex: start, keys: [] });
  const seen = new Set([from]);
  for (let at = queue.shift(); at; at = queue.shift()) {
    if (goals.has(at.hex.id)) return at.keys;
    for (const key of KEYS) {
      const next = neighbourTowards(at.hex, direction(key, turned) ?? 0, turned, hexAt);
      if (!next || seen.has(next.id)) continue;
      seen.add(next.id);
      queue.push({ hex: next, keys: [...at.keys, key] });
    }
  }
  return [];
}

test("a whole match with only the keyboard", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, "[data-choose='babylonia']");
  await page.keyboard.press("Enter");
  await tabTo(page, "dialog input[value='3']");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("dialog input[value='2']")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("dialog input[value='easy']")).toBeChecked();
  await tabTo(page, "dialog .button.go");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-hex]").first()).toBeVisible();

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Keys");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  let undone = false;
  let looked = false;
  for (let i = 0; i < 300; i++) {
    const seen = await untilMine(page);
    if (seen.over) break;
    if (seen.cards.length > 0) {
      await tabTo(page, "[data-card]");
      await page.keyboard.press("Enter");
      await expect(page.locator("[data-card][aria-pressed=true]")).toHaveCount(1);
      await page.keyboard.press("Enter");
    } else if (seen.extraTurn) {
      await tabTo(page, ".ask .button");
      await page.keyboard.press("Enter");
    } else if (seen.primary) {
      if (undone && !looked) {
        // Back through the log with the arrows, to an earlier moment and back to now.
        looked = true;
        await tabTo(page, "[role=log] button");
        for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowUp");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("status")).toContainText("Looking back");
        await page.keyboard.press("Escape");
        await expect(page.getByRole("status")).not.toContainText("Looking back");
      }
      if (!undone) {
        undone = true;
        await page.keyboard.press("u");
      } else {
        await page.keyboard.press("x");
      }
    } else {
      await page.keyboard.press(String((i % 4) + 1));
      await tabTo(page, "[data-hex]");
      const goals = new Set((await look(page)).open);
      const turned = (await page.locator(".hexes").getAttribute("data-turned")) === "true";
      for (const key of way(await focused(page), goals, turned)) await page.keyboard.press(key);
      expect(goals).toContain(await focused(page));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    }
    await untilOther(page, seen);
  }
  expect(undone).toBe(true);
  expect(looked).toBe(true);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(/wins?/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("dialogs and pages take the focus and give it back", async ({ page }) => {
  await enter(page, "Keya");
  await tabTo(page, "[data-choose='babylonia']");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("[data-choose='babylonia']")).toBeFocused();
  await tabTo(page, "a[href='/settings']");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main", { name: "Settings" })).toBeFocused();
  await tabTo(page, "input[type=radio]");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("main", { name: "Einstellungen" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("main", { name: "Settings" })).toBeVisible();
});

test("the whole board can be read as text", async ({ page }) => {
  await enter(page, "Reader");
  await playBots(page, 3);
  const text = page.getByRole("region", { name: "The board in words" });
  await expect(text).toContainText("Cities, fields and ziggurats");
  await expect(text.getByRole("listitem").first()).not.toBeEmpty();
  await expect(page.getByRole("status")).not.toBeEmpty();
});
