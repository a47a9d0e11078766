import { describe, expect, test } from "vitest";
import { beats } from "../../src/games/babylonia/beats.ts";
import { pointsOf } from "../../src/games/babylonia/tell.ts";
import {
  fieldValue,
  isCity,
  symbolsOf,
  type Event,
  type View,
} from "../../src/games/babylonia/types.ts";
import { whyNot } from "../../src/games/babylonia/why.ts";
import {
  fits,
  positionOf,
  withLine,
  type AnyLine,
  type AnyMessage,
} from "../../src/table/position.ts";
import { series, ticks } from "../../src/table/series.ts";
import fixture from "../fixtures/babylonia.json" with { type: "json" };

const messages = fixture.messages as unknown as AnyMessage[];
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
    const undo: AnyMessage = {
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
    const message = { ...messages[0], version: 5 } as AnyMessage;
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
      const shown = beats(message.events as Event[], before, after);
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
      for (const beat of beats(message.events as Event[], before, after)) {
        expect(beat.ms).toBeLessThanOrEqual(900);
      }
    }
  });
});

describe("reasons", () => {
  const view = messages.find((message) => message.view)?.view as View;
  const at = (test: (id: string) => boolean): string => Object.keys(view.tiles).find(test) ?? "";

  test("name the rule of what lies on the hex", () => {
    const city = at((id) => isCity(view.tiles[id] ?? "field_5"));
    const field = at((id) => !isCity(view.tiles[id] ?? "city_all"));
    expect(whyNot(view, 0, "farmer", city)?.rule).toBe("BAB-5.7");
    expect(whyNot(view, 0, "priest", field)?.rule).toBe("BAB-5.4");
    expect(whyNot(view, 0, "farmer", "i7")).toMatchObject({ key: "bab-why-ziggurat" });
    const token = view.tokens[0]?.hex ?? "";
    expect(whyNot(view, 0, "farmer", token)).toMatchObject({ key: "bab-why-occupied" });
  });

  test("leave the rest to the server", () => {
    const free = ["b1", "c5", "e2", "h4", "g5"].find(
      (id) => !view.tokens.some(({ hex }) => hex === id) && !(id in view.tiles),
    );
    expect(whyNot(view, 0, "farmer", free ?? "")).toBeNull();
  });

  test("a field with the city symbol counts the cities of all", () => {
    const cities = view.players.reduce((sum, player) => sum + player.cities, 0);
    expect(fieldValue("field_cities", view)).toBe(cities);
    expect(fieldValue("field_7", view)).toBe(7);
    expect(symbolsOf("field_7")).toEqual([]);
    expect(symbolsOf("city_all")).toHaveLength(3);
  });
});
