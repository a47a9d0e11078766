// Finds a Chromium for the browser tests, or installs one: the variable CHROMIUM, an installed one,
// Debian's package (as root), else the npm package @sparticuz/chromium. Prints its path.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const PACKAGE = "@sparticuz/chromium@147";

export const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The path of a browser that is there; nothing if there is none. */
export function installed() {
  return [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));
}

function run(command, ...args) {
  execFileSync(command, args, { stdio: ["ignore", 2, 2] });
}

function debian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  try {
    run("apt-get", "update");
    run("apt-get", "install", "-y", "--no-install-recommends", "chromium", "fonts-noto-core");
  } catch {
    return undefined;
  }
  return installed();
}

async function fromNpm() {
  run("npm", "install", "--no-save", "--no-audit", "--no-fund", PACKAGE);
  const found = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const { default: chromium } = await import(pathToFileURL(found).href);
  return chromium.executablePath();
}

/** The path of a browser, installed if need be. */
export async function browser() {
  return installed() ?? debian() ?? (await fromNpm());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await browser());
}
