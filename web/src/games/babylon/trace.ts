import type { Trace } from "../types.ts";
import { cellPlace, quad, spotPlace } from "./cells.ts";
import type { Event } from "./types.ts";

/** What an event changes in the quarry and in the gardens. */
export function traceOf(event: Event): Trace | null {
  switch (event.type) {
    case "clay_removed":
    case "dug":
      return { seat: event.seat, places: [spotPlace(event.spot)] };
    case "placed":
      return {
        seat: event.seat,
        places: quad(event.at).map((cell) => cellPlace(event.seat, cell)),
      };
    case "decorated":
      return {
        seat: event.seat,
        places: event.parts.map(({ cell }) => cellPlace(event.seat, cell)),
      };
    case "board_picked":
    case "turn_ended":
      return { seat: event.seat, places: [] };
    case "quarry_laid":
    case "round_began":
    case "turn_began":
    case "scored":
    case "game_over":
      return null;
  }
}
