import { indexOf, quad } from "./cells.ts";
import type { Action, Corner, GardenView, Laid, TileView, Turn } from "./types.ts";

type Placement = Extract<Action, { place: unknown }>["place"];

/** Where a tile is put. */
export interface Lay {
  at: string;
  turn: Turn;
  level: number;
  open: Corner | null;
}

/** A tile before it is placed, and what it would mean; nothing where it cannot be placed. */
export interface Ghost {
  tile: TileView;
  lay: Lay;
  laid: Laid | null;
}

/** All legal placements of a tile. */
export function placements(legal: readonly Action[], tile: string): Placement[] {
  return legal.flatMap((action) =>
    "place" in action && action.place.tile === tile ? [action.place] : [],
  );
}

/** The action that places a tile. */
export function placing({ tile, lay }: Ghost): Action {
  const { at, turn, level, open } = lay;
  return { place: { tile: tile.tile, at, turn, level, ...(open === null ? {} : { open }) } };
}

/** The highest top under a tile. */
export function topUnder(garden: GardenView, at: string): number {
  return Math.max(...quad(at).map((cell) => garden.cells[indexOf(cell)]?.level ?? 0));
}
