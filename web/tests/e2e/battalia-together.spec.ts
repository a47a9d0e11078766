import type { Page } from "@playwright/test";
import { decide, look, open, type Seen, type Tally, until } from "./battalia.ts";
import { enter, expect, serious, test } from "./test.ts";

const POLL = { timeout: 60_000, intervals: [20, 40, 80] };
/** All heroes begin on the ruins: a weapon is enough for a battle. */
const NEAR = { scenario: "alt2", week_limit: 6 };
/** Weapons first, and then attacks. */
const FIERCE = {
  wish: (deals: readonly string[]): string | undefined =>
    deals.find((deal) => deal === "create:weapon"),
  want: ["attack"],
};

const due = ({ settled, mine, over }: Seen): boolean => settled && (mine || over);

/** Whose turn it is to decide. */
async function next(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      const seen = await Promise.all(pages.map(look));
      found = pages[seen.findIndex(due)];
      return found !== undefined;
    }, POLL)
    .toBe(true);
  return found ?? (pages[0] as Page);
}

test("Battalia: two browsers, a defence in the turn of another", async ({ page, another }) => {
  test.setTimeout(300_000);
  await enter(page, "Ada");
  const made = await page.request.post("/api/tables", {
    data: { game: "battalia", options: NEAR, seats: ["me", "reserved"], start: false },
  });
  const { info } = (await made.json()) as { info: { id: string } };
  await page.goto(`/table/${info.id}`);
  const invitation = page.getByRole("button", { name: "Copy invitation" });
  const other = await another();
  await other.goto((await invitation.getAttribute("data-address")) ?? "");
  await other.getByRole("textbox").fill("Bo");
  await other.getByRole("button", { name: "That’s me" }).click();
  await other.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(other.locator("[data-square]").first()).toBeVisible();
  const names = new Map([
    [page, "Ada"],
    [other, "Bo"],
  ]);

  const done: Tally = {};
  let defended = false;
  for (let i = 1; i < 400 && !defended; i++) {
    const who = await next([page, other]);
    const seen = await until(who, due);
    if (seen.over) break;
    const mate = who === page ? other : page;
    if (seen.battle && seen.answers.includes("fight")) {
      // The defender is called although it is the turn of the other.
      await expect(who.locator(".status.panel")).toContainText("You are attacked!");
      await expect(who).toHaveTitle(/You are attacked!/);
      await expect(mate.locator(".status.mine")).toHaveCount(0);
      await expect(mate.locator(".status.panel")).toContainText(`${names.get(who)} decides`);
      expect(await serious(who)).toEqual([]);
      await who.screenshot({ path: "screenshots/battalia-attacked.png" });
      await mate.screenshot({ path: "screenshots/battalia-attacking.png" });
      defended = true;
    }
    await decide(who, seen, i * 5, done, FIERCE);
  }
  expect(defended, "somebody was attacked").toBe(true);
  // The battle goes on until somebody passes.
  for (let i = 0; i < 60; i++) {
    const who = await next([page, other]);
    const seen = await until(who, due);
    if (!seen.battle) break;
    await decide(who, seen, i, done, FIERCE);
  }
  await expect(page.getByRole("log")).toContainText(/wins the battle|is repelled/);
  await expect(other.getByRole("log")).toContainText(/wins the battle|is repelled/);
});

test("Battalia: two at one screen, the curtain keeps hands secret", async ({ page }) => {
  await enter(page, "Ada");
  await open(page, ["me", { local: "Enki" }], { week_limit: 1 });
  const curtain = page.locator("dialog.curtain");
  const done: Tally = {};
  let turns = 0;
  for (let i = 1; i < 80 && turns < 6; i++) {
    await expect
      .poll(async () => (await curtain.isVisible()) || due(await look(page)), POLL)
      .toBe(true);
    if (await curtain.isVisible()) {
      await curtain.getByRole("button").first().click();
      await expect(curtain).toHaveCount(0);
      turns++;
      continue;
    }
    await decide(page, await until(page, due), i, done);
  }
  expect(turns).toBe(6);
});
