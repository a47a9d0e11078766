import { holds, least, minus, NONE, plus, total } from "./cards.ts";
import { nextRow, wonderPoints } from "./scoring.ts";
import type { Action, Cards, Offered, View } from "./types.ts";

/** An offer that has been turned up. */
export interface Offer extends Offered {
  seat: number;
}

/** How the active player can complete a build. */
export interface Completion {
  cards: Cards;
  jokers: number;
}

/** A refusal that can be seen on the table: the rule and the sentence that says so. */
export interface Why {
  rule: string;
  key: string;
}

const why = (rule: string, key: string): Why => ({ rule, key: `tob-why-${key}` });

/** The offers on the table, clockwise from the active player. */
export function offersOf(view: View): Offer[] {
  return view.order.flatMap((seat) => {
    const offer = view.players[seat]?.offer;
    return offer?.revealed && offer.content ? [{ seat, ...offer.content }] : [];
  });
}

/** The cards of the chosen offers together. */
export function sumOf(offers: readonly Offer[], helpers: readonly number[]): Cards {
  return offers
    .filter(({ seat }) => helpers.includes(seat))
    .reduce((sum, offer) => plus(sum, offer.cards), NONE);
}

/** Why an offer cannot be taken along with those that are chosen already; `null` if it can. */
export function whyNotTake(view: View, helpers: readonly number[], seat: number): Why | null {
  const offers = offersOf(view);
  const offer = offers.find((other) => other.seat === seat);
  if (!offer || total(offer.cards) === 0) return why("TOB-7.2", "no_offer_to_take");
  const others = helpers.filter((other) => other !== seat);
  const trader = offers.some((other) => other.trade && others.includes(other.seat));
  if (offer.trade && trader) return why("TOB-7.4", "one_trader");
  const demand = view.column?.demand ?? NONE;
  return holds(demand, sumOf(offers, [...others, seat])) ? null : why("TOB-7.5", "offers_exceed");
}

const alike = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/** The ways to complete a build with these helpers, those with the fewest Jokers first. */
export function completions(legal: readonly Action[], helpers: readonly number[]): Completion[] {
  return legal
    .flatMap((action) =>
      typeof action === "object" && "build" in action && alike(action.build.helpers, helpers)
        ? [{ cards: action.build.cards, jokers: action.build.jokers }]
        : [],
    )
    .sort((a, b) => a.jokers - b.jokers || total(b.cards) - total(a.cards));
}

/** What a build would bring, before it is made. */
export interface Forecast {
  /** Cards that are still missing after the offers. */
  missing: Cards;
  /** What the active player lacks of them, Jokers left aside. */
  lacking: Cards;
  taker: number;
  /** Units that each seat puts, as far as there are pieces. */
  placed: number[];
  /** Points that each seat gets for an offer that is not taken. */
  paid: number[];
  /** What the wonder is worth to each seat then, if this finishes it. */
  scored: number[] | null;
}

/** What would happen if the active player built with these helpers (section 8 of the rules). */
export function forecast(view: View, helpers: readonly number[]): Forecast {
  const offers = offersOf(view);
  const demand = view.column?.demand ?? NONE;
  const missing = minus(demand, sumOf(offers, helpers));
  const hand = view.players[view.active]?.hand ?? NONE;
  const placed = view.players.map(() => 0);
  const paid = view.players.map(() => 0);
  let taker = view.active;
  const put = (seat: number, count: number): void => {
    placed[seat] = Math.min((placed[seat] ?? 0) + count, view.players[seat]?.supply ?? 0);
  };
  put(view.active, total(missing));
  for (const { seat, cards, trade } of offers) {
    if (!helpers.includes(seat)) paid[seat] = total(cards);
    else if (!trade) put(seat, total(cards));
    else {
      taker = seat;
      put(view.active, total(cards));
    }
  }
  const lacking = minus(missing, least(missing, hand));
  return { missing, lacking, taker, placed, paid, scored: scoredThen(view, placed) };
}

/** The points for the wonder under the column if these units come and its last disc goes. */
function scoredThen(view: View, placed: readonly number[]): number[] | null {
  const wonder = view.wonders.find((other) => other.wonder === view.column?.wonder);
  const left = wonder?.spaces.filter((space) => space.disc !== null && space.taken_by === null);
  if (!wonder || left?.length !== 1) return null;
  const units = wonder.units.map((count, seat) => count + (placed[seat] ?? 0));
  return wonderPoints(units, nextRow(view), view.participant);
}

/** Why a build with these helpers cannot be completed; `null` if it can. */
export function whyNotBuild(
  view: View,
  helpers: readonly number[],
  possible: readonly Completion[],
): Why | null {
  if (possible.length > 0) return null;
  const refused = helpers
    .map((seat, i) => whyNotTake(view, helpers.slice(0, i), seat))
    .find((reason) => reason !== null);
  return refused ?? why("TOB-7.10", "not_in_hand");
}
