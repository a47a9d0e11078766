import type { Engine } from "../../engine/engine.ts";
import type { Text } from "../../lib/words.ts";
import { inOrder, onlyTo, still } from "../shared/beat.ts";
import type { Beat, Line } from "../types.ts";
import type { Offer } from "./offers.ts";
import type { Event, View, Wonder } from "./types.ts";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

/** A scoring that is shown player by player. */
export interface Scoring {
  wonder: Wonder;
  units: readonly number[];
  points: readonly number[];
  /** The row of the table, from 1; `null` for the light row. */
  row: number | null;
  /** Seats whose points have been named by now. */
  told: readonly number[];
}

/** A moment of this game: what differs from the position on show while it lasts. */
export interface TowerBeat extends Beat {
  /** Offers that are being turned up, and the seats whose offers have been by now. */
  offers?: readonly Offer[];
  turned?: readonly number[];
  /** Whose offers are taken, while the others are turned down. */
  taken?: readonly number[];
  scoring?: Scoring;
  /** Spaces whose disc has gone although it still lies there on show. */
  cleared?: string;
}

const SHORT = 500;
const LONG = 900;

const beat = (part: Partial<TowerBeat>): TowerBeat => ({ ...still(SHORT), ...part });

/** What happened, moment by moment: offers turned up one by one, scorings player by player. */
export function beats(
  events: readonly Event[],
  before: View,
  after: View,
  engine: Engine,
): TowerBeat[] {
  const shown: TowerBeat[] = [];
  // What a build has done stays on show while points are paid for it.
  let done: Pick<TowerBeat, "cleared" | "taken"> = {};
  for (const event of events) {
    if (event.type === "built") {
      done = { cleared: `${event.wonder}:${event.space}`, taken: event.helpers };
    }
    if (event.type === "abandoned") done = { taken: [] };
    shown.push(
      ...beatsOf(event, before, after, engine.tell(event)).map((part) => ({ ...done, ...part })),
    );
  }
  return inOrder(shown);
}

function beatsOf(event: Event, before: View, after: View, lines: readonly Line[]): TowerBeat[] {
  const caption = lines[0]?.text ?? null;
  switch (event.type) {
    case "disc_chosen":
      return [beat({ ms: LONG, lit: [event.wonder], caption })];
    case "offers_revealed":
      return reveal(event, lines);
    case "built":
      return building(event, lines);
    case "abandoned":
      return [beat({ when: "before", ms: LONG, taken: [], caption })];
    case "wonder_scored":
      return scoring(event, lines, before);
    case "unfinished_scored":
      return scoringAtOnce(event, caption);
    case "offer_paid":
    case "disc_bonus":
    case "action_cards_scored":
      return event.points > 0 ? [{ ...paid(event, before), caption }] : [];
    case "passed":
    case "double_turn_played":
    case "cards_exchanged":
    case "draw_cards_played":
    case "end_reached":
      return [beat({ caption, when: whenOf(event, after) })];
    default:
      return [];
  }
}

const whenOf = (event: Event, after: View): Beat["when"] =>
  event.type === "end_reached" && typeof after.phase === "object" ? "before" : "after";

/** Offers turn over one after the other, clockwise. */
function reveal({ offers }: Of<"offers_revealed">, lines: readonly Line[]): TowerBeat[] {
  const base = { when: "before" as const, offers };
  return [
    beat({ ...base, turned: [], caption: { key: "web-tob-reveal" } }),
    ...offers.map((offer, i) =>
      beat({
        ...base,
        ms: LONG,
        turned: offers.slice(0, i + 1).map(({ seat }) => seat),
        lit: [`offer:${offer.seat}`],
        caption: about(offer.seat, lines),
      }),
    ),
  ];
}

/** Whose help is taken, then the pieces that come. */
function building(event: Of<"built">, lines: readonly Line[]): TowerBeat[] {
  const { wonder, helpers } = event;
  return [
    beat({ when: "before", ms: LONG, taken: helpers, caption: lines[0]?.text ?? null }),
    beat({ ms: LONG, lit: [wonder], caption: lines.at(-1)?.text ?? null }),
  ];
}

function scoring(event: Of<"wonder_scored">, lines: readonly Line[], before: View): TowerBeat[] {
  const { wonder, units, points, row } = event;
  const [head, ...each] = lines;
  const order = points
    .map((_, seat) => seat)
    .filter((seat) => (points[seat] ?? 0) > 0)
    .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const base = { when: "before" as const, ms: LONG, lit: [wonder] };
  const shown = { wonder, units, points, row };
  return [
    beat({ ...base, scoring: { ...shown, told: [] }, caption: head?.text ?? null }),
    ...order.map((seat, i) =>
      beat({
        ...base,
        scoring: { ...shown, told: order.slice(0, i + 1) },
        rises: [{ place: wonder, seat, points: points[seat] ?? 0 }],
        points: onlyTo(before.players, seat, points[seat] ?? 0),
        caption: about(seat, each),
      }),
    ),
  ];
}

/** The first of these sentences that speaks of a seat. */
function about(seat: number, lines: readonly Line[]): Text | null {
  const speaks = ({ text }: Line): boolean => {
    const who = text.args?.["seat"];
    return typeof who === "object" && "seat" in who && who.seat === seat;
  };
  return lines.find(speaks)?.text ?? null;
}

/** Wonders that stay unfinished are scored in one moment each. */
function scoringAtOnce(event: Of<"unfinished_scored">, caption: Text | null): TowerBeat[] {
  const { wonder, units, points } = event;
  if (points.every((gain) => gain === 0)) return [];
  const told = points.map((_, seat) => seat);
  return [
    beat({
      when: "before",
      ms: LONG,
      lit: [wonder],
      scoring: { wonder, units, points, row: null, told },
      rises: points.flatMap((gain, seat) =>
        gain > 0 ? [{ place: wonder, seat, points: gain }] : [],
      ),
      points: [...points],
      caption,
    }),
  ];
}

function paid(
  event: Of<"offer_paid"> | Of<"disc_bonus"> | Of<"action_cards_scored">,
  before: View,
): TowerBeat {
  return beat({
    when: "before",
    ms: LONG,
    rises: [{ place: `offer:${event.seat}`, seat: event.seat, points: event.points }],
    points: onlyTo(before.players, event.seat, event.points),
  });
}
