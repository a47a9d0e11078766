import { beside, CELLS, cellAt, cornerOf, indexOf, quad, symbolsOf } from "./cells.ts";
import {
  CORNERS,
  DECORATIONS,
  type Action,
  type CellView,
  type Corner,
  type Decoration,
  type GardenView,
  type PlayerView,
  type Support,
  type TileView,
  type Turn,
  type Values,
  type View,
} from "./types.ts";

type Placement = Extract<Action, { place: unknown }>["place"];

/** Where a tile is put. */
export interface Lay {
  at: string;
  turn: Turn;
  level: number;
  open: Corner | null;
}

/** A decoration that a tile would make possible. */
export interface Prospect {
  decoration: Decoration;
  cells: string[];
  /** Whether a cell without a symbol would stand in for one. */
  wild: boolean;
  points: number;
}

/** A tile before it is placed, and what it would mean. */
export interface Ghost {
  tile: TileView;
  lay: Lay;
  legal: boolean;
  supports: Record<Corner, Support>;
  cost: number;
  prospects: Prospect[];
  /** Cells whose decoration or belvedere would be covered. */
  hides: string[];
}

/** All legal placements of a tile. */
export function placements(legal: readonly Action[], tile: string): Placement[] {
  return legal.flatMap((action) =>
    "place" in action && action.place.tile === tile ? [action.place] : [],
  );
}

/** The highest top under a tile. */
export function topUnder(garden: GardenView, at: string): number {
  return Math.max(...quad(at).map((cell) => garden.cells[indexOf(cell)]?.level ?? 0));
}

/** What would carry the corners of a tile, and what it would cost (BYL-5.5, 5.6). */
export function supportsOf(
  garden: GardenView,
  { at, level, open }: Lay,
): { supports: Record<Corner, Support>; cost: number } {
  const carries = (corner: Corner): Support => {
    if (corner === open) return "open";
    const cell = cornerOf(at, corner);
    const top = garden.cells[indexOf(cell)];
    if (top === undefined) return "open";
    if (!top.free) {
      const statue = garden.decorations.some(
        ({ decoration, parts }) =>
          decoration === "statue" && parts[0]?.cell === cell && parts[0].level === level - 1,
      );
      return statue && top.level === level - 1 ? "statue" : "open";
    }
    return top.level === level - 1 ? "single" : top.level === level - 2 ? "double" : "open";
  };
  const supports = {
    nw: carries("nw"),
    ne: carries("ne"),
    sw: carries("sw"),
    se: carries("se"),
  };
  const price: Record<Support, number> = { single: 1, double: 2, statue: 0, open: 0 };
  return { supports, cost: CORNERS.reduce((sum, corner) => sum + price[supports[corner]], 0) };
}

/** The cells of a garden after a tile was placed; its terrace is the one after the last. */
export function cellsAfter(garden: GardenView, tile: TileView, lay: Lay): CellView[] {
  const cells = [...garden.cells];
  const symbols = symbolsOf(tile, lay.turn);
  CORNERS.forEach((corner, i) => {
    const open = corner === lay.open;
    cells[indexOf(cornerOf(lay.at, corner))] = {
      level: lay.level,
      terrace: garden.terraces.length,
      free: !open,
      symbol: open ? null : (symbols[i] ?? null),
    };
  });
  return cells;
}

interface Search {
  cells: readonly CellView[];
  /** Cells of which a decoration must use one (BYL-6.1). */
  area: readonly string[];
  /** Whether a cell without a symbol may stand in for one (BYL-8.4). */
  wild: boolean;
  values: Values;
  /** How many pieces there are left. */
  supply: Record<Decoration, number>;
  /** Statues that others can stand in line with (BYL-6.4). */
  statues: readonly string[];
  /** Whether a bridge only needs its own level free (BYL-6.9). */
  gap: boolean;
}

