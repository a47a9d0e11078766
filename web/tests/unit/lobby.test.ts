import { describe, expect, test } from "vitest";
import type { TableInfo } from "../../src/generated/protocol.ts";
import { ALL, narrows, queryOf, told, type Found } from "../../src/lib/lobby.ts";

const info = (id: string, changed = 1): TableInfo =>
  ({ id, game: "babylonia", changed }) as TableInfo;
const ids = (found: Found): string[] => found.tables.map(({ id }) => id);

describe("the lobby", () => {
  test("keeps the order of the server, with what is new and without what is gone", () => {
    const first = told(
      { tables: [], total: 0 },
      { t: "lobby", tables: [info("a"), info("b")], total: 2 },
    );
    expect(ids(first)).toEqual(["a", "b"]);
    const next = told(first, {
      t: "lobby_change",
      order: ["c", "b"],
      changed: [info("c"), info("b", 2)],
      total: 30,
    });
    expect(ids(next)).toEqual(["c", "b"]);
    expect(next.tables[1]?.changed).toBe(2);
    expect(next.total).toBe(30);
    const gone = told(next, { t: "lobby_change", order: ["c"], changed: [], total: 1 });
    expect(ids(gone)).toEqual(["c"]);
  });

  test("asks only for what was chosen", () => {
    expect(queryOf(ALL, 24)).toEqual({ count: 24 });
    expect(queryOf({ text: " anna ", game: "battalia", show: "free" }, 999)).toEqual({
      text: "anna",
      game: "battalia",
      free: true,
      count: 240,
    });
    expect(queryOf({ ...ALL, show: "playing" }, 48)).toEqual({ stage: "playing", count: 48 });
    expect(narrows(ALL)).toBe(false);
    expect(narrows({ ...ALL, text: " " })).toBe(false);
    expect(narrows({ ...ALL, game: "babylon" })).toBe(true);
  });
});
