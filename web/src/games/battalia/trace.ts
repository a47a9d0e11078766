import type { Trace } from "../types.ts";
import type { Event } from "./types.ts";

/** What an event changes on the map, and what else players do with their cards. */
export function traceOf(event: Event): Trace | null {
  switch (event.type) {
    case "start_chosen":
    case "road_built":
    case "city_built":
    case "city_upgraded":
    case "hero_hired":
    case "occupied":
    case "attacked":
    case "hero_lost":
    case "city_taken":
    case "city_freed":
      return { seat: event.seat, places: [event.square] };
    case "hero_moved":
      return { seat: event.seat, places: [event.to] };
    case "battle_ended":
      return { seat: event.won ? event.attacker : event.defender, places: [event.square] };
    case "impassable":
      return { seat: null, places: event.squares };
    case "faction_picked":
    case "mulligan":
    case "cohort_shown":
    case "ambush_taken":
    case "paid":
    case "recruited":
    case "created":
    case "amulet_rolled":
    case "joker_declared":
    case "promoted":
    case "converted":
    case "tent_pitched":
    case "tent_struck":
    case "banished":
    case "hidden":
    case "uncovered":
    case "horn_blown":
    case "fetched":
    case "row_laid":
    case "hero_joined":
    case "completed":
    case "passed":
    case "stood":
    case "surrendered":
    case "rewarded":
    case "great_won":
      return { seat: event.seat, places: [] };
    case "day_began":
    case "turn_began":
    case "drawn":
    case "reshuffled":
    case "discarded":
    case "game_over":
      return null;
  }
}
