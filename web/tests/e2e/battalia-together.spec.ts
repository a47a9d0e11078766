import { invite, POLL, type Tally, uncover, whoseTurn } from "./common.ts";
import { decide, look, open, type Seen, until } from "./battalia.ts";
import { enter, expect, serious, test } from "./test.ts";

/** All heroes begin on the ruins: a weapon is enough for a battle. */
const NEAR = { scenario: "alt2", week_limit: 6 };
/** Weapons first, and then attacks. */
const FIERCE = {
  wish: (deals: readonly string[]): string | undefined =>
    deals.find((deal) => deal === "create:weapon"),
  want: ["attack"],
};

const due = ({ settled, mine, over }: Seen): boolean => settled && (mine || over);

test("Battalia: two browsers, a defence in another player's turn", async ({ page, another }) => {
  test.setTimeout(300_000);
  await enter(page, "Ada");
  await open(page, ["me", "reserved"], NEAR);
  const other = await another();
  await invite(page, other);
  await expect(other.locator("[data-square]").first()).toBeVisible();
  const names = new Map([
    [page, "Ada"],
    [other, "Bo"],
  ]);

  const done: Tally = {};
  let defended = false;
  for (let i = 1; i < 400 && !defended; i++) {
    const who = await whoseTurn([page, other], look, due);
    const seen = await until(who, due);
    if (seen.over) break;
    const mate = who === page ? other : page;
    if (seen.battle && seen.answers.includes("fight")) {
      // The defender is called although it is the other player's turn.
      await expect(who.locator(".status.panel")).toContainText("You are under attack!");
      await expect(who).toHaveTitle(/You are under attack!/);
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
    const who = await whoseTurn([page, other], look, due);
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
    if (await uncover(page)) {
      turns++;
      continue;
    }
    await decide(page, await until(page, due), i, done);
  }
  expect(turns).toBe(6);
});
