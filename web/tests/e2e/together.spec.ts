import { enter, expect, serious, test } from "./test.ts";
import { look, untilMine, untilOther } from "./table.ts";

test("two browsers: invitation, turns, undo, refusal with its rule, chat, spectator", async ({
  page,
  another,
}) => {
  await enter(page, "Ada");
  await page.getByRole("link", { name: "Make a table" }).click();
  await page.getByRole("button", { name: "Make the table" }).click();
  const invitation = await page
    .getByRole("button", { name: "Copy invitation" })
    .getAttribute("data-address");
  expect(invitation).toContain("#seat=1&invite=");
  expect(await serious(page)).toEqual([]);

  const other = await another();
  await other.goto(invitation ?? "");
  await other.getByRole("textbox").fill("Bo");
  await other.getByRole("button", { name: "That’s me" }).click();
  await other.getByRole("button", { name: "Sit here" }).click();
  await expect(page.getByText("Bo", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(other.locator("[data-hex]").first()).toBeVisible();
  await expect(page.locator("[data-hex]").first()).toBeVisible();

  const watcher = await another();
  await watcher.goto(page.url().split("#")[0] ?? "");
  await expect(watcher.getByText("You are watching.")).toBeVisible();
  await expect(watcher.getByRole("radiogroup")).toHaveCount(0);
  await expect(watcher.locator("[data-hex].open")).toHaveCount(0);

  // Whoever begins places one token, takes it back, places again and ends.
  const [first, second] = (await look(page)).mine ? [page, other] : [other, page];
  let seen = await untilMine(first);
  await first.locator(`[data-hex="${seen.open[5]}"]`).dblclick();
  await untilOther(first, seen);
  await expect.poll(async () => (await look(second)).tokens).toBe(1);
  await expect.poll(async () => (await look(watcher)).tokens).toBe(1);
  await first.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await look(second)).tokens).toBe(0);
  seen = await untilMine(first);
  await first.locator(`[data-hex="${seen.open[7]}"]`).dblclick();
  await untilOther(first, seen);

  // What is not allowed says why; the number of the rule opens the rule.
  const free = await first
    .locator('[data-hex][aria-label$=", land"]')
    .first()
    .getAttribute("data-hex");
  await first.locator(`[data-hex="${free}"]`).click();
  const alert = first.getByRole("alert");
  await expect(alert).toContainText("exactly one token");
  await alert.getByRole("button", { name: /BAB-4\.8/ }).click();
  await expect(first.getByRole("dialog")).toContainText("start player places exactly 1 token");
  await first.keyboard.press("Escape");
  await first.getByRole("button", { name: "End turn" }).click();
  seen = await untilMine(second);
  expect(seen.mine).toBe(true);
  await expect(first.locator("[data-hex].open")).toHaveCount(0);

  // The turn cannot be ended yet.
  await second.getByRole("button", { name: "End turn" }).click({ force: true });
  await expect(second.getByRole("alert")).toContainText("BAB-4.8");

  // A city may not be entered; this is seen at once.
  await second.locator('[data-hex][aria-label*="City"]').first().click();
  await expect(second.getByRole("alert")).toContainText("BAB-5.7");

  await first.getByRole("tab", { name: "Chat" }).click();
  await first.getByRole("textbox", { name: "Say something" }).fill("Good luck!");
  await first.keyboard.press("Enter");
  await second.getByRole("tab", { name: /Chat/ }).click();
  await expect(second.getByRole("log")).toContainText("Good luck!");
  await watcher.getByRole("tab", { name: /Chat/ }).click();
  await expect(watcher.getByRole("log")).toContainText("Good luck!");
  await expect(watcher.getByRole("textbox")).toHaveCount(0);
});

test("a public table is found in the lobby of others, at once", async ({ page, another }) => {
  const other = await another();
  await enter(other, "Bo");
  await enter(page, "Ada");
  await page.goto("/new/babylonia");
  await page.getByText("Everybody in the lobby").click();
  await page.getByRole("combobox").selectOption("open");
  await page.getByRole("button", { name: "Make the table" }).click();
  await other.getByRole("link", { name: "Join" }).first().click();
  await other.getByRole("button", { name: "Sit here" }).click();
  await other.getByRole("button", { name: "Start" }).click();
  await expect(page.locator("[data-hex]").first()).toBeVisible();
});

test("several at one screen: a curtain between the players", async ({ page }) => {
  await enter(page, "Ada");
  await page.goto("/new/babylonia");
  await page.getByRole("combobox").selectOption("local");
  await page.getByRole("textbox", { name: "Name" }).fill("Enki");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Start the match" }).click();
  const seen = await untilMine(page);
  await page.locator(`[data-hex="${seen.open[3]}"]`).dblclick();
  await untilOther(page, seen);
  await page.getByRole("button", { name: "End turn" }).click();
  const curtain = page.getByRole("dialog");
  await expect(curtain).toContainText("is next");
  await page.keyboard.press("Escape");
  await expect(curtain).toBeVisible();
  await curtain.getByRole("button").click();
  await expect(curtain).toHaveCount(0);
  expect((await untilMine(page)).mine).toBe(true);
});
