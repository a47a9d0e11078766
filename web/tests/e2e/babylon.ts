import { expect, type Page } from "@playwright/test";
import { click, type Press, type Shown, some, tablesOf, waits } from "./common.ts";

/** What a person sees to do at a table of Babylon. */
export interface Seen extends Shown {
  boards: string[];
  /** Places of the quarry that can be dug or cleared. */
  spots: string[];
  /** Cells where the chosen tile can be put with its upper left corner. */
  cells: string[];
  /** How many decorations are offered. */
  chances: number;
  tiles: string[];
  keep: string[];
}

/** Reads the table as it is on the screen. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const named = (query: string, name: string): string[] =>
      [...document.querySelectorAll(query)].map((node) => node.getAttribute(name) ?? "");
    const board = document.querySelector("main.board");
    return {
      version: Number(board?.getAttribute("data-version") ?? -1),
      settled: board?.getAttribute("aria-busy") === "false",
      boards: named("[data-board]", "data-board"),
      spots: named("[data-spot].open", "data-spot"),
      cells: named("[data-cell].open", "data-cell"),
      chances: document.querySelectorAll("[data-chance]").length,
      tiles: named("[data-tile].able", "data-tile"),
      keep: named("[data-keep]", "data-keep"),
      primary: document.querySelector("[data-primary]")?.getAttribute("aria-disabled") === "false",
      over: document.querySelector("dialog .scroll .first, .again") !== null,
      mine: document.querySelector(".status.mine") !== null,
    };
  });
}

export const { until, untilOther } = waits(look);
export const open = tablesOf("babylon");

export const due = ({ boards, spots, primary, mine }: Seen): boolean =>
  mine && (boards.length > 0 || spots.length > 0 || primary);

/** Waits until a decision is due, or the match is over. */
export function untilDue(page: Page): Promise<Seen> {
  return until(page, (seen) => seen.over || due(seen));
}

/** What has been done so far, to see that everything was tried. */
export type Tally = Record<
  "picked" | "removed" | "dug" | "placed" | "decorated" | "ended" | "kept",
  number
>;
export const tally = (): Tally => ({
  picked: 0,
  removed: 0,
  dug: 0,
  placed: 0,
  decorated: 0,
  ended: 0,
  kept: 0,
});

/** Does what is due, a little different each time; says what it was. */
export async function decide(
  page: Page,
  seen: Seen,
  i: number,
  done: Tally,
  press: Press = click,
): Promise<keyof Tally> {
  const what = await act(page, seen, i, press);
  done[what]++;
  await untilOther(page, seen);
  return what;
}

async function act(page: Page, seen: Seen, i: number, press: Press): Promise<keyof Tally> {
  if (seen.boards.length > 0) {
    await press(page, `[data-board="${some(seen.boards, i)}"]`);
    await press(page, "[data-primary]");
    return "picked";
  }
  if (seen.spots.length > 0) {
    const spot = `[data-spot="${some(seen.spots, i)}"]`;
    const removing = (await page.locator("[data-primary]").textContent())?.match(
      /Remove|Entfernen/,
    );
    await press(page, spot);
    await expect(page.locator(spot)).toHaveAttribute("aria-pressed", "true");
    await press(page, "[data-primary]");
    return removing ? "removed" : "dug";
  }
  if (seen.chances > 0 && i % 9 !== 8) {
    await press(page, `[data-chance="${i % seen.chances}"]`);
    await press(page, "[data-primary]");
    return "decorated";
  }
  // Every now and then a tile stays in the store, until two are there.
  if (seen.cells.length > 0 && i % 5 !== 4) {
    await place(page, seen, i, press);
    return "placed";
  }
  return end(page, i, press);
}

async function place(page: Page, seen: Seen, i: number, press: Press): Promise<void> {
  await press(page, `[data-cell="${some(seen.cells, i)}"]`);
  await expect(page.locator("[data-cost]")).toBeVisible();
  if (i % 2 === 0) await press(page, "[data-turn]");
  const open = "[data-open][aria-disabled=false]";
  if (i % 3 === 0 && (await page.locator(open).count()) > 0) await press(page, open);
  await press(page, "[data-primary]");
}

async function end(page: Page, i: number, press: Press): Promise<"ended" | "kept"> {
  await press(page, "[data-primary]");
  const { keep } = await look(page);
  if (keep.length === 0) return "ended";
  await press(page, `[data-keep="${keep[i % keep.length]}"]`);
  return "kept";
}
