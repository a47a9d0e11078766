import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { GameServer } from "./server.ts";
import { decide, playCard } from "./tower-mouse.ts";
import { look, open, type Seen, tally, until } from "./tower.ts";
import { enter, expect, test } from "./test.ts";

/** Small discs finish wonders quickly, and each finished wonder brings an action card. */
const SMALL = [1, 1, 2, 2, 2, 5];
const TABLES = { discs: { camel: SMALL, crane: SMALL, ship: SMALL, mason: SMALL } };
/** With all seats at one screen every action card is in a hand that the test plays. */
const SEATS = ["me", { local: "Enki" }, { local: "Ningal" }];

/** Waits for a decision, and opens the curtain between the players. */
async function next(page: Page): Promise<Seen> {
  const curtain = page.locator("dialog.curtain");
  const due = (seen: Seen): boolean =>
    seen.over || seen.open.length > 0 || seen.tray.length > 0 || seen.building || seen.asked;
  for (;;) {
    await expect
      .poll(async () => (await curtain.isVisible()) || due(await look(page)), { timeout: 60_000 })
      .toBe(true);
    if (!(await curtain.isVisible())) return until(page, due);
    await curtain.getByRole("button").first().click();
    await expect(curtain).toHaveCount(0);
  }
}

test("Tower of Babel: action cards and Jokers, with the tables of this house", async ({
  another,
}) => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), "facts-"));
  const facts = join(folder, "tables.json");
  writeFileSync(facts, JSON.stringify({ tables: TABLES }));
  const server = new GameServer("--facts", `tower_of_babel=${facts}`);
  await server.start();
  const page = await another(server.address);
  await enter(page, "Ada");
  const done = tally();
  // Chance decides which cards are drawn; two matches bring enough of them, mostly with a Joker.
  for (let match = 0; match < 2 && (done.cards === 0 || done.jokers === 0); match++) {
    await open(page, SEATS, { two_kind_discs: true });
    for (let i = 1; i < 400 && (done.cards === 0 || done.jokers === 0); i++) {
      const seen = await next(page);
      if (seen.over) break;
      if (await playCard(page, seen, done)) continue;
      await decide(page, seen, i, done, { finish: true });
    }
  }
  expect(done.cards, "cards for any time were played").toBeGreaterThan(0);
  test.info().annotations.push({ type: "done", description: JSON.stringify(done) });

  await page.goto("/about/tower_of_babel");
  await expect(page.locator(".mark.assumed").first()).toBeVisible();
  await server.remove();
  rmSync(folder, { recursive: true });
});
