import type { Page } from "@playwright/test";
import { bot, decide, open, type Tally, untilDue } from "./wonders.ts";
import { enter, expect, serious, test } from "./test.ts";

/** What the table shows, but for who has chosen. */
const shown = async (page: Page): Promise<string> => {
  const text = await page.locator("main.board").innerText();
  return text.replace(/has chosen|is choosing|…/g, "").replace(/\s+/g, " ");
};

test("7 Wonders: leaders are drafted and recruited in secret, partners see each other", async ({
  page,
  another,
}) => {
  await enter(page, "Ada");
  const seats = ["me", "reserved", bot("random"), bot("random")];
  await open(page, seats, { leaders: true, cities: true, teams: true });
  const invitation = await page
    .getByRole("button", { name: "Copy invitation" })
    .getAttribute("data-address");
  const other = await another();
  const frames: string[] = [];
  other.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  await other.goto(invitation ?? "");
  await other.getByRole("textbox").fill("Bo");
  await other.getByRole("button", { name: "That’s me" }).click();
  await other.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  const done: Tally = {};
  // Three picks, the recruitment, a turn: what one chooses the other learns when all have chosen.
  for (let choice = 0; choice < 5; choice++) {
    const mine = await untilDue(page);
    await untilDue(other);
    for (const city of [2, 3]) {
      await expect(other.locator(`[data-city='${city}']`).first()).toContainText("has chosen");
    }
    const before = await shown(other);
    const known = frames.length;
    await decide(page, mine, 4 * choice, done);
    await expect(other.locator("[data-city='0']").first()).toContainText("has chosen");
    expect(await shown(other)).toBe(before);
    for (const frame of frames.slice(known)) {
      expect(frame).not.toMatch(/"chosen":\[\{/);
      expect(frame).not.toMatch(/"act":\{"action":\{/);
    }
    await decide(other, await untilDue(other), 4 * choice, done);
  }
  expect(done["keep"]).toBe(6);
  expect(done["recruit"]).toBe(2);
  // Partners see each other's hands, and nobody else's (SWC-11.2, SWC-11.8).
  await untilDue(page);
  await page.locator("[data-city='1']").first().click();
  await expect(page.getByRole("dialog")).toContainText("Hand of Bo");
  await page.keyboard.press("Escape");
  await page.locator("[data-city='3']").first().click();
  await expect(page.getByRole("dialog")).toContainText("Stage 1.");
  await expect(page.getByRole("dialog")).not.toContainText("Hand of");
  expect(await serious(page)).toEqual([]);
});
