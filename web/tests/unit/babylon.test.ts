import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/babylon/beats.ts";
import {
  after,
  anchor,
  CELLS,
  cornerOf,
  handle,
  indexOf,
  quad,
  SPOTS,
  step,
  symbolsOf,
} from "../../src/games/babylon/cells.ts";
import { depth, frame, project, turned, type Camera } from "../../src/games/babylon/geometry.ts";
import {
  hiddenBy,
  outlookOf,
  placements,
  supportsOf,
  topUnder,
  type Lay,
} from "../../src/games/babylon/lay.ts";
import { SAMPLES } from "../../src/games/babylon/samples.ts";
import { thingsOf, topsOf } from "../../src/games/babylon/scene.ts";
import { tell, tellAction } from "../../src/games/babylon/tell.ts";
import { CORNERS, type Action, type Event, type View } from "../../src/games/babylon/types.ts";
import { LANGS, Words, type Lang } from "../../src/lib/words.ts";
import type { AnyMessage } from "../../src/table/position.ts";

/** A whole match; packed, because every message holds two gardens of 64 cells. */
const file = join(import.meta.dirname, "../fixtures/babylon.json.gz");
const { messages } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as {
  messages: AnyMessage[];
};
const views = messages.flatMap(({ view }) => (view ? [view as View] : []));
const pairs = messages.flatMap((message, i) => {
  const before = messages[i - 1]?.view as View | null | undefined;
  return message.view && before ? [{ message, before, after: message.view as View }] : [];
});
type Placed = Extract<Event, { type: "placed" }>;
const placed = pairs.flatMap(({ message, before, after: then }) =>
  (message.events as Event[]).flatMap((event) =>
    event.type === "placed" ? [{ event: event as Placed, before, then }] : [],
  ),
);
const last = views.at(-1);
if (!last) throw new Error("the fixture is empty");

const layOf = ({ event }: { event: Placed }): Lay => ({
  at: event.at,
  turn: event.turn,
  level: event.level,
  open: CORNERS.find((corner) => cornerOf(event.at, corner) === event.belvedere) ?? null,
});

describe("cells", () => {
  test("names, numbers, corners and anchors", () => {
    expect(CELLS).toHaveLength(64);
    expect(CELLS[0]).toBe("r1c1");
    expect(indexOf("r8c8")).toBe(63);
    expect(quad("r2c3")).toEqual(["r2c3", "r2c4", "r3c3", "r3c4"]);
    expect(anchor("r8c8")).toBe("r7c7");
    expect([0, 1, 2, 3].map((side) => anchor("r4c4", side))).toEqual([
      "r4c4",
      "r3c4",
      "r3c3",
      "r4c3",
    ]);
    expect(SPOTS).toHaveLength(16);
    expect(SPOTS[5]).toBe("b2");
  });

  test("a quarter turn moves nw to ne", () => {
    const [clay] = SAMPLES;
    if (!clay) throw new Error("no sample");
    expect(symbolsOf(clay, 0)).toEqual(["statue", "fountain", null, null]);
    expect(symbolsOf(clay, 90)).toEqual([null, "statue", null, "fountain"]);
    expect(symbolsOf(clay, 180)).toEqual([null, null, "fountain", "statue"]);
    expect(symbolsOf(clay, 270)).toEqual(["fountain", null, "statue", null]);
  });

  test("arrow keys stay inside, and choices go round", () => {
    expect(step(CELLS, "r1c1", "ArrowUp", 8)).toBe("r1c1");
    expect(step(CELLS, "r1c1", "ArrowRight", 8)).toBe("r1c2");
    expect(step(CELLS, "r8c8", "ArrowDown", 8)).toBe("r8c8");
    expect(step(SPOTS, "a1", "ArrowDown", 4)).toBe("a2");
    expect(step(CELLS, "r1c1", "x", 8)).toBeNull();
    expect(after([1, 2, 3], 3)).toBe(1);
    expect(after([1, 2, 3], 1, -1)).toBe(3);
    expect(after([], 1)).toBeUndefined();
  });
});

