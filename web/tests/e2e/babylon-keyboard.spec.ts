import type { Page } from "@playwright/test";
import { bot } from "./common.ts";
import { look, open, until, untilDue, untilOther, type Seen } from "./babylon.ts";
import { enter, expect, test } from "./test.ts";

/** Tab until something has the focus. */
async function tabTo(page: Page, query: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((q) => document.activeElement?.matches(q) ?? false, query)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${query}`);
}

const focused = (page: Page, name: string): Promise<string> =>
  page.evaluate((attribute) => document.activeElement?.getAttribute(attribute) ?? "", name);

/** Row and column of a cell of a garden (r2c3) or of a place of the quarry (b2). */
function placeOf(name: string): [row: number, column: number] {
  const [, row, column] = /^r(\d)c(\d)$/.exec(name) ?? [];
  if (row && column) return [Number(row), Number(column)];
  return [Number(name[1]), "abcd".indexOf(name[0] ?? "") + 1];
}

/** Walks by arrow keys to the nearest of these places. */
async function walk(page: Page, name: string, wanted: string[]): Promise<void> {
  const [row, column] = placeOf(await focused(page, name));
  const ways = wanted.map((to) => {
    const [r, c] = placeOf(to);
    return { to, down: r - row, right: c - column };
  });
  const far = ({ down, right }: { down: number; right: number }): number =>
    Math.abs(down) + Math.abs(right);
  const [way] = ways.sort((a, b) => far(a) - far(b));
  if (!way) throw new Error("there is nowhere to go");
  for (let n = 0; n < Math.abs(way.down); n++) {
    await page.keyboard.press(way.down > 0 ? "ArrowDown" : "ArrowUp");
  }
  for (let n = 0; n < Math.abs(way.right); n++) {
    await page.keyboard.press(way.right > 0 ? "ArrowRight" : "ArrowLeft");
  }
  await expect.poll(() => focused(page, name)).toBe(way.to);
}

/** A few of the places, others each time: not always the nearest of all. */
const rotated = (all: string[], i: number): string[] =>
  all.filter((_, at) => (at + i) % 4 === 0 || all.length < 4);

async function act(page: Page, seen: Seen, i: number): Promise<string> {
  if (seen.spots.length > 0) {
    await tabTo(page, "[data-spot]");
    await walk(page, "data-spot", rotated(seen.spots, i));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    return "dug";
  }
  if (seen.chances > 0) {
    await page.keyboard.press("1");
    await page.keyboard.press("x");
    return "decorated";
  }
  if (seen.cells.length > 0 && i % 3 > 0) {
    await tabTo(page, "[data-cell]");
    await walk(page, "data-cell", rotated(seen.cells, i));
    await page.keyboard.press("r");
    await page.keyboard.press("o");
    await page.keyboard.press("Enter");
    await page.keyboard.press("x");
    return "placed";
  }
  await page.keyboard.press("e");
  if ((await look(page)).keep.length > 0) await page.keyboard.press("1");
  return "ended";
}

test("Babylon: a whole match by keyboard alone", async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, "Keya");
  await open(page, ["me", bot(), bot(), bot()]);
  await untilDue(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Keys");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const done: Record<string, number> = {};
  for (let i = 0; i < 300; i++) {
    const seen = await untilDue(page);
    if (seen.over) break;
    const what = await act(page, seen, i);
    done[what] = (done[what] ?? 0) + 1;
    await untilOther(page, seen);
  }
  expect(done["dug"]).toBe(11);
  expect(done["placed"]).toBeGreaterThan(2);
  expect(done["ended"]).toBe(11);
  await until(page, ({ over }) => over);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(
    /wins?|victory/,
  );
});

test("Babylon: the table as text, and the looks by keys", async ({ page }) => {
  await enter(page, "Reader");
  await open(page, ["me", bot(), bot(), bot()], { promo_cards: true });
  await untilDue(page);
  const text = page.getByRole("region", { name: "The table in words" });
  // What lies on top depends on what the bots have taken.
  await expect(text).toContainText(/a1: (Clay|Granite|Basalt),/);
  await expect(text).toContainText("does not score yet");
  await page.keyboard.press("v");
  await expect(page.locator("svg[data-look=tilted]")).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("v");
  await expect(page.locator("svg.garden[data-look=above]:not(.small)")).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.locator("svg.garden[data-garden='1']:not(.small)")).toBeVisible();
});
