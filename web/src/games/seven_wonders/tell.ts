import type { Arg } from "../../lib/words.ts";
import type { Line } from "../types.ts";
import type { Bill, Event, Gain, Leader, Loss, Town } from "./types.ts";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

/** A city as a place that can be pointed at. */
export const placeOf = (town: Town): string => `city:${town}`;
/** A city in a sentence. */
export const townArg = (town: Town): Arg =>
  town === "free_city" ? { key: "swb-free_city" } : { seat: town };

const line = (key: string, args: Record<string, Arg> = {}, places: string[] = []): Line => ({
  text: { key: `swb-event-${key}`, args },
  places,
});
/** With what was paid to whom, in the client's own words. */
const billed = (key: string, city: Town, args: Record<string, Arg>, bill: Bill): Line => ({
  text: { key: `web-swb-event-${key}`, args: { city: townArg(city), ...args, ...billArgs(bill) } },
  places: [placeOf(city)],
});
const of = (key: string, city: Town, args: Record<string, Arg> = {}): Line =>
  line(key, { city: townArg(city), ...args }, [placeOf(city)]);
const heading = (told: Line): Line => ({ ...told, heading: true });

const billArgs = ({ bank, left, right }: Bill): Record<string, Arg> => ({
  bank,
  left,
  right,
  total: bank + left + right,
});
const cardArg = (card: string): Arg => ({ key: `swb-card-${card}` });
const leaderArg = (leader: string): Arg => ({ key: `swb-leader-${leader}` });
const tileArgs = (tile: number): Record<string, Arg> => ({
  tile: { key: `swb-tile-${tile}` },
  number: tile,
});

/** An event in words: lines for the log. That somebody has chosen is seen in the panels. */
export function tell(event: Event): Line[] {
  switch (event.type) {
    case "sides_revealed":
      return event.boards.map(({ wonder, side }, seat) =>
        line(
          "side",
          {
            seat: { seat },
            wonder: { key: `swb-wonder-${wonder}` },
            side: { key: `swb-side-${side}` },
          },
          [placeOf(seat)],
        ),
      );
    case "tiles_passed":
      return [line("tiles_passed", { kept: event.kept })];
    case "age_began":
      return ageBegan(event);
    case "turn_began":
      return [heading(line("turn", { age: event.age, turn: event.turn }))];
    case "built":
      return [
        billed(
          event.way === "pay" ? "built" : "built_free",
          event.city,
          { card: cardArg(event.card), way: { key: `swb-way-${event.way}` } },
          event.bill,
        ),
        ...joined(event),
      ];
    case "dug":
      return [
        billed("dug", event.city, { card: cardArg(event.card) }, event.bill),
        ...joined(event),
      ];
    case "dug_nothing":
      return [of("dug_nothing", event.city)];
    case "stage_built":
      return stageBuilt(event);
    case "discarded":
      return [discarded(event)];
    case "coins":
      return [of(`coins_${event.cause}`, event.city, { coins: Math.abs(event.coins) })];
    case "tile_placed": {
      const told = of("tile_placed", event.city, { ...tileArgs(event.tile), slot: event.slot });
      return [{ ...told, places: [...told.places, "tower"] }];
    }
    case "hands_passed":
      return [line(event.left ? "passed_left" : "passed_right")];
    default:
      return ofLeaders(event) ?? endOfAge(event);
  }
}

/** What leaders do, and debt. */
function ofLeaders(event: Event): Line[] | null {
  switch (event.type) {
    case "leaders_passed":
      return [line("leaders_passed", { kept: event.kept })];
    case "recruitment_began":
      return [heading(line("recruitment", { age: event.age }))];
    case "recruited":
      return [of("recruited", event.city, { ...whom(event.leader), coins: event.coins })];
    case "none_recruited":
      return [of("none_recruited", event.city)];
    case "leader_discarded":
      return [leaderDiscarded(event)];
    case "leaders_drawn":
      return [of("leaders_drawn", event.city, { count: event.count }), ...drawn(event)];
    case "leader_copied":
      return [of("leader_copied", event.city, whom(event.leader))];
    case "indebted":
      return [of("indebted", event.city, { debt: event.debt })];
    case "diplomacy_spent":
      return [of("diplomacy_spent", event.city)];
    default:
      return null;
  }
}

