import { list, t } from "../../lib/i18n.svelte.ts";
import { drawn, type Account, type Describe, type Picture } from "../../sheet/account.ts";
import { framed } from "../../sheet/framed.ts";
import CityTile from "./art/CityTile.svelte";
import FieldTile from "./art/FieldTile.svelte";
import Plain from "./art/Plain.svelte";
import Token from "./art/Token.svelte";
import Ziggurat from "./art/Ziggurat.svelte";
import CardFace from "./CardFace.svelte";
import { hexOf, labelOf } from "./map.ts";
import type { BabyloniaPlay } from "./play.svelte.ts";
import { cards, noblesOf, ruleOf } from "./printed.ts";
import Standing from "./Standing.svelte";
import { isCity, KINDS, type Card, type Kind, type Tile, type TokenView } from "./types.ts";

/** The rules that explain what is not a card; cards name their own. */
export const RULES = {
  noble: "BAB-6.4",
  farmer: "BAB-5.3",
  face_down: "BAB-5.2",
  city: "BAB-6.1",
  field: "BAB-5.5",
  field_cities: "BAB-5.6",
  ziggurat: "BAB-5.9",
  land: "BAB-5.1",
  river: "BAB-5.2",
} as const;

const onTile = (picture: Picture): Picture => framed(picture, "-32 -32 64 64", 120);

function token(kind: Kind, seat: number): Account {
  return {
    name: t(`bab-token-${kind}`),
    picture: framed(drawn(Token, { seat, kind, r: 18 }), "-24 -24 48 50", 96, 100),
    lines: [t(`web-bab-thing-${kind}`)],
    rule: kind === "farmer" ? RULES.farmer : RULES.noble,
  };
}

function card(play: BabyloniaPlay, id: Card): Account {
  const owner = play.view.players.findIndex(({ cards: held }) =>
    held.some((other) => other.card === id),
  );
  const spent = play.view.players[owner]?.cards.find((other) => other.card === id)?.spent ?? false;
  const whose =
    owner < 0
      ? t("web-bab-thing-card-free")
      : t("web-bab-thing-card-of", { name: play.scene.name(owner) });
  return {
    name: t(`bab-card-${id}`),
    kind: [t("web-bab-thing-card"), whose, spent ? t("web-bab-spent") : ""]
      .filter(Boolean)
      .join(" · "),
    picture: drawn(CardFace, { card: id, spent }),
    lines: [t(`bab-card-${id}-text`)],
    rule: ruleOf(id),
  };
}

function missing(play: BabyloniaPlay, hex: string): string[] {
  const site = play.view.sites.find((other) => other.hex === hex);
  if (!site) return [];
  const { missing: open } = site;
  return [t("web-bab-hex-missing", { count: open.length, hexes: list(open.map(labelOf)) })];
}

function tileAccount(play: BabyloniaPlay, hex: string, tile: Tile): Account {
  const name = t(`bab-tile-${tile}`);
  if (isCity(tile)) {
    const nobles = list(noblesOf(tile).map((kind) => t(`bab-token-${kind}`)));
    return {
      name,
      picture: onTile(drawn(CityTile, { tile })),
      lines: [t("web-bab-thing-city", { nobles }), ...missing(play, hex)],
      figures: drawn(Standing, { hex }),
      rule: RULES.city,
    };
  }
  const value = play.fieldValue(hex);
  return {
    name,
    picture: onTile(drawn(FieldTile, { tile: tile as never, value })),
    lines: [
      t("web-bab-field-worth", { value }),
      t(tile === "field_cities" ? "web-bab-thing-field-cities" : "web-bab-thing-field"),
    ],
    missing: play.closed(hex),
    rule: tile === "field_cities" ? RULES.field_cities : RULES.field,
  };
}

function laid(play: BabyloniaPlay, { seat, token: kind, face_down }: TokenView): Account {
  const name = play.scene.name(seat);
  const picture = framed(
    drawn(Token, { seat, kind, faceDown: face_down, r: 18 }),
    "-24 -24 48 50",
    96,
    100,
  );
  if (kind === null || face_down) {
    return {
      name: t("web-bab-face-down"),
      kind: [name, kind ? t(`bab-token-${kind}`) : ""].filter(Boolean).join(" · "),
      picture,
      lines: [t("web-bab-thing-face_down")],
      rule: RULES.face_down,
    };
  }
  return { ...token(kind, seat), kind: name, picture };
}

/** What lies on a hex, or the hex itself. */
function hex(play: BabyloniaPlay, id: string): Account | null {
  const { view } = play;
  const at = hexOf(id);
  if (!at) return null;
  const piece = view.tokens.find((other) => other.hex === id);
  const tile = view.tiles[id];
  const here = t("web-bab-thing-at", { hex: at.label });
  const about = ((): Account => {
    if (piece) return laid(play, piece);
    if (tile) return tileAccount(play, id, tile);
    if (at.site === "ziggurat") {
      const scored = view.scored_ziggurats.includes(id);
      return {
        name: t(scored ? "web-bab-hex-ziggurat_scored" : "web-bab-hex-ziggurat"),
        picture: onTile(drawn(Ziggurat, { scored })),
        lines: [t("web-bab-thing-ziggurat"), ...(scored ? [] : missing(play, id))],
        figures: drawn(Standing, { hex: id }),
        rule: RULES.ziggurat,
      };
    }
    const river = at.terrain === "river";
    const points = play.gainAt(id);
    return {
      name: t(river ? "web-bab-hex-river" : "web-bab-hex-land"),
      picture: onTile(drawn(Plain, { river })),
      lines: [
        t(river ? "web-bab-thing-river" : "web-bab-thing-land"),
        ...(points > 0 ? [t("web-bab-hex-open", { points })] : []),
      ],
      rule: river ? RULES.river : RULES.land,
    };
  })();
  return { ...about, kind: [about.kind, here].filter(Boolean).join(" · ") };
}

/** The things of Babylonia: hexes with what lies on them, tokens, cards. */
export const describe: Describe = (game, kind, id) => {
  const play = game as BabyloniaPlay;
  if (kind === "hex") return hex(play, id);
  const chosen = KINDS.find((other) => other === id);
  if (kind === "token" && chosen) return token(chosen, play.scene.viewer ?? 0);
  const found = cards().find((other) => other === id);
  return kind === "card" && found ? card(play, found) : null;
};
