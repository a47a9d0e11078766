import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { SHELF } from "../src/generated/games.ts";

const WORKER = "sw.js";
const SHELL_WORDS = /locales\/(en|de)\/(common|table|web)\.ftl/;

/** A chunk and everything that it imports at once. */
function withImports(bundle: Rolldown.OutputBundle, name: string, seen = new Set<string>()) {
  const file = bundle[name];
  if (seen.has(name) || file === undefined) return seen;
  seen.add(name);
  if (file.type !== "chunk") return seen;
  const { importedCss = [] } = file.viteMetadata ?? {};
  [...file.imports, ...importedCss].forEach((other) => withImports(bundle, other, seen));
  return seen;
}

/** What every page needs: the page, its scripts and styles, and the words of the shell. */
function shellOf(bundle: Rolldown.OutputBundle): Set<string> {
  const shell = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type !== "chunk" || file.fileName === WORKER) continue;
    const page = file.isEntry && file.facadeModuleId?.endsWith(".html");
    const words = SHELL_WORDS.test(file.facadeModuleId ?? "");
    if (page || words) withImports(bundle, file.fileName, shell);
  }
  return shell;
}

/** Files that are not built, and are served from the root. */
function publicFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1));
}

/** Engines last: whoever finds one has the rest as well. */
const enginesLast = (a: string, b: string): number =>
  Number(a.endsWith(".wasm")) - Number(b.endsWith(".wasm"));

const data = ["/api/games"].concat(
  SHELF.flatMap(({ id }) =>
    ["rules/en", "rules/de", "facts"].map((what) => `/api/games/${id}/${what}`),
  ),
);

/** Builds the service worker, with the list of all files of this version. */
export function offline(): Plugin {
  let folder = "";
  return {
    name: "ziggurat-offline",
    apply: "build",
    configResolved(config) {
      folder = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/worker/sw.ts", fileName: WORKER });
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error("there is no service worker");
        if (worker.imports.length > 0) throw new Error("the service worker must be one file");
        const shell = shellOf(bundle);
        const hidden = (name: string): boolean =>
          shell.has(name) || name === WORKER || name.startsWith(".vite/") || name === "index.html";
        const built = Object.keys(bundle).filter((name) => !hidden(name) && !name.endsWith(".map"));
        const extra = publicFiles(folder);
        const rest = [...built, ...extra].sort(enginesLast);
        const hash = createHash("sha256").update(worker.code);
        [...shell, ...rest].forEach((name) => hash.update(name));
        const page = bundle["index.html"];
        if (page?.type === "asset") hash.update(page.source);
        extra.forEach((name) => hash.update(readFileSync(join(folder, name))));
        const rooted = (names: Iterable<string>): string[] => [...names].map((name) => `/${name}`);
        const values: Record<string, unknown> = {
          __VERSION__: hash.digest("hex").slice(0, 16),
          __SHELL__: ["/", ...rooted(shell)],
          __REST__: rooted(rest),
          __DATA__: data,
        };
        worker.code = worker.code.replace(/__(VERSION|SHELL|REST|DATA)__/g, (name) =>
          JSON.stringify(values[name]),
        );
      },
    },
  };
}
