import { hexes } from "../../../../crates/games/babylonia/data/babylonia.json";
import { STEPS, type Cell } from "../../lib/hex.ts";
import type { Arg } from "../../lib/words.ts";

export type Region = "north" | "central" | "south" | "river_north" | "river_south";

/** A hex of the board (BAB-2.1). */
export interface Hex extends Cell {
  id: string;
  label: string;
  terrain: "land" | "river";
  region: Region;
  site: "location" | "ziggurat" | null;
}

/** All hexes, in reading order. */
export const HEXES: readonly Hex[] = (hexes as Hex[]).toSorted(
  (a, b) => a.row - b.row || a.col - b.col,
);

const BY_ID = new Map(HEXES.map((hex) => [hex.id, hex]));
const BY_CELL = new Map(HEXES.map((hex) => [`${hex.row},${hex.col}`, hex]));

export function hexOf(id: string): Hex | undefined {
  return BY_ID.get(id);
}

export function labelOf(id: string): string {
  return BY_ID.get(id)?.label ?? id;
}

/** A hex in a sentence. */
export const placeOf = (id: string): Arg => ({ place: id, label: labelOf(id) });

/** The hex at a place of the grid, if there is one among those in use. */
export function hexAt(cell: Cell, used: ReadonlySet<string>): Hex | undefined {
  const hex = BY_CELL.get(`${cell.row},${cell.col}`);
  return hex && used.has(hex.id) ? hex : undefined;
}

/** The hexes beside a hex that exist on the board. */
export function neighbours(hex: Hex): Hex[] {
  return STEPS.flatMap((step) => {
    const other = BY_CELL.get(`${hex.row + step.row},${hex.col + step.col}`);
    return other ? [other] : [];
  });
}
