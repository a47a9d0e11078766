import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { enter, expect, playBots, serious, test } from "./test.ts";
import { untilMine } from "./table.ts";

const locales = join(import.meta.dirname, "../../../locales");

/** The plain sentences of a language, by key. */
function sentences(lang: string): Map<string, string> {
  const files = ["common", "table", "babylonia", "web"].map((file) =>
    readFileSync(join(locales, lang, `${file}.ftl`), "utf8"),
  );
  const lines = files.join("\n").matchAll(/^([a-z][\w-]*) = ([^{}\n]+)$/gm);
  return new Map([...lines].map(([, key = "", text = ""]) => [key, text]));
}
const german = sentences("de");
/** Sentences that differ from their German version. */
const english = [...sentences("en")]
  .filter(([key, text]) => text.length > 9 && german.get(key) !== text)
  .map(([, text]) => text);

/** Words on the page that are not German: a key without words, or an English sentence. */
async function foreign(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const keys = text.match(/\b(?:web|bab|table|level|game|seat)-[a-z_]\S*/g) ?? [];
  const lines = new Set(text.split("\n").map((line) => line.trim()));
  return [...keys, ...english.filter((sentence) => lines.has(sentence))];
}

test.use({ locale: "de-DE" });

test("every page is in German", async ({ page }) => {
  expect(english.length).toBeGreaterThan(100);
  await enter(page, "Ada");
  for (const path of [
    "",
    "games/babylonia",
    "about/babylonia",
    "new/babylonia",
    "rules/babylonia",
    "settings",
    "gallery",
    "nowhere",
  ]) {
    await page.goto(`/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    expect.soft(await foreign(page), path).toEqual([]);
    await page.screenshot({ path: `screenshots/${path.split("/")[0] || "home"}-german.png` });
  }
});

test("German from the start, and English at a click", async ({ page }) => {
  await enter(page, "Ada");
  await expect(page.getByRole("link", { name: "Regeln: Babylonia" })).toBeVisible();
  await playBots(page, 3);
  await untilMine(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("status")).toContainText("Du bist am Zug.");
  await expect(page.getByRole("button", { name: "Zug beenden" })).toBeVisible();
  await page.locator('[data-hex][aria-label*="Stadt ("]').first().click();
  const why = page.locator("[data-sheet] .why");
  await expect(why).toContainText("Auf eine Stadt darf kein Spielstein");
  await why.getByRole("button", { name: /BAB/ }).click();
  const rule = page.locator("dialog[open]");
  await expect(rule).toContainText("Regel BAB-5.7");
  expect(await serious(page)).toEqual([]);
  await expect(page.locator("[role=alert]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(rule).toHaveCount(0);
  expect(await foreign(page)).toEqual([]);
  await page.screenshot({ path: "screenshots/table-german.png" });
  await page.getByRole("button", { name: "Menü" }).click();
  await page.getByRole("button", { name: /EN/ }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("status")).toContainText("Your turn.");
  await expect(page.getByRole("button", { name: "End turn" })).toBeVisible();
});
