import { bot, framesTo, invite, POLL, type Tally, uncover } from "./common.ts";
import { decide, look, open, shown, until, untilDue } from "./wonders.ts";
import { enter, expect, serious, test } from "./test.ts";

test("7 Wonders: two browsers and a bot, choices stay secret until all are made", async ({
  page,
  another,
}) => {
  await enter(page, "Ada");
  await open(page, ["me", "reserved", bot("random")]);
  const other = await another();
  const frames = framesTo(other);
  await invite(page, other);
  const done: Tally = {};
  for (let turn = 0; turn < 3; turn++) {
    const mine = await untilDue(page);
    const theirs = await untilDue(other);
    // The bot has chosen before anything is compared.
    await expect(other.locator("[data-city='2']").first()).toContainText("has chosen");
    const before = await shown(other);
    const known = frames.length;
    await decide(page, mine, turn, done);
    await expect(other.locator("[data-city='0']").first()).toContainText("has chosen");
    expect(await shown(other)).toBe(before);
    await expect(other.getByRole("log")).not.toContainText(/Ada chooses|Chosen/);
    for (const frame of frames.slice(known)) {
      expect(frame).not.toMatch(/"chosen":\[\{/);
      expect(frame).not.toMatch(/"act":\{"action":\{/);
    }
    // What was chosen can be changed as long as somebody is still thinking.
    await page.locator("[data-at='0']").click();
    await page.locator("[data-use=sell]").click();
    await page.locator("[data-primary]").click();
    await expect(page.locator(".stamp").first()).toContainText("3 coins");
    expect(await shown(other)).toBe(before);
    await decide(other, await untilDue(other), turn + 1, done);
    await until(page, ({ version, mine: due }) => version > theirs.version && due);
    await expect(page.getByRole("log")).toContainText("Ada discards");
  }
  expect(await serious(other)).toEqual([]);
});

test("7 Wonders: three at one screen, the curtain keeps choices secret", async ({ page }) => {
  await enter(page, "Ada");
  await open(page, ["me", { local: "Enki" }, { local: "Ningal" }]);
  const curtain = page.locator("dialog.curtain");
  const done: Tally = {};
  let [curtains, choices] = [0, 0];
  for (let i = 0; choices < 7; i++) {
    await expect
      .poll(async () => (await curtain.isVisible()) || (await look(page)).mine, POLL)
      .toBe(true);
    if (await uncover(page)) curtains++;
    else {
      // Nothing the player before has chosen can be seen.
      const seen = await untilDue(page);
      await expect(page.locator(".stamp")).toHaveCount(0);
      await decide(page, seen, i, done);
      choices++;
    }
  }
  // Whoever chooses last in a turn goes on first in the next.
  expect(curtains).toBeGreaterThanOrEqual(4);
  expect(await serious(page)).toEqual([]);
});
