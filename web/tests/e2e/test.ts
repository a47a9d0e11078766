import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { bots, tablesOf } from "./common.ts";
import { GameServer } from "./server.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Worker {
  /** How long bots wait before they act, in milliseconds. */
  pause: string;
  server: GameServer;
}
interface Each {
  /** What the coach says about mistakes. Tests that do this or that are not to be asked whether they mean it. */
  warn: "off" | "gentle" | "strict";
  /** What browsers complain about (scripts, the content security policy); it fails the test. */
  complaints: string[];
  /** Another person: a separate browser window that shares nothing with the others. */
  another: (address?: string) => Promise<Page>;
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on("weberror", (error) => complaints.push(String(error.error())));
  context.on("console", (message) => {
    // Some tests break the connection on purpose.
    if (message.type() === "error" && !/net::ERR|WebSocket/.test(message.text())) {
      complaints.push(message.text());
    }
  });
}

/** Sets what a browser knows about its person before the first visit. */
async function prepare(context: BrowserContext, warn: Each["warn"]): Promise<void> {
  await context.addInitScript((warn) => {
    // A page without an address has no storage.
    if (!location.protocol.startsWith("http")) return;
    const key = "ziggurat.settings";
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ warn }));
  }, warn);
}

export const test = base.extend<Each, Worker>({
  pause: ["0", { scope: "worker", option: true }],
  server: [
    async ({ pause }, use) => {
      const server = new GameServer("--bot-pause", pause);
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  warn: ["off", { option: true }],
  complaints: [
    async ({ context, warn }, use) => {
      await prepare(context, warn);
      const complaints: string[] = [];
      listen(context, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  another: async ({ browser, server, complaints, warn }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (address = server.address) => {
      const context = await browser.newContext({
        baseURL: address,
        locale: "en-GB",
        reducedMotion: "reduce",
        viewport: { width: 1366, height: 768 },
      });
      listen(context, complaints);
      await prepare(context, warn);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
export { expect };

/** Enters a name on the home page, where nobody has to. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.locator("header .hello").click();
  await page.getByRole("dialog").getByRole("textbox").fill(name);
  await page.locator("form button[type=submit]").click();
  // Lists of tables contain the name too; only the header shows that the server knows it.
  await expect(page.locator("header .hello")).toContainText(name);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Starts a match of Babylonia against bots on the server; the home page starts them in the browser. */
export async function playBots(page: Page, players: number, level = "easy"): Promise<void> {
  await tablesOf("babylonia")(page, ["me", ...bots(players - 1, level)]);
  await expect(page.locator("[data-hex]").first()).toBeVisible();
}

/** Waits until nothing fades or moves: halfway there, colours are mixed. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = ({ effect }: Animation): boolean =>
      effect?.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(ends);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** What axe finds wrong, from serious upwards. */
export async function serious(page: Page): Promise<string[]> {
  await still(page);
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    interface Found {
      id: string;
      impact: string | null;
      nodes: { html: string; failureSummary?: string }[];
    }
    const axe = (window as unknown as { axe: { run(o: object): Promise<{ violations: Found[] }> } })
      .axe;
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
      // One example of what passes is enough: describing every node takes most of the time.
      resultTypes: ["violations"],
    });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
      );
  });
}

/** Where the board begins and how high the status line is; neither may change during play. */
export function room(page: Page): Promise<string> {
  return page.evaluate(() => {
    const box = (query: string) => document.querySelector(query)?.getBoundingClientRect();
    return `${box("main.board")?.top} below ${box("div.status.panel")?.height}`;
  });
}

/** The page itself must not scroll during play. */
export async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth;
  });
}

/** The page fits, axe finds nothing, and a picture is taken. */
export async function examine(page: Page, picture: string): Promise<void> {
  expect(await fits(page)).toBe(true);
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: `screenshots/${picture}.png` });
}
