import { CORNERS, type Corner, type Decoration, type TileView, type Turn } from "./types.ts";

/** Rows and columns of a garden, and of the quarry. */
export const SIZE = 8;
export const QUARRY = 4;

/** A cell by row and column, each from 0. */
export interface At {
  row: number;
  column: number;
}

export const nameOf = ({ row, column }: At): string => `r${row + 1}c${column + 1}`;
export const atOf = (cell: string): At => ({
  row: Number(cell[1]) - 1,
  column: Number(cell[3]) - 1,
});
export const indexOf = (cell: string): number => {
  const { row, column } = atOf(cell);
  return row * SIZE + column;
};
export const cellAt = (index: number): string =>
  nameOf({ row: Math.floor(index / SIZE), column: index % SIZE });

/** The name of a place that can be pointed at: a cell of a garden, or a place of the quarry. */
export const cellPlace = (seat: number, cell: string): string => `${seat}:${cell}`;
export const spotPlace = (spot: string): string => `q:${spot}`;

/** All cells, row by row. */
export const CELLS: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, i) => cellAt(i));
/** All places of the quarry, row by row. */
export const SPOTS: readonly string[] = Array.from(
  { length: QUARRY * QUARRY },
  (_, i) => `${"abcd"[i % QUARRY] ?? ""}${Math.floor(i / QUARRY) + 1}`,
);

/** The cell so far away, if there is one. */
export function beside(cell: string, rows: number, columns: number): string | null {
  const { row, column } = atOf(cell);
  const to = { row: row + rows, column: column + columns };
  const inside = (n: number): boolean => n >= 0 && n < SIZE;
  return inside(to.row) && inside(to.column) ? nameOf(to) : null;
}

const OFFSETS: Record<Corner, [rows: number, columns: number]> = {
  nw: [0, 0],
  ne: [0, 1],
  sw: [1, 0],
  se: [1, 1],
};

/** The cell of a corner of a tile. */
export const cornerOf = (at: string, corner: Corner): string =>
  beside(at, ...OFFSETS[corner]) ?? at;
/** The four cells of a tile: nw, ne, sw, se. */
export const quad = (at: string): string[] => CORNERS.map((corner) => cornerOf(at, corner));

/** The corner of a tile that is seen at its upper left, by how the garden is turned. */
const SEEN: readonly Corner[] = ["nw", "sw", "se", "ne"];

/** The place of a tile whose cell at the upper left, as it is seen, is this one or the nearest. */
export function anchor(cell: string, side = 0): string {
  const { row, column } = atOf(cell);
  const [rows, columns] = OFFSETS[SEEN[side] ?? "nw"];
  const inside = (n: number): number => Math.max(0, Math.min(n, SIZE - 2));
  return nameOf({ row: inside(row - rows), column: inside(column - columns) });
}

/** The cell of a tile that is seen at its upper left: what it is put down by. */
export const handle = (at: string, side: number): string => cornerOf(at, SEEN[side] ?? "nw");

/** Which corner of the printed tile comes to lie where: a quarter turn moves nw to ne. */
const SOURCES: Record<Turn, readonly [number, number, number, number]> = {
  0: [0, 1, 2, 3],
  90: [2, 0, 3, 1],
  180: [3, 2, 1, 0],
  270: [1, 3, 0, 2],
};

/** The symbols of a tile when it is turned: nw, ne, sw, se. */
export function symbolsOf({ symbols }: TileView, turn: Turn): (Decoration | null)[] {
  return SOURCES[turn].map((source) => symbols[source] ?? null);
}

/** The next thing in a list, round and round. */
export function after<T>(list: readonly T[], one: T, by = 1): T | undefined {
  if (list.length === 0) return undefined;
  return list[(list.indexOf(one) + by + list.length) % list.length];
}

/** The place that an arrow key leads to in a square of this many places. */
export function step(
  all: readonly string[],
  from: string,
  key: string,
  size: number,
): string | null {
  const by: Record<string, [number, number]> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
  };
  const way = by[key];
  const at = all.indexOf(from);
  if (way === undefined || at < 0) return null;
  const clamp = (n: number): number => Math.max(0, Math.min(size - 1, n));
  const row = clamp(Math.floor(at / size) + way[0]);
  return all[row * size + clamp((at % size) + way[1])] ?? from;
}
