import { bot, decide, due, look, open, tally, until } from "./babylon.ts";
import { enter, expect, test } from "./test.ts";

test("Babylon: two browsers and somebody who watches, to the end", async ({ page, another }) => {
  test.setTimeout(300_000);
  await enter(page, "Ada");
  await open(page, ["me", "reserved", bot(), bot()], { promo_cards: true });
  const invitation = await page
    .getByRole("button", { name: "Copy invitation" })
    .getAttribute("data-address");
  const other = await another();
  await other.goto(invitation ?? "");
  await other.getByRole("textbox").fill("Bo");
  await other.getByRole("button", { name: "That’s me" }).click();
  await other.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  const watcher = await another();
  await watcher.goto(page.url().split("#")[0] ?? "");
  await expect(watcher.getByText("You are watching.")).toBeVisible();
  const done = tally();
  for (let i = 1; i < 400; i++) {
    let who = page;
    await expect
      .poll(
        async () => {
          for (const one of [page, other]) {
            const seen = await look(one);
            who = one;
            if (seen.settled && (seen.over || due(seen))) return true;
          }
          return false;
        },
        { timeout: 60_000, intervals: [20, 40, 80] },
      )
      .toBe(true);
    const seen = await look(who);
    if (seen.over) break;
    await decide(who, seen, i, done);
  }
  expect(done.dug).toBe(22);
  for (const one of [page, other, watcher]) await until(one, ({ over }) => over);
  await expect(other.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(
    /wins?|victory/,
  );
});
