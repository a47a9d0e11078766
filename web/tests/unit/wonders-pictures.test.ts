import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  DRAWINGS,
  PROJECT_DRAWINGS,
  show,
} from "../../src/games/seven_wonders/art/pictures/index.ts";
import type { Card, Leader } from "../../src/games/seven_wonders/types.ts";

const types = readFileSync("src/generated/seven_wonders.ts", "utf8");

/** The names of a closed set, as the engine has written them down. */
function idsOf(type: string): string[] {
  const list = new RegExp(`export type ${type} = ([^;]+);`).exec(types)?.[1] ?? "";
  return [...list.matchAll(/"([a-z_0-9]+)"/g)].map((found) => found[1] ?? "");
}

describe("illustrations", () => {
  it("there is one for each card, leader and project, and none besides", () => {
    const things = [...idsOf("Card"), ...idsOf("Leader")];
    expect(things.length).toBeGreaterThan(150);
    expect(Object.keys(DRAWINGS).toSorted()).toEqual(things.toSorted());
    expect(Object.keys(PROJECT_DRAWINGS).toSorted()).toEqual(idsOf("Project").toSorted());
  });

  it("no two are the same", () => {
    const all = [...Object.values(DRAWINGS), ...Object.values(PROJECT_DRAWINGS)];
    const drawn = new Set(all.map((draw) => draw().svg));
    expect(drawn.size).toBe(all.length);
  });

  it("all are sound: numbers where numbers belong, and every element is closed", () => {
    for (const id of Object.keys(DRAWINGS) as (Card | Leader)[]) {
      const { svg } = DRAWINGS[id]();
      expect(svg, id).not.toMatch(/NaN|undefined|null|Infinity/);
      const opened = svg.match(/<g /g)?.length ?? 0;
      expect(svg.match(/<\/g>/g)?.length ?? 0, id).toBe(opened);
      expect(svg.length, id).toBeGreaterThan(800);
    }
  });

  it("one is drawn once and shown as an image", () => {
    const first = show("altar");
    expect(first.src).toMatch(/^data:image\/svg\+xml,/);
    expect(show("altar")).toBe(first);
  });
});
