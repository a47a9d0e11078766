import type { Event } from "./types.ts";

/** What an event brings each seat. */
export function pointsOf(event: Event): { seat: number; points: number }[] {
  switch (event.type) {
    case "field_scored":
    case "ziggurat_points":
    case "card_taken":
      return event.points > 0 ? [{ seat: event.seat, points: event.points }] : [];
    case "city_scored":
      return event.nobles.flatMap((nobles, seat) => {
        const points = nobles + (event.cities[seat] ?? 0) + (event.bonus[seat] ?? 0);
        return points > 0 ? [{ seat, points }] : [];
      });
    default:
      return [];
  }
}
