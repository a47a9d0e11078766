import { describe, expect, test } from "vitest";
import { softened } from "../../src/lib/words.ts";
import { CHUNK, Past, startOf, withEarlier, type AnyStep } from "../../src/table/past.ts";
import type { AnyLine, Position } from "../../src/table/position.ts";

const step = (index: number, undo?: number[]): AnyStep =>
  ({
    step: index,
    entry:
      index === 0
        ? null
        : { index, seat: 0, what: undo ? { undo: { entries: undo } } : { act: {} }, at: 0 },
    events: [],
    state: { view: index },
  }) as unknown as AnyStep;
const position = (version: number): Position => ({ version, view: "own" }) as unknown as Position;

describe("the past of a match", () => {
  test("what this screen has seen itself is kept", async () => {
    const past = new Past("t", (_, from) => Promise.resolve([step(from), step(from + 1)]));
    past.reset(position(4));
    await past.fetch(3, CHUNK, null);
    expect(past.all.map(({ version, view }) => [version, view])).toEqual([
      [3, 3],
      [4, "own"],
    ]);
  });

  test("what was asked through other eyes is dropped", async () => {
    let answer: (steps: AnyStep[]) => void = () => undefined;
    const past = new Past("t", () => new Promise((done) => (answer = done)));
    past.reset(position(9));
    const fetched = past.fetch(1, CHUNK, 0);
    past.reset(position(9));
    answer([step(1)]);
    expect(await fetched).toEqual([]);
    expect(past.at(1)).toBeUndefined();
  });

  test("what is asked for is among the steps", () => {
    for (const version of [0, 5, 31, 32, 33, 500]) {
      const from = startOf(version);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(version - from).toBeLessThan(CHUNK);
      expect(from).toBeLessThanOrEqual(version);
    }
  });

  test("earlier lines come before the others, and what was taken back is marked", () => {
    const line = (index: number, undo?: number[]): AnyLine => {
      const { entry, events } = step(index, undo);
      return { entry, events, undone: false } as AnyLine;
    };
    const lines = withEarlier(
      [line(4, [3]), line(5)],
      [step(0), step(1), step(2, [1]), step(3), step(4)],
    );
    expect(lines.map(({ entry, undone }) => [entry.index, undone])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ]);
  });
});

test("a long name can be broken where the language says so", () => {
  expect(softened("Magische Schriftrolle", "Schrift|rolle Werk|zeug")).toBe(
    "Magische Schrift\u00adrolle",
  );
  expect(softened("Zelt", "")).toBe("Zelt");
});
