import { describe, expect, test } from "vitest";
import { dealOf, facetOf } from "../../src/games/battalia/actions.ts";
import { needKinds } from "../../src/games/battalia/describe.ts";
import { arrow, extent } from "../../src/games/battalia/map.ts";
import {
  daysInWeek,
  exitsOf,
  innerWheel,
  levels,
  litOn,
  outerWheel,
  pairOn,
  priceOf,
  readPieces,
  strengthOf,
} from "../../src/games/battalia/printed.ts";
import {
  kindOf,
  type Action,
  type Answer,
  type Event,
  type View,
} from "../../src/games/battalia/types.ts";
import { engineOf, matchOf } from "./engines.ts";

const engine = await engineOf("battalia");
readPieces(engine);

describe("what is printed", () => {
  const kinds = (deal: string): string[] => {
    const price = priceOf(deal);
    return price ? needKinds(price) : [];
  };
  test("prices of everything on the market", () => {
    expect(kinds("recruit:chief")).toEqual(["supply", "supply", "supply"]);
    expect(kinds("create:tent")).toEqual(["tribesman", "chief", "supply"]);
    expect(kinds("build:tee:0")).toEqual(["tribesman", "tribesman", "supply"]);
    expect(kinds("build:four:2")).toEqual(["chief", "chief", "chief"]);
    expect(priceOf("recruit:king")).toBeNull();
    expect(levels()).toEqual([1, 2, 3, 4]);
  });
  test("shapes and strength", () => {
    expect([exitsOf("straight"), exitsOf("three")]).toEqual(["ns", "nes"]);
    expect(["tribesman", "lord", "horse", "tool"].map(strengthOf)).toEqual([1, 4, 1, 0]);
  });
  test("the wheels of the oracle show the table of days (BAT-16.2)", () => {
    expect(daysInWeek()).toBe(7);
    for (let day = 1; day <= 7; day++) {
      const arm = outerWheel().indexOf(pairOn(day));
      expect(innerWheel()[(arm - day + 1 + 7) % 7]).toBe(pairOn(day));
      expect(outerWheel()[day - 1]).toBe(litOn(day));
    }
    expect(new Set(innerWheel()).size).toBe(7);
    expect(litOn(8)).toBe(litOn(1));
  });
});

/** As much of a table as the map depends on. */
function table(more: Partial<View> = {}): View {
  return {
    tiles: [],
    missing: [],
    impassable: [],
    pool: [],
    options: { advanced_terrain: false },
    ...more,
  } as unknown as View;
}
const walk = (square: string): Action => ({ walk: { hero: "a", square } });

describe("the map", () => {
  test("arrows go over squares that do not exist", () => {
    const view = table({ missing: ["c3", "g4"] });
    expect(arrow(view, "b3", "ArrowRight")).toBe("d3");
    expect(arrow(view, "f4", "ArrowRight")).toBe("f4");
    expect(arrow(view, "b3", "x")).toBeNull();
    const ring = [..."abcdefg"].flatMap((col) =>
      [1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
        "ag".includes(col) || row === 1 || row === 7 ? [`${col}${row}`] : [],
      ),
    );
    expect(extent(table({ missing: ring }))).toEqual({ top: 1, left: 1, rows: 5, cols: 5 });
  });
});

describe("in a whole match", () => {
  test("walks of several steps begin with a legal one and can be gone to their end", async () => {
    const any = (legal: readonly unknown[], step: number): unknown =>
      legal.find((action) => typeof action === "object" && action !== null && "hire" in action) ??
      legal[(step * 5) % legal.length];
    const match = await matchOf<View, Event>("battalia", 2, any, { week_limit: 2 });
    let walked = 0;
    for (const { seat, before } of match.moments.slice(0, 1500)) {
      if (before.phase !== "act") continue;
      const look = engine.look(before, seat);
      const { routes } = look.study<Answer>("routes");
      for (const { hero, square, cost, step } of routes) {
        expect(look.why(step)).toBeNull();
        expect(cost).toBeGreaterThan(1);
        const [same] = look.study<Answer>({ route: { hero, square } }).routes;
        expect(same).toEqual({ hero, square, cost, step });
        walked++;
      }
    }
    expect(walked).toBeGreaterThan(0);
  }, 60_000);
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
});
