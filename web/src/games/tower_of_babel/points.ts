import type { Event } from "./types.ts";

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
