import { bot, invite, whoseTurn } from "./common.ts";
import { decide, due, look, open, tally, until } from "./babylon.ts";
import { enter, expect, test } from "./test.ts";

test("Babylon: two browsers and somebody who watches, to the end", async ({ page, another }) => {
  test.setTimeout(300_000);
  await enter(page, "Ada");
  await open(page, ["me", "reserved", bot(), bot()], { promo_cards: true });
  const other = await another();
  await invite(page, other);
  const watcher = await another();
  await watcher.goto(page.url().split("#")[0] ?? "");
  await expect(watcher.getByText("You are watching.")).toBeVisible();
  const done = tally();
  for (let i = 1; i < 400; i++) {
    const who = await whoseTurn([page, other], look, due);
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
