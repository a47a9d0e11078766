import { t } from "../../lib/i18n.svelte.ts";
import { drawn, type Account, type Describe, type Picture } from "../../sheet/account.ts";
import { framed } from "../../sheet/framed.ts";
import type { Refused } from "../types.ts";
import CardFace from "./art/CardFace.svelte";
import HeroArt from "./art/Hero.svelte";
import Mark from "./art/Mark.svelte";
import Pip from "./art/Pip.svelte";
import ShapeIcon from "./art/ShapeIcon.svelte";
import Tile from "./art/Tile.svelte";
import { attempts } from "./attempts.ts";
import { cardWords, exitsWords, kindsWords, needKinds } from "./describe.ts";
import { heroesOn } from "./map.ts";
import type { BattaliaPlay } from "./play.svelte.ts";
import { litOn, pairOn, priceOf } from "./printed.ts";
import {
  FACTIONS,
  HEROES,
  isRoad,
  kindOf,
  nameOf,
  type Action,
  type Hero,
  type Shape,
} from "./types.ts";

/** The rules that explain the pieces. */
export const RULES = {
  tribesman: "BAT-7.1",
  chief: "BAT-7.1",
  priest: "BAT-7.1",
  lord: "BAT-7.1",
  supply: "BAT-11.4",
  tool: "BAT-9.1",
  weapon: "BAT-9.2",
  horse: "BAT-9.3",
  amulet: "BAT-9.4",
  title: "BAT-9.9",
  scroll: "BAT-9.11",
  tent: "BAT-9.13",
  joker: "BAT-6.12",
  hammer: "BAT-10.2",
  blade: "BAT-10.3",
  shield: "BAT-10.4",
  wings: "BAT-10.5",
  horn: "BAT-10.6",
  road: "BAT-8.1",
  city: "BAT-8.2",
  own: "BAT-8.3",
  neutral: "BAT-13.1",
  freed: "BAT-12.21",
  ruins: "BAT-13.6",
  empty: "BAT-8.5",
  impassable: "BAT-15.3",
  hero: "BAT-11.1",
  ambush: "BAT-5.2",
  lit: "BAT-16.2",
  faction: "BAT-1.2",
  markers: "BAT-8.4",
} as const;

const ruleOf = (kind: string): string => (RULES as Record<string, string>)[kind] ?? RULES.faction;

/** What a kind of card does, and what the day makes of it. */
function effects(play: BattaliaPlay, kind: string): string[] {
  const text = kind === "joker" ? "web-bat-thing-joker" : `${nameOf(kind)}-text`;
  return [
    t(text),
    ...(play.view.illuminated === kind ? [t("web-bat-thing-lit")] : []),
    ...(play.view.matching === kind ? [t("web-bat-is-pair")] : []),
  ];
}

function card(play: BattaliaPlay, token: string): Account {
  const { kind, faction } = kindOf(token);
  return {
    name: t(nameOf(kind)),
    kind: faction ? t(`bat-faction-${faction}`) : cardWords(token),
    picture: drawn(CardFace, { token, width: 100, lit: play.view.illuminated === kind }),
    lines: effects(play, kind),
    rule: ruleOf(kind),
  };
}

/** Why something on the market cannot be had now. */
function missing(play: BattaliaPlay, id: string): Refused | null {
  const due = play.mine && !play.scene.past && play.legal.length > 0;
  return due && !play.deals.has(id) ? play.scene.rules.why(attempts.deal(id)) : null;
}

/** Something on the market: what it is, does and costs, and what is missing for it. */
function deal(play: BattaliaPlay, id: string): Account {
  const [verb = "", what = "", level = "0"] = id.split(":");
  const pile = play.view.piles.find((other) => other.id === what);
  const price = priceOf(id);
  const free = play.phase === "free_road" || play.phase === "free_city";
  const common = {
    kind: t("web-bat-left", { count: pile?.count ?? 0 }),
    cost: free || !price ? t("web-bat-free") : kindsWords(needKinds(price)),
    missing: missing(play, id),
  };
  if (verb !== "build") {
    const token = pile?.top ? `${pile.top}_${what}` : what;
    const supply = verb === "recruit" ? [t("web-bat-thing-with-supply")] : [];
    const about = card(play, token);
    return {
      ...about,
      ...common,
      name: t(nameOf(what)),
      lines: [...(about.lines ?? []), ...supply],
    };
  }
  const shape = what as Shape;
  const road = isRoad(shape);
  return {
    ...common,
    name: road
      ? t(`bat-shape-${shape}`)
      : `${t(`bat-shape-${shape}`)}, ${t("web-bat-level-is", { level })}`,
    picture: drawn(ShapeIcon, { shape, terrain: pile?.top ?? null, size: 110 }),
    lines: [
      t(road ? "web-bat-thing-road" : "web-bat-thing-city", { level }),
      ...(pile?.top ? [t("web-bat-thing-terrain", { terrain: t(`bat-terrain-${pile.top}`) })] : []),
    ],
    rule: road ? RULES.road : RULES.city,
  };
}

