import type { Arg, Text } from "../../lib/words.ts";
import type { Line } from "../types.ts";
import { carried, verbOf } from "./actions.ts";
import {
  kindOf,
  nameOf,
  type Action,
  type Aim,
  type Event,
  type Foe,
  type Hero,
  type View,
} from "./types.ts";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;
type Args = Record<string, Arg>;

/** A square in a sentence. */
export const at = (square: string): Arg => ({ place: square, label: square });
/** A hero in a sentence. */
export const heroArg = (hero: Hero): Arg => ({ key: `bat-hero-${hero}` });

/** A card in a sentence: its kind as `card`, its faction in brackets as `of`. */
export function cardArgs(token: string): Args {
  const { kind, faction } = kindOf(token);
  return { card: { key: nameOf(kind) }, of: { key: `bat-of-${faction ?? "none"}` } };
}

function second(token: string): Args {
  const { card, of } = cardArgs(token);
  return card && of ? { to: card, toof: of } : {};
}

/** Several cards in a sentence, by their kinds. */
export const cardsArg = (cards: readonly string[]): Arg => ({
  keys: cards.map((card) => nameOf(kindOf(card).kind)),
});
const factionsArg = (factions: readonly string[]): Arg => ({
  keys: factions.map((faction) => `bat-faction-${faction}`),
});

const line = (key: string, args: Args = {}, places: string[] = []): Line => ({
  text: { key: `bat-event-${key}`, args },
  places,
});
const by = (key: string, seat: number, args: Args = {}, places: string[] = []): Line =>
  line(key, { seat: { seat }, ...args }, places);
const on = (key: string, event: { seat: number; square: string }, args: Args = {}): Line =>
  by(key, event.seat, { square: at(event.square), ...args }, [event.square]);
const heading = (told: Line): Line => ({ ...told, heading: true });

/** An event in words: lines for the log. */
export function tell(event: Event): Line[] {
  switch (event.type) {
    case "faction_picked":
      return [by("faction", event.seat, { faction: { key: `bat-faction-${event.faction}` } })];
    case "start_chosen":
      return [on("start", event)];
    case "day_began": {
      const { week, day, illuminated, matching } = event;
      const lit = { key: `bat-artefact-${illuminated}` };
      return [heading(line("day", { week, day, lit, pair: { key: `bat-artefact-${matching}` } }))];
    }
    case "turn_began":
      return [heading(by("turn", event.seat))];
    case "mulligan":
      return [by("mulligan", event.seat)];
    case "cohort_shown":
      return cohort(event);
    case "drawn":
      return event.count > 0 && event.cards
        ? [by("drawn_own", event.seat, { cards: cardsArg(event.cards) })]
        : [by("drawn", event.seat, { count: event.count })];
    case "reshuffled":
      return [by("reshuffled", event.seat, { count: event.count })];
    case "ambush_taken":
      return [by("ambush_taken", event.seat, { count: event.count })];
    case "recruited":
      return [by("recruited", event.seat, cardArgs(event.card))];
    case "created":
      return [by("created", event.seat, cardArgs(event.card))];
    default:
      return [...mapLines(event), ...cardLines(event), ...battleLines(event), ...endLines(event)];
  }
}

function cohort(event: Of<"cohort_shown">): Line[] {
  const { seat, count, factions, cards } = event;
  const told = by("cohort", seat, { count, factions: factionsArg(factions) });
  if (!cards || cards.length === 0) return [told];
  const shown = { key: "web-bat-cohort-cards", args: { cards: cardsArg(cards) } };
  return [told, { text: shown, places: [] }];
}

const TRAVEL = {
  walk: "walked",
  ride: "rode",
  roam: "roamed",
  fly: "flew",
  retreat: "retreated",
} as const;

