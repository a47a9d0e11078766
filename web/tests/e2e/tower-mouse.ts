import { expect, type Page } from "@playwright/test";
import { click, type Press, some } from "./common.ts";
import { type Seen, type Tally, until, untilOther } from "./tower.ts";

/** How somebody plays. */
export interface Style {
  press?: Press;
  /** Builds where the fewest discs are left, and never gives up needlessly. */
  finish?: boolean;
}

interface Turn {
  page: Page;
  seen: Seen;
  i: number;
  done: Tally;
  press: Press;
  finish: boolean;
}

/** Does what is due, a little different each time. */
export async function decide(
  page: Page,
  seen: Seen,
  i: number,
  done: Tally,
  { press = click, finish = false }: Style = {},
): Promise<void> {
  const turn = { page, seen, i, done, press, finish };
  if (seen.asked) await answer(turn);
  else if (seen.tray.length > 0) await offer(turn);
  else if (seen.building) await build(turn);
  else await choose(turn);
  await untilOther(page, seen);
}

async function answer({ page, i, done, press }: Turn): Promise<void> {
  await press(page, i % 3 === 0 ? ".ask .button:not(.go)" : ".ask .go");
  done.answered++;
}

/** The spaces on wonders with the fewest discs. */
function nearlyDone(open: readonly string[]): string[] {
  const left = (space: string): number =>
    open.filter((other) => other.split(":")[0] === space.split(":")[0]).length;
  const fewest = Math.min(...open.map(left));
  return open.filter((space) => left(space) === fewest);
}

async function choose({ page, seen, i, done, press, finish }: Turn): Promise<void> {
  if (i % 7 === 3 && !finish) {
    await press(page, "button.pass");
    await press(page, "[data-primary]");
    done.passed++;
    return;
  }
  const spaces = finish ? nearlyDone(seen.open) : seen.open;
  const space = some(spaces, i) ?? "";
  await press(page, `[data-space="${space}"]`);
  await expect(page.locator(`[data-space="${space}"]`)).toHaveAttribute("aria-pressed", "true");
  await press(page, "[data-primary]");
  done.chosen++;
}

async function offer({ page, seen, i, done, press }: Turn): Promise<void> {
  const rich = seen.tray.find(({ most }) => most > 0);
  if (rich && i % 4 !== 1) {
    const more = `.tray [data-kind="${rich.kind}"] .button:last-child`;
    for (let n = 0; n < Math.min(rich.most, 1 + (i % 3)); n++) await press(page, more);
    done.offered++;
    if (i % 3 === 0) {
      await press(page, "button.trade");
      await expect(page.locator("button.trade")).toHaveAttribute("aria-checked", "true");
      done.traded++;
    }
  }
  await press(page, "[data-primary]");
}

async function build({ page, seen, i, done, press, finish }: Turn): Promise<void> {
  let now = seen;
  const taken = new Set<string>();
  // Helpers are tried one after the other until the build is complete.
  while (!now.primary) {
    const seat = now.offers.find((other) => !taken.has(other));
    if (seat === undefined) break;
    taken.add(seat);
    await press(page, `[data-offer="${seat}"]`);
    now = await until(page, () => true);
  }
  if (now.primary && (i % 9 !== 8 || finish)) {
    const ways = page.locator(".summary select");
    const joker = ways.locator("option", { hasText: "Joker" });
    if ((await joker.count()) > 0)
      await ways.selectOption((await joker.last().getAttribute("value")) ?? "");
    if ((await page.locator(".summary .cell.joker").count()) > 0) done.jokers++;
    if (taken.size > 0) done.helped++;
    else done.alone++;
  } else {
    await press(page, "button.abandon");
    done.abandoned++;
  }
  await press(page, "[data-primary]");
}

/** Plays an action card that can be played at any time; says whether there was one. */
export async function playCard(
  page: Page,
  seen: Seen,
  done: Tally,
  press: Press = click,
): Promise<boolean> {
  const card = seen.cards[0];
  if (card === undefined) return false;
  await press(page, `[data-action="${card}"]`);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  if (card === "exchange_cards") {
    const more = "dialog [data-kind] .button:last-child";
    if ((await page.locator(more).count()) === 0) {
      await page.keyboard.press("Escape");
      return false;
    }
    await press(page, more);
  }
  await press(page, "[data-play-card]");
  await expect(dialog).toHaveCount(0);
  await untilOther(page, seen);
  done.cards++;
  return true;
}
