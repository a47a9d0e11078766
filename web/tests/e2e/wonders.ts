import type { Page } from "@playwright/test";
import { click, count, type Press, type Shown, tablesOf, type Tally, waits } from "./common.ts";

/** What a person sees to do at a table of 7 Wonders. */
export interface Seen extends Shown {
  /** Places in the tray of cards that something can be done with. */
  cards: number[];
  /** Answers to a question. */
  answers: number;
  /** Uses of the chosen card that are possible. */
  uses: string[];
  leave: boolean;
}

/** Reads the table as it is on the screen. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (query: string): Element[] => [...document.querySelectorAll(query)];
    const board = document.querySelector("main.board");
    return {
      version: Number(board?.getAttribute("data-version") ?? -1),
      settled: board?.getAttribute("aria-busy") === "false",
      mine: document.querySelector(".status.mine") !== null,
      cards: all("[data-card]:not(.unable)").map((node) => Number(node.getAttribute("data-at"))),
      answers: all("[data-answer]").length,
      uses: all("[data-use][aria-disabled=false]").map(
        (node) => node.getAttribute("data-use") ?? "",
      ),
      leave: document.querySelector("[data-leave]") !== null,
      primary: document.querySelector("[data-primary]")?.getAttribute("aria-disabled") === "false",
      over: document.querySelector("dialog .scroll .first, .again") !== null,
    };
  });
}

export const { until, untilOther } = waits(look);
export const open = tablesOf("seven_wonders");

/** Waits until a choice is due, or the match is over. */
export function untilDue(page: Page): Promise<Seen> {
  return until(
    page,
    ({ over, mine, cards, answers }) => over || (mine && cards.length + answers > 0),
  );
}

/** Prefers something else each time, so that every use is tried. */
function wished(uses: readonly string[], i: number): string {
  const order = [
    ["build", "recruit", "stage", "tower", "sell"],
    ["stage", "build", "recruit", "tower", "sell"],
    ["tower", "build", "recruit", "stage", "sell"],
    ["build", "recruit", "tower", "stage", "sell"],
  ][i % 4];
  return order?.find((use) => uses.includes(use)) ?? uses[0] ?? "";
}

/** Does what is due, a little different each time, and waits until it has happened. */
export async function decide(
  page: Page,
  seen: Seen,
  i: number,
  done: Tally,
  press: Press = click,
): Promise<void> {
  if (seen.answers > 0) {
    await press(page, `[data-answer="${i % seen.answers}"]`);
    count(done, "answer");
  } else if (seen.leave && (seen.cards.length === 0 || i % 3 === 2)) {
    await press(page, "[data-leave]");
    count(done, "leave");
  } else {
    await press(page, `[data-at="${seen.cards[(i * 5) % seen.cards.length]}"]`);
    const { uses } = await until(page, ({ uses }) => uses.length > 0);
    const use = wished(uses, i);
    // A second press on what is proposed already would do it.
    if ((await page.locator(`[data-use="${use}"][aria-pressed=true]`).count()) === 0) {
      await press(page, `[data-use="${use}"]`);
    }
    count(done, seen.leave ? "dig" : use);
    await pickOther(page, i, done);
  }
  await until(page, ({ primary }) => primary);
  await press(page, "[data-primary]");
  await untilOther(page, seen);
}

/** Now and then another way or another payment than the cheapest. */
async function pickOther(page: Page, i: number, done: Tally): Promise<void> {
  for (const what of ["variant", "payment"]) {
    const pick = page.locator(`[data-pick="${what}"]`);
    if (i % 2 === 0 || (await pick.count()) === 0) continue;
    const options = pick.locator("option");
    if ((await options.count()) > 0) {
      const last = (await options.count()) - 1;
      await pick.locator("select").selectOption({ index: last });
    } else await pick.getByRole("radio").last().click();
    count(done, what);
  }
}

/** Both modules of Babel, and the boards of the Wonder Pack. */
export const BABEL = { babel_tower: true, great_projects: true, wonder_pack: true };
/** The whole family. */
export const ALL = { ...BABEL, leaders: true, cities: true };

/** What the table shows, except who has chosen. */
export const shown = async (page: Page): Promise<string> => {
  const text = await page.locator("main.board").innerText();
  return text.replace(/has chosen|is choosing|…/g, "").replace(/\s+/g, " ");
};
