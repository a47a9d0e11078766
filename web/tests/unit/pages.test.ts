import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { called, waitingFor } from "../../src/games/waiting.ts";
import { names } from "../../src/lib/fresh.svelte.ts";
import {
  certainties,
  inHouse,
  inShort,
  plain,
  said,
  sureness,
  unmarked,
} from "../../src/shell/window/facts.ts";
import { keepNotes, notesOf } from "../../src/table/notes.ts";
import { box } from "./storage.ts";

describe("how certain facts are", () => {
  test("from one list for all facts", () => {
    const file = "../../../crates/games/babylonia/data/babylonia.json";
    const facts = JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));
    const notes = certainties(facts);
    expect(notes.length).toBeGreaterThan(10);
    expect(new Set(notes.map(({ text }) => sureness(text)))).toContain("assumed");
  });

  test("without the mark before it or the brackets around it", () => {
    expect(unmarked("[assumed: why]")).toBe("assumed: why");
    expect(unmarked("[seed] for the cards, [source: x] for the rest")).toBe(
      "for the cards, [source: x] for the rest",
    );
    expect(unmarked("[seed] = the rulebook")).toBe("[seed] = the rulebook");
  });

  test("from notes at the facts themselves; neighbours with the same note share it", () => {
    const facts = {
      rows: [
        { first: 8, certainty: "seed" },
        { first: 10, certainty: "first: assumed (why); others: seed" },
        { first: 12, certainty: "first: assumed (why); others: seed" },
      ],
      options: [{ id: "limit", certainty: "two sources" }],
    };
    expect(certainties(facts)).toEqual([
      { id: "rows", text: "seed", values: ["first 8"] },
      {
        id: "rows",
        text: "first: assumed (why); others: seed",
        values: ["first 10", "first 12"],
      },
      { id: "options.limit", text: "two sources", values: [] },
    ]);
    expect(certainties(facts).map(({ text }) => sureness(text))).toEqual([
      "seed",
      "assumed",
      "two_sources",
    ]);
    expect(plain("options.stall_limit")).toBe("options: stall limit");
    expect(said(["One", "Two"])).toBe("One, Two");
    expect(sureness("24 in all: seed; how many of each: assumed")).toBe("assumed");
    expect(sureness("[seed] not assumed")).toBe("seed");
  });

  test("values in short, and house facts", () => {
    const disc = { id: "x", needs: [{ kind: "camel", number: 2 }], name: { en: "X" }, total: 4 };
    expect(inShort(disc)).toBe("needs 2 camel · total 4");
    const tables = {
      disc_bonus: [0, 5],
      discs: { camel: [1, 2] },
      rows: [
        { first: 8, second: 4 },
        { first: 9, second: 5 },
      ],
    };
    expect(inHouse(tables)).toEqual([
      ["disc_bonus", "0, 5"],
      ["discs.camel", "1, 2"],
      ["rows", "first 8 · second 4; first 9 · second 5"],
    ]);
  });
});

describe("notes", () => {
  test("are kept per table, and the oldest go when there are many", () => {
    const storage = box();
    storage.setItem("ziggurat.settings", "{}");
    for (let i = 0; i < 50; i++) keepNotes(`t${i}`, `1 note ${i}`, 1000 + i, storage);
    expect(notesOf("t49", storage)).toBe("1 note 49");
    expect(notesOf("t10", storage)).toBe("1 note 10");
    expect(notesOf("t9", storage)).toBe("");
    expect(storage.getItem("ziggurat.settings")).toBe("{}");
    keepNotes("t49", "", 2000, storage);
    expect(notesOf("t49", storage)).toBe("");
  });
});

describe("whom a table is waiting for", () => {
  test("all of them, without the viewer", () => {
    expect(called({ viewer: 1, must: [0, 1] })).toBe(true);
    expect(called({ viewer: null, must: [0] })).toBe(false);
    expect(waitingFor({ viewer: 1, must: [0, 1, 2] })).toEqual({
      key: "web-waiting",
      args: { seats: { seats: [0, 2] }, count: 2 },
    });
  });
});

test("a newer client loads another script", () => {
  const page = '<script type="module" crossorigin src="/assets/index-abc.js"></script>';
  expect(names(page, "/assets/index-abc.js")).toBe(true);
  expect(names(page, "/assets/index-ab.js")).toBe(false);
});
