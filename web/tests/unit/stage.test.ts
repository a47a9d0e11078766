import { describe, expect, test } from "vitest";
import { still } from "../../src/games/shared/beat.ts";
import type { Beat } from "../../src/games/types.ts";
import { Stage } from "../../src/table/stage.ts";

const beat = (when: Beat["when"], ms = 100): Beat => still(ms, when);

function setUp() {
  const shown: [string, Beat["when"] | null][] = [];
  const waits: { ms: number; end: () => void }[] = [];
  const stage = new Stage<string>(
    "a",
    { state: (state, now) => shown.push([state, now?.when ?? null]) },
    (ms, wake) =>
      new Promise((done) => {
        waits.push({ ms, end: done });
        wake(done);
      }),
  );
  const next = async (): Promise<void> => {
    waits.shift()?.end();
    await Promise.resolve();
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
  };
  return { stage, shown, waits, next };
}

describe("the stage", () => {
  test("shows what was before, then what is after", async () => {
    const { stage, shown, next } = setUp();
    stage.push({ state: "b", beats: [beat("before"), beat("after")] });
    expect(stage.idle).toBe(false);
    await next();
    await next();
    expect(shown.slice(0, 3)).toEqual([
      ["a", "before"],
      ["b", "after"],
      ["b", null],
    ]);
    expect(stage.idle).toBe(true);
  });

  test("without beats the state is there at once", async () => {
    const { stage, shown, next } = setUp();
    stage.push({ state: "b", beats: [] });
    expect(shown.at(0)).toEqual(["b", null]);
    await next();
    expect(stage.idle).toBe(true);
  });

  test("goes faster the longer the queue is", async () => {
    const { stage, waits, next } = setUp();
    for (const state of "bcdefg") stage.push({ state, beats: [beat("after")] });
    expect(waits[0]?.ms).toBe(100);
    await next();
    expect(waits[0]?.ms).toBe(50);
  });

  test("skipping shows the newest at once", async () => {
    const { stage, shown, next } = setUp();
    stage.push({ state: "b", beats: [beat("before"), beat("before")] });
    stage.push({ state: "c", beats: [beat("before")] });
    stage.skip();
    await next();
    expect(shown.at(-1)).toEqual(["c", null]);
    expect(shown.filter(([, when]) => when === "before")).toHaveLength(1);
  });

  test("a reset in the middle wins over what was being shown", async () => {
    const { stage, shown, next } = setUp();
    stage.push({ state: "b", beats: [beat("before"), beat("after")] });
    stage.reset("z");
    await next();
    await next();
    expect(shown.at(-1)).toEqual(["z", null]);
    expect(shown.map(([state]) => state)).not.toContain("b");
  });
});
