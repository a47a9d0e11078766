import type { Engine } from "../../engine/engine.ts";
import type { ActionCard, Printed } from "./types.ts";

let printed: Printed = { cards: [], discs: [] };

/** Reads what is printed on the pieces; before that they are blank. */
export function readPieces(engine: Engine): void {
  printed = engine.box<Printed>();
}

/** The action cards. */
export const actionCards = (): ActionCard[] => printed.cards.map(({ card }) => card);

/** The discs, one of each. */
export const discs = (): readonly string[] => printed.discs;

/** The rule that explains an action card. */
export function ruleOf(card: ActionCard): string {
  return printed.cards.find((other) => other.card === card)?.rule ?? "";
}
