import type { Engine } from "../../engine/engine.ts";
import { inOrder, still } from "../shared/beat.ts";
import type { Beat } from "../types.ts";
import type { Event, View } from "./types.ts";

/** A moment of this game: what is shown beside the position. */
export interface BattaliaBeat extends Beat {
  /** A die that was rolled. */
  roll?: number;
  /** Cards that were just gained or turned up. */
  cards?: readonly string[];
  /** A battle that has just ended: the last sums and who won. */
  result?: { attack: number; defence: number; won: boolean };
}

const SHORT = 320;
const LONG = 700;

const beat = (part: Partial<BattaliaBeat>): BattaliaBeat => ({ ...still(SHORT), ...part });

/** What happened, moment by moment. */
export function beats(
  events: readonly Event[],
  before: View,
  after: View,
  engine: Engine,
): BattaliaBeat[] {
  const shown = events.flatMap((event) => beatsOf(event, before, after, engine));
  return inOrder(shown);
}

function beatsOf(event: Event, before: View, after: View, engine: Engine): BattaliaBeat[] {
  const line = engine.tell(event)[0];
  const caption = line?.text ?? null;
  const lit = [...(line?.places ?? [])];
  switch (event.type) {
    case "road_built":
    case "hero_hired":
    case "hero_moved":
    case "start_chosen":
    case "impassable":
      return [beat({ caption, lit })];
    case "city_built":
    case "city_upgraded":
    case "city_taken":
    case "occupied":
      return [beat({ ms: LONG, caption, lit, rises: rises(event.square, before, after) })];
    case "recruited":
    case "created":
    case "rewarded":
    case "fetched":
    case "uncovered":
      return [beat({ caption, cards: [event.card] })];
    case "promoted":
    case "converted":
      return [beat({ caption, cards: [event.from, event.to] })];
    case "amulet_rolled":
      return [beat({ ms: LONG, caption, roll: event.roll, cards: [event.card] })];
    case "great_won":
      return [beat({ ms: LONG, caption, cards: [event.great] })];
    case "day_began":
    case "attacked":
    case "stood":
    case "surrendered":
      return [beat({ ms: LONG, caption, lit })];
    case "battle_ended": {
      const { attack = 0, defence = 0 } = before.battle ?? {};
      const result = { attack, defence, won: event.won };
      return [beat({ ms: LONG, when: "before", caption, lit, result })];
    }
    case "row_laid":
    case "hero_joined":
    case "completed":
    case "passed":
    case "hero_lost":
    case "city_freed":
    case "mulligan":
    case "cohort_shown":
    case "tent_pitched":
    case "tent_struck":
      return [beat({ caption, lit })];
    default:
      return [];
  }
}

/** Points that rise from a city: whatever has changed. */
function rises(place: string, before: View, after: View): BattaliaBeat["rises"] {
  return after.players.flatMap(({ points }, seat) => {
    const gain = points.sum - (before.players[seat]?.points.sum ?? 0);
    return gain === 0 ? [] : [{ place, seat, points: gain }];
  });
}
