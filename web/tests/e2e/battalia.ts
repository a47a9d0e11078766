import type { Page } from "@playwright/test";
import {
  click,
  count,
  type Press,
  type Shown,
  some,
  tablesOf,
  type Tally,
  tap,
  waits,
} from "./common.ts";

/** What a person sees to do at a table of Battalia. */
export interface Seen extends Shown {
  /** Squares that belong to what is chosen or asked. */
  open: string[];
  /** What the cards can pay for on the market. */
  deals: string[];
  deeds: string[];
  /** Cards in hand that can be used now. */
  hand: string[];
  /** Laid cards that can be used now. */
  pool: string[];
  /** Answers in the list. */
  answers: string[];
  /** Whether a terrain card is being placed. */
  placing: boolean;
  battle: boolean;
  go: string;
}

/** Reads the table as it is on the screen. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (query: string): Element[] => [...document.querySelectorAll(query)];
    const named = (query: string, name: string): string[] =>
      all(query).map((node) => node.getAttribute(name) ?? "");
    const board = document.querySelector("main.board");
    const go = document.querySelector("[data-primary]");
    return {
      version: Number(board?.getAttribute("data-version") ?? -1),
      settled: board?.getAttribute("aria-busy") === "false",
      open: named("[data-square][data-open=true]", "data-square"),
      deals: named("[data-deal].can", "data-deal"),
      deeds: named("[data-deed]", "data-deed"),
      hand: named("[data-hand].use", "data-hand"),
      pool: named("[data-pool].use, [data-pool].able", "data-pool"),
      answers: named("[data-answer]", "data-answer"),
      placing: document.querySelector("[data-turn]") !== null,
      battle: document.querySelector(".battle") !== null,
      primary: go?.getAttribute("aria-disabled") === "false",
      go: go?.textContent?.trim() ?? "",
      over: document.querySelector("dialog .scroll .first, .again") !== null,
      mine: document.querySelector(".status.mine") !== null,
    };
  });
}

export const { until, untilOther } = waits(look);
export const open = tablesOf("battalia");

/** Waits until a decision is due, or the match is over. */
export const untilDue = (page: Page): Promise<Seen> =>
  until(page, ({ over, mine }) => over || mine);

interface Ways {
  press?: Press;
  /** What is bought with preference, if the cards can pay for it. */
  wish?: (deals: readonly string[]) => string | undefined;
  /** What is wanted with preference. */
  want?: readonly string[];
}

/** Presses the big button; twice where it asks again. */
export async function go(page: Page, seen: Seen, press: Press = click): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await press(page, "[data-primary]");
    const now = await until(page, () => true);
    if (now.version !== seen.version || now.over) return;
  }
  await untilOther(page, seen);
}

/** On a phone market and questions are on pages of their own. */
async function turnTo(page: Page, press: Press, leaf: RegExp): Promise<void> {
  const tab = page.locator(".pages [role=tab]", { hasText: leaf });
  if ((await tab.count()) > 0 && (await tab.getAttribute("aria-selected")) !== "true") {
    if (press === tap) await tab.tap();
    else await tab.click();
  }
}

/** Decides something by pointing at it; says what it was. */
export async function decide(
  page: Page,
  seen: Seen,
  turn: number,
  done: Tally,
  ways: Ways = {},
): Promise<void> {
  const { press = click } = ways;
  if (
    seen.placing ||
    (seen.open.length > 0 && seen.deals.length === 0 && seen.deeds.length === 0)
  ) {
    if (seen.placing && turn % 3 === 0) await press(page, "[data-turn]");
    const square = some(seen.open, turn);
    await press(page, `[data-square="${square}"]`);
    await press(page, `[data-square="${square}"]`);
    count(done, seen.placing ? "place" : "start");
    await untilOther(page, seen);
  } else if (seen.battle) await fight(page, seen, turn, done, press);
  else if (seen.answers.length > 0) await answer(page, seen, turn, done, press);
  else if (seen.deals.length + seen.deeds.length > 0) await buy(page, seen, turn, done, ways);
  else if (seen.hand.length + seen.pool.length > 0 && !seen.primary) {
    const card = seen.hand.length > 0 ? `[data-hand].use` : `[data-pool].use`;
    await press(page, card);
    count(done, "pay");
    await untilOther(page, seen);
  } else {
    await go(page, seen, press);
    count(done, "end");
  }
}

async function answer(
  page: Page,
  seen: Seen,
  turn: number,
  done: Tally,
  press: Press,
): Promise<void> {
  const index = (turn * 7) % seen.answers.length;
  const kind = seen.answers[index] ?? "";
  await press(page, `[data-answer] >> nth=${index}`);
  count(done, kind.split(" ")[0] ?? "");
  const now = await until(page, () => true);
  if (now.version === seen.version) await go(page, seen, press);
}

/** Lays cards while there are some, else goes on or passes. */
async function fight(
  page: Page,
  seen: Seen,
  turn: number,
  done: Tally,
  press: Press,
): Promise<void> {
  const fights = seen.answers.indexOf("fight");
  if (fights >= 0) {
    count(done, "fight");
    await press(page, `[data-answer=fight] >> nth=0`);
    await go(page, seen, press);
  } else if (/Go on|Weiter/.test(seen.go) && seen.primary) {
    count(done, "complete");
    await go(page, seen, press);
  } else if (seen.hand.length > 0 && turn % 5 < 4) {
    count(done, "lay");
    await press(page, "[data-hand].use");
    const now = await until(page, () => true);
    if (now.version === seen.version) await answer(page, now, turn, done, press);
  } else if (seen.primary) {
    count(done, "pass");
    await go(page, seen, press);
  } else await answer(page, seen, turn, done, press);
}

/** Buys what can be paid for, uses an artefact, or ends the turn. */
async function buy(
  page: Page,
  seen: Seen,
  turn: number,
  done: Tally,
  { press = click, wish, want = [] }: Ways,
): Promise<void> {
  const deed = want.find((wanted) => seen.deeds.includes(wanted));
  const deal = wish ? wish(seen.deals) : some(seen.deals, turn);
  if (deed) await use(page, seen, deed, turn, done, press);
  else if (deal) {
    await turnTo(page, press, /Market|Markt/);
    await press(page, `[data-deal="${deal}"]`);
    count(done, deal.split(":")[0] ?? "");
    await go(page, seen, press);
  } else if (seen.deeds.length > 0 && turn % 2 === 0) {
    await use(page, seen, some(seen.deeds, turn) ?? "", turn, done, press);
  } else {
    await go(page, seen, press);
    count(done, "end");
  }
}

/** Wants to do something, and chooses whatever is then offered. */
async function use(
  page: Page,
  seen: Seen,
  deed: string,
  turn: number,
  done: Tally,
  press: Press,
): Promise<void> {
  await turnTo(page, press, /Now|Jetzt/);
  await press(page, `[data-deed=${deed}]`);
  count(done, deed);
  let now = await until(page, () => true);
  const square = some(now.open, turn);
  if (square) await press(page, `[data-square="${square}"]`);
  else if (now.hand.length > 0) await press(page, "[data-hand].use");
  now = await until(page, () => true);
  if (now.version !== seen.version) return;
  if (!now.primary || /End|Zug|Keep/.test(now.go)) await press(page, "[data-answer] >> nth=0");
  now = await until(page, () => true);
  if (now.version === seen.version) await go(page, seen, press);
}
