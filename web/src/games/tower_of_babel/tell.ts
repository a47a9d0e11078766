import type { Arg, Text } from "../../lib/words.ts";
import type { Line } from "../types.ts";
import { demandOf, keysOf, total } from "./cards.ts";
import type { Action, Cards, Event, Wonder } from "./types.ts";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;
type Drawn = Of<"cards_drawn">["draw"];

/** A wonder in a sentence. */
export const wonderArg = (wonder: Wonder): Arg => ({ key: `tob-wonder-${wonder}` });
/** Building cards in a sentence. */
export const cardsArg = (cards: Cards): Arg => ({ keys: keysOf(cards) });
/** A disc in a sentence: what it demands. */
export const discArg = (disc: string): Arg => cardsArg(demandOf(disc));

const line = (key: string, args: Record<string, Arg> = {}, places: string[] = []): Line => ({
  text: { key: `tob-event-${key}`, args },
  places,
});
const by = (key: string, seat: number, args: Record<string, Arg> = {}, places?: string[]): Line =>
  line(key, { seat: { seat }, ...args }, places);
const heading = (told: Line): Line => ({ ...told, heading: true });

/** Building cards and Jokers as one list. */
function withJokers(cards: Cards, jokers: number): Arg {
  const more = Array.from({ length: jokers }, () => "tob-card-joker");
  return { keys: [...keysOf(cards), ...more] };
}

/** An event in words: one or more lines for the log. */
export function tell(event: Event): Line[] {
  switch (event.type) {
    case "turn_began":
      return [heading(by("turn_began", event.seat, { turn: event.turn }))];
    case "passed":
      return [by("passed", event.seat)];
    case "disc_chosen": {
      const args = { wonder: wonderArg(event.wonder), disc: discArg(event.disc) };
      return [by("disc_chosen", event.seat, args, [event.wonder])];
    }
    case "offer_made":
      return [offerMade(event)];
    case "offers_revealed":
      return event.offers.flatMap(revealed);
    case "built":
      return built(event);
    case "abandoned":
      return [by("abandoned", event.seat, { wonder: wonderArg(event.wonder) }, [event.wonder])];
    case "wonder_scored": {
      const args = { wonder: wonderArg(event.wonder), row: event.row };
      return scored(line("wonder_scored", args, [event.wonder]), event.wonder, event.points);
    }
    case "bonus_answered":
      return [by("bonus_answered", event.seat)];
    case "offer_paid":
      return [
        by(event.triple ? "offer_paid_triple" : "offer_paid", event.seat, { points: event.points }),
      ];
    case "double_turn_played":
      return [by("double_turn", event.seat)];
    case "reshuffled":
      return [line("reshuffled", { count: event.count })];
    default:
      return [...cardLines(event), ...endLines(event)];
  }
}

/** Drawing and changing cards. */
function cardLines(event: Event): Line[] {
  switch (event.type) {
    case "action_card_drawn": {
      const { seat, card } = event;
      if (card === null) return [by("action_card", seat)];
      return [by("action_card_own", seat, { card: { key: `tob-card-${card}` } })];
    }
    case "cards_exchanged":
      return [by("exchanged", event.seat, { cards: cardsArg(event.cards) })];
    case "draw_cards_played":
      return [by("draw_cards", event.seat)];
    case "cards_drawn":
      return [drawn(event.draw)];
    case "common_draw":
      if (event.draws.every(({ count }) => count === 0)) return [line("common_draw_none")];
      return [
        line("common_draw"),
        ...event.draws.filter(({ cards, count }) => cards !== null || count === 0).map(drawn),
      ];
    default:
      return [];
  }
}

/** The end and final scoring. */
function endLines(event: Event): Line[] {
  switch (event.type) {
    case "end_reached":
      return [
        heading(line("end_reached", { reason: { key: `tob-end-${event.reason}` } })),
        line("final_scoring"),
      ];
    case "unfinished_scored": {
      const head = line("unfinished_scored", { wonder: wonderArg(event.wonder) }, [event.wonder]);
      return scored(head, event.wonder, event.points);
    }
    case "disc_bonus":
      return [by("disc_bonus", event.seat, { points: event.points })];
    case "action_cards_scored":
      return [by("action_cards", event.seat, { points: event.points })];
    case "game_over": {
      const points = Math.max(...event.points);
      const key = event.winners.length === 1 ? "winner" : "shared_victory";
      return event.winners.map((seat) => heading(by(key, seat, { points })));
    }
    default:
      return [];
  }
}