const whom = (leader: Leader): Record<string, Arg> => ({ leader: leaderArg(leader) });

function leaderDiscarded({ city, leader, tower }: Of<"leader_discarded">): Line {
  const key = tower ? "leader_tower" : "leader_discarded";
  return leader === null ? of(key, city) : of(`${key}_own`, city, whom(leader));
}

/** Each leader that the viewer may know, in a line of its own. */
function drawn({ leaders }: Of<"leaders_drawn">): Line[] {
  return (leaders ?? []).map((leader) => ({
    text: { key: "web-swb-event-drawn_leader", args: whom(leader) },
    places: [],
  }));
}

function ageBegan({ age, project }: Of<"age_began">): Line[] {
  const told = [heading(line("age", { age }))];
  if (project === null) return told;
  return [...told, line("project", { project: { key: `swb-project-${project}` } }, ["project"])];
}

function joined({ city, join }: Of<"built"> | Of<"dug">): Line[] {
  if (join === "no") return [];
  const told = of("joined", city);
  return [{ ...told, places: [...told.places, "project"] }];
}

function stageBuilt(event: Of<"stage_built">): Line[] {
  const { city, stage, card, leader, bill, buried } = event;
  const grave = buried === null ? [] : [of("buried", city, whom(buried))];
  const below = card === null ? (leader === null ? null : leaderArg(leader)) : cardArg(card);
  if (below !== null) return [billed("stage_own", city, { stage, card: below }, bill), ...grave];
  return [billed(event.with_leader ? "stage_leader" : "stage", city, { stage }, bill), ...grave];
}

function discarded({ city, card, tower }: Of<"discarded">): Line {
  const key = tower ? "tower" : "discarded";
  return card === null ? of(key, city) : of(`${key}_own`, city, { card: cardArg(card) });
}

/** Projects, conflicts, the end. */
function endOfAge(event: Event): Line[] {
  switch (event.type) {
    case "project_ended": {
      const key = event.success ? "project_done" : "project_failed";
      return [line(key, { project: { key: `swb-project-${event.project}` } }, ["project"])];
    }
    case "rewarded":
      return [rewarded(event.city, event.gain)];
    case "punished":
      return [punished(event.city, event.loss)];
    case "stayed_out":
      return [of("stayed_out", event.city)];
    case "fought":
      return [fought(event)];
    case "game_over":
      return [heading(line("game_over"))];
    default:
      return [];
  }
}

function rewarded(city: Town, gain: Gain): Line {
  if ("coins" in gain) return of("reward_coins", city, gain.coins);
  if ("victory_token" in gain) return of("reward_victory", city, gain.victory_token);
  if ("shields" in gain) return of("reward_shields", city, gain.shields);
  return of("reward_token", city, { token: { key: `swb-token-${gain.token.token}` } });
}

function punished(city: Town, loss: Loss): Line {
  if (loss === "start_resource") return of("lost_start", city);
  if ("structure" in loss)
    return of("lost_structure", city, { card: cardArg(loss.structure.card) });
  if ("coins" in loss) return of("lost_coins", city, loss.coins);
  if ("marker" in loss) return of("marker", city, loss.marker);
  const [ones, threes, fives] = loss.victory_tokens.tokens;
  return of("lost_tokens", city, { points: ones + 3 * threes + 5 * fives });
}

function fought(event: Of<"fought">): Line {
  const { city, other, shields, other_shields, winner, bearer } = event;
  const { victory, victories, defeats } = event;
  const places = [placeOf(city), placeOf(other)];
  if (winner === null) {
    const args = { city: townArg(city), other: townArg(other), shields, other_shields };
    return line("drawn", args, places);
  }
  const loser = townArg(winner === city ? other : city);
  const args = {
    winner: townArg(winner),
    loser,
    more: Math.max(shields, other_shields),
    less: Math.min(shields, other_shields),
    victory,
    victories,
    defeats,
  };
  const key = bearer === winner ? "fought_redirected" : "fought";
  return { text: { key: `web-swb-event-${key}`, args }, places };
}
