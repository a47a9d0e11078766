import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { letters, outline, SHAPES } from "../../src/art/seats.ts";
import { parse } from "../../src/lib/router.svelte.ts";
import { read, type Settings } from "../../src/lib/settings.svelte.ts";
import { keepInside, pan, WHOLE, zoomAt } from "../../src/lib/zoom.ts";
import { findRule, parseRules, spans } from "../../src/shell/rules.ts";

const place = (address: string): Parameters<typeof parse>[0] => {
  const url = new URL(address, "http://here");
  return { path: url.pathname, query: url.searchParams, hash: url.hash };
};

describe("addresses", () => {
  test.each([
    ["/", { page: "home" }],
    ["/games/babylonia", { page: "game", game: "babylonia" }],
    ["/games", { page: "home" }],
    ["/new/babylonia", { page: "create", game: "babylonia" }],
    ["/table/abc", { page: "table", id: "abc" }],
    ["/table", { page: "lost" }],
    ["/here/abc", { page: "here", id: "abc" }],
    ["/here/abc/replay?step=3", { page: "replay", source: "here", id: "abc", step: 3 }],
    ["/here/abc/else", { page: "lost" }],
    ["/here", { page: "lost" }],
    ["/replay/abc?step=12", { page: "replay", source: "tables", id: "abc", step: 12 }],
    ["/replay/abc?step=-1", { page: "replay", source: "tables", id: "abc", step: null }],
    ["/replay/file/xyz", { page: "replay", source: "replays", id: "xyz", step: null }],
    ["/rules/babylonia#BAB-5.3", { page: "rules", game: "babylonia", rule: "BAB-5.3" }],
    ["/nowhere", { page: "lost" }],
  ])("%s", (address, route) => {
    expect(parse(place(address))).toEqual(route);
  });
});

describe("settings", () => {
  const base: Settings = {
    lang: "en",
    name: "",
    theme: "system",
    textSize: 100,
    motion: "system",
    sound: true,
    oneClick: false,
    labels: false,
    game: "",
    muted: [],
    aside: false,
    warn: "gentle",
  };
  test("what makes no sense is left out", () => {
    expect(read(null, base)).toEqual(base);
    expect(read("{not json", base)).toEqual(base);
    expect(read('{"sound":false,"textSize":"big","other":1}', base)).toEqual({
      ...base,
      sound: false,
    });
  });
});

describe("zoom", () => {
  const frame = { width: 400, height: 300 };
  test("the picture always covers its frame", () => {
    const number = fc.double({ min: -2000, max: 2000, noNaN: true });
    fc.assert(
      fc.property(number, number, fc.double({ min: 0.1, max: 9, noNaN: true }), (x, y, scale) => {
        const view = keepInside({ scale, x, y }, frame);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.x).toBeLessThanOrEqual(0);
        expect(view.x + frame.width * view.scale).toBeGreaterThanOrEqual(frame.width - 1e-6);
        expect(view.y + frame.height * view.scale).toBeGreaterThanOrEqual(frame.height - 1e-6);
      }),
    );
  });
  test("the point under the finger stays where it is", () => {
    const near = zoomAt(WHOLE, 2, { x: 200, y: 150 }, frame);
    expect(near).toEqual({ scale: 2, x: -200, y: -150 });
    expect(pan(near, 1000, 0, frame).x).toBe(0);
    expect(zoomAt(near, 0.01, { x: 0, y: 0 }, frame)).toEqual(WHOLE);
  });
});

describe("seats", () => {
  test("every shape has its own outline", () => {
    expect(new Set(SHAPES.map((shape) => outline(shape, 10))).size).toBe(SHAPES.length);
  });
  test("letters are initials if they differ", () => {
    expect(letters(["Ada", "bob"])).toEqual(["A", "B"]);
    expect(letters(["Ada", "Anna", "Bo"])).toEqual(["A", "B", "C"]);
    expect(letters(["", "x"])).toEqual(["A", "B"]);
  });
});

describe("rules", () => {
  const rules = (game: string, lang: string): string =>
    readFileSync(
      join(import.meta.dirname, `../../../crates/games/${game}/rules/${lang}.md`),
      "utf8",
    );

  test.each([
    ["babylonia", "en"],
    ["babylonia", "de"],
    ["tower_of_babel", "en"],
    ["tower_of_babel", "de"],
    ["seven_wonders", "en"],
    ["seven_wonders", "de"],
    ["babylon", "en"],
    ["babylon", "de"],
  ])("every numbered rule is found: %s, %s", (game, lang) => {
    const text = rules(game, lang);
    const ids = [...text.matchAll(/^- \*\*([A-Z]{3}-[^*]+)\*\*/gm)].map((match) => match[1] ?? "");
    const sections = parseRules(text);
    expect(ids.length).toBeGreaterThan(70);
    for (const id of ids) expect(findRule(sections, id)?.text.length, id).toBeGreaterThan(5);
  });

  test("references, emphasis and code are told apart", () => {
    expect(spans("See BAB-5.3, **now** with `x`.")).toEqual([
      { kind: "text", text: "See " },
      { kind: "rule", text: "BAB-5.3" },
      { kind: "text", text: ", " },
      { kind: "strong", text: "now" },
      { kind: "text", text: " with " },
      { kind: "code", text: "x" },
      { kind: "text", text: "." },
    ]);
  });
});
