import { HEROES, type Hero, type TileView, type View } from "./types.ts";

/** Rows and columns of the board. */
export const SIZE = 7;
export const RUINS = "d4";
const SIDES = "nesw";

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

const opposite = (side: string): string => SIDES[(SIDES.indexOf(side) + 2) % 4] ?? "";

/** Exits turned clockwise by quarters, in the order of the compass. */
export function turned(exits: string, quarters: number): string {
  const open = new Set([...exits].map((side) => SIDES[(SIDES.indexOf(side) + quarters) % 4]));
  return [...SIDES].filter((side) => open.has(side)).join("");
}

export type Tiles = ReadonlyMap<string, TileView>;

export const tilesOf = (view: View): Tiles =>
  new Map(view.tiles.map((tile) => [tile.square, tile]));

/** The squares that a hero can step to (BAT-11.3). */
export function steps(tiles: Tiles, square: string): string[] {
  const from = tiles.get(square);
  if (!from) return [];
  return [...from.exits].flatMap((side) => {
    const next = beside(square, side);
    const tile = next === null ? undefined : tiles.get(next);
    return next !== null && tile?.exits.includes(opposite(side)) ? [next] : [];
  });
}

/**
 * How many paid steps each square is away; a step onto home terrain costs nothing with the advanced
 * rules (BAT-17.2).
 */
export function distances(tiles: Tiles, from: string, home: string | null): Map<string, number> {
  const found = new Map<string, number>([[from, 0]]);
  const queue = [from];
  for (let square = queue.shift(); square !== undefined; square = queue.shift()) {
    const so = found.get(square) ?? 0;
    for (const next of steps(tiles, square)) {
      const free = home !== null && tiles.get(next)?.terrain === home;
      const cost = so + (free ? 0 : 1);
      if (cost >= (found.get(next) ?? Infinity)) continue;
      found.set(next, cost);
      if (free) queue.unshift(next);
      else queue.push(next);
    }
  }
  return found;
}

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
