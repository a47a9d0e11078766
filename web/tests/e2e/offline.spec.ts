import type { Page } from "@playwright/test";
import * as babylon from "./babylon.ts";
import * as battalia from "./battalia.ts";
import { bot, startHere, tap, uncover, whoseTurn } from "./common.ts";
import { PHONE } from "./phone.ts";
import { Proxy } from "./proxy.ts";
import * as babylonia from "./table.ts";
import { expect, fits, serious, test } from "./test.ts";
import * as towerMouse from "./tower-mouse.ts";
import * as tower from "./tower.ts";
import * as wonders from "./wonders.ts";

test.use({ serviceWorkers: "allow" });

/** One visit, until everything is on this device; after that there is no network. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.locator("[data-offline]")).toHaveCount(5);
  await page.context().setOffline(true);
}

/** Does one thing; says whether the match is over. */
type Step = (page: Page, i: number) => Promise<boolean>;

const RANDOM = `bot-${bot().bot}`;
const digging = babylon.tally();
const building = tower.tally();
const STEPS: Record<string, Step> = {
  babylonia: async (page, i) => {
    const seen = await babylonia.untilMine(page);
    if (!seen.over) await babylonia.decide(page, seen, i);
    return seen.over;
  },
  tower_of_babel: async (page, i) => {
    const seen = await tower.untilDue(page);
    if (!seen.over) await towerMouse.decide(page, seen, i, building, { finish: true });
    return seen.over;
  },
  babylon: async (page, i) => {
    const seen = await babylon.untilDue(page);
    if (!seen.over) await babylon.decide(page, seen, i, digging);
    return seen.over;
  },
  battalia: async (page, i) => {
    const seen = await battalia.untilDue(page);
    if (!seen.over) await battalia.decide(page, seen, i, {});
    return seen.over;
  },
};

/** Plays on until the match is over; the page is loaded again on the way. */
async function playOut(page: Page, step: Step): Promise<void> {
  for (let i = 1; i < 600; i++) {
    if (await step(page, i)) break;
    if (i === 7) await page.reload();
  }
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(
    /win|share/,
  );
}

for (const [game, step] of Object.entries(STEPS)) {
  test(`without a network: a whole match of ${game} with a reload`, async ({ page }) => {
    test.setTimeout(240_000);
    await visitOnce(page);
    const seats = game === "tower_of_babel" ? [RANDOM, RANDOM] : [RANDOM];
    await startHere(page, game, ...seats);
    await playOut(page, step);
    // It can be looked at again, saved, and played once more.
    const end = page.getByRole("dialog");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      end.getByRole("button", { name: "Save the match as a file" }).click(),
    ]);
    expect(file.suggestedFilename()).toContain(game);
    await end.getByRole("link", { name: "Replay", exact: true }).click();
    await expect(page.getByRole("slider", { name: "Step" })).toBeVisible();
    await page.keyboard.press("End");
    await expect(page.getByRole("status")).toContainText("over");
    await page.goto("/");
    await page.locator(".matches").getByRole("link", { name: "View" }).click();
    await page.getByRole("button", { name: "Play again" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto("/");
    await expect(page.locator(".matches").getByRole("link", { name: "Continue" })).toBeVisible();
  });
}

test("without a network: two people at one screen, undo, and a reload in between", async ({
  page,
}) => {
  await visitOnce(page);
  await startHere(page, "babylonia", "local");
  for (let turn = 0; turn < 4; turn++) {
    await uncover(page);
    let seen = await babylonia.placeSome(page);
    if (turn === 1) {
      await page.keyboard.press("u");
      await babylonia.untilOther(page, seen);
      await page.reload();
      seen = await babylonia.placeSome(page);
    }
    await page.locator("[data-primary]").click();
    await expect(page.locator("dialog.curtain")).toBeVisible();
  }
  await expect(page.getByRole("tab", { name: "Chat" })).toHaveCount(0);
});