describe("the garden in space", () => {
  const cameras: Camera[] = [0, 1, 2, 3].flatMap((side) => [
    { look: "above", side },
    { look: "tilted", side },
  ]);

  test("four quarter turns lead back, and every cell keeps a place of its own", () => {
    for (const side of [0, 1, 2, 3]) {
      const places = CELLS.map((cell) => turned(cell, side)).map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(64);
    }
    expect(turned("r3c5", 4)).toEqual(turned("r3c5", 0));
    expect(turned("r1c1", 2)).toEqual({ x: 7, y: 7 });
  });

  test("a tile is put down by the corner that is seen at its upper left", () => {
    for (const side of [0, 1, 2, 3]) {
      const seen = quad("r3c5").map((cell) => ({ cell, ...turned(cell, side) }));
      const [first] = seen.sort((a, b) => a.x + a.y - b.x - b.y);
      expect(handle("r3c5", side)).toBe(first?.cell);
      expect(anchor(handle("r3c5", side), side)).toBe("r3c5");
    }
  });

  test("what lies higher is drawn higher, and what is nearer later", () => {
    for (const camera of cameras) {
      const low = project(camera, { x: 3, y: 3, z: 1 });
      const high = project(camera, { x: 3, y: 3, z: 2 });
      expect(high.y).toBeLessThan(low.y);
      expect(depth(camera, { x: 3, y: 4 })).toBeGreaterThan(depth(camera, { x: 3, y: 3 }));
    }
  });

  test.each(cameras)("all of a garden is inside its frame: $look, $side", (camera) => {
    const box = frame(camera, 4, true);
    for (const x of [0, 8]) {
      for (const y of [0, 8]) {
        const at = project(camera, { x, y, z: 0 });
        expect(at.x).toBeGreaterThanOrEqual(box.x);
        expect(at.x).toBeLessThanOrEqual(box.x + box.width);
        expect(at.y).toBeLessThanOrEqual(box.y + box.height);
        expect(at.y).toBeGreaterThanOrEqual(box.y);
      }
    }
  });

  test("in every cell things are drawn from below to above, each once", () => {
    for (const { garden } of last.players) {
      for (const camera of cameras) {
        const things = thingsOf(garden, camera, 99, null);
        expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
        expect(things.filter(({ kind }) => kind === "slab")).toHaveLength(
          4 * garden.terraces.length,
        );
        for (const cell of CELLS) {
          const slabs = things.filter((thing) => thing.kind === "slab" && thing.cell === cell);
          const levels = slabs.map(({ level }) => level);
          expect(levels).toEqual([...levels].sort((a, b) => a - b));
        }
      }
    }
  });

  test("upper levels can be taken off", () => {
    const { garden } = last.players[0] ?? {};
    if (!garden) throw new Error("no garden");
    const camera: Camera = { look: "tilted", side: 0 };
    expect(thingsOf(garden, camera, 0, null)).toEqual([]);
    const first = thingsOf(garden, camera, 1, null);
    expect(first.every(({ level }) => level <= 1)).toBe(true);
    expect(topsOf(garden, 99)).toEqual(garden.cells.map(({ level }) => level));
    expect(Math.max(...topsOf(garden, 1))).toBe(1);
  });
});

describe("placing", () => {
  test("the fixture holds many placings", () => {
    expect(placed.length).toBeGreaterThan(20);
  });

  test("cost and supports are as the engine says", () => {
    for (const one of placed) {
      const garden = one.before.players[one.event.seat]?.garden;
      if (!garden) throw new Error("no garden");
      const lay = layOf(one);
      const { supports, cost } = supportsOf(garden, lay);
      expect(cost).toBe(one.event.cost);
      expect(CORNERS.map((corner) => supports[corner])).toEqual(one.event.supports);
      expect(topUnder(garden, lay.at)).toBeLessThan(lay.level);
      const covered = one.event.covered.map(({ cell }) => cell);
      expect(new Set(hiddenBy(garden, lay))).toEqual(new Set(covered));
    }
  });

  test("what a tile makes possible is what the engine then offers", () => {
    let offered = 0;
    for (const { event, before, then } of placed) {
      const player = before.players[event.seat];
      const tile = [before.turn.taken, player?.stored].find((t) => t?.tile === event.tile);
      if (!player || !tile) throw new Error("no tile");
      const found = outlookOf(before, player, tile, layOf({ event }));
      const plain = found.map(({ decoration, cells, points, wild }) =>
        [decoration, cells.join("-"), points, wild].join(" "),
      );
      const engine = then.turn.chances.map(({ decoration, parts, points, wild }) =>
        [decoration, parts.map(({ cell }) => cell).join("-"), points, wild !== null].join(" "),
      );
      expect(plain.sort()).toEqual(engine.sort());
      offered += engine.length;
    }
    expect(offered).toBeGreaterThan(10);
  });

  test("placements of a tile are found among all actions", () => {
    const legal: Action[] = [
      { end: {} },
      { place: { tile: "clay_01", at: "r1c1", turn: 0, level: 1 } },
      { place: { tile: "clay_02", at: "r1c1", turn: 0, level: 1 } },
    ];
    expect(placements(legal, "clay_01")).toHaveLength(1);
  });
});

describe("words", () => {
  const folder = join(import.meta.dirname, "../../../locales");
  const files = ["common", "table", "web", "babylon", "babylon-web"];
  const words = (lang: Lang): Words =>
    new Words(
      lang,
      files.map((file) => readFileSync(join(folder, lang, `${file}.ftl`), "utf8")),
    );

  test.each(LANGS)("a whole game is told without a gap: %s", (lang) => {
    const said = words(lang);
    const lines = messages
      .flatMap(({ events }) => events as Event[])
      .flatMap(tell)
      .map(({ text }) => said.say(text, (seat) => ["Ada", "Bo"][seat] ?? "?"));
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      expect(line).not.toMatch(/\{|\}|byl-|undefined|NaN|[\uE000-\uE002]/);
      expect(line).toMatch(/[.!?…]$/);
    }
  });

  test.each(LANGS)("every kind of action has words: %s", (lang) => {
    const said = words(lang);
    const actions: Action[] = [
      { pick: { board: "lily" } },
      { remove: { spot: "a1" } },
      { dig: { spot: "a1" } },
      { place: { tile: "start_lily", at: "r1c1", turn: 90, level: 2 } },
      { place: { tile: "start_lily", at: "r1c1", turn: 90, level: 2, open: "se" } },
      { decorate: { decoration: "statue", from: "r1c1" } },
      { decorate: { decoration: "bridge", from: "r1c1", to: "r1c3" } },
      { end: {} },
      { end: { keep: "clay_01" } },
    ];
    for (const action of actions) {
      expect(said.say(tellAction(action, last), String)).not.toMatch(/\{|\}|byl-|undefined/);
    }
  });

  test("what happens is shown moment by moment", () => {
    const shown = pairs.flatMap(({ message }) => beats(message.events as Event[]));
    expect(shown.some(({ rises }) => rises.length > 0)).toBe(true);
    expect(shown.every(({ ms }) => ms > 0)).toBe(true);
  });
});
