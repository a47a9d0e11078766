import { atOf, SIZE } from "./cells.ts";

/** How a garden is looked at: from above or tilted, and from which side. */
export interface Camera {
  look: "above" | "tilted";
  /** Quarter turns of the garden. */
  side: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A place in the garden as it is turned to the viewer: across, towards the viewer, up. */
export interface Spot3 {
  x: number;
  y: number;
  z: number;
}

/** The length of a cell's edge from above. */
const EDGE = 60;
/** How far a level lifts what lies on it: hardly, from above. */
const LIFT = 4;
/** Half the width and half the height of a cell, and the height of a level, when tilted. */
const ACROSS = 46;
const DOWN = 32;
const UP = 31;

/** A point of the garden on the screen. */
export function project({ look }: Camera, { x, y, z }: Spot3): Point {
  return look === "above"
    ? { x: x * EDGE, y: y * EDGE - z * LIFT }
    : { x: (x - y) * ACROSS, y: (x + y) * DOWN - z * UP };
}

/** Where a cell lies once the garden is turned, from 0. */
export function turned(cell: string, side: number): { x: number; y: number } {
  const { row, column } = atOf(cell);
  const last = SIZE - 1;
  switch (((side % 4) + 4) % 4) {
    case 1:
      return { x: last - row, y: column };
    case 2:
      return { x: last - column, y: last - row };
    case 3:
      return { x: row, y: last - column };
    default:
      return { x: column, y: row };
  }
}

/** How far from the viewer: what is nearer is drawn later. */
export function depth({ look }: Camera, { x, y }: { x: number; y: number }): number {
  return look === "above" ? y : x + y;
}

export const points = (list: readonly Point[]): string =>
  list.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
const round = (n: number): number => Math.round(n * 10) / 10;

/** A rectangle that lies flat: a cell, or a part of it. */
export function plate(camera: Camera, from: Spot3, to: { x: number; y: number }): string {
  const at = (x: number, y: number): Point => project(camera, { x, y, z: from.z });
  return points([at(from.x, from.y), at(to.x, from.y), at(to.x, to.y), at(from.x, to.y)]);
}

/** A flat angle around the corner that is seen at the upper left: here a tile can be put down. */
export function angle(camera: Camera, { x, y, z }: Spot3, long: number): string {
  const at = (dx: number, dy: number): Point => project(camera, { x: x + dx, y: y + dy, z });
  return points([at(0, long), at(0, 0), at(long, 0)]);
}

/** A wall that stands on a line of the ground. */
export function wall(
  camera: Camera,
  from: { x: number; y: number },
  to: { x: number; y: number },
  [low, high]: readonly [number, number],
): string {
  const at = (p: { x: number; y: number }, z: number): Point => project(camera, { ...p, z });
  return points([at(from, high), at(to, high), at(to, low), at(from, low)]);
}

/** The edge of the board, and how thick it is. */
const RIM = 0.12;
const THICK = { above: 1.6, tilted: 0.4 };

/** The sides of the board that are seen: the one towards the viewer, and the right one. */
export function sides(camera: Camera): string[] {
  const [low, high] = [-RIM, SIZE + RIM];
  const down = [-THICK[camera.look], 0] as const;
  const front = wall(camera, { x: low, y: high }, { x: high, y: high }, down);
  if (camera.look === "above") return [front];
  return [front, wall(camera, { x: high, y: high }, { x: high, y: low }, down)];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point of the ground once the garden is turned. */
export function around({ side }: Camera, x: number, y: number): { x: number; y: number } {
  switch (((side % 4) + 4) % 4) {
    case 1:
      return { x: SIZE - y, y: x };
    case 2:
      return { x: SIZE - x, y: SIZE - y };
    case 3:
      return { x: y, y: SIZE - x };
    default:
      return { x, y };
  }
}

/** A rectangle of the ground, given as the garden lies before the viewer turns it. */
export function ground(
  camera: Camera,
  from: { x: number; y: number },
  to: { x: number; y: number },
): string {
  const [one, other] = [around(camera, from.x, from.y), around(camera, to.x, to.y)];
  return plate(camera, { ...one, z: 0 }, other);
}

/** What of the screen a garden takes with this many levels, with room for cards at two edges. */
export function frame(camera: Camera, levels: number, cards: boolean): Box {
  const near = cards ? -1.05 : -0.5;
  const far = SIZE + 0.2;
  const corners = [
    [near, near],
    [far, near],
    [far, far],
    [near, far],
  ] as const;
  const all = corners.map(([x, y]) => project(camera, { ...around(camera, x, y), z: 0 }));
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  // What stands on the far side rises above it; the farthest corner itself is seldom built on.
  const rise = camera.look === "above" ? 0 : Math.max(0, UP * (levels + 1) - DOWN * 3);
  const [left, top] = [Math.min(...xs), Math.min(...ys) - rise];
  const thick = THICK[camera.look] * (camera.look === "above" ? LIFT : UP);
  const bottom = Math.max(...ys) + thick;
  return { x: left, y: top, width: Math.max(...xs) - left, height: bottom - top };
}
