import { list, say, t } from "../../lib/i18n.svelte.ts";
import type { Arg } from "../../lib/words.ts";
import { costOf } from "./actions.ts";
import { heroesOn } from "./map.ts";
import type { BattaliaPlay } from "./play.svelte.ts";
import { kindOf, nameOf, RANKS, type Foe, type Needs, type TileView } from "./types.ts";

/** A card in a sentence: its kind as `card`, its faction in brackets as `of`. */
export function cardArgs(token: string): Record<string, Arg> {
  const { kind, faction } = kindOf(token);
  return { card: { key: nameOf(kind) }, of: { key: `bat-of-${faction ?? "none"}` } };
}

/** Which hero is attacked, in a sentence. */
export const foeArgs = (foe: Foe | undefined): Record<string, Arg> =>
  typeof foe === "object" ? { foe: { key: `bat-hero-${foe.hero.hero}` } } : {};

/** What is to be paid as kinds of cards, one for each card. */
export function needKinds({ units, supply, artefact }: Needs): string[] {
  return [
    ...(artefact ? [artefact] : []),
    ...RANKS.flatMap((rank) => Array<string>(units[rank] ?? 0).fill(rank)),
    ...Array<string>(supply).fill("supply"),
  ];
}

/** A card in words: its kind and faction. */
export const cardWords = (token: string): string =>
  say({ key: "web-bat-card", args: cardArgs(token) }, String);

/** What a card does, in words. */
export const cardText = (token: string): string => t(`${nameOf(kindOf(token).kind)}-text`);

/** Cards in words, by their kinds. */
export function cardsWords(cards: readonly string[]): string {
  if (cards.length === 0) return t("web-bat-none");
  return kindsWords(cards.map((card) => kindOf(card).kind));
}

/** Kinds of cards in words: `2 Friman, 1 Chief`. */
export const kindsWords = (kinds: readonly string[]): string =>
  say({ key: "web-bat-cards", args: { cards: { keys: kinds.map(nameOf) } } }, String);

const SIDES: Record<string, string> = { n: "north", e: "east", s: "south", w: "west" };

/** Exits in words. */
export const exitsWords = (exits: string): string =>
  list([...exits].map((side) => t(`web-bat-${SIDES[side] ?? "north"}`)));

/** What a square is, and who stands there. */
function tileWords(play: BattaliaPlay, tile: TileView): string {
  const exits = t("web-bat-square-exits", { exits: exitsWords(tile.exits) });
  const terrain = tile.terrain === null ? "" : t(`bat-terrain-${tile.terrain}`);
  if (tile.terrain === null) {
    return [tile.level ? t("web-bat-square-ruins", { level: tile.level }) : t("bat-ruins"), exits]
      .filter(Boolean)
      .join(", ");
  }
  if (!tile.city) return [t("web-bat-square-road"), terrain, exits].join(", ");
  const args = {
    level: tile.level ?? 0,
    name: tile.owner === null ? "" : play.scene.name(tile.owner),
  };
  const key = tile.owner !== null ? "own" : tile.level ? "neutral" : "freed";
  return [t(`web-bat-square-${key}`, args), terrain, exits].join(", ");
}

/** A square in words: what lies there, who stands there, what can be done. */
export function describeSquare(play: BattaliaPlay, square: string): string {
  const { view, tiles } = play;
  const tile = tiles.get(square);
  const what = tile
    ? tileWords(play, tile)
    : t(view.impassable.includes(square) ? "web-bat-square-impassable" : "web-bat-square-empty");
  const heroes = heroesOn(view, square).map(({ seat, hero }) =>
    t("web-bat-square-hero", { name: play.scene.name(seat), hero: t(`bat-hero-${hero}`) }),
  );
  const ghost = play.phase === "place" ? play.exitsAt(square) : null;
  const fits = ghost ? t("web-bat-square-fits", { exits: exitsWords(ghost) }) : "";
  const open = play.open.has(square) && !fits ? priceWords(play, square) : "";
  return [square, what, ...heroes, fits, open].filter(Boolean).join(", ");
}

/** What can be done on a square with what is chosen. */
function priceWords(play: BattaliaPlay, square: string): string {
  const price = priceAt(play, square);
  return price === null ? t("web-bat-square-open") : t("web-bat-square-reach", { price });
}

/** What the cheapest way of the chosen heroes to a square costs, in few words. */
export function priceAt(play: BattaliaPlay, square: string): string | null {
  if (play.deed !== "move") return null;
  const ways = play.ways.filter(
    (facet) =>
      facet.deed === "move" &&
      facet.square === square &&
      (play.hero === null || facet.hero === play.hero),
  );
  const [best] = ways.toSorted((a, b) => costOf(a) - costOf(b));
  if (!best) return null;
  if (best.verb === "walk") return t("web-bat-price-supply", { count: best.cost ?? 1 });
  return t(`web-bat-price-${best.verb}`);
}
