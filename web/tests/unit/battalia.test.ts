import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { dealOf, facetOf } from "../../src/games/battalia/actions.ts";
import {
  cityPrice,
  CREATE,
  DAYS,
  EXITS,
  HIRE,
  INNER,
  litOn,
  MARKERS,
  pairOn,
  PITCH,
  PLACES,
  type Price,
  priceKinds,
  recruitPrice,
  roadPrice,
  upgradePrice,
} from "../../src/games/battalia/facts.ts";
import { arrow, distances, extent, steps, tilesOf, turned } from "../../src/games/battalia/map.ts";
import { nextStep, routes, supplies } from "../../src/games/battalia/reach.ts";
import { missing } from "../../src/games/battalia/status.ts";
import {
  ARTEFACTS,
  kindOf,
  RANKS,
  type Action,
  type PlayerView,
  type TileView,
  type View,
} from "../../src/games/battalia/types.ts";

interface Data {
  costs: {
    recruit: Record<string, Record<string, number>>;
    create: Record<string, Record<string, number>>;
    build_road: Record<string, Record<string, number>>;
    build_city: Record<string, Record<string, number>>;
    upgrade_city_to: Record<string, Record<string, number>>;
    hire_hero: Record<string, number>;
    pitch_tent: Record<string, number>;
  };
  road_types: { id: keyof typeof EXITS; group: string; exits: string[] }[];
  city_patterns: { id: keyof typeof EXITS; exits: string[] }[];
  orak: {
    outer_clockwise_from_12: string[];
    inner_clockwise_from_12_on_day_1: string[];
    days: { day: number; illuminated: string; matching: string }[];
  };
  hiding_places: { per_player: number };
  city_markers: { per_player: { count: number }[] };
}
const data = JSON.parse(
  readFileSync(
    join(import.meta.dirname, "../../../crates/games/battalia/data/battalia.json"),
    "utf8",
  ),
) as Data;

/** A price as the facts write it. */
function written(price: Price): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of priceKinds(price)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

describe("facts", () => {
  test("prices are those of the engine", () => {
    const { costs } = data;
    for (const rank of RANKS) expect(written(recruitPrice(rank))).toEqual(costs.recruit[rank]);
    for (const id of ARTEFACTS) expect(written(CREATE[id])).toEqual(costs.create[id]);
    for (const { id, group } of data.road_types) {
      expect(written(roadPrice(id))).toEqual(costs.build_road[group]);
    }
    for (const level of [1, 2, 3, 4]) {
      expect(written(cityPrice(level))).toEqual(costs.build_city[level]);
      if (level > 1) expect(written(upgradePrice(level))).toEqual(costs.upgrade_city_to[level]);
    }
    expect(written(HIRE)).toEqual(costs.hire_hero);
    expect(written(PITCH)).toEqual(costs.pitch_tent);
  });
  test("shapes, places and markers", () => {
    for (const { id, exits } of [...data.road_types, ...data.city_patterns]) {
      expect(EXITS[id]).toBe(exits.join(""));
    }
    expect(PLACES).toBe(data.hiding_places.per_player);
    expect(data.city_markers.per_player.map(({ count }) => count)).toEqual([MARKERS, MARKERS]);
  });
  test("the wheels of the oracle show the table of days (BAT-16.2)", () => {
    expect(ARTEFACTS).toEqual(data.orak.outer_clockwise_from_12);
    expect(INNER).toEqual(data.orak.inner_clockwise_from_12_on_day_1);
    expect(data.orak.days.length).toBe(DAYS);
    for (const { day, illuminated, matching } of data.orak.days) {
      expect([litOn(day), pairOn(day)]).toEqual([illuminated, matching]);
      expect(litOn(day + DAYS)).toBe(illuminated);
    }
  });
});

const tile = (square: string, exits: string, terrain = "barfolk"): TileView =>
  ({ square, exits, terrain, city: false, owner: null, level: 0, shape: "straight" }) as TileView;

/** As much of a table as the map depends on. */
function table(tiles: TileView[], more: Partial<View> = {}): View {
  return {
    tiles,
    missing: [],
    impassable: [],
    pool: [],
    options: { advanced_terrain: false },
    ...more,
  } as unknown as View;
}
const player = (at: string | null, more: Partial<PlayerView> = {}): PlayerView =>
  ({ heroes: [at, null], hand: [], faction: "cloudborn", ...more }) as PlayerView;
const walk = (square: string): Action => ({ walk: { hero: "a", square } });