/** The decorations that would be possible with a tile of a player's. */
export function outlookOf(
  view: View,
  { garden }: PlayerView,
  tile: TileView,
  lay: Lay,
): Prospect[] {
  const { token, turn, values, supply } = view;
  const switches = view.options.tables?.switches;
  const under = quad(lay.at);
  const seen = (cell: string, visible: boolean): boolean =>
    (switches?.covered_statue_still_aligns ?? true) || (visible && !under.includes(cell));
  return prospectsOf({
    cells: cellsAfter(garden, tile, lay),
    area: (switches?.decoration_must_use_placed_tile ?? true) ? under : CELLS,
    wild: token === "wild_space" && !turn.wild_used,
    values,
    supply: {
      statue: supply.statues,
      fountain: supply.fountains,
      staircase: supply.staircases,
      bridge: supply.bridges,
    },
    statues: garden.decorations.flatMap(({ decoration, parts }) =>
      decoration === "statue"
        ? parts.filter(({ cell, visible }) => seen(cell, visible)).map(({ cell }) => cell)
        : [],
    ),
    gap: switches?.bridge_gap_checks_level_only ?? true,
  });
}

/** Whether a cell shows a symbol: itself, as the wild space, or not. */
function shows({ cells, wild }: Search, cell: string, kind: Decoration): "yes" | "wild" | null {
  const top = cells[indexOf(cell)];
  if (!top?.free) return null;
  if (top.symbol === kind) return "yes";
  return wild && top.symbol === null && top.level > 0 && top.terrace !== null ? "wild" : null;
}

/** The decorations that would be possible with a tile (section 6 of the rules). */
function prospectsOf(search: Search): Prospect[] {
  return DECORATIONS.filter((kind) => search.supply[kind] > 0).flatMap((kind) =>
    kind === "statue" ? statuesOf(search) : pairsOf(search, kind),
  );
}

function statuesOf(search: Search): Prospect[] {
  const aligned = (cell: string): boolean =>
    search.statues.length === 0 ||
    search.statues.some((other) => other[1] === cell[1] || other[3] === cell[3]);
  return search.area.flatMap((cell) => {
    const sign = shows(search, cell, "statue");
    const level = search.cells[indexOf(cell)]?.level ?? 0;
    if (sign === null || !aligned(cell)) return [];
    const points = level * search.values.statue;
    return [{ decoration: "statue" as const, cells: [cell], wild: sign === "wild", points }];
  });
}

function pairsOf(search: Search, kind: Decoration): Prospect[] {
  const far = kind === "bridge" ? 2 : 1;
  const found = new Map<string, Prospect>();
  for (const cell of search.area) {
    for (const [rows, columns] of [
      [0, far],
      [far, 0],
      [0, -far],
      [-far, 0],
    ] as const) {
      const other = beside(cell, rows, columns);
      if (other === null) continue;
      const ends = [cell, other].sort((a, b) => indexOf(a) - indexOf(b));
      const one = pairOf(search, kind, ends[0] ?? cell, ends[1] ?? other);
      if (one !== null) found.set(one.cells.join(" "), one);
    }
  }
  return [...found.values()];
}

function pairOf(search: Search, kind: Decoration, from: string, to: string): Prospect | null {
  const signs = [shows(search, from, kind), shows(search, to, kind)];
  if (signs.includes(null) || signs.every((sign) => sign === "wild")) return null;
  const [one, other] = [search.cells[indexOf(from)], search.cells[indexOf(to)]];
  if (one === undefined || other === undefined) return null;
  const { level } = one;
  const made = (points: number, cells = [from, to]): Prospect => ({
    decoration: kind,
    cells,
    wild: signs.includes("wild"),
    points,
  });
  switch (kind) {
    case "fountain":
      return level === other.level && one.terrace !== other.terrace
        ? made(level * search.values.fountain)
        : null;
    case "staircase":
      return Math.abs(level - other.level) === 1 ? made(level + other.level) : null;
    default: {
      const middle = cellAt((indexOf(from) + indexOf(to)) / 2);
      const top = search.cells[indexOf(middle)]?.level ?? 0;
      const free = search.gap ? top < level : top === 0;
      return level === other.level && free
        ? made(level * search.values.bridge, [from, middle, to])
        : null;
    }
  }
}

/** Cells with something on top that a tile would cover. */
export function hiddenBy(garden: GardenView, { at }: Lay): string[] {
  return quad(at).filter((cell) => {
    const top = garden.cells[indexOf(cell)];
    return top !== undefined && top.level > 0 && !top.free;
  });
}
