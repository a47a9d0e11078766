import type { Page } from "@playwright/test";
import { type Shown, some, waits } from "./common.ts";

/** What a person can see and do. */
export interface Seen extends Shown {
  open: string[];
  cards: string[];
  extraTurn: boolean;
  tokens: number;
}

/** Reads the table from the screen. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (query: string): Element[] => [...document.querySelectorAll(query)];
    const board = document.querySelector("main.board");
    const go = document.querySelector("[data-primary]");
    return {
      version: Number(board?.getAttribute("data-version") ?? -1),
      settled: board?.getAttribute("aria-busy") === "false",
      open: all("[data-hex].open").map((node) => node.getAttribute("data-hex") ?? ""),
      cards: all("[data-card]").map((node) => node.getAttribute("data-card") ?? ""),
      primary: go?.getAttribute("aria-disabled") === "false",
      extraTurn: document.querySelector(".ask") !== null,
      over: document.querySelector("dialog .points, dialog tr.first, .again") !== null,
      mine: document.querySelector(".status.mine") !== null,
      tokens: all(".pieces .drop").length,
    };
  });
}

export const { until, untilOther } = waits(look);

const canAct = ({ open, primary, cards, extraTurn }: Seen): boolean =>
  open.length > 0 || primary || cards.length > 0 || extraTurn;

/** Waits until there is something to do, or the match is over. */
export function untilMine(page: Page): Promise<Seen> {
  return until(page, (seen) => seen.over || canAct(seen));
}

/** Places tokens by double clicks until the turn can be ended. */
export async function placeSome(page: Page): Promise<Seen> {
  let seen = await untilMine(page);
  for (let i = 0; i < 6 && !seen.primary && !seen.over; i++) {
    await page.locator(`[data-hex="${some(seen.open, i)}"]`).dblclick();
    await untilOther(page, seen);
    seen = await untilMine(page);
  }
  return seen;
}