test("without a network: a match started and played with keys, rules and gallery", async ({
  page,
}) => {
  await visitOnce(page);
  await page.locator("[data-play='babylonia']").focus();
  await page.keyboard.press("Enter");
  for (let i = 0; i < 3; i++) {
    const seen = await babylonia.untilMine(page);
    if (seen.primary) await page.keyboard.press("x");
    else {
      await page.locator("[data-hex].open").first().focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    }
    await babylonia.untilOther(page, seen);
  }
  expect(await serious(page)).toEqual([]);
  await page.goto("/rules/babylon");
  await expect(page.locator(".rule").first()).toBeVisible();
  await page.goto("/gallery");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a match is played in one tab at a time", async ({ page, context }) => {
  await page.goto("/");
  await startHere(page, "babylonia", RANDOM);
  await expect(page.locator("[data-hex]").first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { level: 1 })).toContainText("open elsewhere");
  await other.getByRole("button", { name: "Play it here" }).click();
  await expect(other.locator("[data-hex]").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("open elsewhere");
  await other.close();
  await expect(page.locator("[data-hex]").first()).toBeVisible();
  await page.goto("/");
  await page.locator(".matches").getByRole("button", { name: "Delete" }).click();
  await page.locator(".matches").getByRole("button", { name: "Really delete?" }).click();
  await expect(page.locator(".matches")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("without a network: a whole match of 7 Wonders with a reload", async ({ page }) => {
    test.setTimeout(240_000);
    await visitOnce(page);
    await startHere(page, "seven_wonders", RANDOM);
    await playOut(page, async (_, i) => {
      const seen = await wonders.untilDue(page);
      if (i === 2) expect(await fits(page)).toBe(true);
      if (!seen.over) await wonders.decide(page, seen, i, {}, tap);
      return seen.over;
    });
  });
});

test("a new version says so, waits, and then comes as a whole", async ({ browser, server }) => {
  const proxy = new Proxy(server.address);
  const baseURL = await proxy.start();
  const context = await browser.newContext({ baseURL, locale: "en-GB", serviceWorkers: "allow" });
  const page = await context.newPage();
  /** Which version the page is, and which version its files are of. */
  const versions = () =>
    page.evaluate(async () => {
      const icon = await (await fetch("/ziggurat.svg")).text();
      const own = document.querySelector("meta[name=edition]")?.getAttribute("content");
      return [own ?? "first", icon.includes("second") ? "second" : "first"];
    });
  await page.goto("/");
  await expect(page.locator("[data-offline]")).toHaveCount(5);
  expect(await versions()).toEqual(["first", "first"]);
  // The server gets a new client: another worker, another page, another picture.
  proxy.change = (path, body) => {
    if (path === "/sw.js") return body.replace(/"[0-9a-f]{16}"/, '"feedfacefeedface"');
    if (path === "/ziggurat.svg") return body.replace("</svg>", "<!-- second --></svg>");
    const page = body.includes("</head>") && !path.startsWith("/api/");
    return page ? body.replace("</head>", '<meta name="edition" content="second"></head>') : null;
  };
  await page.reload();
  const notice = page.getByRole("status").filter({ hasText: "new version" });
  await expect(notice).toBeVisible();
  // Until somebody wants it, everything stays as it was, on other pages too.
  expect(await versions()).toEqual(["first", "first"]);
  await page.goto("/rules/babylonia");
  await expect(page.locator(".rule").first()).toBeVisible();
  expect(await versions()).toEqual(["first", "first"]);
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("meta[name=edition]")).toHaveCount(1);
  await expect(page.locator(".rule").first()).toBeVisible();
  expect(await versions()).toEqual(["second", "second"]);
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toEqual(["ziggurat-feedfacefeedface"]);
  // All of it is on the device.
  proxy.stop();
  await page.goto("/");
  await expect(page.locator("[data-offline]")).toHaveCount(5);
  expect(await versions()).toEqual(["second", "second"]);
  await context.close();
});

test("a match begun without a network goes on with a friend", async ({ page, another }) => {
  await visitOnce(page);
  await startHere(page, "babylonia", "local", RANDOM);
  await uncover(page);
  const here = page.url();
  const before = await babylonia.placeSome(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Go on with friends" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("needs a connection");
  await page.context().setOffline(false);
  // The friends have to know who it is.
  await dialog.getByRole("textbox").fill("Ada");
  await dialog.getByRole("button", { name: "That’s me" }).click();
  await expect(dialog.getByLabel("Player 2", { exact: true })).toHaveValue("open");
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move the match" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText("was begun in a browser")).toBeVisible();

  const friend = await another();
  await friend.goto(page.url());
  await friend.getByRole("textbox").first().fill("Ben");
  await friend.locator("form button[type=submit]").first().click();
  await expect(friend.getByText("was begun in a browser")).toBeVisible();
  await friend.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  // Both play on, from the same position.
  const first = await babylonia.until(page, ({ version }) => version > before.version);
  expect(first.tokens).toBe(before.tokens);
  const acted = new Set<Page>();
  for (let i = 0; i < 40 && acted.size < 2; i++) {
    const who = await whoseTurn([page, friend], babylonia.look, babylonia.canAct);
    acted.add(who);
    await babylonia.decide(who, await babylonia.untilMine(who), i);
  }
  expect(acted.size).toBe(2);

  // The copy in the browser says where it went, and cannot be played.
  await page.goto("/");
  await expect(page.locator(".matches").first()).toContainText("goes on with friends");
  await page.goto(here);
  await expect(page.getByRole("status")).toContainText("at a table with friends");
  await page.getByRole("button", { name: "Look at it as it was" }).click();
  expect((await babylonia.until(page, () => true)).tokens).toBe(before.tokens);
  await page.goto(here);
  await page.getByRole("link", { name: "To the table" }).click();
  await expect(page).toHaveURL(/\/table\//);
});

test("finished matches can be deleted together", async ({ page }) => {
  await page.goto("/");
  for (let i = 0; i < 2; i++) {
    await startHere(page, "babylonia", RANDOM);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Give up" }).click();
    await page.getByRole("button", { name: "Really give up" }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText("win");
  }
  await page.goto("/");
  const here = page.locator(".matches").filter({ hasText: /elete (finished|2)/ });
  await here.getByRole("button", { name: "Delete finished matches (2)" }).click();
  await here.getByRole("button", { name: "Really delete 2 matches?" }).click();
  await expect(here).toHaveCount(0);
});
