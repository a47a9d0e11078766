import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  betterTurned,
  bounds,
  center,
  corners,
  dice,
  direction,
  neighbourTowards,
  outlines,
  SIZE,
  smooth,
  STEPS,
  type Cell,
} from "../../src/lib/hex.ts";

const cell = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }))
  .map(([col, half]): Cell => ({ col, row: 2 * half + (col & 1) }));

describe("hexes", () => {
  test("all six neighbours are equally far away, turned or not", () => {
    fc.assert(
      fc.property(cell, fc.boolean(), (from, turned) => {
        const a = center(from, turned);
        for (const step of STEPS) {
          const b = center({ row: from.row + step.row, col: from.col + step.col }, turned);
          expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(Math.sqrt(3) * SIZE, 6);
        }
      }),
    );
  });

  test("neighbours share two corners", () => {
    const round = (value: number): number => Math.round(value * 1000) + 0;
    const name = ({ x, y }: { x: number; y: number }): string => `${round(x)} ${round(y)}`;
    for (const turned of [false, true]) {
      const own = new Set(corners(center({ row: 0, col: 0 }, turned), SIZE, turned).map(name));
      for (const step of STEPS) {
        const other = corners(center(step, turned), SIZE, turned).map(name);
        expect(other.filter((corner) => own.has(corner))).toHaveLength(2);
      }
    }
  });

  test("the outline of one hex has six corners, that of a flower eighteen", () => {
    const middle = { row: 0, col: 0 };
    for (const turned of [false, true]) {
      expect(outlines([middle], turned).map((loop) => loop.length)).toEqual([6]);
      expect(outlines([middle, ...STEPS], turned).map((loop) => loop.length)).toEqual([18]);
      expect(
        outlines([...STEPS], turned)
          .map((loop) => loop.length)
          .sort(),
      ).toEqual([18, 6]);
    }
  });

  test("smoothing stays inside the box and doubles the points", () => {
    const [loop = []] = outlines([{ row: 0, col: 0 }], false);
    const box = bounds([{ row: 0, col: 0 }], false, 0);
    const round = smooth(loop, 2);
    expect(round).toHaveLength(24);
    for (const { x, y } of round) {
      expect(x).toBeGreaterThanOrEqual(box.x);
      expect(x).toBeLessThanOrEqual(box.x + box.width);
      expect(y).toBeGreaterThanOrEqual(box.y);
      expect(y).toBeLessThanOrEqual(box.y + box.height);
    }
  });

  test("a wide board only turns on a narrow screen", () => {
    const wide = [0, 1, 2, 3, 4, 5, 6, 7].map((col) => ({ col, row: col & 1 }));
    expect(betterTurned(wide, 390, 600, 10)).toBe(true);
    expect(betterTurned(wide, 900, 600, 10)).toBe(false);
  });

  test("going one way and back again leads home", () => {
    const there = (cell: Cell): Cell => cell;
    fc.assert(
      fc.property(cell, fc.boolean(), fc.integer({ min: 0, max: 5 }), (from, turned, i) => {
        const way = (turned ? 0 : 30) + i * 60;
        const next = neighbourTowards(from, way, turned, there);
        expect(next).toBeDefined();
        expect(next && neighbourTowards(next, (way + 180) % 360, turned, there)).toEqual(from);
      }),
    );
  });

  test("arrows to the right follow a row in zigzag", () => {
    const used = (cell: Cell): Cell => cell;
    let at: Cell = { row: 4, col: 0 };
    const rows = [];
    for (let i = 0; i < 6; i++) {
      at = neighbourTowards(at, 0, false, used) ?? at;
      rows.push(at.row);
    }
    expect(at.col).toBe(6);
    expect(rows).toEqual([5, 4, 5, 4, 5, 4]);
  });

  test("keys stand for six different directions", () => {
    for (const turned of [false, true]) {
      const ways = [..."qweasd"].map((key) => direction(key, turned));
      expect(new Set(ways).size).toBe(6);
    }
    expect(direction("x", false)).toBeNull();
  });

  test("dice are fair enough and always the same", () => {
    const rolls = Array.from({ length: 2000 }, (_, i) => dice(`h${i}`));
    expect(dice("h7")).toBe(rolls[7]);
    const mean = rolls.reduce((sum, roll) => sum + roll, 0) / rolls.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });
});
