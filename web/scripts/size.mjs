// Checks how much a visitor loads: at most 90 kB (gzip) of script before the first page, at most 60 kB
// more for each game, and its rules as WebAssembly. Run it after `npm run build`.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const FIRST = 90;
const GAME = 60;
const RULES = 350;
/** Not there yet: these two know many cards by name, and what each of them does. */
const LARGER = { battalia: 415, seven_wonders: 460 };
const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf8"));

/** A chunk and everything it imports. */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) withImports(other, seen);
  return seen;
}

const kilobytes = (keys) =>
  [...keys].reduce((sum, key) => {
    const { file } = manifest[key];
    return file.endsWith(".js")
      ? sum + gzipSync(readFileSync(dist + file), { level: 9 }).length
      : sum;
  }, 0) / 1000;

const first = withImports("index.html");
/** Visitors also load the words of one language; the larger one counts. */
const words = ["en", "de"].map((lang) =>
  Object.keys(manifest).filter((key) => new RegExp(`locales/${lang}/(common|table|web)`).test(key)),
);
const shell = kilobytes(first) + Math.max(...words.map(kilobytes));
let failed = report("first load", shell, FIRST);

const page = new Set([...first, ...withImports("src/pages/TablePage.svelte")]);
for (const key of Object.keys(manifest).filter((name) =>
  /^src\/games\/[^/]+\/index\.ts$/.test(name),
)) {
  const id = key.split("/")[2];
  const own = [...withImports(key)].filter((chunk) => !page.has(chunk));
  const texts = ["en", "de"].map((lang) =>
    Object.keys(manifest).filter((name) =>
      new RegExp(`locales/${lang}/${id}(-web)?\\.ftl`).test(name),
    ),
  );
  failed = report(id, kilobytes(own) + Math.max(...texts.map(kilobytes)), GAME) || failed;
}
for (const key of Object.keys(manifest).filter((name) => name.endsWith(".wasm"))) {
  const id = key.split("/").at(-1).replace(".wasm", "");
  const size = gzipSync(readFileSync(dist + manifest[key].file), { level: 9 }).length / 1000;
  failed = report(`${id}.wasm`, size, LARGER[id] ?? RULES) || failed;
}
process.exit(failed ? 1 : 0);

function report(what, size, most) {
  const verdict = size <= most ? "ok" : "TOO LARGE";
  console.log(`${what}: ${size.toFixed(1)} kB of ${most} kB, ${verdict}`);
  return size > most;
}
