import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/babylon/beats.ts";
import {
  after,
  anchor,
  CELLS,
  handle,
  indexOf,
  quad,
  SPOTS,
  step,
  symbolsOf,
} from "../../src/games/babylon/cells.ts";
import { depth, frame, project, turned, type Camera } from "../../src/games/babylon/geometry.ts";
import { placements, placing, topUnder } from "../../src/games/babylon/ghost.ts";
import { oneOfEach, readPieces } from "../../src/games/babylon/printed.ts";
import { sample } from "../../src/games/babylon/samples.ts";
import { thingsOf, topsOf } from "../../src/games/babylon/scene.ts";
import type { Action, Answer, Event, View } from "../../src/games/babylon/types.ts";
import { LANGS, Words, type Lang } from "../../src/lib/words.ts";
import type { Told } from "./told.ts";
import { engineOf, matchOf } from "./engines.ts";

const engine = await engineOf("babylon");
/** Tiles are placed and decorations built as long as anything can be. */
const play = await matchOf<View, Event>("babylon", 2, (legal, step) => {
  const acts = (legal as Action[]).filter((action) => "place" in action || "decorate" in action);
  const built = acts.filter((action) => "decorate" in action);
  const best = built.length > 0 ? built : acts.length > 0 ? acts : legal;
  return best[(step * 7919) % best.length];
});

/** A whole match; packed, because every message holds two gardens of 64 cells. */
const file = join(import.meta.dirname, "../fixtures/babylon.json.gz");
const { messages } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as {
  messages: Told[];
};
const views = messages.flatMap(({ view }) => (view ? [view as View] : []));
const pairs = messages.flatMap((message, i) => {
  const before = messages[i - 1]?.view as View | null | undefined;
  return message.view && before ? [{ message, before, after: message.view as View }] : [];
});
const last = views.at(-1);
if (!last) throw new Error("the fixture is empty");

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
    const clay = sample("clay", "rose", ["statue", "fountain", null, null]);
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
  test("what a tile means is what the engine then does (BYL-5.5, BYL-6.1)", () => {
    let offered = 0;
    let placed = 0;
    for (const { before, after: then, seat, action, events } of play.moments) {
      if (!("place" in (action as Action))) continue;
      const { place } = action as Extract<Action, { place: unknown }>;
      const { lay } = engine
        .look(before, seat)
        .study<Answer>({ lay: { ...place, open: place.open ?? null } });
      const [event] = events;
      expect(event).toMatchObject({ type: "placed", cost: lay?.cost, supports: lay?.supports });
      expect(lay?.prospects).toEqual(then.turn.chances);
      offered += lay?.prospects.length ?? 0;
      placed += 1;
      const garden = before.players[seat]?.garden;
      if (garden) expect(topUnder(garden, place.at)).toBeLessThan(place.level);
    }
    expect(placed).toBeGreaterThan(10);
    expect(offered).toBeGreaterThan(5);
  });

  test("what cannot be placed means nothing, and the rules say why", () => {
    const moment = play.moments.find(({ before }) => before.phase === "building");
    const tile = moment?.before.turn.taken?.tile;
    if (!moment || !tile) throw new Error("nothing was built");
    const look = engine.look(moment.before, moment.seat);
    const place = { tile, at: "r1c1", turn: 0, level: 9 };
    expect(look.study<Answer>({ lay: { ...place, open: null } }).lay).toBeNull();
    expect(look.why({ place })?.rule).toMatch(/^BYL-5/);
  });

  test("placements of a tile are found among all actions", () => {
    const legal: Action[] = [
      { end: {} },
      { place: { tile: "clay_01", at: "r1c1", turn: 0, level: 1 } },
      { place: { tile: "clay_02", at: "r1c1", turn: 0, level: 1 } },
    ];
    expect(placements(legal, "clay_01")).toHaveLength(1);
    const tile = sample("clay", "rose", [null, null, null, null]);
    const lay = { at: "r1c1", turn: 0, level: 1, open: null } as const;
    expect(placing({ tile, lay, laid: null })).toEqual(legal[1]);
    expect(placing({ tile, lay: { ...lay, open: "se" }, laid: null })).toMatchObject({
      place: { open: "se" },
    });
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
      .flatMap((event) => engine.tell(event))
      .map(({ text }) => said.say(text, (seat) => ["Ada", "Bo"][seat] ?? "?"));
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      expect(line).not.toMatch(/\{|\}|byl-|undefined|NaN|[\uE000-\uE002]/);
      expect(line).toMatch(/[.!?…]$/);
    }
  });

  test.each(LANGS)("every kind of action has words: %s", (lang) => {
    const said = words(lang);
    const kinds = new Set<string>();
    for (const { before, seat, action } of play.moments) {
      const text = engine.look(before, seat).tell(action);
      expect(said.say(text, String)).not.toMatch(/\{|\}|byl-|undefined/);
      kinds.add(Object.keys(action as object)[0] ?? "");
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["dig", "place", "decorate", "end"]));
  });

  test("the box has a tile of each material", () => {
    readPieces(engine);
    expect(oneOfEach().map(({ material }) => material)).toEqual([
      "clay",
      "granite",
      "basalt",
      "start",
    ]);
  });

  test("what happens is shown moment by moment", () => {
    const shown = pairs.flatMap(({ message }) => beats(message.events as Event[], engine));
    expect(shown.some(({ rises }) => rises.length > 0)).toBe(true);
    expect(shown.every(({ ms }) => ms > 0)).toBe(true);
  });
});
