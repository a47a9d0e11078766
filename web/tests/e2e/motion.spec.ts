import type { Page } from "@playwright/test";
import { some } from "./common.ts";
import { enter, expect, playBots, test } from "./test.ts";
import { look, untilOther } from "./table.ts";

/** A scoring as it was shown: every moment with its words, what lit up, what rose. */
interface Shown {
  moments: { words: string; lit: number; rises: number }[];
  /** How many moments there had been when "Skip" was pressed. */
  skipped: number | null;
  ended: boolean;
}

/**
 * Watches the page from the inside, because the show goes on by itself: notes each moment as it
 * appears, and presses "Skip" at the first one if asked to.
 */
async function watchShow(page: Page, skip: boolean): Promise<void> {
  await page.evaluate((press) => {
    const shown: Shown = { moments: [], skipped: null, ended: false };
    (window as unknown as { shown: Shown }).shown = shown;
    const observer = new MutationObserver(() => {
      const button = [...document.querySelectorAll(".status button")].find(
        (node) => node.textContent === "Skip",
      );
      if (!(button instanceof HTMLElement)) {
        if (shown.moments.length === 0) return;
        shown.ended = true;
        observer.disconnect();
        return;
      }
      const words = document.querySelector(".status .words")?.textContent.trim() ?? "";
      const lit = document.querySelectorAll(".pieces .lit").length;
      const rises = document.querySelectorAll(".rises .rise").length;
      const last = shown.moments.at(-1);
      if (last?.words === words && last.lit === lit && last.rises === rises) return;
      shown.moments.push({ words, lit, rises });
      if (press && shown.skipped === null) {
        shown.skipped = shown.moments.length;
        button.click();
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, skip);
}
const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => (window as unknown as { shown: Shown }).shown);

/** Waits until the show is over, or there is something to do. */
async function untilShownOrMine(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { moments, ended } = (window as unknown as { shown: Shown }).shown;
    if (ended) return true;
    const settled = document.querySelector("main.board")?.getAttribute("aria-busy") === "false";
    const something =
      "[data-hex].open, [data-card], .ask, [data-primary][aria-disabled=false], dialog .scroll .first";
    return moments.length === 0 && settled && document.querySelector(something) !== null;
  });
}

/** Plays on until a scoring has been shown. */
async function playToShow(page: Page): Promise<Shown> {
  for (let i = 0; i < 400; i++) {
    await untilShownOrMine(page);
    const show = await shown(page);
    if (show.ended) return show;
    await doSomething(page, i);
  }
  throw new Error("no scoring was shown");
}

async function doSomething(page: Page, i: number): Promise<void> {
  const seen = await look(page);
  expect(seen.over, "the match is not over before a scoring").toBe(false);
  const press = async (query: string, times = 1): Promise<void> => {
    for (let n = 0; n < times; n++) await page.locator(query).dispatchEvent("click");
  };
  if (seen.extraTurn) await press(".ask .go");
  else if (seen.primary) await press("[data-primary]");
  else if (seen.cards[0]) await press(`[data-card="${seen.cards[0]}"]`, 2);
  else await press(`[data-hex="${some(seen.open, i)}"]`, 2);
  await untilOther(page, seen);
}

test("with motion a scoring is shown player by player, and can be skipped", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await enter(page, "Ada");
  await playBots(page, 2);

  await watchShow(page, false);
  const whole = await playToShow(page);
  expect(whole.moments[0]?.words).toMatch(/scored|ziggurat/i);
  expect(whole.moments.every(({ words }) => words !== "")).toBe(true);
  expect(whole.moments[0]?.lit).toBeGreaterThan(0);
  await expect(page.locator(".pieces .lit")).toHaveCount(0);

  await watchShow(page, true);
  const cut = await playToShow(page);
  expect(cut.skipped).toBe(1);
  expect(cut.moments).toHaveLength(1);
});
