// Draws the icons in public/icons from public/ziggurat.svg; run it after changing the picture.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { ARGS, browser } from "./browser.mjs";

const here = (path) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
const picture = readFileSync(here("ziggurat.svg"), "utf8");
const ground = /fill="(#[0-9a-f]{6})"/.exec(picture)?.[1] ?? "#000";

/** Plain icons are the picture; of maskable ones a system may cut off a fifth on every side. */
const ICONS = [
  { name: "180", size: 180, part: 1, fill: ground },
  { name: "192", size: 192, part: 1, fill: "transparent" },
  { name: "512", size: 512, part: 1, fill: "transparent" },
  { name: "maskable-192", size: 192, part: 0.78, fill: ground },
  { name: "maskable-512", size: 512, part: 0.78, fill: ground },
];

const chrome = await chromium.launch({ executablePath: await browser(), args: ARGS });
const page = await chrome.newPage();
for (const { name, size, part, fill } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const style = `margin:0;display:grid;place-items:center;height:100vh;background:${fill}`;
  const drawn = picture.replace("<svg ", `<svg width="${size * part}" height="${size * part}" `);
  await page.setContent(`<body style="${style}">${drawn}</body>`);
  await page.screenshot({ path: here(`icons/${name}.png`), omitBackground: true });
}
await chrome.close();
