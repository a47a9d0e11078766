import { CELLS, cornerOf } from "./cells.ts";
import {
  CORNERS,
  type Decoration,
  type DecorationView,
  type GardenView,
  type Material,
  type TerraceView,
} from "./types.ts";
import { sample } from "./samples.ts";

export type Show = "tile" | "levels" | "belvedere" | Decoration;

function terrace(at: string, level: number, material: Material, height: 1 | 2 = 1): TerraceView {
  const tile = sample(material, material === "clay" ? "rose" : "iris", [null, null, null, null]);
  return {
    tile,
    at,
    turn: 0,
    level,
    visible: true,
    corners: CORNERS.map((corner) => ({
      cell: cornerOf(at, corner),
      symbol: null,
      support: height === 1 ? "single" : "double",
      stands: null,
      visible: true,
    })),
  };
}

function decoration(kind: Decoration, parts: [cell: string, level: number][]): DecorationView {
  return {
    decoration: kind,
    visible: true,
    points: 0,
    parts: parts.map(([cell, level]) => ({ cell, level, visible: true })),
  };
}

const PARTS: Partial<Record<Show, [terraces: TerraceView[], parts: [string, number][]]>> = {
  tile: [[terrace("r2c2", 1, "clay")], []],
  levels: [[terrace("r1c2", 2, "granite", 2), terrace("r3c2", 1, "clay")], []],
  belvedere: [[terrace("r2c2", 1, "granite")], []],
  statue: [[terrace("r2c2", 1, "granite")], [["r3c3", 1]]],
  fountain: [
    [terrace("r1c2", 1, "granite"), terrace("r3c2", 1, "clay")],
    [
      ["r2c3", 1],
      ["r3c3", 1],
    ],
  ],
  staircase: [
    [terrace("r1c2", 2, "granite", 2), terrace("r3c2", 1, "clay")],
    [
      ["r2c3", 2],
      ["r3c3", 1],
    ],
  ],
  bridge: [
    [terrace("r1c1", 1, "granite"), terrace("r4c1", 1, "clay")],
    [
      ["r2c2", 1],
      ["r3c2", 1],
      ["r4c2", 1],
    ],
  ],
};

/** A tiny garden that shows one thing. */
export function showcase(what: Show): GardenView {
  const [terraces, parts] = PARTS[what] ?? [[], []];
  const kinds = ["tile", "levels", "belvedere"];
  return {
    highest: Math.max(0, ...terraces.map(({ level }) => level)),
    terraces,
    decorations: kinds.includes(what) ? [] : [decoration(what as Decoration, parts)],
    belvederes: what === "belvedere" ? [{ cell: "r3c3", level: 1, visible: true }] : [],
    cells: CELLS.map(() => ({ level: 0, terrace: null, free: true, symbol: null })),
  };
}