const hero = (play: BattaliaPlay, seat: number, id: Hero): Account => ({
  name: t(`bat-hero-${id}`),
  kind: play.scene.name(seat),
  picture: framed(
    drawn(HeroArt, { seat, hero: id, faction: play.view.players[seat]?.faction ?? null }),
    "-18 -20 36 38",
    96,
    100,
  ),
  lines: [t("web-bat-thing-hero")],
  rule: RULES.hero,
});

/** What lies on a square, who stands there, and what a city is worth. */
function square(play: BattaliaPlay, id: string): Account {
  const tile = play.tiles.get(id);
  const here = heroesOn(play.view, id).map(({ seat, hero: who }) =>
    t("web-bat-square-hero", { name: play.scene.name(seat), hero: t(`bat-hero-${who}`) }),
  );
  const attempt: Action | null =
    play.mine && !play.scene.past && play.phase === "act" && !play.open.has(id)
      ? attempts.square(play, id)
      : null;
  const common = {
    kind: [
      id,
      ...(tile ? [t("web-bat-square-exits", { exits: exitsWords(tile.exits) })] : []),
    ].join(" · "),
    missing: attempt && play.legal.length > 0 ? play.scene.rules.why(attempt) : null,
  };
  if (!tile) {
    const closed = play.view.impassable.includes(id);
    return {
      ...common,
      name: t(closed ? "web-bat-square-impassable" : "web-bat-square-empty"),
      lines: [t(closed ? "web-bat-thing-impassable" : "web-bat-thing-empty"), ...here],
      rule: closed ? RULES.impassable : RULES.empty,
    };
  }
  const sort =
    tile.terrain === null
      ? "ruins"
      : !tile.city
        ? "road"
        : tile.owner !== null
          ? "own"
          : tile.level
            ? "neutral"
            : "freed";
  const picture: Picture = framed(
    drawn(Tile, {
      terrain: tile.terrain,
      exits: tile.exits,
      city: tile.city && tile.terrain !== null,
      level: tile.level ?? 0,
      ruins: tile.terrain === null,
    }),
    "0 0 100 100",
    116,
  );
  const name = tile.owner === null ? "" : play.scene.name(tile.owner);
  const title = {
    ruins: t("bat-ruins"),
    road: t("web-bat-square-road"),
    own: t("web-bat-square-own", { level: tile.level ?? 0, name }),
    neutral: t("web-bat-square-neutral", { level: tile.level ?? 0, name }),
    freed: t("web-bat-square-freed", { level: 0, name }),
  }[sort];
  return {
    ...common,
    name: title,
    picture,
    lines: [t(`web-bat-thing-on-${sort}`, { level: tile.level ?? 0 }), ...here],
    rule: RULES[sort],
  };
}

/** A day of the week: what the sun shines on. */
function day(id: number): Account {
  const [lit, pair] = [litOn(id), pairOn(id)];
  return {
    name: t("web-bat-day-is", {
      day: id,
      lit: t(`bat-artefact-${lit}`),
      pair: t(`bat-artefact-${pair}`),
    }),
    picture: drawn(Pip, { kind: lit, size: 76 }),
    lines: [t("web-bat-thing-lit"), t("web-bat-thing-pair")],
    rule: RULES.lit,
  };
}

/** The things of Battalia: cards, the market, squares, heroes, days, factions. */
export const describe: Describe = (game, sort, id) => {
  const play = game as BattaliaPlay;
  switch (sort) {
    case "card":
      return card(play, id);
    case "deal":
      return deal(play, id);
    case "square":
      return square(play, id);
    case "hero": {
      const [seat = "0", which = ""] = id.split(":");
      const found = HEROES.find((other) => other === which);
      return found ? hero(play, Number(seat), found) : null;
    }
    case "day":
      return day(Number(id));
    case "faction": {
      const faction = FACTIONS.find((other) => other === id);
      if (!faction) return null;
      return {
        name: t(`bat-faction-${faction}`),
        kind: t(`bat-terrain-${faction}`),
        picture: drawn(Mark, { faction, size: 84 }),
        lines: [t("web-bat-thing-faction")],
        rule: RULES.faction,
      };
    }
    case "ambush":
      return {
        name: t("bat-place-ambush"),
        picture: drawn(CardFace, { token: null, width: 84 }),
        lines: [t("web-bat-thing-ambush")],
        rule: RULES.ambush,
      };
    case "markers":
      return {
        name: t("web-bat-figure-markers"),
        lines: [t("web-bat-thing-markers")],
        rule: RULES.markers,
      };
    default:
      return null;
  }
};
