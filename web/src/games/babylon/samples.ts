import type { Decoration, Flower, Material, TileView } from "./types.ts";

/** A tile for pictures that belong to no match. */
export function sample(
  material: Material,
  flower: Flower,
  symbols: [Decoration | null, Decoration | null, Decoration | null, Decoration | null],
): TileView {
  return { tile: `${material}_01`, material, flower, symbols };
}

/** One tile of each material. */
export const SAMPLES: readonly TileView[] = [
  sample("clay", "rose", ["statue", "fountain", null, null]),
  sample("granite", "iris", ["staircase", "statue", "bridge", null]),
  sample("basalt", "marigold", ["statue", "staircase", "fountain", "bridge"]),
  sample("start", "lily", ["statue", "fountain", "staircase", "bridge"]),
];
