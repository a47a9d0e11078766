import { describe, expect, test } from "vitest";
import { inOrder, onlyTo, still } from "../../src/games/shared/beat.ts";
import type { Outcome } from "../../src/generated/table.ts";
import { byPlace, printed, scoredCategories } from "../../src/table/outcome.ts";

const points = (categories: Record<string, number>): Outcome["points"][number] => ({
  sum: Object.values(categories).reduce((sum, gain) => sum + gain, 0),
  categories,
});
const OUTCOME: Outcome = {
  places: [3, 1, 4, 1],
  points: [
    points({ cities: 2, fields: 0, loss: 0 }),
    points({ cities: 5, fields: 0, loss: 0 }),
    points({ cities: 2, fields: 0, loss: -1 }),
    points({ cities: 0, fields: 0, loss: 0 }),
  ],
  reason: "over",
};

describe("results", () => {
  test("winners come first, in the order of their seats", () => {
    expect(byPlace(OUTCOME)).toEqual([1, 3, 0, 2]);
    expect(OUTCOME.places).toEqual([3, 1, 4, 1]);
  });
  test("a category shows if it changed anybody's sum", () => {
    expect(scoredCategories(OUTCOME)).toEqual(["cities", "loss"]);
    expect(scoredCategories({ ...OUTCOME, places: [], points: [] })).toEqual([]);
  });
});

test("points below zero have a minus sign", () => {
  expect([-4, 0, 7].map(printed)).toEqual(["−4", "0", "7"]);
});

describe("moments", () => {
  test("moments that show the position before come first; otherwise the order stays", () => {
    const shown = [
      { ...still(1), name: "c" },
      { ...still(2, "before"), name: "a" },
      { ...still(3), name: "d" },
      { ...still(4, "before"), name: "b" },
    ];
    expect(inOrder(shown).map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
  });
  test("each moment has its own lists", () => {
    still(1).lit.push("here");
    expect(still(1).lit).toEqual([]);
  });
  test("one gets points, the others get none", () => {
    expect(onlyTo(["a", "b", "c"], 1, 7)).toEqual([0, 7, 0]);
  });
});
