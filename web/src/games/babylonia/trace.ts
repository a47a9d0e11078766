import type { Trace } from "../types.ts";
import type { Event } from "./types.ts";

/** What an event changes on the board; points are told, but mark nothing. */
export function traceOf(event: Event): Trace | null {
  switch (event.type) {
    case "placed":
      return { seat: event.seat, places: [event.hex] };
    case "city_scored":
    case "ziggurat_scored":
      return { seat: event.winner, places: [event.hex] };
    case "field_scored":
    case "ziggurat_points":
      return { seat: event.seat, places: [], follows: true };
    case "card_taken":
    case "extra_turn":
      return { seat: event.seat, places: [] };
    case "placement_ended":
    case "refilled":
    case "turn_began":
    case "game_over":
      return null;
  }
}
