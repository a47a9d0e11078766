import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { LANGS, Words, type Lang } from "../../src/lib/words.ts";
import game from "../fixtures/babylonia.json" with { type: "json" };
import { engineOf } from "./engines.ts";

const folder = join(import.meta.dirname, "../../../locales");
/** Words that only the client uses: those of the shell, and of games that have a file for them. */
const OWN = ["web", ...GAMES.map(({ id }) => `${id}-web`)].filter((file) =>
  existsSync(join(folder, "en", `${file}.ftl`)),
);
const FILES = ["coach", "common", "table", ...OWN, ...GAMES.map(({ id }) => id)];
const read = (lang: Lang, file: string): string =>
  readFileSync(join(folder, lang, `${file}.ftl`), "utf8");
const keysOf = (source: string): string[] =>
  [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
const all = Object.fromEntries(
  LANGS.map((lang) => [lang, new Set(FILES.flatMap((file) => keysOf(read(lang, file))))]),
) as Record<Lang, Set<string>>;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}
const code = sources(join(import.meta.dirname, "../../src")).join("\n");
const PREFIXES = ["web", "table", "level", "language", "game", "seat", "list"];
const KEY = new RegExp(
  `(["'\`])((?:${[...PREFIXES, ...GAMES.map(({ prefix }) => prefix)].join("|")})-(?:[\\w-]|\\$\\{[^}]*\\})+)\\1`,
  "g",
);
const used = [...new Set([...code.matchAll(KEY)].map((match) => match[2] ?? ""))].filter(
  (key) => !/^(game|seat)-?$/.test(key),
);

describe("texts", () => {
  test("every file has the same keys in both languages", () => {
    for (const file of FILES) {
      expect(keysOf(read("de", file)).sort(), file).toEqual(keysOf(read("en", file)).sort());
    }
  });

  test("the client uses many keys, and each has words in both languages", () => {
    expect(used.length).toBeGreaterThan(150);
    const missing = used.filter((key) => {
      const pattern = new RegExp(`^${key.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
      return LANGS.some((lang) => ![...all[lang]].some((known) => pattern.test(known)));
    });
    expect(missing).toEqual([]);
  });

  test("every text of the client is used", () => {
    const patterns = used.map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`));
    const idle = OWN.flatMap((file) => keysOf(read("en", file))).filter(
      (key) => !patterns.some((pattern) => pattern.test(key)),
    );
    expect(idle).toEqual([]);
  });

  test.each(LANGS)("a whole game is told without a gap: %s", async (lang) => {
    const engine = await engineOf("babylonia");
    const words = new Words(
      lang,
      FILES.map((file) => read(lang, file)),
    );
    const lines = game.messages
      .flatMap(({ events }) => events as unknown[])
      .flatMap((event) => engine.tell(event))
      .map(({ text }) => words.say(text, (seat) => ["Ada", "Bo"][seat] ?? "?"));
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      expect(line).not.toMatch(/\{|\}|bab-|undefined|NaN|[\uE000-\uE002]/);
      expect(line).toMatch(/[.!?…]$/);
    }
  });
});
