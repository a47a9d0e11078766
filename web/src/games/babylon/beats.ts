import { still } from "../shared/beat.ts";
import type { Beat } from "../types.ts";
import { quad } from "./cells.ts";
import { cellPlace, spotPlace, tell } from "./tell.ts";
import type { Event } from "./types.ts";

const SHORT = 450;
const LONG = 900;

const beat = (part: Partial<Beat>): Beat => ({ ...still(SHORT), ...part });

/** What happened, moment by moment. */
export function beats(events: readonly Event[]): Beat[] {
  return events.flatMap(beatsOf);
}

function beatsOf(event: Event): Beat[] {
  const caption = tell(event)[0]?.text ?? null;
  switch (event.type) {
    case "clay_removed":
    case "dug":
      return [beat({ ms: LONG, lit: [spotPlace(event.spot)], caption })];
    case "placed": {
      const lit = quad(event.at).map((cell) => cellPlace(event.seat, cell));
      return [beat({ ms: LONG, lit, caption })];
    }
    case "decorated": {
      const lit = event.parts.map(({ cell }) => cellPlace(event.seat, cell));
      const rises = [{ place: lit[0] ?? "", seat: event.seat, points: event.points }];
      return [beat({ ms: LONG, lit, rises, caption })];
    }
    case "round_began": {
      const lines = tell(event);
      return [beat({ ms: LONG, caption: lines.at(-1)?.text ?? caption })];
    }
    case "scored":
      return [beat({ ms: LONG, caption })];
    default:
      return [];
  }
}