function offerMade({ seat, offer, automatic }: Of<"offer_made">): Line {
  if (automatic) return by("offer_automatic", seat);
  if (offer === null) return by("offer_made", seat);
  if (total(offer.cards) === 0) return by("offer_own_nothing", seat);
  const key = offer.trade ? "offer_own_trade" : "offer_own";
  return by(key, seat, { cards: cardsArg(offer.cards) });
}

/** An offer when it is turned up. */
export function revealed(offer: Of<"offers_revealed">["offers"][number]): Line[] {
  const { seat, cards, trade, returned } = offer;
  const key = total(cards) === 0 ? "revealed_nothing" : trade ? "revealed_trade" : "revealed";
  const told = by(key, seat, { cards: cardsArg(cards) });
  if (total(returned) === 0) return [told];
  return [told, by("returned", seat, { cards: cardsArg(returned) })];
}

function built(event: Of<"built">): Line[] {
  const { seat, wonder, cards, jokers, taker, disc } = event;
  const without = total(cards) === 0 && jokers === 0;
  const args = { wonder: wonderArg(wonder), cards: withJokers(cards, jokers) };
  const counted = (key: string, counts: readonly number[]): Line[] =>
    counts.flatMap((count, who) => (count > 0 ? [by(key, who, { count }, [wonder])] : []));
  return [
    by(without ? "built_without" : "built", seat, args, [wonder]),
    ...counted("units", event.placed),
    ...counted("units_lost", event.lost),
    by(taker === seat ? "disc_taken" : "disc_traded", taker, { disc: discArg(disc) }, [wonder]),
  ];
}

function scored(head: Line, wonder: Wonder, points: readonly number[]): Line[] {
  const each = points.flatMap((gain, seat) =>
    gain > 0 ? [by("wonder_points", seat, { points: gain }, [wonder])] : [],
  );
  return [head, ...each];
}

function drawn({ seat, count, cards }: Drawn): Line {
  if (cards !== null && total(cards) > 0) {
    return by("drawn_own", seat, { cards: cardsArg(cards) });
  }
  return by("drawn", seat, { count });
}

/** What an event brings each seat. */
export function pointsOf(event: Event): { seat: number; points: number }[] {
  switch (event.type) {
    case "wonder_scored":
    case "unfinished_scored":
      return event.points.flatMap((points, seat) => (points > 0 ? [{ seat, points }] : []));
    case "offer_paid":
    case "disc_bonus":
    case "action_cards_scored":
      return event.points > 0 ? [{ seat: event.seat, points: event.points }] : [];
    default:
      return [];
  }
}

const HELPERS = ["alone", "one", "two", "three", "four"] as const;

/** An action in words. */
export function tellAction(action: Action): Text {
  if (typeof action === "string") return { key: `tob-action-${action}` };
  if ("choose" in action) {
    const { wonder, disc } = action.choose;
    return { key: "tob-action-choose", args: { wonder: wonderArg(wonder), disc: discArg(disc) } };
  }
  if ("offer" in action) {
    const { cards, trade } = action.offer;
    if (total(cards) === 0) return { key: "tob-action-offer_nothing" };
    const key = trade ? "tob-action-offer_trade" : "tob-action-offer";
    return { key, args: { cards: cardsArg(cards) } };
  }
  if ("build" in action) return tellBuild(action.build);
  if ("exchange" in action) {
    return { key: "tob-action-exchange", args: { cards: cardsArg(action.exchange.cards) } };
  }
  const [name, { play }] =
    "triple_bonus" in action
      ? ["triple_bonus", action.triple_bonus]
      : ["double_turn", action.double_turn];
  return { key: `tob-action-${play ? "" : "no_"}${name}` };
}

function tellBuild({
  helpers,
  cards,
  jokers,
}: {
  helpers: number[];
  cards: Cards;
  jokers: number;
}): Text {
  const alone = helpers.length > 0 && total(cards) === 0 && jokers === 0;
  const key = `tob-action-build_${HELPERS[helpers.length] ?? "four"}${alone ? "_only" : ""}`;
  const args: Record<string, Arg> = { cards: withJokers(cards, jokers) };
  helpers.forEach((seat, i) => (args[HELPERS[i + 1] ?? "four"] = { seat }));
  return { key, args };
}
