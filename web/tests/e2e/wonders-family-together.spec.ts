import type { Page } from "@playwright/test";
import { bot, framesTo, invite, sitDown, type Tally } from "./common.ts";
import { decide, open, shown, untilDue } from "./wonders.ts";
import { enter, expect, serious, test } from "./test.ts";

test("7 Wonders: leaders are drafted and recruited in secret, partners see each other", async ({
  page,
  another,
}) => {
  await enter(page, "Ada");
  const seats = ["me", "reserved", bot("random"), bot("random")];
  await open(page, seats, { leaders: true, cities: true, teams: true });
  const other = await another();
  const frames = framesTo(other);
  await invite(page, other);
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

/** Says something in the chat; opens it first. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("tab", { name: /^Chat/ }).click();
  await page.getByRole("textbox", { name: /Say something/ }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

test("7 Wonders: partners talk in private (SWC-11.8)", async ({ page, another }) => {
  await enter(page, "Ada");
  // Ada and Bo play together; Cy is on the other team.
  await open(page, ["me", "open", "open", bot("random")], { cities: true, teams: true });
  const table = page.url();
  const [bo, cy] = [await another(), await another()];
  const frames = framesTo(cy);
  for (const [other, name] of [
    [bo, "Bo"],
    [cy, "Cy"],
  ] as const) {
    await other.goto(table);
    await sitDown(other, name);
  }
  await page.getByRole("button", { name: "Start" }).click();
  for (const each of [page, bo, cy]) await untilDue(each);
  await say(page, "Good luck");
  const partner = page.getByRole("radio", { name: "Partner: Bo" });
  await expect(page.getByRole("radio", { name: "Everyone" })).toBeChecked();
  // The switch can be reached and turned by keys.
  await page.getByRole("radio", { name: "Everyone" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(partner).toBeChecked();
  await say(page, "I build an army");
  const moved = await page.evaluate(
    () =>
      [...document.querySelectorAll(".side, .side *")].filter((node) => node.scrollLeft !== 0)
        .length,
  );
  expect(moved, "nothing is pushed out of sight").toBe(0);
  expect(await serious(page)).toEqual([]);
  const heard = (other: Page) => other.getByRole("log", { name: "Chat" });
  await bo.getByRole("tab", { name: /^Chat/ }).click();
  await expect(heard(bo).locator("p.aside")).toHaveText(/Partner\s+Ada\s+I build an army/);
  await expect(heard(bo)).toContainText("Good luck");
  // The choice is remembered, and so is what was said.
  await page.reload();
  await untilDue(page);
  await page.getByRole("tab", { name: /^Chat/ }).click();
  await expect(partner).toBeChecked();
  await expect(heard(page)).toContainText("I build an army");
  await page.getByText("Everyone", { exact: true }).click();
  await say(page, "Hello Cy");
  await cy.getByRole("tab", { name: /^Chat/ }).click();
  await expect(heard(cy)).toContainText("Hello Cy");
  await expect(heard(cy)).not.toContainText("army");
  await expect(cy.getByRole("radio", { name: /Partner/ })).toHaveCount(0);
  await cy.reload();
  await untilDue(cy);
  expect(frames.join()).toContain("Hello Cy");
  expect(frames.join()).not.toContain("army");
});