function mapLines(event: Event): Line[] {
  switch (event.type) {
    case "road_built":
      return [on("road", event, { shape: { key: `bat-shape-${event.shape}` } })];
    case "city_built":
      return [on("city", event, { level: event.level })];
    case "city_upgraded":
      return [on("upgraded", event, { level: event.level })];
    case "impassable":
      return [line("impassable", { squares: event.squares.join(", ") }, event.squares)];
    case "hero_hired":
      return [on("hired", event, { hero: heroArg(event.hero) })];
    case "hero_moved": {
      const { seat, hero, from, to } = event;
      const args = { hero: heroArg(hero), from: at(from), square: at(to) };
      return [by(TRAVEL[event.by], seat, args, [from, to])];
    }
    case "occupied":
      return [on("occupied", event)];
    default:
      return [];
  }
}

function cardLines(event: Event): Line[] {
  switch (event.type) {
    case "amulet_rolled":
      return [by(`roll_${event.roll}`, event.seat, cardArgs(event.card))];
    case "joker_declared":
      return [by("declared", event.seat, cardArgs(event.kind))];
    case "promoted":
    case "converted":
      return [by(event.type, event.seat, { ...cardArgs(event.from), ...second(event.to) })];
    case "tent_pitched":
      return [by("pitched", event.seat, { cards: cardsArg(event.cards) })];
    case "tent_struck":
      return [by("struck", event.seat, { cards: cardsArg(event.cards) })];
    case "banished":
      return [by("banished", event.seat, cardArgs(event.card))];
    case "hidden":
      return [
        event.card === null
          ? by("hidden", event.seat)
          : by("hidden_own", event.seat, cardArgs(event.card)),
      ];
    case "uncovered":
      return [by("uncovered", event.seat, cardArgs(event.card))];
    case "horn_blown":
      return [by("horn", event.seat)];
    case "fetched":
      return [by("fetched", event.seat, cardArgs(event.card))];
    case "rewarded":
      return [by("rewarded", event.seat, cardArgs(event.card))];
    case "great_won":
      return [by("great", event.seat, { card: { key: `bat-great-${event.great}` } })];
    case "discarded":
      return [by("discarded", event.seat, { count: event.count })];
    default:
      return [];
  }
}

const foeName = (foe: Foe): string => (typeof foe === "string" ? foe : "hero");
/** Which hero is attacked, in a sentence. */
export const foeArgs = (foe: Foe | undefined): Args =>
  typeof foe === "object" ? { foe: heroArg(foe.hero.hero) } : {};

function battleLines(event: Event): Line[] {
  switch (event.type) {
    case "attacked": {
      const more: Args = event.defender === null ? {} : { defender: { seat: event.defender } };
      const args = { ...more, ...foeArgs(event.foe) };
      return [heading(on(`attack_${foeName(event.foe)}`, event, args))];
    }
    case "row_laid":
      return [by("row_laid", event.seat, { ...cardArgs(event.token), ...sums(event) })];
    case "hero_joined":
      return [by("joined", event.seat, { hero: heroArg(event.hero), ...sums(event) })];
    case "completed":
    case "passed":
      return [by(event.type, event.seat, sums(event))];
    case "stood":
      return [by(event.ambush ? "stood_ambush" : "stood", event.seat)];
    case "surrendered":
      return [by("surrendered", event.seat)];
    case "battle_ended": {
      const key = event.won ? "battle_won" : "battle_lost";
      return [on(key, { seat: event.attacker, square: event.square })];
    }
    case "hero_lost":
      return [on("hero_lost", event, { hero: heroArg(event.hero) })];
    case "city_taken":
      return [on("city_taken", event, { level: event.level })];
    case "city_freed":
      return [on("city_freed", event)];
    default:
      return [];
  }
}

const sums = ({ attack, defence }: { attack: number; defence: number }): Args => ({
  attack,
  defence,
});

function endLines(event: Event): Line[] {
  if (event.type !== "game_over") return [];
  const points = Math.max(...event.points);
  const key = event.winners.length === 1 ? "winner" : "shared_victory";
  return [
    heading({ text: { key: `bat-end-${event.reason}` }, places: [] }),
    ...event.winners.map((seat) => heading(by(key, seat, { points }))),
  ];
}

/** The viewer's laid cards, in the order of the rows. */
function ownPool(view: View): View["pool"] {
  return view.battle?.defender_acts ? view.battle.defender_pool : view.pool;
}

