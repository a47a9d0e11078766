import type { Engine } from "../../engine/engine.ts";
import type { Text } from "../../lib/words.ts";
import { still } from "../shared/beat.ts";
import type { Beat } from "../types.ts";
import { cityOf, leftOf, placeOf, rightOf } from "./table.ts";
import type { Card, Event, Join, Leader, Town, View, Way } from "./types.ts";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

/** What a city has done, when all turn over what they have chosen. */
export interface Played {
  city: number;
  is: "build" | "dig" | "stage" | "discard" | "tower" | "nothing" | "recruit" | "copy" | "nobody";
  /** The card or the leader, where the viewer may know it. */
  card: Card | null;
  leader: Leader | null;
  /** Whether a leader was used rather than a card. */
  white: boolean;
  way: Way | null;
  join: Join;
  stage: number;
  /** Coins that went away for it, and that came in the same moment. */
  paid: number;
}

/** Two cities that compare their shields. */
export interface Fight {
  city: number;
  other: number;
  shields: number;
  otherShields: number;
  winner: number | null;
  /** What the winner takes, in points. */
  victory: number;
  defeats: number;
  /** Who takes the defeat tokens: the loser, or the winner (SWL-5.15). */
  bearer: number | null;
}

/** A moment of this game: what is shown in place of the hand while it lasts. */
export interface WonderBeat extends Beat {
  played?: readonly Played[];
  /** Whether the cards have been turned over. */
  turned?: boolean;
  /** Coins of each city that came or went. */
  coins?: readonly number[];
  fights?: readonly Fight[];
  /** The one that is looked at. */
  fighting?: number;
  /** What a project brought or took, line by line. */
  lines?: readonly Text[];
  tiles?: readonly number[];
  age?: number;
}

const SHORT = 700;
const LONG = 1300;
/** Time to read what one city has done. */
const EACH = 260;

const beat = (part: Partial<WonderBeat>): WonderBeat => ({ ...still(SHORT, "before"), ...part });

/** Puts an event into words. */
type Say = (event: Event) => Text[];

/** What happened, moment by moment: choices turned over, coins, tiles, projects, conflicts. */
export function beats(
  events: readonly Event[],
  before: View,
  after: View,
  engine: Engine,
): WonderBeat[] {
  const say: Say = (event) => engine.tell(event).map(({ text }) => text);
  return [
    ...reveals(events, before),
    ...losses(events, say),
    ...tiles(events, say),
    ...projects(events, say),
    ...conflicts(events, before, say),
    ...beginnings(events, after, say),
  ];
}

const PLAYS = [
  "built",
  "dug",
  "dug_nothing",
  "stage_built",
  "discarded",
  "recruited",
  "none_recruited",
  "leader_discarded",
  "leader_copied",
] as const;
type Play = Of<(typeof PLAYS)[number]>;
const isPlay = (event: Event): event is Play => PLAYS.some((type) => type === event.type);

/** The choices of a turn, then those of later steps of it: each time all cities at once. */
function reveals(events: readonly Event[], view: View): WonderBeat[] {
  const groups: { played: Played[]; coins: number[] }[] = [];
  const sold = events.filter((event) => event.type === "coins" && event.cause === "sold");
  const apart = ["project", "loss"];
  for (const event of events) {
    // Cards that are left over at the end of an age go without a word.
    if (event.type === "discarded" && !event.tower && !takeFrom(sold, event.city)) continue;
    if (isPlay(event)) {
      const next = playedOf(event, view);
      const last = groups.at(-1);
      if (!last || last.played.some(({ city }) => city === next.city)) {
        groups.push({ played: [next], coins: view.cities.map(() => 0) });
      } else last.played.push(next);
      sellTo(view, next.city, event, groups.at(-1)?.coins ?? []);
    }
    if (event.type === "coins" && !apart.includes(event.cause)) {
      const coins = groups.at(-1)?.coins;
      const city = cityOf(view, event.city);
      if (coins) coins[city] = (coins[city] ?? 0) + event.coins;
    }
  }
  return groups.flatMap(({ played, coins }, i) => reveal(played, coins, i === 0));
}

/** What both neighbours get for what they have sold. */
function sellTo(view: View, city: number, event: Play, coins: number[]): void {
  if (!("bill" in event)) return;
  const [left, right] = [leftOf(view, city), rightOf(view, city)];
  coins[left] = (coins[left] ?? 0) + event.bill.left;
  coins[right] = (coins[right] ?? 0) + event.bill.right;
}

