import WonderArt from "../../art/WonderArt.svelte";
import { list, t } from "../../lib/i18n.svelte.ts";
import { drawn, type Account, type Describe } from "../../sheet/account.ts";
import ActionFace from "./art/ActionFace.svelte";
import CardFace from "./art/CardFace.svelte";
import Disc from "./art/Disc.svelte";
import Unit from "./art/Unit.svelte";
import { discsShowing } from "./cards.ts";
import { discWords } from "./describe.ts";
import type { TowerPlay } from "./play.svelte.ts";
import { actionCards, ruleOf } from "./printed.ts";
import { spaceOf } from "./spaces.ts";
import Standing from "./Standing.svelte";
import { KINDS, needsOf, type ActionCard, type Kind, type Wonder } from "./types.ts";

/** The rules that explain what is not an action card; those name their own. */
export const RULES = {
  disc: "TOB-5.3",
  wonder: "TOB-10.1",
  card: "TOB-6.3",
  trade: "TOB-8.4",
  units: "TOB-10.2",
  rows: "TOB-10.1",
  light: "TOB-14.1",
  bonus: "TOB-14.4",
  left: "TOB-13.1",
} as const;

function card(play: TowerPlay, kind: Kind): Account {
  const held = play.own?.hand?.[kind];
  return {
    name: t(`tob-kind-${kind}`),
    kind: t("web-tob-thing-card"),
    picture: drawn(CardFace, { kind, width: 92 }),
    lines: [
      t("web-tob-thing-card-text", { kind: t(`tob-kind-${kind}`) }),
      ...(held === undefined ? [] : [t("web-tob-thing-held", { count: held })]),
    ],
    rule: RULES.card,
  };
}

function action(play: TowerPlay, id: ActionCard): Account {
  return {
    name: t(`tob-card-${id}`),
    kind: [t("web-tob-action-cards"), play.playable(id) ? t("web-tob-playable") : ""]
      .filter(Boolean)
      .join(" · "),
    picture: drawn(ActionFace, { card: id, width: 96 }),
    lines: [t(`tob-card-${id}-text`)],
    rule: ruleOf(id),
  };
}

/** A space of a wonder: its disc, and what it would be worth to the viewer. */
function space(play: TowerPlay, id: string): Account | null {
  const at = spaceOf(play.view, id);
  if (!at) return null;
  const where = t(`tob-wonder-${at.wonder}`);
  if (at.takenBy !== null || at.disc === null) {
    const who = at.takenBy === null ? null : play.scene.name(at.takenBy);
    return {
      name: who === null ? t("web-tob-space-empty") : t("web-tob-space-taken", { name: who }),
      kind: where,
      lines: [t("web-tob-thing-space")],
      rule: RULES.wonder,
    };
  }
  const mine = play.own === null ? [] : play.discWorth(at.disc);
  return {
    name: t("web-tob-thing-disc"),
    kind: where,
    picture: drawn(Disc, { disc: at.disc, size: 104 }),
    lines: [
      t("web-tob-thing-disc-text"),
      ...mine.map(({ kind, discs, points }) =>
        t("web-tob-preview-bonus", { name: t(`tob-kind-${kind}`), count: discs, points }),
      ),
    ],
    cost: [discWords(at.disc), held(play, at.disc)].filter(Boolean).join(". "),
    rule: RULES.disc,
  };
}

/** What of a demand is in the viewer's hand. */
function held(play: TowerPlay, disc: string): string {
  const hand = play.own?.hand;
  if (!hand) return "";
  return list(
    needsOf(disc).map(({ kind, number }) =>
      t("web-tob-preview-hand", { name: t(`tob-kind-${kind}`), have: hand[kind], number }),
    ),
  );
}

function wonder(play: TowerPlay, id: Wonder): Account | null {
  const found = play.view.wonders.find((other) => other.wonder === id);
  if (!found) return null;
  const built = found.spaces.filter(({ taken_by }) => taken_by !== null).length;
  const { row } = play;
  return {
    name: t(`tob-wonder-${id}`),
    kind: t("web-tob-thing-built", { built, spaces: found.spaces.length }),
    picture: drawn(WonderArt, { wonder: id, built }),
    lines: [
      t("web-tob-thing-wonder", { first: row.first, second: row.second, others: row.others }),
    ],
    figures: drawn(Standing, { wonder: id }),
    rule: RULES.wonder,
  };
}

