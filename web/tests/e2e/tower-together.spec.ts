import type { Page } from "@playwright/test";
import { bot, invite, POLL, uncover, whoseTurn } from "./common.ts";
import { decide } from "./tower-mouse.ts";
import { due, look, open, tally, until } from "./tower.ts";
import { enter, expect, serious, test } from "./test.ts";

const isDue = async (page: Page): Promise<boolean> => {
  const seen = await look(page);
  return seen.settled && (seen.over || due(seen));
};

test("Tower of Babel: two browsers and a bot, offers stay secret until all are made", async ({
  page,
  another,
}) => {
  test.setTimeout(300_000);
  await enter(page, "Ada");
  await open(page, ["me", "reserved", bot("random")]);
  const other = await another();
  await invite(page, other);
  await expect(page.locator("[data-wonder]")).toHaveCount(8);
  await expect(other.locator("[data-wonder]")).toHaveCount(8);
  const watcher = await another();
  await watcher.goto(page.url().split("#")[0] ?? "");
  await expect(watcher.getByText("You are watching.")).toBeVisible();

  const done = tally();
  let secret = false;
  for (let i = 1; i < 400; i++) {
    const who = await whoseTurn([page, other], look, due);
    const seen = await look(who);
    if (seen.over) break;
    const mate = who === page ? other : page;
    const both = seen.tray.length > 0 && (await look(mate)).tray.length > 0;
    await decide(who, seen, i * 2, done);
    if (both && !secret) {
      // Everybody sees that an offer was made, and nobody what lies in it.
      const name = who === page ? "Ada" : "Bo";
      const row = mate.locator(".ready li", { hasText: name });
      await expect(row).toContainText("offer made");
      await expect(mate.getByRole("log")).toContainText(`${name} has made an offer.`);
      await expect(mate.getByRole("log")).not.toContainText(`${name} offers`);
      await expect(who.locator(".made")).toBeVisible();
      secret = true;
    }
  }
  expect(secret).toBe(true);
  await until(page, ({ over }) => over);
  await until(other, ({ over }) => over);
  await expect(other.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(/win/);
  await expect(watcher.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(/win/);
});

test("Tower of Babel: three at one screen, the curtain keeps offers secret", async ({ page }) => {
  await enter(page, "Ada");
  await open(page, ["me", { local: "Enki" }, { local: "Ningal" }]);
  const curtain = page.locator("dialog.curtain");
  const done = tally();
  const names = ["Ada", "Enki", "Ningal"];
  let who = "Ada";
  let offers = 0;
  for (let i = 2; i < 40 && offers < 4; i++) {
    await expect
      .poll(async () => (await curtain.isVisible()) || (await isDue(page)), POLL)
      .toBe(true);
    if (await curtain.isVisible()) {
      await page.keyboard.press("Escape");
      await expect(curtain).toBeVisible();
      const title = (await curtain.getByRole("heading").textContent()) ?? "";
      who = names.find((name) => title.includes(name)) ?? "";
      await uncover(page);
      continue;
    }
    const seen = await look(page);
    if (seen.tray.length > 0) {
      offers++;
      // What the player before has offered cannot be seen.
      const others = names.filter((name) => name !== who).join("|");
      await expect(page.getByRole("log")).not.toContainText(new RegExp(`(${others}) offers \\d`));
      await expect(page.locator(".tray [aria-valuenow]").first()).toHaveAttribute(
        "aria-valuenow",
        "0",
      );
    }
    await decide(page, seen, i * 4, done);
  }
  expect(offers).toBe(4);
  expect(await serious(page)).toEqual([]);
});
