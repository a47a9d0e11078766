import type { Engine } from "../../engine/engine.ts";
import type { Card, Kind, Printed, Tile } from "./types.ts";

let printed: Printed = { tiles: [], cards: [] };

/** Reads what is printed on the pieces; before that they are blank. */
export function readPieces(engine: Engine): void {
  printed = engine.box<Printed>();
}

/** The ziggurat cards, by number. */
export const cards = (): Card[] => printed.cards.map(({ card }) => card);

/** The rule that explains a card. */
export function ruleOf(card: Card): string {
  return printed.cards.find((other) => other.card === card)?.rule ?? "";
}

/** The nobles that a city pays for; nothing for a field. */
export function noblesOf(tile: Tile): readonly Kind[] {
  return printed.tiles.find((other) => other.tile === tile)?.nobles ?? [];
}

/** The number on a field; nothing on the one that counts cities. */
export function numberOn(tile: Tile): number | null {
  return printed.tiles.find((other) => other.tile === tile)?.value ?? null;
}
