import { expect, type Page } from "@playwright/test";

/** What a person sees to do. */
export interface Seen {
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
    const go = document.querySelector("[data-primary]");
    return {
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

/** Waits until there is something to do, or the match is over. */
export async function untilMine(page: Page): Promise<Seen> {
  await expect
    .poll(
      async () => {
        const seen = await look(page);
        return (
          seen.over ||
          seen.open.length > 0 ||
          seen.primary ||
          seen.cards.length > 0 ||
          seen.extraTurn
        );
      },
      { timeout: 60_000, intervals: [50, 100, 200] },
    )
    .toBe(true);
  return look(page);
}

/** Waits until the screen shows something else. */
export async function untilOther(page: Page, before: Seen): Promise<void> {
  await expect
    .poll(async () => JSON.stringify(await look(page)), {
      timeout: 30_000,
      intervals: [30, 60, 120],
    })
    .not.toBe(JSON.stringify(before));
}

/** Some of a list, not always the first: games differ. */
export function some<T>(list: readonly T[], turn: number): T | undefined {
  return list[(turn * 37 + 11) % list.length];
}
