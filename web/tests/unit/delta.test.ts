import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyDelta, hashOf, Misfit } from "../../src/table/delta.ts";

interface Vector {
  old: unknown;
  new: unknown;
  change: unknown;
  hash: number;
}
/** Made by the tests of `crates/table`, which compare two values and hash them. */
const file = readFileSync(new URL("../fixtures/deltas.json", import.meta.url), "utf8");
const vectors = JSON.parse(file) as Vector[];

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A slow and simple change from one value to another: keys by key, lists by place and at their end. */
function change(from: unknown, to: unknown): unknown {
  if (isObject(from) && isObject(to)) {
    const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
    const changed = Object.keys(to).filter((key) => !Object.is(from[key], to[key]));
    return Object.fromEntries([
      ...gone.map((key) => [key, []] as const),
      ...changed.map((key) => {
        const inside = Object.hasOwn(from, key) ? change(from[key], to[key]) : whole(to[key]);
        return [key, inside] as const;
      }),
    ]);
  }
  if (Array.isArray(from) && Array.isArray(to)) {
    const common = Math.min(from.length, to.length);
    const cut = [common, from.length - common, ...(to.slice(common) as unknown[])];
    const places = Array.from({ length: common }, (_, place) => [
      String(place),
      change(from[place], to[place]),
    ]);
    return { cut, ...(Object.fromEntries(places) as object) };
  }
  return whole(to);
}
const whole = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? [value] : value;

describe("changes", () => {
  test("lead to the value that the host has, and to its hash", () => {
    expect(vectors.length).toBeGreaterThan(70);
    for (const { old, change, hash, ...vector } of vectors.map(freeze)) {
      const made = applyDelta(old, change);
      expect(made).toEqual(vector.new);
      expect(hashOf(made)).toBe(hash);
      expect(hashOf(vector.new)).toBe(hash);
    }
  });

  test("keep the order of keys", () => {
    // A browser puts keys that are numbers first, whatever the host does.
    const ordered = vectors.filter(({ new: value }) => !/"\d+":/.test(JSON.stringify(value)));
    expect(ordered.length).toBeGreaterThan(40);
    for (const { old, change, ...vector } of ordered) {
      expect(JSON.stringify(applyDelta(old, change))).toBe(JSON.stringify(vector.new));
    }
  });

  test("lead from any value to any other and leave the first as it is", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
        const before = JSON.stringify(from);
        expect(applyDelta(freeze(from), freeze(change(from, to)))).toEqual(to);
        expect(JSON.stringify(from)).toBe(before);
      }),
    );
  });

  test("share what has not changed", () => {
    const old = { view: { tiles: { a: {} }, hand: [{ n: 1 }, { n: 2 }] }, seats: [{}] };
    const made = applyDelta(old, { view: { hand: { "1": { n: 3 } } } }) as typeof old;
    expect(made).toEqual({ view: { tiles: { a: {} }, hand: [{ n: 1 }, { n: 3 }] }, seats: [{}] });
    expect(made.seats).toBe(old.seats);
    expect(made.view.tiles).toBe(old.view.tiles);
    expect(made.view.hand[0]).toBe(old.view.hand[0]);
    expect(applyDelta(old, {})).toBe(old);
    expect(applyDelta(old.view.hand, {})).toBe(old.view.hand);
  });

  test("that do not fit are refused", () => {
    for (const [value, change] of [
      [{ a: 1 }, { b: { c: 1 } }],
      [{ a: 1 }, { a: { c: 1 } }],
      [{ a: 1 }, { b: [1, "c"] }],
      [{ a: 1 }, { b: [] }],
      [[1], { "1": 2 }],
      [[1], { cut: [0, 2] }],
      [[1], { cut: 7 }],
      [1, { a: 1 }],
      [1, [1, 2]],
    ]) {
      expect(() => applyDelta(value, change)).toThrow(Misfit);
    }
  });

  test("whatever comes, nothing worse happens", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, change) => {
        try {
          applyDelta(freeze(value), change);
        } catch (error) {
          expect(error).toBeInstanceOf(Misfit);
        }
      }),
    );
  });
});

describe("the hash", () => {
  test("is not changed by the order of keys", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const back = Object.fromEntries(Object.entries(object).reverse());
        expect(hashOf(back)).toBe(hashOf(object));
      }),
    );
  });

  test("is another one for another value", () => {
    const sorted = (_: string, value: unknown): unknown =>
      isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
    const texts = new Set(vectors.map(({ new: value }) => JSON.stringify(value, sorted)));
    const hashes = new Set(vectors.map(({ new: value }) => hashOf(value)));
    expect(hashes.size).toBe(texts.size);
  });
});
