// Makes the pictures of the games with the real client: `npm run build`, then `npm run pictures`, or
// `npm run pictures babylonia` for one game. Each game says in `src/games/<id>/picture.json` which match is
// shown, and what of it:
//   match:  seats, options, seed, and after how many steps the picture is taken
//   window: width and height of the browser's window
//   live:   whether it is seen through the eyes of a player, with the hand; otherwise as in a replay
//   press:  what is clicked before (selectors)
//   part:   what is shown (a selector); `crop` is where the picture begins and how wide it is, as parts
//           of the width and height of that; it is twice as wide as high
// The pictures for the client go to `src/art/pictures`, those for the README to `docs`; `npm run pictures home`
// makes that of the first page, once the client has been built with the others.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { play } from "./pictures/match.mjs";
import { keep, open } from "./pictures/stage.mjs";
import { toWebp } from "./pictures/webp.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const GAMES = here("../src/games/");
const ART = here("../src/art/pictures/");
const DOCS = here("../../docs/");
/** Width in pixels, and the most bytes. */
const SIZES = { card: [720, 40_000], page: [1440, 90_000] };
const DOC = [1440, 250_000];

const wanted = process.argv.slice(2);
const games = readdirSync(GAMES, { recursive: true })
  .filter((path) => path.endsWith("/picture.json"))
  .map((path) => path.split("/")[0])
  .filter((game) => wanted.length === 0 || wanted.includes(game));

/** Waits until the board stands still. */
async function settle(page) {
  await page.waitForSelector("main.board[aria-busy=false]");
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
}

/** The part of the page that a picture shows. */
async function frameOf(page, { part, crop: [x, y, width] }) {
  const box = await page.locator(part).first().boundingBox();
  const wide = box.width * width;
  return { x: box.x + box.width * x, y: box.y + box.height * y, width: wide, height: wide / 2 };
}

async function picture(stage, game, scheme) {
  const {
    match,
    window,
    live = false,
    press = [],
    ...frame
  } = JSON.parse(readFileSync(`${GAMES}${game}/picture.json`, "utf8"));
  const played = await (matches[game] ??= play(game, match));
  const [width, height] = window;
  const context = await stage.chrome.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    colorScheme: scheme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.goto(stage.address);
  await keep(page, { middle: played.middle, whole: played.whole });
  const step = played.middle.log.length;
  await page.goto(`${stage.address}here/${live ? "middle" : `whole/replay?step=${step}`}`);
  await settle(page);
  for (const query of press) await page.locator(query).first().click();
  await settle(page);
  const shot = await page.screenshot({ clip: await frameOf(page, frame) });
  for (const [size, [wide, most]] of Object.entries(SIZES)) {
    const small = await toWebp(page, shot, wide, most);
    writeFileSync(`${ART}${game}-${scheme}-${size}.webp`, small);
    console.log(`${game}, ${scheme}, ${size}: ${(small.length / 1000).toFixed(1)} kB`);
  }
  if (scheme === "light") {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${stage.address}here/middle`);
    await settle(page);
    const whole = await toWebp(page, await page.screenshot(), ...DOC);
    writeFileSync(`${DOCS}${game}.webp`, whole);
    console.log(`${game}, docs: ${(whole.length / 1000).toFixed(1)} kB`);
  }
  await context.close();
}

/** The first page, as somebody sees it who comes for the first time. */
async function home(stage) {
  const context = await stage.chrome.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: "light",
    serviceWorkers: "block",
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.route("**/api/games", (route) => route.fulfill({ json: [] }));
  await page.route("**/api/me", (route) => route.fulfill({ json: { me: null } }));
  await page.goto(stage.address);
  await page.waitForLoadState("networkidle");
  const picture = await toWebp(page, await page.screenshot(), ...DOC);
  writeFileSync(`${DOCS}home.webp`, picture);
  console.log(`home, docs: ${(picture.length / 1000).toFixed(1)} kB`);
  await context.close();
}

const matches = {};
mkdirSync(ART, { recursive: true });
const stage = await open();
for (const game of games) {
  for (const scheme of ["light", "dark"]) await picture(stage, game, scheme);
}
if (wanted.length === 0 || wanted.includes("home")) await home(stage);
await stage.close();
