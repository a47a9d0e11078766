import { describe, expect, test } from "vitest";
import { course, withMouths } from "../../src/games/babylonia/art/river.ts";
import { HEXES, hexAt, hexOf, labelOf, neighbours } from "../../src/games/babylonia/map.ts";

describe("the map of Babylonia", () => {
  test("has the hexes that the rules name (BAB-2.1)", () => {
    expect(HEXES).toHaveLength(175);
  });

  test("lets no two sites touch (BAB-2.4)", () => {
    const sites = HEXES.filter((hex) => hex.site !== null);
    expect(sites).toHaveLength(37);
    for (const site of sites) {
      expect(neighbours(site).every((other) => other.site === null)).toBe(true);
    }
  });

  test("has rivers that run from end to end", () => {
    for (const [region, length] of [["river_north", 17] as const, ["river_south", 14] as const]) {
      const river = HEXES.filter((hex) => hex.region === region);
      const way = course(river);
      expect(way).toHaveLength(length);
      for (const [i, hex] of way.slice(1).entries()) {
        expect(neighbours(hex).map(({ id }) => id)).toContain(way[i]?.id);
      }
      const mouths = withMouths(river).slice(-2);
      for (const mouth of mouths) {
        expect(HEXES.some(({ row, col }) => row === mouth.row && col === mouth.col)).toBe(false);
      }
    }
  });

  test("finds hexes by id and by place, if they are in use", () => {
    const used = new Set(HEXES.filter(({ region }) => region !== "south").map(({ id }) => id));
    const hex = hexOf("i7");
    expect(hex).toMatchObject({ label: "I7", site: "ziggurat" });
    expect(hex && hexAt(hex, used)?.id).toBe("i7");
    const south = hexOf("q10");
    expect(south && hexAt(south, used)).toBeUndefined();
    expect(labelOf("a11")).toBe("A11");
  });
});
