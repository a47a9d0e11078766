import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { due, look, open, until, type Seen } from "./babylon.ts";
import { GameServer } from "./server.ts";
import { enter, expect, fits, serious, test } from "./test.ts";

/** Every dig brings more pillars than usual, so that gardens grow high. */
const TABLES = {
  round_tokens: { none: 0, pillar_plus: 14, pillar_minus: 0, wild_space: 0 },
  switches: { pillars_per_empty_neighbour: 1, start_pillars: 6 },
};
const LEVEL = 4;

/** The place where the tile comes to lie highest, but not above the last level; and its level. */
const highestPlace = (page: Page, last: number): Promise<string | undefined> =>
  page.evaluate((top) => {
    const level = (cell: string): number => {
      const label = document.querySelector(`[data-cell="${cell}"]`)?.getAttribute("aria-label");
      return Number(/level (\d+)/.exec(label ?? "")?.[1] ?? 0);
    };
    const under = (cell: string): number => {
      const [row = 0, column = 0] = [Number(cell[1]), Number(cell[3])];
      const quad = [0, 1].flatMap((y) => [0, 1].map((x) => `r${row + y}c${column + x}`));
      return Math.max(...quad.map(level));
    };
    // Not all in one corner: the garden is to be looked at.
    const spread = (cell: string): number => (Number(cell[1]) * 5 + Number(cell[3]) * 3) % 7;
    return [...document.querySelectorAll("[data-cell].open")]
      .map((node) => node.getAttribute("data-cell") ?? "")
      .filter((cell) => under(cell) < top)
      .sort((a, b) => under(b) - under(a) || spread(a) - spread(b))[0];
  }, last);

/** The tile of the quarry that brings most pillars. */
const richest = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const pillars = (node: Element): number =>
      Number(node.querySelector(".pillars")?.textContent ?? 0);
    const spots = [...document.querySelectorAll("[data-spot].open")];
    return spots.sort((a, b) => pillars(b) - pillars(a))[0]?.getAttribute("data-spot") ?? "";
  });

async function step(page: Page, seen: Seen, last: number): Promise<void> {
  if (seen.spots.length > 0) {
    const spot = page.locator(`[data-spot="${await richest(page)}"]`);
    await spot.click();
    await spot.click();
  } else if (seen.chances > 0) {
    await page.locator("[data-chance='0']").click();
    await page.locator("[data-chance='0']").click();
  } else {
    const place = seen.cells.length > 0 ? await highestPlace(page, last) : undefined;
    if (place === undefined) await end(page);
    else {
      await page.locator(`[data-cell="${place}"]`).click({ force: true });
      await page.locator("[data-primary]").click();
    }
  }
  await until(page, ({ version }) => version !== seen.version);
}

async function end(page: Page): Promise<void> {
  await page.locator("[data-primary]").click();
  const { keep } = await look(page);
  if (keep[0]) await page.locator(`[data-keep="${keep[0]}"]`).click();
}

const highest = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector("[data-levels]")?.getAttribute("max") ?? 0));
const terraces = async (page: Page): Promise<number> =>
  (await page.locator("svg.garden:not(.small) .slab:not(.ghost)").count()) / 4;

test("Babylon: a garden of four levels, from above and tilted, in every light", async ({
  another,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "facts-"));
  const facts = join(folder, "tables.json");
  writeFileSync(facts, JSON.stringify({ tables: TABLES }));
  const server = new GameServer("--bot-pause", "0", "--facts", `babylon=${facts}`, "--seed", "5");
  await server.start();
  try {
    const page = await another(server.address);
    await enter(page, "Ada");
    await open(page, ["me", { bot: "easy" }], { promo_cards: true });
    for (let i = 0; i < 200; i++) {
      const seen = await until(page, (now) => now.over || due(now));
      const high = await highest(page);
      if (seen.over) break;
      if (high >= LEVEL && seen.cells.length > 0 && (await terraces(page)) >= 9) break;
      // Broad first, then high.
      await step(page, seen, (await terraces(page)) < 4 ? 1 : LEVEL);
    }
    await pictures(page);
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true });
  }
});

async function pictures(page: Page): Promise<void> {
  expect(await highest(page)).toBeGreaterThanOrEqual(LEVEL);
  for (const [name, size] of [
    ["wide", { width: 1366, height: 768 }],
    ["narrow", { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const camera of ["above", "tilted"]) {
        await page.locator(`[data-look-button=${camera}]`).click();
        await page.mouse.move(2, 2);
        expect(await fits(page)).toBe(true);
        const file = `screenshots/babylon-garden-${camera}-${name}-${colorScheme}.png`;
        await page.screenshot({ path: file });
        if (camera === "tilted") expect(await serious(page)).toEqual([]);
      }
    }
  }
}
