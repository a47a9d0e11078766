import type { Page } from "@playwright/test";
import { bots, type Tally } from "./common.ts";
import { decide, open, until, untilDue } from "./battalia.ts";
import { enter, expect, fits, serious, test } from "./test.ts";

const WIDE = { width: 1366, height: 768 };
const SIZES = [
  ["narrow", { width: 390, height: 844 }],
  ["wide", WIDE],
] as const;

/** A picture in every size and light; in each of them everything fits and can be read. */
async function pictures(page: Page, what: string): Promise<void> {
  for (const [name, size] of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `screenshots/battalia-${what}-${name}-${colorScheme}.png` });
      expect(await fits(page), `${what}, ${name}`).toBe(true);
      expect(await serious(page), `${what}, ${name}, ${colorScheme}`).toEqual([]);
    }
  }
}

test("Battalia: opening, market and a crowded map in every size and light; building and battle as they come", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await enter(page, "Ada");
  await open(page, ["me", ...bots(3, "greedy")], { start_cities: 2, start_heroes: 2 });
  await untilDue(page);
  await pictures(page, "opening");
  const done: Tally = {};
  const shown = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const seen = await until(page, ({ over, mine, battle }) => over || mine || battle);
    if (seen.over) break;
    const what = seen.battle ? "battle" : seen.placing ? "place" : "market";
    // The battle of others may be over before all pictures are taken.
    if (!shown.has(what) && seen.mine) {
      shown.add(what);
      await pictures(page, what);
    }
    if (seen.mine) await decide(page, seen, i, done, { want: ["attack", "move"] });
    else await until(page, ({ version, over }) => over || version !== seen.version);
  }
  await untilDue(page);
  await pictures(page, "crowded");
  expect(shown).toContain("market");
});
