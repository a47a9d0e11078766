import { describe, expect, test } from "vitest";
import { fields, usual, within } from "../../src/lib/options.ts";

const SCHEMA = {
  properties: {
    open: { type: "boolean" },
    rounds: { type: "integer", minimum: 3, maximum: 100 },
    side: { $ref: "#/$defs/Side" },
    tables: { anyOf: [{ $ref: "#/$defs/Tables" }, { type: "null" }] },
    weeks: { type: ["integer", "null"], minimum: 1, maximum: 12 },
    without: { anyOf: [{ $ref: "#/$defs/Side" }, { type: "null" }] },
  },
  $defs: {
    Side: { oneOf: [{ const: "day" }, { const: "night" }] },
    Tables: { type: "object" },
  },
};
const DEFAULTS = {
  open: true,
  rounds: 10,
  side: "day",
  tables: null,
  weeks: null,
  without: null,
};

describe("options", () => {
  const found = fields(SCHEMA, DEFAULTS);

  test("switches, numbers and choices are offered; whole sets of facts are left alone", () => {
    expect(found).toEqual([
      { id: "open", kind: "switch", usual: true },
      { id: "rounds", kind: "number", usual: 10, least: 3, most: 100 },
      { id: "side", kind: "choice", usual: "day", values: ["day", "night"] },
      { id: "weeks", kind: "maybe_number", usual: null, least: 1, most: 12 },
      { id: "without", kind: "maybe_choice", usual: null, values: ["day", "night"] },
    ]);
    expect(usual(found)).toEqual({
      open: true,
      rounds: 10,
      side: "day",
      weeks: null,
      without: null,
    });
  });

  test("works without a schema", () => {
    expect(fields(null, { open: false, n: 1, text: "x" })).toEqual([
      { id: "open", kind: "switch", usual: false },
      { id: "n", kind: "number", usual: 1, least: 0, most: 99 },
    ]);
  });

  test("numbers stay within their limits", () => {
    const rounds = { id: "rounds", kind: "number", usual: 10, least: 3, most: 100 } as const;
    expect([1, 3.4, 500, NaN].map((wish) => within(rounds, wish))).toEqual([3, 3, 100, 10]);
    const weeks = { id: "weeks", kind: "maybe_number", usual: null, least: 1, most: 12 } as const;
    expect([0, 3, 50, NaN].map((wish) => within(weeks, wish))).toEqual([1, 3, 12, null]);
  });
});
