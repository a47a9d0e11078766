import { describe, expect, test } from "vitest";
import { still } from "../../src/games/shared/beat.ts";
import type { Line } from "../../src/games/types.ts";
import type { AnyLine } from "../../src/table/position.ts";
import {
  changesSince,
  marksOf,
  reading,
  replayed,
  sinceTurn,
  type Read,
} from "../../src/table/since.ts";

/** An event of an invented game: who did what where. */
interface Deed {
  seat: number | null;
  at?: string;
}

const tell = (event: unknown): Line[] => {
  const { seat, at } = event as Deed;
  const args = seat === null ? {} : { seat: { seat } };
  return [{ text: { key: "deed", args }, places: at === undefined ? [] : [at] }];
};
const read: Read = reading(tell, undefined);

let next = 0;
function entry(seat: number, what: unknown, ...events: Deed[]): AnyLine {
  next += 1;
  return { entry: { index: next, seat, what, at: 0 }, events, undone: false } as unknown as AnyLine;
}
const act = (seat: number, ...events: Deed[]): AnyLine => entry(seat, { act: {} }, ...events);
const bot = (seat: number, ...events: Deed[]): AnyLine => entry(seat, { bot_act: {} }, ...events);

const places = (lines: readonly AnyLine[], viewer: number | null): string[] =>
  changesSince(lines, viewer, read).flatMap((change) => change.places);

describe("what has changed since the viewer's last action", () => {
  test("everything that others did after it, in order", () => {
    const lines = [
      bot(1, { seat: 1, at: "old" }),
      act(0, { seat: 0, at: "own" }),
      bot(1, { seat: 1, at: "a" }),
      bot(2, { seat: 2, at: "b" }, { seat: null, at: "c" }),
    ];
    expect(places(lines, 0)).toEqual(["a", "b", "c"]);
  });

  test("nothing once the viewer acts, and all of it again when that is taken back", () => {
    const others = [act(0, { seat: 0, at: "own" }), bot(1, { seat: 1, at: "a" })];
    const mine = act(0, { seat: 0, at: "mine" });
    expect(places([...others, mine], 0)).toEqual([]);
    const undo = entry(0, { undo: { entries: [mine.entry.index] } });
    expect(places([...others, { ...mine, undone: true }, undo], 0)).toEqual(["a"]);
  });

  test("whoever chooses last is told what the others chose along with it", () => {
    const lines = [
      bot(1),
      act(0, { seat: 0, at: "mine" }, { seat: 1, at: "theirs" }, { seat: null, at: "nobody" }),
    ];
    expect(places(lines, 0)).toEqual(["theirs"]);
  });

  test("before the first action of the viewer, everything", () => {
    expect(places([bot(1, { seat: 1, at: "a" }), bot(2, { seat: 2, at: "b" })], 0)).toEqual([
      "a",
      "b",
    ]);
  });

  test("who watches sees what the last player has done", () => {
    const lines = [
      bot(1, { seat: 1, at: "a" }),
      bot(2, { seat: 2, at: "b" }),
      bot(2, { seat: 2, at: "c" }),
    ];
    expect(places(lines, null)).toEqual(["b", "c"]);
  });

  test("a bot in the viewer's place does not count as the others", () => {
    expect(places([bot(0, { seat: 0, at: "mine" }), bot(1, { seat: 1, at: "a" })], 0)).toEqual([
      "a",
    ]);
  });
});

describe("what has changed since the viewer's last turn", () => {
  test("in the middle of a turn it is what came before it", () => {
    const lines = [
      act(0, { seat: 0, at: "mine" }),
      bot(1, { seat: 1, at: "a" }),
      act(0, { seat: 0, at: "first" }),
      act(0, { seat: 0, at: "second" }),
    ];
    expect(sinceTurn(lines, 0, read).flatMap((change) => change.places)).toEqual(["a"]);
    expect(changesSince(lines, 0, read)).toEqual([]);
  });

  test("nothing if nobody else has done anything", () => {
    expect(sinceTurn([act(0, { seat: 0, at: "mine" })], 0, read)).toEqual([]);
    expect(sinceTurn([], 0, read)).toEqual([]);
  });
});

describe("marks", () => {
  test("are numbered by what happened one after the other", () => {
    const changes = changesSince(
      [bot(1, { seat: 1, at: "a" }), bot(1), bot(2, { seat: 2, at: "b" }, { seat: 2, at: "c" })],
      0,
      read,
    );
    expect([...marksOf(changes)]).toEqual([
      ["a", { seat: 1, order: 1 }],
      ["b", { seat: 2, order: 2 }],
      ["c", { seat: 2, order: 2 }],
    ]);
  });

  test("have no number if all happened at once, and the last one on a place stays", () => {
    const changes = changesSince([bot(1, { seat: 1, at: "a" }, { seat: 2, at: "a" })], 0, read);
    expect([...marksOf(changes)]).toEqual([["a", { seat: 2, order: 0 }]]);
  });
});

describe("reading events", () => {
  test("headings are not deeds, and a game may know better than its words", () => {
    const heading = (): Line[] => [{ text: { key: "turn" }, places: ["x"], heading: true }];
    expect(reading(heading, undefined)({})).toBeNull();
    expect(reading(tell, () => null)({ seat: 1, at: "a" })).toBeNull();
    const own = reading(tell, () => ({ seat: null, places: ["z"] }))({ seat: 1, at: "a" });
    expect(own).toMatchObject({ seat: null, places: ["z"] });
    expect(reading(tell, () => ({}))({ seat: 1, at: "a" })).toMatchObject({
      seat: 1,
      places: ["a"],
    });
  });
});

describe("showing it again", () => {
  const change = {
    entry: 1,
    seat: 1,
    places: ["a"],
    lines: tell({ seat: 1, at: "a" }),
    follows: false,
  };

  test("takes a few seconds at most", () => {
    const beats = Array.from({ length: 40 }, () => still(900));
    const shown = replayed([{ beats, changes: [change] }]).flat();
    expect(shown).toHaveLength(40);
    expect(shown.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(7000);
    expect(replayed([{ beats: [still(900)], changes: [] }]).flat()[0]?.ms).toBe(900);
  });

  test("what has no picture is told in words", () => {
    const [shown] = replayed([{ beats: [], changes: [change] }]);
    expect(shown?.[0]).toMatchObject({ lit: ["a"], caption: { key: "deed" } });
  });
});
