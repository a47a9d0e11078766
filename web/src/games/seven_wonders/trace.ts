import type { Trace } from "../types.ts";
import { placeOf } from "./table.ts";
import type { Event, Town } from "./types.ts";

/** A card in a city as a place that can be marked. */
export const cardPlace = (town: Town, card: string): string => `${placeOf(town)}:${card}`;

const seatOf = (town: Town): number | null => (town === "free_city" ? null : town);

/** What an event changes in a city or on the tower. */
export function traceOf(event: Event): Trace | null {
  switch (event.type) {
    case "built":
    case "dug":
      return {
        seat: seatOf(event.city),
        places: [placeOf(event.city), cardPlace(event.city, event.card)],
      };
    case "recruited":
    case "leader_copied":
      return {
        seat: seatOf(event.city),
        places: [placeOf(event.city), cardPlace(event.city, event.leader)],
      };
    case "stage_built":
    case "none_recruited":
    case "dug_nothing":
    case "discarded":
    case "leader_discarded":
    case "leaders_drawn":
    case "indebted":
    case "diplomacy_spent":
    case "rewarded":
    case "punished":
    case "stayed_out":
      return { seat: seatOf(event.city), places: [placeOf(event.city)] };
    case "tile_placed":
      return { seat: seatOf(event.city), places: ["tower"] };
    case "project_ended":
      return { seat: null, places: ["project"] };
    case "fought":
      return { seat: event.winner === null ? null : seatOf(event.winner), places: [] };
    case "coins":
    case "sides_revealed":
    case "chosen":
    case "leaders_passed":
    case "recruitment_began":
    case "tiles_passed":
    case "age_began":
    case "turn_began":
    case "hands_passed":
    case "game_over":
      return null;
  }
}
