import type { Decoration, Flower, Material, TileView } from "./types.ts";

/** A tile for pictures that belong to no match. */
export function sample(
  material: Material,
  flower: Flower,
  symbols: [Decoration | null, Decoration | null, Decoration | null, Decoration | null],
): TileView {
  return { tile: `${material}_01`, material, flower, symbols };
}
