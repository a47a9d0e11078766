import { HEROES, type Hero, type TileView, type View } from "./types.ts";

/** Rows and columns of the board. */
export const SIZE = 7;
export const RUINS = "d4";

export interface Spot {
  row: number;
  col: number;
}

/** Where a square is: `a1` is in the north-west. */
export function spotOf(square: string): Spot {
  return { row: Number(square[1]) - 1, col: square.charCodeAt(0) - 97 };
}

export function squareAt(row: number, col: number): string | null {
  if (row < 0 || col < 0 || row >= SIZE || col >= SIZE) return null;
  return `${String.fromCharCode(97 + col)}${row + 1}`;
}

/** All squares, row by row. */
export const SQUARES: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, i) => squareAt(Math.floor(i / SIZE), i % SIZE) ?? "",
);

const STEPS: Record<string, [number, number]> = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] };

/** The square next to another on a side. */
export function beside(square: string, side: string): string | null {
  const { row, col } = spotOf(square);
  const [down, right] = STEPS[side] ?? [0, 0];
  return squareAt(row + down, col + right);
}

export type Tiles = ReadonlyMap<string, TileView>;

export const tilesOf = (view: View): Tiles =>
  new Map(view.tiles.map((tile) => [tile.square, tile]));

/** The part of the board that exists: rows and columns from and to. */
export function extent(view: View): { top: number; left: number; rows: number; cols: number } {
  const there = SQUARES.filter((square) => !view.missing.includes(square)).map(spotOf);
  const rows = there.map(({ row }) => row);
  const cols = there.map(({ col }) => col);
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  return { top, left, rows: Math.max(...rows) - top + 1, cols: Math.max(...cols) - left + 1 };
}

/** The square that an arrow key leads to, over squares that do not exist. */
export function arrow(view: View, from: string, key: string): string | null {
  const side = { ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" }[key];
  if (side === undefined) return null;
  for (let next = beside(from, side); next !== null; next = beside(next, side)) {
    if (!view.missing.includes(next)) return next;
  }
  return from;
}

/** The heroes on a square, with their seats. */
export function heroesOn(view: View, square: string): { seat: number; hero: Hero }[] {
  return view.players.flatMap(({ heroes }, seat) =>
    HEROES.filter((_, i) => heroes[i] === square).map((hero) => ({ seat, hero })),
  );
}