describe("the map", () => {
  test("cards are turned by quarters", () => {
    expect(turned("ne", 1)).toBe("es");
    expect(turned("n", 3)).toBe("w");
    expect(turned("nes", 2)).toBe("nsw");
    expect(turned("nesw", 1)).toBe("nesw");
  });
  test("heroes step where exits meet (BAT-S4)", () => {
    const view = table([
      tile("a5", "ew"),
      tile("b5", "ew"),
      tile("c5", "nw"),
      tile("d4", "nesw"),
      tile("b6", "ew"),
      tile("c6", "ew"),
    ]);
    const found = distances(tilesOf(view), "a5", null);
    expect([...found]).toEqual([
      ["a5", 0],
      ["b5", 1],
      ["c5", 2],
    ]);
    expect(steps(tilesOf(view), "b6")).toEqual(["c6"]);
  });
  test("steps onto home terrain cost nothing (BAT-S7)", () => {
    const view = table([
      tile("b1", "ew"),
      tile("c1", "ew"),
      tile("d1", "sw", "cloudborn"),
      tile("d2", "ns"),
      tile("d3", "ns", "cloudborn"),
      tile("d4", "nesw"),
    ]);
    const found = distances(tilesOf(view), "b1", "cloudborn");
    expect(found.get("d4")).toBe(3);
    expect(found.get("d3")).toBe(2);
  });
  test("arrows go over squares that do not exist", () => {
    const view = table([], { missing: ["c3", "g4"] });
    expect(arrow(view, "b3", "ArrowRight")).toBe("d3");
    expect(arrow(view, "f4", "ArrowRight")).toBe("f4");
    expect(arrow(view, "b3", "x")).toBeNull();
    const ring = [..."abcdefg"].flatMap((col) =>
      [1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
        "ag".includes(col) || row === 1 || row === 7 ? [`${col}${row}`] : [],
      ),
    );
    expect(extent(table([], { missing: ring }))).toEqual({ top: 1, left: 1, rows: 5, cols: 5 });
  });
});

describe("walks of several steps", () => {
  const view = table([
    tile("a1", "es"),
    tile("b1", "ew"),
    tile("c1", "ew"),
    tile("d1", "ew"),
    tile("a2", "n"),
  ]);
  const own = player("a1", { hand: ["supply", "supply", "barfolk_chief"] });
  const facets = [walk("b1"), walk("a2")].map(facetOf);
  test("as far as the Supply goes (BAT-11.4)", () => {
    expect(supplies(view, own)).toBe(2);
    const found = routes(view, own, facets);
    expect(found.map(({ goal, cost, action }) => [goal, cost, action])).toEqual([
      ["c1", 2, walk("b1")],
    ]);
    const rich = player("a1", { hand: ["supply", "supply", "supply"] });
    expect(routes(view, rich, facets).map(({ goal }) => goal)).toEqual(["c1", "d1"]);
  });
  test("each step comes nearer, and the last one ends it", () => {
    expect(nextStep(view, own, facets, "a", "c1")?.action).toEqual(walk("b1"));
    const there = player("b1");
    const further = [walk("a1"), walk("c1")].map(facetOf);
    expect(nextStep(view, there, further, "a", "c1")?.action).toEqual(walk("c1"));
    expect(nextStep(view, player("c1"), further, "a", "c1")).toBeNull();
    expect(nextStep(view, there, [facetOf(walk("a1"))], "a", "c1")).toBeNull();
  });
});

describe("what actions are about", () => {
  test("cards, squares and heroes", () => {
    const scroll: Action = { scroll: { aim: { hand: "barfolk_chief" }, faction: "islanders" } };
    expect(facetOf(scroll)).toMatchObject({ deed: "scroll", card: "barfolk_chief", place: null });
    expect(facetOf({ amulet: { aim: { row: 2 } } })).toMatchObject({ place: 2, card: null });
    expect(facetOf(walk("c3"))).toMatchObject({ deed: "move", square: "c3", hero: "a" });
    expect(facetOf({ pay: { source: "supply" } })).toMatchObject({ verb: "pay", card: "supply" });
    expect(facetOf("end")).toMatchObject({ verb: "end", deed: null, square: null });
  });
  test("what is on the market has a name", () => {
    expect(dealOf({ recruit: { rank: "chief" } })).toBe("recruit:chief");
    expect(dealOf({ build: { shape: "two_opposite", level: 2 } })).toBe("build:two_opposite:2");
    expect(dealOf("end")).toBeNull();
  });
  test("cards are taken apart", () => {
    expect(kindOf("barfolk_chief")).toEqual({ kind: "chief", faction: "barfolk" });
    expect(kindOf("hammer")).toEqual({ kind: "hammer", faction: null });
  });
  test("what is missing in a battle (BAT-12.14)", () => {
    const fight = (attack: number, defence: number, defender_acts: boolean): View =>
      table([], { battle: { attack, defence, defender_acts } as View["battle"] });
    expect(missing(fight(4, 4, false))).toBe(1);
    expect(missing(fight(4, 4, true))).toBe(0);
    expect(missing(fight(8, 4, true))).toBe(4);
    expect(missing(table([], { battle: null }))).toBe(0);
  });
});
