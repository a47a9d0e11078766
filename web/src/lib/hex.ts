/** Geometry of flat-top hexes in doubled-height coordinates, and of the board after a quarter turn. */

export interface Point {
  x: number;
  y: number;
}

/** The position of a hex in the grid; row and col have the same parity. */
export interface Cell {
  row: number;
  col: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The side of a hex in units of the picture. */
export const SIZE = 30;
const HALF = (Math.sqrt(3) / 2) * SIZE;

/** The six neighbours: up, up right, down right, down, down left, up left. */
export const STEPS: readonly Cell[] = [
  { row: -2, col: 0 },
  { row: -1, col: 1 },
  { row: 1, col: 1 },
  { row: 2, col: 0 },
  { row: 1, col: -1 },
  { row: -1, col: -1 },
];

/** Turns a point by a quarter turn clockwise: left becomes top. */
export function turn(point: Point, turned: boolean): Point {
  return turned ? { x: -point.y, y: point.x } : point;
}

/** The centre of a hex. */
export function center({ row, col }: Cell, turned = false): Point {
  return turn({ x: 1.5 * SIZE * col, y: HALF * row }, turned);
}

/** The six corners around a centre, clockwise from the right one. */
export function corners(middle: Point, size = SIZE, turned = false): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i + (turned ? Math.PI / 2 : 0);
    return { x: middle.x + size * Math.cos(angle), y: middle.y + size * Math.sin(angle) };
  });
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Points for an SVG polygon. */
export function points(list: Point[]): string {
  return list.map(({ x, y }) => `${short(x)},${short(y)}`).join(" ");
}

/** A closed SVG path. */
export function path(list: Point[]): string {
  return `M${list.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** The box around some hexes, with a margin. */
export function bounds(cells: Cell[], turned: boolean, margin: number): Box {
  const all = cells.flatMap((cell) => corners(center(cell, turned), SIZE, turned));
  const xs = all.map((point) => point.x);
  const ys = all.map((point) => point.y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
}

/** The scale at which a box fits into a frame, in pixels per unit. */
export function scaleIn(box: Box, width: number, height: number): number {
  return Math.min(width / box.width, height / box.height);
}

/** Whether turning a board makes it larger in a frame. A small gain is not worth it. */
export function betterTurned(
  cells: Cell[],
  width: number,
  height: number,
  margin: number,
): boolean {
  const upright = scaleIn(bounds(cells, false, margin), width, height);
  return scaleIn(bounds(cells, true, margin), width, height) > upright * 1.08;
}

const key = ({ row, col }: Cell): string => `${row},${col}`;

/** The outlines of a set of hexes: closed loops of corners, in order. */
export function outlines(cells: Cell[], turned: boolean): Point[][] {
  const inside = new Set(cells.map(key));
  const next = new Map<string, { from: Point; to: Point; end: string }>();
  const name = (point: Point): string => `${Math.round(point.x * 4)},${Math.round(point.y * 4)}`;
  for (const cell of cells) {
    const around = corners(center(cell, turned), SIZE, turned);
    STEPS.forEach((step, side) => {
      if (inside.has(key({ row: cell.row + step.row, col: cell.col + step.col }))) return;
      // The side facing "up" runs from the fifth to the sixth corner, and so on around.
      const from = around[(side + 4) % 6];
      const to = around[(side + 5) % 6];
      if (from && to) next.set(name(from), { from, to, end: name(to) });
    });
  }
  return chain(next);
}

function chain(next: Map<string, { from: Point; to: Point; end: string }>): Point[][] {
  const loops: Point[][] = [];
  while (next.size > 0) {
    const [start = ""] = next.keys();
    const loop: Point[] = [];
    for (let at = next.get(start), id = start; at; at = next.get(id)) {
      loop.push(at.from);
      next.delete(id);
      id = at.end;
    }
    loops.push(loop);
  }
  return loops;
}

/** Rounds the corners of a closed loop (Chaikin). */
export function smooth(loop: Point[], times: number): Point[] {
  if (times === 0) return loop;
  const rounded = loop.flatMap((point, i) => {
    const following = loop[(i + 1) % loop.length] ?? point;
    return [mix(point, following, 0.25), mix(point, following, 0.75)];
  });
  return smooth(rounded, times - 1);
}

/** A point between two others. */
export function mix(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Directions on the screen, in degrees clockwise from the right. */
export const ARROWS: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
};
const SIX: Readonly<Record<string, number>> = { d: 30, s: 90, a: 150, q: 210, w: 270, e: 330 };

/** The direction of a key, in degrees clockwise from the right; a turned board has six others. */
export function direction(pressed: string, turned: boolean): number | null {
  const arrow = ARROWS[pressed];
  if (arrow !== undefined) return arrow;
  const six = SIX[pressed.toLowerCase()];
  return six === undefined ? null : (six - (turned ? 30 : 0) + 360) % 360;
}

/**
 * The neighbour in a direction on the screen. If two are equally near, the path zigzags, so that it
 * follows a row of the board.
 */
export function neighbourTowards<C extends Cell>(
  from: C,
  degrees: number,
  turned: boolean,
  at: (cell: Cell) => C | undefined,
): C | undefined {
  const start = center(from, turned);
  const wish = (degrees * Math.PI) / 180;
  const even = (turned ? Math.floor(from.row / 2) : from.col) % 2 === 0;
  const scored = STEPS.flatMap((step) => {
    const cell = at({ row: from.row + step.row, col: from.col + step.col });
    if (!cell) return [];
    const to = center(cell, turned);
    const [dx, dy] = [to.x - start.x, to.y - start.y];
    const along = dx * Math.cos(wish) + dy * Math.sin(wish);
    const across = -dx * Math.sin(wish) + dy * Math.cos(wish);
    return [{ cell, along, tie: even ? across : -across }];
  }).filter(({ along }) => along > SIZE * 0.5);
  scored.sort((a, b) => (Math.abs(a.along - b.along) > 1 ? b.along - a.along : b.tie - a.tie));
  return scored[0]?.cell;
}

/** A number from 0 to 1 derived from a name: variety that is always the same. */
export function dice(name: string, salt = 0): number {
  let hash = 2166136261 ^ salt;
  for (const char of name) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 1540483477);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}
