import type { Locator, Page } from "@playwright/test";
import { POLL } from "./common.ts";
import { expect } from "./test.ts";

/** The games, each with a table to look at: what kinds of things lie on it at any time. */
export const TABLES = {
  babylonia: { seats: 3, options: {}, things: ["hex", "token", "card", "player"] },
  tower_of_babel: { seats: 3, options: {}, things: ["space", "card", "table", "left"] },
  seven_wonders: {
    seats: 3,
    options: { babel_tower: true, great_projects: true },
    things: ["stage", "resource", "figure", "symbol"],
  },
  babylon: {
    seats: 2,
    options: { promo_cards: true },
    things: ["spot", "cell", "decoration", "promo"],
  },
  battalia: { seats: 2, options: {}, things: ["square", "deal", "card", "day"] },
} as const;
export type Game = keyof typeof TABLES;

const settled = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const board = document.querySelector("main.board");
    const mine = document.querySelector(".status.mine, dialog .scroll .first");
    return board?.getAttribute("aria-busy") === "false" && mine !== null;
  });

/** Waits until the viewer is called. */
export async function untilCalled(page: Page): Promise<void> {
  await expect.poll(() => settled(page), POLL).toBe(true);
}

/** Does what a bot would do. */
export async function followHint(page: Page): Promise<void> {
  await untilCalled(page);
  const version = await page.locator("main.board").getAttribute("data-version");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator("[data-primary][aria-disabled=false]")).toBeVisible();
  await page.locator("[data-primary]").click();
  await expect(page.locator("main.board")).not.toHaveAttribute("data-version", version ?? "");
}

/** How many places are marked. */
export const marked = (page: Page): Promise<number> => page.locator("[data-since]").count();

/** Plays on until others have done something that can be seen. */
export async function untilMarked(page: Page): Promise<void> {
  for (let i = 0; i < 24; i++) {
    await untilCalled(page);
    if ((await marked(page)) > 0) return;
    await followHint(page);
  }
  expect(await marked(page)).toBeGreaterThan(0);
}

/** A sheet lies open: it has a name and says something, and does not cover what it speaks of. */
export async function expectSheet(page: Page, anchor: Locator): Promise<void> {
  const sheet = page.locator("[data-sheet]");
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole("heading")).not.toHaveText("");
  await expect(sheet.locator(".line, .figures").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const [over, under] = [await sheet.boundingBox(), await anchor.boundingBox()];
  if (!over || !under) throw new Error("something is not in sight");
  const apart =
    over.x >= under.x + under.width ||
    under.x >= over.x + over.width ||
    over.y >= under.y + under.height ||
    under.y >= over.y + over.height;
  expect(apart).toBe(true);
}

/** The first thing of a kind that is in sight. */
export const thing = (page: Page, kind: string): Locator =>
  page.locator(`[data-thing^="${kind}:"]`).filter({ visible: true }).first();

/** Presses a finger on something for a while. */
export async function hold(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("what is to be held is not in sight");
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await expect(page.locator("[data-sheet]")).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Moves a finger from the middle of something. */
export async function swipe(page: Page, target: Locator, dy: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("what is to be swiped is not in sight");
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  for (const share of [0.3, 0.6, 1]) {
    const to = { x: at.x, y: at.y + dy * share };
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [to] });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
