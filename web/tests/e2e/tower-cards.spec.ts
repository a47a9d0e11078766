import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { invite, POLL, uncover } from "./common.ts";
import { GameServer } from "./server.ts";
import { decide, playCard } from "./tower-mouse.ts";
import { due, look, open, type Seen, tally, until } from "./tower.ts";
import { enter, expect, test } from "./test.ts";

/** Small discs finish wonders quickly, and each finished wonder brings an action card. */
const SMALL = [1, 1, 2, 2, 2, 5];
const TABLES = { discs: { camel: SMALL, crane: SMALL, ship: SMALL, mason: SMALL } };
/** With all seats at one screen every action card is in a hand that the test plays. */
const SEATS = ["me", { local: "Enki" }, { local: "Ningal" }];
/** Always the same deals, so that the same cards come: with these a Joker comes early. */
const SEED = ["--seed", "12"];

const isDue = (seen: Seen): boolean => seen.over || due(seen);

/** Waits for a decision, and opens the curtain between the players. */
async function next(page: Page): Promise<Seen> {
  const curtain = page.locator("dialog.curtain");
  for (;;) {
    await expect
      .poll(async () => (await curtain.isVisible()) || isDue(await look(page)), POLL)
      .toBe(true);
    if (!(await uncover(page))) return until(page, isDue);
  }
}

/** A server with small discs, for as long as the test runs. */
async function withSmallDiscs(play: (address: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "facts-"));
  const facts = join(folder, "tables.json");
  writeFileSync(facts, JSON.stringify({ tables: TABLES }));
  const server = new GameServer("--facts", `tower_of_babel=${facts}`, ...SEED);
  await server.start();
  try {
    await play(server.address);
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true });
  }
}

test("Tower of Babel: action cards and Jokers, with the tables of this house", async ({
  another,
}) => {
  test.setTimeout(600_000);
  await withSmallDiscs(async (address) => {
    const page = await another(address);
    await enter(page, "Ada");
    const done = tally();
    const enough = (): boolean => done.cards > 0 && done.jokers > 0;
    for (let match = 0; match < 5 && !enough(); match++) {
      await open(page, SEATS, { two_kind_discs: true });
      for (let i = 1; i < 400 && !enough(); i++) {
        const seen = await next(page);
        if (seen.over) break;
        if (await playCard(page, seen, done)) continue;
        await decide(page, seen, i, done, { finish: true });
      }
    }
    expect(done.cards, "cards for any time were played").toBeGreaterThan(0);
    expect(done.jokers, "Jokers were played").toBeGreaterThan(0);
    await expect(page.getByRole("log")).toContainText(/Joker/);

    await page.goto("/about/tower_of_babel");
    await page.getByText("Research notes").click();
    await expect(page.locator(".mark.assumed").first()).toBeVisible();
    await expect(page.locator(".house")).toContainText("1, 1, 2, 2, 2, 5");
  });
});

test("Tower of Babel: a card for any time while somebody else is to decide", async ({
  another,
}) => {
  test.setTimeout(600_000);
  await withSmallDiscs(async (address) => {
    const page = await another(address);
    await enter(page, "Ada");
    await open(page, ["me", { local: "Enki" }, "reserved"]);
    const other = await another(address);
    await invite(page, other);
    await expect(other.locator("[data-wonder]")).toHaveCount(8);

    const done = tally();
    let played = false;
    for (let i = 1; i < 600 && !played; i++) {
      await expect
        .poll(
          async () => (await uncover(page)) || isDue(await look(page)) || isDue(await look(other)),
          POLL,
        )
        .toBe(true);
      const [mine, others] = [await look(page), await look(other)];
      if (mine.over || others.over) break;
      if (isDue(mine)) {
        await decide(page, await until(page, isDue), i, done, { finish: true });
      } else if (mine.cards.length > 0 && mine.settled && isDue(others)) {
        // Only the other one has something to decide; the card is played anyway.
        await expect(page.locator(".status.mine")).toHaveCount(0);
        played = await playCard(page, mine, done);
        await until(other, isDue);
      }
      if (!played && !isDue(mine) && isDue(others))
        await decide(other, await until(other, isDue), i, done, { finish: true });
    }
    expect(played, "a card was played out of turn").toBe(true);
    await expect(other.getByRole("log")).toContainText(/(Draw Cards|Exchange)/);
  });
});
