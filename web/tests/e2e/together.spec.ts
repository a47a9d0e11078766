import type { Page } from "@playwright/test";
import { sitDown, some } from "./common.ts";
import { enter, expect, serious, test } from "./test.ts";
import { look, placeSome, until, untilMine, untilOther } from "./table.ts";

/** Ada makes a table for two, Bo follows the invitation, and they start. */
async function meet(ada: Page, bo: Page): Promise<void> {
  await enter(ada, "Ada");
  await ada.getByRole("link", { name: "Make a table" }).click();
  await ada.getByRole("button", { name: "Make the table" }).click();
  const invitation = await ada
    .getByRole("button", { name: "Copy invitation" })
    .getAttribute("data-address");
  expect(invitation).toContain("#seat=1&invite=");
  expect(await serious(ada)).toEqual([]);
  await ada.screenshot({ path: "screenshots/room-wide.png" });

  await bo.goto(invitation ?? "");
  await sitDown(bo, "Bo");
  await expect(ada.getByText("Bo", { exact: true })).toBeVisible();
  await ada.getByRole("button", { name: "Start" }).click();
  await expect(bo.locator("[data-hex]").first()).toBeVisible();
  await expect(ada.locator("[data-hex]").first()).toBeVisible();
}

/** The starting player's page comes first. */
async function inOrder(one: Page, other: Page): Promise<[Page, Page]> {
  const { mine } = await until(one, () => true);
  return mine ? [one, other] : [other, one];
}

const tokensOf = (page: Page) => async (): Promise<number> => (await look(page)).tokens;

test("two browsers: invitation, turns, undo, refusal with its rule, chat", async ({
  page,
  another,
}) => {
  const other = await another();
  await meet(page, other);

  // The starting player places one token, takes it back, places it again and ends the turn.
  const [first, second] = await inOrder(page, other);
  let seen = await untilMine(first);
  await first.locator(`[data-hex="${seen.open[5]}"]`).dblclick();
  seen = await untilOther(first, seen);
  await expect.poll(tokensOf(second)).toBe(1);
  await first.getByRole("button", { name: "Undo" }).click();
  await expect.poll(tokensOf(second)).toBe(0);
  await expect(second.getByRole("log")).toContainText("takes back the last action");
  await until(first, ({ tokens }) => tokens === 0);
  seen = await untilMine(first);
  await first.locator(`[data-hex="${seen.open[7]}"]`).dblclick();
  await untilOther(first, seen);

  // A refusal says why, and the number of the rule opens the rule.
  const free = await first
    .locator('[data-hex][aria-label$=", land"]')
    .first()
    .getAttribute("data-hex");
  await first.locator(`[data-hex="${free}"]`).click();
  const why = first.locator("[data-sheet] .why");
  await expect(why).toContainText("exactly one token");
  await why.getByRole("button", { name: /BAB-4\.8/ }).click();
  await expect(first.getByRole("dialog").last()).toContainText(
    "start player places exactly 1 token",
  );
  await first.keyboard.press("Escape");
  await first.keyboard.press("Escape");
  await expect(first.getByRole("dialog")).toHaveCount(0);
  await first.getByRole("button", { name: "End turn" }).click();
  seen = await untilMine(second);
  expect(seen.mine).toBe(true);
  await expect(first.locator("[data-hex].open")).toHaveCount(0);

  // The turn cannot be ended yet.
  await second.getByRole("button", { name: "End turn" }).click({ force: true });
  await expect(second.getByRole("alert")).toContainText("BAB-4.8");
  await until(second, () => true);

  // A city may not be entered; the client says so at once.
  await second.locator('[data-hex][aria-label*="City"]').first().click();
  await expect(second.locator("[data-sheet] .why")).toContainText("BAB-5.7");
  await second.keyboard.press("Escape");

  await first.getByRole("tab", { name: "Chat" }).click();
  await first.getByRole("textbox", { name: "Say something" }).fill("Good luck!");
  await first.keyboard.press("Enter");
  await expect(second.getByRole("tab", { name: /1 new line/ })).toBeVisible();
  await second.getByRole("tab", { name: /Chat/ }).click();
  await expect(second.getByRole("log")).toContainText("Good luck!");
  await second.getByRole("button", { name: "Thanks for the game!" }).click();
  await expect(first.getByRole("log")).toContainText("Thanks for the game!");

  // A muted player stays muted, even after a reload.
  await first.getByRole("button", { name: /^Hide what/ }).click();
  await expect(first.getByRole("log")).not.toContainText("Thanks for the game!");
  await first.reload();
  await first.getByRole("tab", { name: "Chat" }).click();
  await expect(first.getByRole("log")).toContainText("Good luck!");
  await expect(first.getByRole("log")).not.toContainText("Thanks for the game!");

  // Notes are private.
  await first.getByRole("tab", { name: "Notes" }).click();
  await first.getByRole("textbox").fill("Take the city in the middle");
  await first.reload();
  await first.getByRole("tab", { name: "Notes" }).click();
  await expect(first.getByRole("textbox")).toHaveValue("Take the city in the middle");
});