/** A row of the table, or the table of bonuses. */
function table(play: TowerPlay, id: string): Account | null {
  const { tables, participant } = play.view;
  if (id === "light") {
    const { first, second } = tables.light_row;
    return {
      name: t("web-tob-light-row"),
      lines: [
        t("web-tob-light-row-text"),
        t("web-tob-thing-row", { first, second, others: participant }),
      ],
      rule: RULES.light,
    };
  }
  if (id === "bonus") {
    return { name: t("web-tob-bonus"), lines: [t("web-tob-thing-bonus")], rule: RULES.bonus };
  }
  const row = tables.rows[Number(id) - 1];
  if (!row) return null;
  const now = Number(id) === play.row.row;
  return {
    name: t("web-tob-thing-row-name", { row: Number(id) }),
    kind: now ? t("web-tob-row-now") : "",
    lines: [
      t("web-tob-thing-row", { first: row.first, second: row.second, others: participant }),
      t("web-tob-thing-rows"),
    ],
    rule: RULES.rows,
  };
}

function left(play: TowerPlay, kind: Kind): Account {
  const count = play.view.discs_left[kind] ?? 0;
  return {
    name: `${t(`tob-kind-${kind}`)}: ${count}`,
    kind: t("web-tob-left"),
    lines: [t("web-tob-thing-left")],
    rule: RULES.left,
  };
}

/** The units of a player on a wonder. */
function units(play: TowerPlay, id: string): Account | null {
  const [name = "", seat = "0"] = id.split(":");
  const found = play.view.wonders.find((other) => other.wonder === name);
  if (!found) return null;
  const [who, count] = [Number(seat), found.units[Number(seat)] ?? 0];
  return {
    name: t("web-tob-standing", {
      name: play.scene.name(who),
      units: count,
      points: found.prospects[who] ?? 0,
    }),
    kind: t(`tob-wonder-${found.wonder}`),
    picture: drawn(Unit, { seat: who, count, size: 84 }),
    lines: [t("web-tob-thing-units-text")],
    figures: drawn(Standing, { wonder: found.wonder }),
    rule: RULES.units,
  };
}

/** How many discs of each kind a player has, and what that brings. */
function discs(play: TowerPlay, seat: number): Account | null {
  const player = play.view.players[seat];
  if (!player) return null;
  const own = KINDS.flatMap((kind) => {
    const count = discsShowing(player.discs, kind);
    return count > 0 ? [`${t(`tob-kind-${kind}`)}: ${count}`] : [];
  });
  return {
    name: t("web-tob-figure-discs"),
    kind: play.scene.name(seat),
    lines: [
      own.length > 0 ? own.join(", ") : t("web-tob-thing-no-discs"),
      t("web-tob-thing-bonus-now", { points: player.disc_bonus }),
    ],
    rule: RULES.bonus,
  };
}

/** The things of Tower of Babel: wonders, discs, units, cards, tables. */
export const describe: Describe = (game, sort, id) => {
  const play = game as TowerPlay;
  const kind = KINDS.find((other) => other === id);
  switch (sort) {
    case "space":
      return space(play, id);
    case "wonder":
      return wonder(play, id as Wonder);
    case "units":
      return units(play, id);
    case "table":
      return table(play, id);
    case "discs":
      return discs(play, Number(id));
    case "left":
      return kind ? left(play, kind) : null;
    case "card":
      return kind ? card(play, kind) : null;
    case "action": {
      const found = actionCards().find((other) => other === id);
      return found ? action(play, found) : null;
    }
    case "trade":
      return {
        name: t("web-tob-trade"),
        picture: drawn(CardFace, { kind: "trade", width: 92 }),
        lines: [t("web-tob-trade-text")],
        rule: RULES.trade,
      };
    default:
      return null;
  }
};
