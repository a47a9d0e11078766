import type { Engine } from "../../engine/engine.ts";
import { still } from "../shared/beat.ts";
import type { Beat, Line } from "../types.ts";
import { cellPlace, quad, spotPlace } from "./cells.ts";
import type { Event } from "./types.ts";

const SHORT = 450;
const LONG = 900;

const beat = (part: Partial<Beat>): Beat => ({ ...still(SHORT), ...part });

/** What happened, moment by moment. */
export function beats(events: readonly Event[], engine: Engine): Beat[] {
  return events.flatMap((event) => beatsOf(event, engine.tell(event)));
}

function beatsOf(event: Event, lines: readonly Line[]): Beat[] {
  const caption = lines[0]?.text ?? null;
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
    case "round_began":
      return [beat({ ms: LONG, caption: lines.at(-1)?.text ?? caption })];
    case "scored":
      return [beat({ ms: LONG, caption })];
    default:
      return [];
  }
}
