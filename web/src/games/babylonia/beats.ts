import type { Engine } from "../../engine/engine.ts";
import { onlyTo, still } from "../shared/beat.ts";
import type { Beat, Line } from "../types.ts";
import { hexOf, neighbours } from "./map.ts";
import type { Event, View } from "./types.ts";

type CityScored = Extract<Event, { type: "city_scored" }>;

const PLACED = 380;
const SHORT = 600;
const LONG = 900;

const beat = (part: Partial<Beat>): Beat => ({ ...still(SHORT), ...part });

/** What happened, moment by moment: placements at once, a scoring player by player. */
export function beats(events: readonly Event[], before: View, after: View, engine: Engine): Beat[] {
  const tell = (event: Event): readonly Line[] => engine.tell(event);
  const scoring: Beat[] = [];
  const other: Beat[] = [];
  const gone: string[] = [];
  events.forEach((event, i) => {
    switch (event.type) {
      case "placed":
        other.push(placing(event.hex, event.seat, events.slice(i + 1), after));
        break;
      case "city_scored":
        scoring.push(...cityBeats(event, before, [...gone], tell(event)));
        gone.push(event.hex);
        break;
      case "ziggurat_scored":
        scoring.push(zigguratBeat(event, before, [...gone], tell(event)[0]));
        break;
      case "card_taken":
        if (event.points > 0) {
          const points = onlyTo(after.players, event.seat, event.points);
          other.push(beat({ ms: LONG, points, caption: tell(event)[0]?.text ?? null }));
        }
        break;
    }
  });
  return [...scoring, ...other];
}

function placing(hex: string, seat: number, rest: readonly Event[], after: View): Beat {
  let sum = 0;
  const lit = [hex];
  for (const event of rest) {
    if (event.type === "field_scored") sum += event.points;
    if (event.type === "ziggurat_points") {
      sum += event.points;
      lit.push(...event.ziggurats);
    }
  }
  const rises = sum > 0 ? [{ place: hex, seat, points: sum }] : [];
  const points = sum > 0 ? onlyTo(after.players, seat, sum) : [];
  return beat({ ms: sum > 0 ? SHORT : PLACED, lit, rises, points });
}

function ownedBy(view: View, seat: number, hexes: readonly string[]): string[] {
  const own = new Set(view.tokens.filter((token) => token.seat === seat).map((token) => token.hex));
  return hexes.filter((hex) => own.has(hex));
}

function hexesBeside(hex: string): string[] {
  const site = hexOf(hex);
  return site ? neighbours(site).map((other) => other.id) : [];
}

function cityBeats(
  event: CityScored,
  before: View,
  gone: string[],
  lines: readonly Line[],
): Beat[] {
  const { hex, connected, winner } = event;
  const [intro] = lines;
  const base = { when: "before" as const, gone };
  const nobles = event.nobles.flatMap((points, seat) => {
    if (points === 0) return [];
    const own = ownedBy(before, seat, connected);
    const caption = lines.find(
      ({ text }) => text.key === "bab-event-noble_points" && isSeat(text.args?.["seat"], seat),
    );
    return beat({
      ...base,
      ms: LONG,
      lit: [hex, ...own],
      rises: [{ place: hex, seat, points }],
      points: onlyTo(before.players, seat, points),
      caption: caption?.text ?? null,
    });
  });
  const around = hexesBeside(hex);
  const most = winner === null ? around : ownedBy(before, winner, around);
  const verdict = lines.find(({ text }) => /city_(won|tied)$/.test(text.key));
  const cities = event.cities.map((points, seat) => points + (event.bonus[seat] ?? 0));
  const after = [...gone, hex];
  return [
    beat({ ...base, lit: [hex], caption: intro?.text ?? null }),
    ...nobles,
    beat({
      ...base,
      ms: LONG,
      lit: [hex, ...most],
      dim: around.filter((other) => !most.includes(other)),
      caption: verdict?.text ?? null,
    }),
    ...(winner === null
      ? []
      : [
          beat({
            ...base,
            gone: after,
            ms: LONG,
            rises: cities.flatMap((points, seat) =>
              points > 0 ? [{ place: hex, seat, points }] : [],
            ),
            points: cities,
            caption: verdict?.text ?? null,
          }),
        ]),
  ];
}

function isSeat(arg: unknown, seat: number): boolean {
  return typeof arg === "object" && arg !== null && "seat" in arg && arg.seat === seat;
}

function zigguratBeat(
  event: Extract<Event, { type: "ziggurat_scored" }>,
  before: View,
  gone: string[],
  line: Line | undefined,
): Beat {
  const around = hexesBeside(event.hex);
  const most = event.winner === null ? around : ownedBy(before, event.winner, around);
  return beat({
    when: "before",
    gone,
    ms: LONG,
    lit: [event.hex, ...most],
    dim: around.filter((other) => !most.includes(other)),
    caption: line?.text ?? null,
  });
}
