import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GameServer } from "./server.ts";
import { decide, playCard } from "./tower-mouse.ts";
import { bot, open, tally, untilDue } from "./tower.ts";
import { enter, expect, test } from "./test.ts";

/** Small discs finish wonders quickly, and each finished wonder brings an action card. */
const SMALL = [1, 1, 1, 1, 2, 5];
const TABLES = { discs: { camel: SMALL, crane: SMALL, ship: SMALL, mason: SMALL } };

test("Tower of Babel: action cards, with the tables of this house", async ({ another }) => {
  test.setTimeout(400_000);
  const folder = mkdtempSync(join(tmpdir(), "facts-"));
  const facts = join(folder, "tables.json");
  writeFileSync(facts, JSON.stringify({ tables: TABLES }));
  const server = new GameServer("--facts", `tower_of_babel=${facts}`);
  await server.start();
  const page = await another(server.address);
  await enter(page, "Ada");
  const done = tally();
  // Chance decides who gets which card: a few short matches bring enough of them.
  const enough = (match: number): boolean => done.cards > 0 && (done.jokers > 0 || match >= 2);
  for (let match = 0; match < 10 && !enough(match); match++) {
    await open(page, ["me", bot("random"), bot("random")], { two_kind_discs: true });
    for (let i = 1; i < 300; i++) {
      const seen = await untilDue(page);
      if (seen.over) break;
      if (await playCard(page, seen, done)) continue;
      await decide(page, seen, i, done, { finish: true });
    }
    const end = page.getByRole("dialog");
    await expect(end.getByRole("heading", { level: 2 })).toContainText(/wins?/);
  }
  expect(done.cards).toBeGreaterThan(0);
  test.info().annotations.push({ type: "done", description: JSON.stringify(done) });

  await page.goto("/about/tower_of_babel");
  await expect(page.locator(".mark.assumed").first()).toBeVisible();
  await server.remove();
  rmSync(folder, { recursive: true });
});
