import type { Engine } from "../../engine/engine.ts";
import { MATERIALS, type Printed, type TileView } from "./types.ts";

let printed: Printed = { tiles: [] };

/** Reads what is printed on the pieces; before that there are none. */
export function readPieces(engine: Engine): void {
  printed = engine.box<Printed>();
}

/** One tile of each material. */
export function oneOfEach(): TileView[] {
  return MATERIALS.flatMap((material) => {
    const tile = printed.tiles.find((other) => other.material === material);
    return tile ? [tile] : [];
  });
}
