import { CELLS, cornerOf, indexOf, SIZE, symbolsOf } from "./cells.ts";
import { depth, turned, type Camera } from "./geometry.ts";
import type { Ghost } from "./ghost.ts";
import {
  CORNERS,
  type Decoration,
  type Flower,
  type GardenView,
  type Material,
  type Support,
} from "./types.ts";

/** A direction on the garden as it is turned to the viewer. */
export interface Way {
  x: number;
  y: number;
  /** How much higher the next part lies. */
  up: number;
}

interface Piece {
  key: string;
  cell: string;
  /** The cell as the garden is turned. */
  x: number;
  y: number;
  level: number;
  ghost: boolean;
}
/** A quarter of a terrace. */
export interface Slab extends Piece {
  kind: "slab";
  material: Material;
  flower: Flower;
  symbol: Decoration | null;
  /** Whether nothing covers it. */
  top: boolean;
  /** Whether the terrace ends here towards the viewer, to the left and to the right. */
  edges: { left: boolean; right: boolean };
  /** Where the middle of the tile is. */
  middle: { x: number; y: number };
  /** Whether the number of the level stands here. */
  numbered: boolean;
  illegal: boolean;
}
export interface Pillar extends Piece {
  kind: "pillar";
  height: number;
}
export interface Part extends Piece {
  kind: "part";
  decoration: Decoration;
  ways: Way[];
  middle: boolean;
}
export interface Belvedere extends Piece {
  kind: "belvedere";
}
/** What higher neighbours throw on the top of a cell: by how much they stand above it. */
export interface Shade extends Piece {
  kind: "shade";
  west: number;
  north: number;
  corner: number;
  /** Whether a terrace lies right above it: all of it is dark then. */
  under: boolean;
}
export type Thing = Slab | Pillar | Part | Belvedere | Shade;

/** What is drawn of a garden up to a level, the farthest first. */
export function thingsOf(
  garden: GardenView,
  camera: Camera,
  cut: number,
  ghost: Ghost | null,
): Thing[] {
  const all = [
    ...terraces(garden, camera, cut, ghost),
    ...ghostly(camera, ghost),
    ...decorations(garden, camera, cut),
    ...shades(garden, camera, cut),
    ...(camera.look === "tilted" ? below(garden, camera, cut) : []),
  ];
  const rank = { pillar: 0, slab: 1, shade: 2, part: 3, belvedere: 3 };
  // A pillar stands below its slab.
  const height = (thing: Thing): number =>
    thing.kind === "pillar" ? thing.level - thing.height + 0.5 : thing.level;
  return all.sort(
    (a, b) =>
      depth(camera, a) - depth(camera, b) || height(a) - height(b) || rank[a.kind] - rank[b.kind],
  );
}

interface Tile {
  key: string;
  at: string;
  level: number;
  material: Material;
  flower: Flower;
  corners: { cell: string; symbol: Decoration | null; support: Support; bare: boolean }[];
  ghost: boolean;
  illegal: boolean;
}

function terraces(garden: GardenView, camera: Camera, cut: number, ghost: Ghost | null): Thing[] {
  const shown = garden.terraces.filter(({ level }) => level <= cut);
  const over = new Set(ghost ? CORNERS.map((corner) => cornerOf(ghost.lay.at, corner)) : []);
  const highest = new Map<string, number>();
  for (const { corners, level } of shown) {
    for (const { cell } of corners) highest.set(cell, level);
  }
  return shown.flatMap((terrace, i) => {
    const visible = (cell: string): boolean => highest.get(cell) === terrace.level;
    const shows = terrace.corners.filter(({ cell }) => visible(cell) && !over.has(cell));
    // Where nothing stands the number is easier to read.
    const bare = shows.find(({ stands, support }) => stands === null && support !== "open");
    const numbered = (bare ?? shows[0])?.cell;
    return tileThings(
      {
        key: `t${i}`,
        at: terrace.at,
        level: terrace.level,
        material: terrace.tile.material,
        flower: terrace.tile.flower,
        corners: terrace.corners.map(({ cell, symbol, support, stands }) => ({
          cell,
          symbol,
          support,
          bare: stands === null && support !== "open",
        })),
        ghost: false,
        illegal: false,
      },
      camera,
      visible,
      numbered,
    );
  });
}

/** The quarters and the pillars of a tile. */
function tileThings(
  tile: Tile,
  camera: Camera,
  top: (cell: string) => boolean,
  numbered: string | undefined,
): Thing[] {
  const places = tile.corners.map(({ cell }) => turned(cell, camera.side));
  const middle = {
    x: Math.max(...places.map(({ x }) => x)),
    y: Math.max(...places.map(({ y }) => y)),
  };
  return tile.corners.flatMap(({ cell, symbol, support, bare }, i): Thing[] => {
    const { x, y } = places[i] ?? { x: 0, y: 0 };
    const base = { cell, x, y, level: tile.level, ghost: tile.ghost };
    const slab: Slab = {
      ...base,
      kind: "slab",
      key: `${tile.key}-${cell}`,
      material: tile.material,
      flower: tile.flower,
      symbol: bare ? symbol : null,
      top: top(cell),
      edges: {
        left: y === middle.y,
        right: x === middle.x,
      },
      middle,
      numbered: cell === numbered,
      illegal: tile.illegal,
    };
    const height = support === "single" ? 1 : support === "double" ? 2 : 0;
    if (height === 0) return [slab];
    return [{ ...base, kind: "pillar", key: `${tile.key}-${cell}-p`, height }, slab];
  });
}

