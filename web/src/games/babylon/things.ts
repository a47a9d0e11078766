import { t } from "../../lib/i18n.svelte.ts";
import { drawn, type Account, type Describe, type Picture } from "../../sheet/account.ts";
import Bloom from "./art/Bloom.svelte";
import Glyph from "./art/Glyph.svelte";
import Pieces from "./art/Pieces.svelte";
import Seal from "./art/Seal.svelte";
import TileFace from "./art/TileFace.svelte";
import { indexOf } from "./cells.ts";
import { cellWords, tileWords } from "./describe.ts";
import type { BabylonPlay } from "./play.svelte.ts";
import {
  DECORATIONS,
  EFFECTS,
  FLOWERS,
  type Action,
  type Decoration,
  type Effect,
  type Flower,
  type GardenView,
  type TileView,
} from "./types.ts";

/** The rules that explain the pieces. */
export const RULES = {
  spot: "BYL-4.2",
  empty: "BYL-4.4",
  tile: "BYL-5.4",
  statue: "BYL-6.4",
  fountain: "BYL-6.6",
  staircase: "BYL-6.7",
  bridge: "BYL-6.8",
  belvedere: "BYL-5.9",
  board: "BYL-1.2",
  cell: "BYL-5.3",
  pillars: "BYL-7.1",
  flower: "BYL-10.8",
  none: "BYL-8.1",
  pillar_plus: "BYL-8.2",
  pillar_minus: "BYL-8.3",
  wild_space: "BYL-8.4",
  promo: "BYP-3.1",
} as const;

const face = (tile: TileView): Picture => drawn(TileFace, { tile, size: 116 });

function decoration(id: Decoration): Account {
  return {
    name: t(`byl-decoration-${id}`),
    picture: drawn(Pieces, { what: id, size: 140 }),
    lines: [t(`web-byl-gallery-${id}`)],
    rule: RULES[id],
  };
}

const belvedere = (): Account => ({
  name: t("web-byl-belvedere"),
  picture: drawn(Pieces, { what: "belvedere", size: 140 }),
  lines: [t("web-byl-gallery-belvedere")],
  rule: RULES.belvedere,
});

function spot(play: BabylonPlay, id: string): Account | null {
  const found = play.view.quarry.find((other) => other.spot === id);
  if (!found) return null;
  const kind = t("web-byl-thing-spot", { spot: id });
  if (found.tile === null) {
    return {
      name: t("web-byl-thing-hollow"),
      kind,
      lines: [t("web-byl-thing-hollow-text")],
      rule: RULES.empty,
    };
  }
  const { tile, below } = found;
  const pillars = found.pillars[play.scene.viewer ?? play.view.active] ?? 0;
  const removing = play.view.phase === "removing";
  const action: Action = removing ? { remove: { spot: id } } : { dig: { spot: id } };
  const asked = play.mine && !play.scene.past && play.legal.length > 0 && !play.spots.has(id);
  const digs = removing || play.view.phase === "digging";
  return {
    name: t(`byl-material-${tile.material}`),
    kind,
    picture: face(tile),
    lines: [
      tileWords(tile),
      t("web-byl-thing-pillars", { pillars }),
      t("web-byl-thing-below", { below }),
      t(removing ? "web-byl-thing-remove" : "web-byl-thing-dig"),
    ],
    missing: asked && digs ? play.scene.rules.why(action) : null,
    rule: RULES.spot,
  };
}

function tile(play: BabylonPlay, id: string): Account | null {
  const stored = play.view.players.flatMap((player) => (player.stored ? [player.stored] : []));
  const found = [...play.hand, ...stored].find((other) => other.tile === id);
  return found
    ? {
        name: t(`byl-material-${found.material}`),
        kind: t("web-byl-thing-tile"),
        picture: face(found),
        lines: [tileWords(found), t("web-byl-thing-lay")],
        rule: RULES.tile,
      }
    : null;
}

/** What stands on a cell, or the terrace or board that is seen there. */
function onTop(garden: GardenView, cell: string): Account {
  const top = garden.cells[indexOf(cell)];
  const level = top?.level ?? 0;
  const stands = garden.decorations.find(({ parts }) =>
    parts.some((part) => part.cell === cell && part.level === level),
  );
  if (stands) {
    const worth = t(stands.visible ? "web-byl-thing-worth" : "web-byl-thing-hidden", {
      points: stands.points,
    });
    const about = decoration(stands.decoration);
    return { ...about, lines: [worth, ...(about.lines ?? [])] };
  }
  if (garden.belvederes.some((one) => one.cell === cell && one.level === level)) return belvedere();
  const terrace = garden.terraces.findLast(({ corners }) =>
    corners.some((corner) => corner.cell === cell),
  );
  if (!terrace || level === 0) {
    return {
      name: t("web-byl-thing-board"),
      lines: [t("web-byl-thing-board-text")],
      rule: RULES.board,
    };
  }
  return {
    name: t(`byl-material-${terrace.tile.material}`),
    picture: face(terrace.tile),
    lines: [tileWords(terrace.tile), t("web-byl-thing-terrace")],
    rule: RULES.cell,
  };
}

function cell(play: BabylonPlay, id: string): Account | null {
  const [seat = "0", at = ""] = id.split(":");
  const garden = play.view.players[Number(seat)]?.garden;
  if (!garden) return null;
  return { ...onTop(garden, at), kind: cellWords(garden, at) };
}

const flower = (id: Flower): Account => ({
  name: t(`byl-flower-${id}`),
  picture: drawn(Bloom, { flower: id, size: 96 }),
  lines: [t("web-byl-thing-flower")],
  rule: RULES.flower,
});

const effect = (id: Effect): Account => ({
  name: t(`byl-effect-${id}`),
  kind: t("web-byl-thing-token"),
  picture: drawn(Seal, { effect: id }),
  lines: [t(`byl-effect-${id}-text`)],
  rule: RULES[id],
});

function promo(play: BabylonPlay, id: string): Account | null {
  const [seat = "0", way = "", line = "0"] = id.split(":");
  const found = play.view.players[Number(seat)]?.promo.find(
    (one) => one.row === (way === "row") && one.line === Number(line),
  );
  if (!found) return null;
  const named = t(`byl-decoration-${found.decoration}`);
  return {
    name: t("web-byl-thing-promo"),
    picture: drawn(Glyph, { decoration: found.decoration, size: 84 }),
    lines: [
      t(found.row ? "web-byl-promo-row" : "web-byl-promo-column", {
        line: found.line,
        decoration: named,
        scores: found.scores ? "yes" : "no",
      }),
    ],
    rule: RULES.promo,
  };
}

/** The things of Babylon: quarry, tiles, gardens, decorations, tokens, promo cards. */
export const describe: Describe = (game, kind, id) => {
  const play = game as BabylonPlay;
  switch (kind) {
    case "spot":
      return spot(play, id);
    case "cell":
      return cell(play, id);
    case "tile":
      return tile(play, id);
    case "promo":
      return promo(play, id);
    case "decoration": {
      const found = DECORATIONS.find((other) => other === id);
      return found ? decoration(found) : null;
    }
    case "flower": {
      const found = FLOWERS.find((other) => other === id);
      return found ? flower(found) : null;
    }
    case "effect": {
      const found = EFFECTS.find((other) => other === id);
      return found ? effect(found) : null;
    }
    case "pillars":
      return {
        name: t("web-byl-pillars", { count: play.view.players[Number(id)]?.pillars ?? 0 }),
        lines: [t("web-byl-thing-pillars-text", { most: play.view.pillar_limit })],
        rule: RULES.pillars,
      };
    default:
      return null;
  }
};
