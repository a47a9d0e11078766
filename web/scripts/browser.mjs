// Finds a Chromium for the browser tests and prints its path: the one that the variable CHROMIUM names,
// or one in the usual places. Otherwise it installs Debian's package (as root) or the npm package
// @sparticuz/chromium.
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

/** The path of an installed browser, if there is one. */
export function installed() {
  return [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));
}

/** Runs a command; everything it prints goes to stderr, because stdout is for the path. */
function run(command, ...args) {
  execFileSync(command, args, { stdio: ["ignore", 2, 2] });
}

function debian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.error("No Chromium found: installing Debian's packages chromium and fonts-noto-core.");
  try {
    run("apt-get", "update");
    run("apt-get", "install", "-y", "--no-install-recommends", "chromium", "fonts-noto-core");
  } catch {
    return undefined;
  }
  return installed();
}

async function fromNpm() {
  console.error(`No Chromium found: installing the npm package ${PACKAGE}.`);
  try {
    run("npm", "install", "--no-save", "--no-audit", "--no-fund", PACKAGE);
    const found = createRequire(import.meta.url).resolve("@sparticuz/chromium");
    const { default: chromium } = await import(pathToFileURL(found).href);
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The path of a browser, installed if necessary. Without one, the program ends and says what to do. */
export async function browser() {
  const path = installed() ?? debian() ?? (await fromNpm());
  if (path) return path;
  console.error(
    "The browser tests need Chromium, and it could not be installed: install Chromium, or set CHROMIUM=/path/to/chromium.",
  );
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await browser());
}