function aimed(view: View, aim: Aim): Args {
  if ("hand" in aim) return cardArgs(aim.hand);
  if ("itself" in aim) return cardArgs(aim.itself);
  return cardArgs(ownPool(view)[aim.row]?.card ?? "supply");
}

const say = (key: string, args: Args = {}): Text => ({ key: `bat-action-${key}`, args });
const faction = (id: string): Arg => ({ key: `bat-faction-${id}` });

/** An action in words. */
export function tellAction(view: View, action: Action): Text {
  if (typeof action === "string") return say(action);
  const cohort = carried(action, "cohort");
  if (cohort) return say("cohort", { factions: factionsArg(cohort.factions) });
  const picked = carried(action, "faction");
  if (picked) return say("faction", { faction: faction(picked.faction) });
  const build = carried(action, "build");
  if (build) {
    const shape = { key: `bat-shape-${build.shape}` };
    if (build.level === null) return say("build_road", { shape });
    return say("build_city", { shape, level: build.level });
  }
  const place = carried(action, "place");
  if (place) return say("place", { square: at(place.square), exits: place.exits.toUpperCase() });
  return tellCards(view, action) ?? tellHeroes(view, action) ?? say(verbOf(action), plain(action));
}

/** What needs nothing but the words for what it carries. */
function plain(action: Action): Args {
  const about = Object.values(action)[0] as {
    square?: string;
    hero?: Hero;
    card?: string;
    source?: string;
    kind?: string;
    rank?: string;
    artefact?: string;
    great?: string;
  };
  const token = about.card ?? about.source ?? about.kind;
  const kind = about.rank ?? about.artefact ?? about.great;
  return {
    ...(about.square ? { square: at(about.square) } : {}),
    ...(about.hero === undefined ? {} : { hero: heroArg(about.hero) }),
    ...(token ? cardArgs(token) : {}),
    ...(kind ? { card: { key: nameOf(kind) } } : {}),
  };
}

function tellCards(view: View, action: Action): Text | null {
  const amulet = carried(action, "amulet");
  if (amulet) return say("amulet", aimed(view, amulet.aim));
  const title = carried(action, "title");
  if (title) return say("title", { ...aimed(view, title.aim), ranks: title.ranks });
  const scroll = carried(action, "scroll");
  if (scroll) {
    const key = "itself" in scroll.aim ? "scroll_itself" : "scroll";
    return say(key, { ...aimed(view, scroll.aim), faction: faction(scroll.faction) });
  }
  const strike = carried(action, "strike");
  if (strike) {
    const tent = view.players[view.actor]?.tents[strike.tent];
    return say("strike", { cards: cardsArg(tent?.cards ?? []) });
  }
  const take = carried(action, "take");
  if (take) return take.faction ? say("take", { faction: faction(take.faction) }) : say("take_top");
  const lay = carried(action, "lay");
  if (!lay?.kind) return null;
  const kind = { key: nameOf(kindOf(lay.kind).kind) };
  return say("lay_joker", { ...cardArgs(lay.source), kind });
}

function tellHeroes(view: View, action: Action): Text | null {
  const upgrade = carried(action, "upgrade");
  if (upgrade) {
    const tile = view.tiles.find(({ square }) => square === upgrade.square);
    return say("upgrade", { square: at(upgrade.square), level: (tile?.level ?? 0) + 1 });
  }
  const attack = carried(action, "attack");
  if (attack) {
    const tile = view.tiles.find(({ square }) => square === attack.square);
    const seat = typeof attack.foe === "object" ? attack.foe.hero.seat : tile?.owner;
    return say(`attack_${foeName(attack.foe)}`, {
      square: at(attack.square),
      heroes: { keys: attack.heroes.map((hero) => `bat-hero-${hero}`) },
      ...(seat == null ? {} : { seat: { seat } }),
      ...foeArgs(attack.foe),
    });
  }
  const retreat = carried(action, "retreat");
  if (retreat) {
    const key = retreat.horse ? "retreat_horse" : "retreat_supply";
    return say(key, { square: at(retreat.square) });
  }
  const fight = carried(action, "fight");
  return fight ? say(fight.ambush ? "fight_ambush" : "fight") : null;
}