/** Takes a city out of a list of events; says whether it was there. */
function takeFrom(list: Event[], city: Town): boolean {
  const at = list.findIndex((event) => "city" in event && event.city === city);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

function reveal(played: Played[], coins: number[], first: boolean): WonderBeat[] {
  const shown = { played: [...played].sort((a, b) => a.city - b.city) };
  const caption = { key: "web-swb-reveal" };
  return [
    ...(first ? [beat({ ...shown, turned: false, caption })] : []),
    beat({ ...shown, turned: true, ms: LONG + EACH * played.length, caption }),
    ...(coins.some((count) => count !== 0)
      ? [
          beat({
            ...shown,
            turned: true,
            coins,
            ms: LONG,
            caption: { key: "web-swb-reveal-coins" },
          }),
        ]
      : []),
  ];
}

function playedOf(event: Play, view: View): Played {
  const city = cityOf(view, event.city);
  const base = { city, card: null, leader: null, way: null, stage: 0, paid: 0, white: false };
  const none = { ...base, join: "no" as const };
  switch (event.type) {
    case "built":
      return {
        ...none,
        is: "build",
        card: event.card,
        way: event.way,
        join: event.join,
        ...paid(event),
      };
    case "dug":
      return { ...none, is: "dig", card: event.card, join: event.join, ...paid(event) };
    case "stage_built":
      return {
        ...none,
        is: "stage",
        card: event.card,
        leader: event.leader,
        white: event.with_leader,
        stage: event.stage,
        ...paid(event),
      };
    case "discarded":
      return { ...none, is: event.tower ? "tower" : "discard", card: event.card };
    case "dug_nothing":
      return { ...none, is: "nothing" };
    default:
      return { ...none, white: true, ...leaderPlayed(event) };
  }
}

type LeaderPlay = Of<"recruited" | "none_recruited" | "leader_discarded" | "leader_copied">;

function leaderPlayed(event: LeaderPlay): Pick<Played, "is" | "leader" | "paid"> {
  switch (event.type) {
    case "recruited":
      return { is: "recruit", leader: event.leader, paid: event.coins };
    case "leader_copied":
      return { is: "copy", leader: event.leader, paid: 0 };
    case "leader_discarded":
      return { is: event.tower ? "tower" : "discard", leader: event.leader, paid: 0 };
    case "none_recruited":
      return { is: "nobody", leader: null, paid: 0 };
  }
}

const paid = ({ bill }: Of<"built"> | Of<"dug"> | Of<"stage_built">): { paid: number } => ({
  paid: bill.bank + bill.left + bill.right,
});

const captionOf = (event: Event, say: Say): Text | null => say(event)[0] ?? null;

/** Coins that are lost and debt, after everything else of a turn (SWC-3.1). */
function losses(events: readonly Event[], say: Say): WonderBeat[] {
  const lost = events.filter(
    (event) => event.type === "indebted" || (event.type === "coins" && event.cause === "loss"),
  );
  if (lost.length === 0) return [];
  return [
    beat({
      ms: LONG + 2 * EACH * lost.length,
      lines: lost.flatMap(say),
      lit: lost.flatMap((event) => ("city" in event ? [placeOf(event.city)] : [])),
      caption: { key: "web-swb-losses" },
    }),
  ];
}

function tiles(events: readonly Event[], say: Say): WonderBeat[] {
  return events.flatMap((event) =>
    event.type === "tile_placed"
      ? [
          beat({
            ms: LONG,
            tiles: [event.tile],
            lit: ["tower", placeOf(event.city)],
            caption: captionOf(event, say),
          }),
        ]
      : [],
  );
}

/** How the project of the age ended, and what that means for everybody. */
function projects(events: readonly Event[], say: Say): WonderBeat[] {
  const ended = events.find((event) => event.type === "project_ended");
  const each = events.filter(({ type }) => type === "rewarded" || type === "punished");
  if (!ended && each.length === 0) return [];
  const lines = [...(ended ? [ended] : []), ...each].flatMap(say);
  return [
    beat({
      ms: LONG + 2 * EACH * lines.length,
      lines,
      lit: ["project"],
      caption: (ended && captionOf(ended, say)) ?? lines[0] ?? null,
    }),
  ];
}

/** Conflicts one after the other, round the table. */
function conflicts(events: readonly Event[], view: View, say: Say): WonderBeat[] {
  const fought = events.filter((event) => event.type === "fought");
  const fights = fought.map((event): Fight => ({
    city: cityOf(view, event.city),
    other: cityOf(view, event.other),
    shields: event.shields,
    otherShields: event.other_shields,
    winner: event.winner === null ? null : cityOf(view, event.winner),
    victory: event.victory * event.victories,
    defeats: event.defeats,
    bearer: event.bearer === null ? null : cityOf(view, event.bearer),
  }));
  return [
    ...absent(events, say),
    ...fights.map((fight, i) => {
      const event = fought[i];
      return beat({
        ms: i === fights.length - 1 ? 2 * LONG : SHORT + EACH,
        fights: fights.slice(0, i + 1),
        fighting: i,
        lit: event ? [placeOf(event.city), placeOf(event.other)] : [],
        rises: risesOf(fight),
        points: pointsOf(fight, view),
        caption: event ? captionOf(event, say) : null,
      });
    }),
  ];
}

/** Who stays out of the conflicts, or spends diplomacy in team play. */
function absent(events: readonly Event[], say: Say): WonderBeat[] {
  const out = events.filter(({ type }) => type === "stayed_out" || type === "diplomacy_spent");
  if (out.length === 0) return [];
  return [
    beat({
      ms: LONG,
      lines: out.flatMap(say),
      caption: { key: "web-swb-stay-out" },
    }),
  ];
}

function risesOf(fight: Fight): Beat["rises"] {
  if (fight.winner === null || fight.victory === 0) return [];
  return [{ place: placeOf(fight.winner as Town), seat: fight.winner, points: fight.victory }];
}

/** What a conflict brings each seat. */
function pointsOf(fight: Fight, view: View): number[] {
  return view.cities.map(
    (_, city) =>
      (city === fight.winner ? fight.victory : 0) - (city === fight.bearer ? fight.defeats : 0),
  );
}

/** A new age, after all else. */
function beginnings(events: readonly Event[], after: View, say: Say): WonderBeat[] {
  const began = events.find((event) => event.type === "age_began");
  if (!began) return [];
  return [
    beat({
      when: "after",
      ms: LONG,
      age: began.age,
      lit: after.project ? ["project"] : [],
      caption: captionOf(began, say),
    }),
  ];
}