test("a spectator sees what is public, as it happens, and can do nothing", async ({
  page,
  another,
}) => {
  const other = await another();
  await meet(page, other);
  const watcher = await another();
  await watcher.goto(page.url().split("#")[0] ?? "");
  await expect(watcher.getByText("You are watching.")).toBeVisible();
  await expect(watcher.getByRole("status")).toContainText("places tokens");
  await expect(watcher.getByRole("radiogroup")).toHaveCount(0);
  await expect(watcher.locator("[data-hex].open")).toHaveCount(0);

  const [first] = await inOrder(page, other);
  const seen = await untilMine(first);
  await first.locator(`[data-hex="${some(seen.open, 3)}"]`).dblclick();
  await untilOther(first, seen);
  await expect.poll(tokensOf(watcher)).toBe(1);

  // Neither keys nor clicks do anything, and there are no buttons that would not.
  const before = await until(watcher, () => true);
  await watcher.keyboard.press("u");
  await watcher.keyboard.press("x");
  await watcher.locator("[data-hex]").nth(20).click();
  for (const name of ["Undo", "Reset turn", "Hint"]) {
    await expect(watcher.getByRole("button", { name })).toHaveCount(0);
  }
  await expect(watcher.getByRole("alert")).toHaveCount(0);
  expect((await look(watcher)).version).toBe(before.version);

  await first.getByRole("tab", { name: "Chat" }).click();
  await first.getByRole("textbox", { name: "Say something" }).fill("Good luck!");
  await first.keyboard.press("Enter");
  await watcher.getByRole("tab", { name: /Chat/ }).click();
  await expect(watcher.getByRole("log")).toContainText("Good luck!");
  await expect(watcher.getByRole("textbox")).toHaveCount(0);

  await first.getByRole("button", { name: "Menu" }).click();
  await first.getByRole("button", { name: "Give up" }).click();
  await first.getByRole("button", { name: /Really give up/ }).click();
  const end = watcher.getByRole("dialog");
  await expect(end.getByRole("heading", { level: 2 })).toContainText("wins");
  await expect(end.getByRole("button", { name: "Play again" })).toHaveCount(0);
  await first.getByRole("button", { name: "Play again" }).click();
  await expect(end.getByRole("link", { name: "Watch the rematch" })).toBeVisible();
});

test("a public table is found in the lobby of others, at once", async ({ page, another }) => {
  const other = await another();
  await enter(other, "Bo");
  await enter(page, "Ada");
  await page.goto("/new/babylonia");
  await page.getByText("Everybody in the lobby").click();
  await page.getByRole("combobox").selectOption("open");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByRole("button", { name: "Start" })).toBeDisabled();
  const id = page.url().split("/").at(-1) ?? "";
  await other.locator(`a[href="/table/${id}"]`).click();
  await other.getByRole("button", { name: "Sit here" }).click();
  // The host starts; a guest can say that they are ready.
  await expect(other.getByRole("button", { name: "Start" })).toHaveCount(0);
  await other.getByRole("button", { name: "I’m ready" }).click();
  await expect(page.getByText("ready", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(other.locator("[data-hex]").first()).toBeVisible();
  await expect(page.locator("[data-hex]").first()).toBeVisible();
});

test("several at one screen: a curtain between the players", async ({ page }) => {
  await enter(page, "Ada");
  await page.goto("/new/babylonia");
  await page.getByRole("combobox").selectOption("local");
  await page.getByRole("textbox", { name: "Name" }).fill("Enki");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Start the match" }).click();
  const seen = await placeSome(page);
  await page.getByRole("button", { name: "End turn" }).click();
  const curtain = page.getByRole("dialog");
  await expect(curtain).toContainText("is next");
  const next = (await curtain.getByRole("button").textContent())?.trim().replace("I am ", "") ?? "";
  const other = next === "Ada" ? "Enki" : "Ada";
  await page.keyboard.press("Escape");
  await expect(curtain).toBeVisible();
  await curtain.getByRole("button").click();
  await expect(curtain).toHaveCount(0);
  expect((await untilMine(page)).mine).toBe(true);
  expect(seen.mine).toBe(true);

  // A player whose turn it is not may ask for the screen, and gives it back.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: `Pass the screen to ${other}` }).click();
  await expect(curtain).toContainText(`The screen is for ${other}`);
  await page.keyboard.press("Escape");
  await expect(curtain).toHaveCount(0);
  expect((await look(page)).mine).toBe(true);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: `Pass the screen to ${other}` }).click();
  await page.getByRole("button", { name: `I am ${other}` }).click();
  await expect(curtain).toHaveCount(0);
  await expect(page.locator(".status.mine")).toHaveCount(0);
  await page.getByRole("button", { name: `Pass the screen to ${next}` }).click();
  await page.getByRole("button", { name: `I am ${next}` }).click();
  await expect(curtain).toHaveCount(0);
  expect((await untilMine(page)).mine).toBe(true);
});
