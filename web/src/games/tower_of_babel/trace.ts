import type { Trace } from "../types.ts";
import { spaceId } from "./spaces.ts";
import type { Event } from "./types.ts";

/** What an event changes at the wonders, and what else players do. */
export function traceOf(event: Event): Trace | null {
  switch (event.type) {
    case "disc_chosen":
      return { seat: event.seat, places: [spaceId(event.wonder, event.space)] };
    case "built":
      return { seat: event.seat, places: [event.wonder, spaceId(event.wonder, event.space)] };
    case "abandoned":
      return { seat: event.seat, places: [event.wonder] };
    case "wonder_scored":
    case "unfinished_scored":
      return { seat: null, places: [event.wonder] };
    case "passed":
    case "offer_made":
    case "action_card_drawn":
    case "offer_paid":
    case "double_turn_played":
    case "cards_exchanged":
    case "draw_cards_played":
    case "disc_bonus":
    case "action_cards_scored":
      return { seat: event.seat, places: [] };
    case "offers_revealed":
    case "bonus_answered":
    case "cards_drawn":
    case "common_draw":
    case "reshuffled":
    case "turn_began":
    case "end_reached":
    case "game_over":
      return null;
  }
}
