import { expect, type Page } from "@playwright/test";

/** What the screen shows at any game's table. */
export interface Shown {
  /** The version of the match on screen. */
  version: number;
  /** Whether it is the newest one, and no request is still under way. */
  settled: boolean;
  /** Whether a decision is due. */
  mine: boolean;
  /** Whether the big button can be pressed. */
  primary: boolean;
  over: boolean;
}

/** How often to look at the screen. */
export const POLL = { timeout: 60_000, intervals: [20, 40, 80] };

/** Waits until the screen is as it should be. */
type Until<S> = (page: Page, wanted: (seen: S) => boolean) => Promise<S>;

/** Ways to wait at the table of a game whose screen `look` reads. */
export function waits<S extends Shown>(
  look: (page: Page) => Promise<S>,
): {
  until: Until<S>;
  /** Waits until something has changed. */
  untilOther: (page: Page, before: S) => Promise<S>;
} {
  const until: Until<S> = async (page, wanted) => {
    let seen = await look(page);
    await expect
      .poll(async () => {
        seen = await look(page);
        return seen.settled && wanted(seen);
      }, POLL)
      .toBe(true);
    return seen;
  };
  return {
    until,
    untilOther: (page, before) => until(page, ({ version }) => version !== before.version),
  };
}

/** The first of several screens where a decision is due, or where the match is over. */
export async function whoseTurn<S extends Shown>(
  pages: readonly [Page, ...Page[]],
  look: (page: Page) => Promise<S>,
  due: (seen: S) => boolean,
): Promise<Page> {
  let [found] = pages;
  await expect
    .poll(async () => {
      for (found of pages) {
        const seen = await look(found);
        if (seen.settled && (seen.over || due(seen))) return true;
      }
      return false;
    }, POLL)
    .toBe(true);
  return found;
}

/** Makes a table over the API and goes there. */
export type Open = (
  page: Page,
  seats: unknown[],
  options?: Record<string, unknown>,
) => Promise<string>;

/** Opens tables of a game. */
export const tablesOf =
  (game: string): Open =>
  async (page, seats, options = {}) => {
    const data = { game, options, seats, start: !seats.includes("reserved") };
    const made = await page.request.post("/api/tables", { data });
    expect(made.ok()).toBe(true);
    const { info } = (await made.json()) as { info: { id: string } };
    await page.goto(`/table/${info.id}`);
    return info.id;
  };

/** Starts a match in the browser itself, on the page for new tables; the first seat is this person's. */
export async function startHere(page: Page, game: string, ...others: string[]): Promise<void> {
  await page.goto(`/new/${game}`);
  const players = page.getByRole("group", { name: "Players", exact: true });
  await players.getByText(String(others.length + 1), { exact: true }).click();
  for (const [i, other] of others.entries()) {
    await page.getByLabel(`Seat ${i + 2}`).selectOption(other);
  }
  await page.getByRole("button", { name: "Start the match" }).click();
  await expect(page).toHaveURL(/\/here\/[0-9a-f]+$/);
}

export const bot = (level = "random"): { bot: string } => ({ bot: level });
export const bots = (number: number, level?: string): { bot: string }[] =>
  Array.from({ length: number }, () => bot(level));

/** Enters a name and takes the first free seat. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox").fill(name);
  await page.getByRole("button", { name: "That’s me" }).click();
  await page.getByRole("button", { name: "Sit here" }).first().click();
}

/** Bo follows the invitation to the table on screen, and the match starts. */
export async function invite(page: Page, other: Page): Promise<void> {
  const invitation = page.getByRole("button", { name: "Copy invitation" });
  await other.goto((await invitation.getAttribute("data-address")) ?? "");
  await sitDown(other, "Bo");
  await page.getByRole("button", { name: "Start" }).click();
}

/** Everything the server sends to a screen from now on. */
export function framesTo(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  return frames;
}

/** Opens the curtain between people who share a screen; returns whether it was drawn. */
export async function uncover(page: Page): Promise<boolean> {
  const curtain = page.locator("dialog.curtain");
  if (!(await curtain.isVisible())) return false;
  await curtain.getByRole("button").first().click();
  await expect(curtain).toHaveCount(0);
  return true;
}

/** How a person presses something: with a mouse or with a finger. */
export type Press = (page: Page, query: string) => Promise<void>;
export const click: Press = (page, query) => page.locator(query).first().click();
export const tap: Press = (page, query) => page.locator(query).first().tap();

/** One of a list, not always the first, so that games differ. */
export function some<T>(list: readonly T[], turn: number): T | undefined {
  return list[(turn * 37 + 11) % list.length];
}

/** What has been done so far, to check that everything was tried. */
export type Tally = Partial<Record<string, number>>;
export const count = (done: Tally, what: string): void => {
  done[what] = (done[what] ?? 0) + 1;
};
