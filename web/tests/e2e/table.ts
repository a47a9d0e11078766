import { expect, type Page } from "@playwright/test";

/** What a person sees to do. */
export interface Seen {
  /** The version of the match on show. */
  version: number;
  /** Whether the newest is on show, and nothing that was asked is still under way. */
  settled: boolean;
  open: string[];
  cards: string[];
  primary: boolean;
  extraTurn: boolean;
  over: boolean;
  mine: boolean;
  tokens: number;
}

/** Reads the table as it is on the screen. */
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

const POLL = { timeout: 60_000, intervals: [20, 40, 80] };

/** Waits until the screen is as it should be. */
export async function until(page: Page, wanted: (seen: Seen) => boolean): Promise<Seen> {
  let seen = await look(page);
  await expect
    .poll(async () => {
      seen = await look(page);
      return seen.settled && wanted(seen);
    }, POLL)
    .toBe(true);
  return seen;
}

const canAct = ({ open, primary, cards, extraTurn }: Seen): boolean =>
  open.length > 0 || primary || cards.length > 0 || extraTurn;

/** Waits until there is something to do, or the match is over. */
export function untilMine(page: Page): Promise<Seen> {
  return until(page, (seen) => seen.over || canAct(seen));
}

/** Waits until what was done has happened. */
export function untilOther(page: Page, before: Seen): Promise<Seen> {
  return until(page, ({ version }) => version !== before.version);
}

/** Some of a list, not always the first: games differ. */
export function some<T>(list: readonly T[], turn: number): T | undefined {
  return list[(turn * 37 + 11) % list.length];
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
