import { cardFacts, projectFacts, stageFacts } from "./facts/facts.ts";
import type { Action, Card, Colour, Join, View, Way } from "./types.ts";

const inForce = (view: View, tile: number): boolean => view.tower?.active.includes(tile) ?? false;

/** The tax of the age if a tile is in force (SWT-6.1). */
const tax = (view: View, tile: number): number => (inForce(view, tile) ? view.age : 0);

const TAXED: Partial<Record<Colour, number>> = { red: 1, blue: 6 };
/** Tiles under which coins stand in for the resources of a colour (SWT-6.7). */
const COINS_FOR: Partial<Record<Colour, number>> = { blue: 8, purple: 23 };

const colourTax = (view: View, colour: Colour): number => tax(view, TAXED[colour] ?? 0);

/** What a structure costs in coins to the bank when its cost is paid. */
function paidCost(view: View, card: Card): number {
  const { cost, colour } = cardFacts(card);
  const units = cost.resources.reduce((sum, [, count]) => sum + count, 0);
  const instead = inForce(view, COINS_FOR[colour] ?? 0) ? units : 0;
  return cost.coins + instead + colourTax(view, colour);
}

function buildCost(view: View, card: Card, way: Way, join: Join): number {
  const own = way === "pay" ? paidCost(view, card) : freeCost(view, card, way === "chain");
  const project = join === "no" ? null : view.project;
  return own + (project ? projectFacts(project.project).cost.coins : 0);
}

/** Taxes on a structure that is built without its cost (SWT-6.3). */
function freeCost(view: View, card: Card, chain: boolean): number {
  const waived = view.options.taxes_waived_by_free_building;
  return (waived ? 0 : colourTax(view, cardFacts(card).colour)) + (chain ? tax(view, 13) : 0);
}

/** What an action pays to the bank. */
export function bankPart(view: View, city: number, action: Action): number {
  if (typeof action === "string") return 0;
  if ("build" in action) {
    const { card, way, join } = action.build;
    return buildCost(view, card, way, join);
  }
  if ("dig" in action) return buildCost(view, action.dig.card, "olympia", action.dig.join);
  if ("stage" in action) {
    const place = view.cities[city]?.stages[action.stage.stage - 1];
    const printed = place ? (stageFacts(place.board, place.stage).cost?.coins ?? 0) : 0;
    return printed + tax(view, 16);
  }
  return 0;
}
