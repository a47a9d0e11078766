import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { SHELF } from "../../src/generated/games.ts";
import { expect, test } from "./test.ts";

/** A whole game: what it was dealt from, what was done, and the hash of every position. */
interface Walk {
  options: unknown;
  seats: number;
  seed: string;
  actions: [seat: number, action: string][];
  hashes: string[];
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A game that is kept with the rules. */
function golden(file: string): Walk {
  const [head = "", ...lines] = readFileSync(file, "utf8").trim().split("\n");
  const parts = /with (\d+) seats, options (.*), seed (\d+), rules/.exec(head);
  const steps = lines.flatMap((line) => {
    const step = /^\d+ ([0-9a-f]{16})(?: (\d+) (.*))?$/.exec(line);
    return step ? [step] : [];
  });
  return {
    seats: Number(parts?.[1]),
    options: JSON.parse(parts?.[2] ?? "null") as unknown,
    seed: parts?.[3] ?? "",
    hashes: steps.map(([, hash = ""]) => hash),
    actions: steps.flatMap(([, , seat, action]) =>
      action === undefined ? [] : [[Number(seat), action] as [number, string]],
    ),
  };
}

interface Log {
  options: unknown;
  seed: string;
  opening: string;
  log: { seat: number; do: { bot_act: string }; hash: string }[];
}

/** A random game that the program itself has just played. */
function played(game: string, seats: number, seed: string): Walk {
  const bots = Array<string>(seats).fill("random");
  const request = JSON.stringify({ id: 1, do: "play", game, seats, seed, bots });
  const said = execFileSync(process.env["ZIGGURAT"] ?? "ziggurat", ["engine"], {
    input: `${request}\n`,
    maxBuffer: 1 << 26,
  });
  const { log } = (JSON.parse(said.toString()) as { ok: { log: Log } }).ok;
  return {
    options: log.options,
    seats,
    seed: log.seed,
    hashes: [log.opening, ...log.log.map(({ hash }) => hash)],
    actions: log.log.map((entry) => [entry.seat, entry.do.bot_act]),
  };
}

/** What the engine in a real browser makes of it. */
function walked(page: Page, module: string, { hashes: _, ...walk }: Walk): Promise<string[]> {
  return page.evaluate(
    async ({ module, walk }) => {
      const bytes = Uint8Array.from(atob(module), (char) => char.charCodeAt(0));
      const { instance } = await WebAssembly.instantiate(bytes, { host: { now: () => 0 } });
      const { memory, reserve, answer, said } = instance.exports as unknown as {
        memory: WebAssembly.Memory;
        reserve(length: number): number;
        answer(): number;
        said(): number;
      };
      const request = new TextEncoder().encode(JSON.stringify({ walk }));
      const where = reserve(request.length);
      new Uint8Array(memory.buffer, where, request.length).set(request);
      const length = answer();
      const text = new TextDecoder().decode(new Uint8Array(memory.buffer, said(), length));
      const told = JSON.parse(text) as { ok: string[] } | { error: string };
      if ("error" in told) throw new Error(told.error);
      return told.ok;
    },
    { module, walk },
  );
}

for (const { id } of SHELF) {
  test(`${id}: a browser comes to the same positions as the program`, async ({ page, server }) => {
    await page.goto(server.address);
    const module = readFileSync(at(`../../src/engine/modules/${id}.wasm`)).toString("base64");
    const folder = at(`../../../crates/games/${id}/tests/golden/`);
    const kept = readdirSync(folder)
      .filter((name) => name.includes("players"))
      .map((name) => golden(folder + name));
    const most = Math.max(...kept.map(({ seats }) => seats));
    const random = ["1", "2", "3"].map((seed) => played(id, most, seed));
    for (const walk of [...kept, ...random]) {
      expect(walk.hashes.length).toBeGreaterThan(10);
      expect(await walked(page, module, walk)).toEqual(walk.hashes);
    }
  });
}
