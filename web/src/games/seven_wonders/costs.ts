import { cardFacts, projectFacts, stageFacts } from "./facts/facts.ts";
import type { Action, Card, CityView, Colour, Join, Leader, Mean, View, Way } from "./types.ts";

const inForce = (view: View, tile: number): boolean => view.tower?.active.includes(tile) ?? false;

/** The tax of the age if a tile is in force (SWT-6.1). */
const tax = (view: View, tile: number): number => (inForce(view, tile) ? view.age : 0);

const TAXED: Partial<Record<Colour, number>> = { red: 1, blue: 6 };
/** Tiles under which coins stand in for the resources of a colour (SWT-6.7). */
const COINS_FOR: Partial<Record<Colour, number>> = { blue: 8, purple: 23 };

const colourTax = (view: View, colour: Colour): number => tax(view, TAXED[colour] ?? 0);

/** Whether a leader works in a city, its own or a copied one (SWL-6.4). */
const has = (city: CityView | undefined, leader: Leader): boolean =>
  city?.copied_leader === leader || (city?.leaders.includes(leader) ?? false);

/** What a structure costs in coins to the bank when its cost is paid. */
function paidCost(view: View, city: CityView | undefined, card: Card): number {
  const { cost, colour } = cardFacts(card);
  // Ramses builds guilds for nothing (SWL-5.12); taxes are still due (SWL-12.5).
  if (colour === "purple" && has(city, "ramses")) return colourTax(view, colour);
  const units = cost.resources.reduce((sum, [, count]) => sum + count, 0);
  // Hammurabi takes a coin off where coins stand in for resources (SWL-12.6).
  const less = colour === "blue" && has(city, "hammurabi") ? 1 : 0;
  const instead = inForce(view, COINS_FOR[colour] ?? 0) ? Math.max(0, units - less) : 0;
  return cost.coins + instead + colourTax(view, colour);
}

function buildCost(view: View, city: number, card: Card, way: Way, join: Join): number {
  const own =
    way === "pay" ? paidCost(view, view.cities[city], card) : freeCost(view, card, way === "chain");
  const project = join === "no" ? null : view.project;
  return own + (project ? projectFacts(project.project).cost.coins : 0);
}

/** Taxes on a structure that is built without its cost (SWT-6.3). */
function freeCost(view: View, card: Card, chain: boolean): number {
  const waived = view.options.taxes_waived_by_free_building;
  return (waived ? 0 : colourTax(view, cardFacts(card).colour)) + (chain ? tax(view, 13) : 0);
}

function stageCost(view: View, city: number, stage: number): number {
  const place = view.cities[city]?.stages[stage - 1];
  const printed = place ? (stageFacts(place.board, place.stage).cost?.coins ?? 0) : 0;
  return printed + tax(view, 16);
}

/** A resource of the bank costs a coin (SWL-5.4). */
const bilkis = (using: readonly Mean[] | undefined): number => (using?.includes("bilkis") ? 1 : 0);

/** What an action pays to the bank. */
export function bankPart(view: View, city: number, action: Action): number {
  if (typeof action === "string") return 0;
  if ("build" in action) {
    const { card, way, join, payment } = action.build;
    return buildCost(view, city, card, way, join) + bilkis(payment.using);
  }
  if ("dig" in action) {
    const { card, join, payment } = action.dig;
    return buildCost(view, city, card, "olympia", join) + bilkis(payment.using);
  }
  if ("stage" in action) {
    return stageCost(view, city, action.stage.stage) + bilkis(action.stage.payment.using);
  }
  if ("leader_stage" in action) {
    const { stage, payment } = action.leader_stage;
    return stageCost(view, city, stage) + bilkis(payment.using);
  }
  if ("recruit" in action) {
    const { leader } = action.recruit;
    return view.leaders?.find((held) => held.leader === leader)?.coins ?? 0;
  }
  return "pay_loss" in action ? action.pay_loss.coins : 0;
}
