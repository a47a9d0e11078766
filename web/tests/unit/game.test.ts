import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/babylonia/beats.ts";
import { pointsOf } from "../../src/games/babylonia/points.ts";
import {
  cards,
  noblesOf,
  numberOn,
  readPieces,
  ruleOf,
} from "../../src/games/babylonia/printed.ts";
import {
  isCity,
  type Answer,
  type Event,
  type Tile,
  type View,
} from "../../src/games/babylonia/types.ts";
import { fits, positionOf, withLine, type AnyLine } from "../../src/table/position.ts";
import type { Told } from "./told.ts";
import { series, ticks } from "../../src/table/series.ts";
import fixture from "../fixtures/babylonia.json" with { type: "json" };
import { engineOf, matchOf } from "./engines.ts";

const engine = await engineOf("babylonia");
const play = await matchOf<View, Event>(
  "babylonia",
  2,
  (legal, step) => legal[(step * 7919) % legal.length],
);

const messages = fixture.messages as unknown as Told[];
const lines = messages.reduce<AnyLine[]>(withLine, []);
const game = { points: (event: unknown) => pointsOf(event as Event) };

describe("the log", () => {
  test("points of events add up to the points of the end", () => {
    const rows = series(lines, 2, game);
    expect(rows[0]).toEqual([0, 0]);
    expect(rows.at(-1)).toEqual(messages.at(-1)?.outcome?.points.map(({ sum }) => sum));
  });

  test("what was taken back is marked and does not count", () => {
    const first = messages[0];
    if (!first) throw new Error("the fixture is empty");
    const undo: Told = {
      ...first,
      version: 2,
      entry: { index: 2, seat: 0, what: { undo: { entries: [1] } }, at: 0 },
      events: [],
    };
    const after = [first, undo].reduce<AnyLine[]>(withLine, []);
    expect(after.map(({ undone }) => undone)).toEqual([true, false]);
    expect(series(after, 2, game).at(-1)).toEqual([0, 0]);
  });

  test("messages follow, repeat or leave a gap", () => {
    const message = { ...messages[0], version: 5 } as Told;
    expect([3, 4, 5, 9].map((version) => fits(version, message))).toEqual([
      "gap",
      "next",
      "old",
      "old",
    ]);
    expect(positionOf(message)).not.toHaveProperty("events");
  });

  test("an axis has few round numbers", () => {
    expect(ticks(121)).toEqual([0, 25, 50, 75, 100]);
    expect(ticks(10)).toEqual([0, 5, 10]);
    expect(ticks(20, -12)).toEqual([-10, 0, 10, 20]);
  });
});

describe("beats", () => {
  const pairs = messages.flatMap((message, i) => {
    const before = messages[i - 1]?.view as View | null;
    return message.view && before ? [{ message, before, after: message.view as View }] : [];
  });

  test("bring each player exactly what the view then shows", () => {
    let scorings = 0;
    for (const { message, before, after } of pairs) {
      const shown = beats(message.events as Event[], before, after, engine);
      const sums = before.players.map((player, seat) =>
        shown.reduce((sum, beat) => sum + (beat.points[seat] ?? 0), player.points.sum),
      );
      expect(sums).toEqual(after.players.map(({ points }) => points.sum));
      scorings += shown.filter(({ when }) => when === "before").length;
    }
    expect(scorings).toBeGreaterThan(2);
  });

  test("never take longer than a moment each", () => {
    for (const { message, before, after } of pairs) {
      for (const beat of beats(message.events as Event[], before, after, engine)) {
        expect(beat.ms).toBeLessThanOrEqual(900);
      }
    }
  });
});

describe("the rules in the browser", () => {
  const { moments, points } = play;

  test("play whole matches that beats tell to the point", () => {
    expect(points).toHaveLength(2);
    for (const { events, before, after } of moments) {
      const shown = beats(events, before, after, engine);
      const sums = before.players.map((player, seat) =>
        shown.reduce((sum, beat) => sum + (beat.points[seat] ?? 0), player.points.sum),
      );
      expect(sums).toEqual(after.players.map(({ points: { sum } }) => sum));
    }
  });

  test("say of every hex why it is closed, or what it brings (BAB-5.4, BAB-5.7)", () => {
    const [first] = moments;
    if (!first) throw new Error("nothing was played");
    const look = engine.look(first.before, first.seat);
    const at = (test: (tile: Tile) => boolean): string =>
      Object.entries(first.before.tiles).find(([, tile]) => test(tile))?.[0] ?? "";
    const place = (token: string, hex: string): unknown => ({ place: { token, hex } });
    expect(look.why(place("farmer", at(isCity)))?.rule).toBe("BAB-5.7");
    expect(
      look.why(
        place(
          "priest",
          at((tile) => !isCity(tile)),
        ),
      )?.rule,
    ).toBe("BAB-5.4");
    expect(look.why(place("farmer", "i7"))?.text.key).toBe("bab-why-ziggurat");
    expect(look.why("end_placement")?.rule).toBe("BAB-4.2");
    for (const action of look.legal) expect(look.why(action)).toBeNull();
  });

  test("foretell what a placement brings, as the view then shows", () => {
    let gains = 0;
    for (const { seat, action, before, after } of moments) {
      if (typeof action !== "object" || action === null || !("place" in action)) continue;
      const { hex } = action.place as { hex: string };
      const gain = before.gains[hex];
      const sum = (view: View): number => view.players[seat]?.points.sum ?? 0;
      expect((gain?.field ?? 0) + (gain?.ziggurats ?? 0)).toBe(sum(after) - sum(before));
      const ahead = engine.look(before, seat).preview(action);
      expect(ahead?.view).toEqual(after);
      gains += gain ? 1 : 0;
    }
    expect(gains).toBeGreaterThan(0);
  });

  test("know the board and what is printed on the pieces (BAB-1.2, BAB-2.6)", () => {
    readPieces(engine);
    expect(cards()).toHaveLength(9);
    expect(ruleOf("ten_points")).toBe("BAB-8.2");
    expect(noblesOf("city_all")).toHaveLength(3);
    expect(noblesOf("field_7")).toEqual([]);
    expect([numberOn("field_7"), numberOn("field_cities")]).toEqual([7, null]);
    const [first] = moments;
    const answer = engine.look(first?.before, first?.seat ?? null).study<Answer>("hexes");
    expect("hexes" in answer && answer.hexes).toHaveLength(113);
  });
});
