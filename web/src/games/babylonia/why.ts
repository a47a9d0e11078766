import { hexOf, neighbours } from "./map.ts";
import { isCity, type Kind, type View } from "./types.ts";

/** A refusal that can be seen on the board: the rule and the sentence that says so. */
export interface Why {
  rule: string;
  key: string;
}

const why = (rule: string, key: string): Why => ({ rule, key: `bab-why-${key}` });

/**
 * Why a token cannot go to a hex, as far as the hex itself forbids it; `null` if that depends on the
 * rest of the play, which the server knows best.
 */
export function whyNot(view: View, seat: number, kind: Kind, id: string): Why | null {
  const tile = view.tiles[id];
  if (tile !== undefined && isCity(tile)) return why("BAB-5.7", "city_tile");
  if (hexOf(id)?.site === "ziggurat") return why("BAB-5.7", "ziggurat");
  if (view.tokens.some((token) => token.hex === id)) return why("BAB-5.7", "occupied");
  if (tile === undefined) return null;
  if (kind !== "farmer") {
    const cards = view.players[seat]?.cards ?? [];
    const allowed = cards.some(({ card }) => card === "nobles_in_fields");
    return allowed ? null : why("BAB-5.4", "noble_on_field");
  }
  return fieldIsClosed(view, seat, id) ? why("BAB-5.3", "field_needs_neighbour") : null;
}

function fieldIsClosed(view: View, seat: number, id: string): boolean {
  const hex = hexOf(id);
  const beside = new Set(hex ? neighbours(hex).map((other) => other.id) : []);
  return !view.tokens.some((token) => token.seat === seat && beside.has(token.hex));
}
