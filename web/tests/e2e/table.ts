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
      over: document.querySelector("dialog .points, dialog .scroll .first, .again") !== null,
      mine: document.querySelector(".status.mine") !== null,
      tokens: all(".pieces .drop").length,
    };
  });
}

export const { until, untilOther } = waits(look);

export const canAct = ({ open, primary, cards, extraTurn }: Seen): boolean =>
  open.length > 0 || primary || cards.length > 0 || extraTurn;

/** Waits until there is something to do, or the match is over. */
export function untilMine(page: Page): Promise<Seen> {
  return until(page, (seen) => seen.over || canAct(seen));
}

/** Does what is due, a little different each time, and waits until it has happened. */
export async function decide(page: Page, seen: Seen, i: number): Promise<void> {
  const card = some(seen.cards, i);
  if (card) {
    await page.locator(`[data-card="${card}"]`).click();
    await page.locator("[data-primary]").click();
  } else if (seen.extraTurn) await page.locator(".ask .go").click();
  else if (seen.primary) await page.locator("[data-primary]").click();
  else await page.locator(`[data-hex="${some(seen.open, i)}"]`).dblclick();
  await untilOther(page, seen);
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