function ghostly(camera: Camera, ghost: Ghost | null): Thing[] {
  if (ghost === null) return [];
  const { tile, lay, laid } = ghost;
  const symbols = symbolsOf(tile, lay.turn);
  const things = tileThings(
    {
      key: "ghost",
      at: lay.at,
      level: lay.level,
      material: tile.material,
      flower: tile.flower,
      corners: CORNERS.map((corner, i) => ({
        cell: cornerOf(lay.at, corner),
        symbol: symbols[i] ?? null,
        support: laid?.supports[i] ?? "open",
        bare: corner !== lay.open,
      })),
      ghost: true,
      illegal: laid === null,
    },
    camera,
    () => true,
    lay.at,
  );
  if (lay.open === null) return things;
  const cell = cornerOf(lay.at, lay.open);
  return [...things, belvedere(cell, lay.level, camera, "ghost-b", true)];
}

function belvedere(
  cell: string,
  level: number,
  camera: Camera,
  key: string,
  ghost = false,
): Belvedere {
  return { kind: "belvedere", key, cell, ...turned(cell, camera.side), level, ghost };
}

function decorations(garden: GardenView, camera: Camera, cut: number): Thing[] {
  const parts = garden.decorations.flatMap(({ decoration, parts: all }, i): Thing[] =>
    all.flatMap((part, j): Thing[] => {
      if (part.level > cut) return [];
      const here = turned(part.cell, camera.side);
      const ways = [all[j - 1], all[j + 1]].flatMap((other): Way[] => {
        if (other === undefined) return [];
        const there = turned(other.cell, camera.side);
        return [{ x: there.x - here.x, y: there.y - here.y, up: other.level - part.level }];
      });
      const piece = { cell: part.cell, ...here, level: part.level, ghost: false };
      const middle = all.length === 3 && j === 1;
      return [{ ...piece, kind: "part", key: `d${i}-${j}`, decoration, ways, middle }];
    }),
  );
  const open = garden.belvederes
    .filter(({ level }) => level <= cut)
    .map(({ cell, level }, i) => belvedere(cell, level, camera, `b${i}`));
  return [...parts, ...open];
}

function shades(garden: GardenView, camera: Camera, cut: number): Shade[] {
  const levels = new Map<string, number>();
  for (const { corners, level } of garden.terraces) {
    if (level <= cut)
      for (const { cell } of corners) levels.set(at(turned(cell, camera.side)), level);
  }
  return CELLS.flatMap((cell): Shade[] => {
    const { x, y } = turned(cell, camera.side);
    const level = levels.get(at({ x, y })) ?? 0;
    const above = (dx: number, dy: number): number =>
      Math.max(0, (levels.get(at({ x: x + dx, y: y + dy })) ?? 0) - level);
    const [west, north, corner] = [above(-1, 0), above(0, -1), above(-1, -1)];
    if (west === 0 && north === 0 && corner === 0) return [];
    const piece = { key: `s-${cell}`, cell, x, y, level, ghost: false };
    return [{ ...piece, kind: "shade", west, north, corner, under: false }];
  });
}

/** The dark below terraces, on whatever they stand above. */
function below(garden: GardenView, camera: Camera, cut: number): Shade[] {
  const tops = new Map<string, number>();
  return garden.terraces.flatMap(({ corners, level }, i) =>
    corners.flatMap(({ cell }): Shade[] => {
      if (level > cut) return [];
      const low = tops.get(cell) ?? 0;
      tops.set(cell, level);
      const piece = { cell, ...turned(cell, camera.side), level: low, ghost: false };
      const none = { west: 0, north: 0, corner: 0 };
      return [{ ...piece, kind: "shade", key: `u${i}-${cell}`, ...none, under: true }];
    }),
  );
}
const at = ({ x, y }: { x: number; y: number }): string => `${x},${y}`;

/** The levels of the tops as they are shown up to a level: of terraces and bridges. */
export function topsOf(garden: GardenView, cut: number): number[] {
  const tops = Array.from({ length: SIZE * SIZE }, () => 0);
  const raise = (cell: string, level: number): void => {
    const index = indexOf(cell);
    if (level <= cut) tops[index] = Math.max(tops[index] ?? 0, level);
  };
  for (const { corners, level } of garden.terraces) {
    for (const { cell } of corners) raise(cell, level);
  }
  for (const { parts } of garden.decorations) {
    for (const { cell, level } of parts) raise(cell, level);
  }
  return tops;
}
