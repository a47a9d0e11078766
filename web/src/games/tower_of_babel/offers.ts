import { same, total } from "./cards.ts";
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

/** The offers on the table, clockwise from the active player. */
export function offersOf(view: View): Offer[] {
  return view.order.flatMap((seat) => {
    const offer = view.players[seat]?.offer;
    return offer?.revealed && offer.content ? [{ seat, ...offer.content }] : [];
  });
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

/** Which of these ways it is. */
export function indexOf(ways: readonly Completion[], { cards, jokers }: Completion): number {
  return ways.findIndex((way) => way.jokers === jokers && same(way.cards, cards));
}

/** The cards of every offer that can be made. */
export function offerable(legal: readonly Action[]): Cards[] {
  return legal.flatMap((action) =>
    typeof action === "object" && "offer" in action ? [action.offer.cards] : [],
  );
}

/** The cards of every exchange that can be made. */
export function exchangeable(legal: readonly Action[]): Cards[] {
  return legal.flatMap((action) =>
    typeof action === "object" && "exchange" in action ? [action.exchange.cards] : [],
  );
}
