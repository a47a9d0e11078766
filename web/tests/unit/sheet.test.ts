import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { split } from "../../src/sheet/account.ts";
import { beside, opposite, overlap, type Rect, type Size } from "../../src/sheet/place.ts";

const ROOM: Size = { width: 1440, height: 900 };
const PHONE: Size = { width: 390, height: 844 };

/** A box inside of a window, as large as things on a table are. */
const boxIn = (room: Size): fc.Arbitrary<Rect> =>
  fc
    .record({
      width: fc.integer({ min: 8, max: 97 }),
      height: fc.integer({ min: 8, max: 211 }),
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ width, height, x, y }) => ({
      width,
      height,
      left: x * (room.width - width),
      top: y * (room.height - height),
    }));
const size = fc.record({
  width: fc.integer({ min: 60, max: 400 }),
  height: fc.integer({ min: 30, max: 700 }),
});

describe("where a sheet lies", () => {
  test.each([
    ["beside what it speaks of", beside, ROOM],
    ["on a phone, on the other half", opposite, PHONE],
  ] as const)("%s: never over it, always in the window", (_, place, room) => {
    fc.assert(
      fc.property(boxIn(room), size, (anchor, wanted) => {
        const spot = place(anchor, wanted, room);
        const lies = {
          ...spot,
          width: Math.min(wanted.width, spot.maxWidth),
          height: Math.min(wanted.height, spot.maxHeight),
        };
        expect(overlap(lies, anchor)).toBe(false);
        expect(lies.left).toBeGreaterThanOrEqual(0);
        expect(lies.top).toBeGreaterThanOrEqual(0);
        expect(lies.left + lies.width).toBeLessThanOrEqual(room.width);
        expect(lies.top + lies.height).toBeLessThanOrEqual(room.height);
        // There is always room to read.
        expect(lies.height).toBeGreaterThanOrEqual(Math.min(wanted.height, 200));
      }),
    );
  });

  test("on the right if there is room, else on the left, below, above", () => {
    const wanted = { width: 300, height: 200 };
    const at = (left: number, top: number, width: number): Rect => ({
      left,
      top,
      width,
      height: 40,
    });
    expect(beside(at(100, 400, 40), wanted, ROOM).left).toBe(148);
    expect(beside(at(1300, 400, 40), wanted, ROOM).left).toBe(992);
    expect(beside(at(10, 100, 1420), wanted, ROOM).top).toBe(148);
    expect(beside(at(10, 800, 1420), wanted, ROOM).top).toBe(592);
  });
});

test("a thing is a kind and an id that may have parts", () => {
  expect(split("space:colossus:2")).toEqual(["space", "colossus:2"]);
  expect(split("trade:")).toEqual(["trade", ""]);
});

describe("rules on sheets", () => {
  const GAMES = {
    babylonia: () => import("../../src/games/babylonia/things.ts"),
    tower_of_babel: () => import("../../src/games/tower_of_babel/things.ts"),
    seven_wonders: () => import("../../src/games/seven_wonders/things.ts"),
    babylon: () => import("../../src/games/babylon/things.ts"),
    battalia: () => import("../../src/games/battalia/things.ts"),
  };
  test.each(Object.entries(GAMES))("%s names rules that are in both books", async (game, load) => {
    const { RULES } = await load();
    const books = ["en", "de"].map((lang) =>
      readFileSync(
        join(import.meta.dirname, `../../../crates/games/${game}/rules/${lang}.md`),
        "utf8",
      ),
    );
    for (const rule of Object.values(RULES)) {
      for (const book of books) expect(book).toContain(`**${rule}**`);
    }
  });
});
