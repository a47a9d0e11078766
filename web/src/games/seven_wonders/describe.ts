import { known, list, t } from "../../lib/i18n.svelte.ts";
import { variantOf, type Payable } from "./choices.ts";
import type { Cost, Counted, Effect } from "./facts/effects.ts";
import { cardFacts, projectFacts, stageFacts, type Penalty, type Reward } from "./facts/facts.ts";
import type { WondersPlay } from "./play.svelte.ts";
import { leftOf, rightOf } from "./table.ts";
import type { Action, Board, Card, Project, Resource } from "./types.ts";

export const cardName = (card: Card): string => t(`swb-card-${card}`);

/** So many units of a resource. */
export const units = (resource: Resource, count: number): string =>
  t(`web-swb-unit-${resource}`, { count });

/** A cost in words. */
export function costWords(cost: Cost | null): string {
  if (cost === null) return t("web-swb-cost-copied");
  const parts = cost.resources.map(([resource, count]) => units(resource, count));
  if (cost.coins > 0) parts.unshift(t("web-swb-coins", { count: cost.coins }));
  return parts.length > 0 ? list(parts) : t("web-swb-cost-none");
}

function counted(what: Counted): string {
  return typeof what === "string"
    ? t(`web-swb-what-${what}`)
    : list(what.map((colour) => t(`web-swb-what-${colour}`)));
}

/** An effect in words. */
export function effectWords(effect: Effect): string {
  switch (effect.is) {
    case "make": {
      const options = effect.options.map((option) => units(option[0] ?? "wood", option.length));
      return options.length > 1
        ? t("web-swb-effect-make-one", { options: options.join(", ") })
        : t("web-swb-effect-make", { option: options[0] ?? "" });
    }
    case "science":
      return t("web-swb-effect-science", { symbol: t(`swb-symbol-${effect.symbol}`) });
    case "cheap":
      return t(`web-swb-effect-cheap-${effect.goods ? "goods" : "raw"}-${effect.from}`);
    case "per": {
      const args = { count: effect.count, what: counted(effect.what) };
      const where = t(`web-swb-where-${effect.where}`);
      return t(`web-swb-effect-per-${effect.gain}`, { ...args, where });
    }
    case "copy":
      return t(`web-swb-effect-copy-${effect.from}-${effect.stage}`);
    default:
      return "count" in effect
        ? t(`web-swb-effect-${effect.is}`, { count: effect.count })
        : t(`web-swb-effect-${effect.is}`);
  }
}

/** All effects of a card in one sentence. */
export function effectsWords(effects: readonly Effect[]): string {
  return effects.map(effectWords).join(" ");
}

/** A card in words: what it is, costs, does, and which chains it is part of. */
export function cardWords(card: Card): string {
  const facts = cardFacts(card);
  const parts = [
    `${t(`swb-colour-${facts.colour}`)}.`,
    t("web-swb-costs", { cost: costWords(facts.cost) }),
    effectsWords(facts.effects),
    chainWords(card),
  ];
  return parts.filter(Boolean).join(" ");
}

export function chainWords(card: Card): string {
  const { from, to } = cardFacts(card);
  return [
    from.length > 0 ? t("web-swb-chain-from", { cards: list(from.map(cardName)) }) : "",
    to.length > 0 ? t("web-swb-chain-to", { cards: list(to.map(cardName)) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** A stage in words. */
export function stageWords(board: Board, stage: number): string {
  const { cost, effects } = stageFacts(board, stage);
  return t("web-swb-stage-words", {
    stage,
    cost: costWords(cost),
    effects: effectsWords(effects),
  });
}

export function rewardWords(reward: Reward): string {
  if (reward.is === "token") return t(`swb-token-${reward.token}-text`);
  return t(`web-swb-reward-${reward.is}`, { count: reward.count });
}

export function penaltyWords(penalty: Penalty): string {
  if (penalty.is === "destroy") {
    return t("web-swb-penalty-destroy", { what: t(`web-swb-what-${penalty.colour}`) });
  }
  return t(`web-swb-penalty-${penalty.is}`, {
    count: penalty.is === "victories" ? penalty.count : 0,
  });
}

/** A project in words. */
export function projectWords(project: Project): string {
  const { colour, cost, reward, penalty } = projectFacts(project);
  return t("web-swb-project-words", {
    what: t(`web-swb-what-${colour}`),
    cost: costWords(cost),
    reward: rewardWords(reward),
    penalty: penaltyWords(penalty),
  });
}

/** A payment in words: nothing, or who gets how much. */
export function priceWords(play: WondersPlay, way: Payable): string {
  const { view, forCity } = play;
  const parts = [
    way.bank > 0 ? t("web-swb-to-bank", { count: way.bank }) : "",
    way.left > 0 ? to(play, leftOf(view, forCity), way.left) : "",
    way.right > 0 ? to(play, rightOf(view, forCity), way.right) : "",
  ].filter(Boolean);
  const words = parts.length > 0 ? list(parts) : t("web-swb-for-free");
  if (way.using.length === 0) return words;
  return t("web-swb-using", {
    price: words,
    means: list(way.using.map((mean) => t(`swb-mean-${mean}`))),
  });
}

const to = (play: WondersPlay, city: number, count: number): string =>
  t("web-swb-to-city", { count, name: play.name(city) });

/** A variant of a use in words: by chain, with the project, which stage or tile. */
export function variantWords(action: Action): string {
  if (typeof action === "string") return "";
  if ("tower" in action) return tileName(action.tower.tile);
  if ("stage" in action) {
    return t(action.stage.token ? "web-swb-stage-token" : "web-swb-stage-number", {
      stage: action.stage.stage,
    });
  }
  const [way = "", join = "no"] = variantOf(action).split(" ");
  const joins = t(`web-swb-join-${join}`);
  if (way === "dig" || (way === "pay" && join !== "no")) return joins;
  const how = t(`web-swb-way-${way}`);
  return join === "no" ? how : `${how}, ${joins}`;
}

export const tileName = (tile: number): string =>
  t("web-swb-tile", { number: tile, name: t(`swb-tile-${tile}`) });

/** A refusal as far as there are words for it. */
export const whyWords = (key: string): string => (known(key) ? t(key) : "");

/** What an action does, with its price: for the status line. */
export function actionWords(play: WondersPlay, action: Action, way: Payable | null): string {
  if (typeof action === "string") return t("swb-action-leave");
  const card = "card" in (Object.values(action)[0] as object) ? cardIn(action) : "";
  const price = way ? priceWords(play, way) : "";
  if ("choose_side" in action) {
    return t("swb-action-side", { side: t(`swb-side-${action.choose_side.side}`) });
  }
  if ("keep_tile" in action) {
    const { tile } = action.keep_tile;
    return t("swb-action-keep", { number: tile, tile: t(`swb-tile-${tile}`) });
  }
  if ("return_tokens" in action) return t("swb-action-return", action.return_tokens);
  if ("tower" in action) {
    const { tile } = action.tower;
    return t("swb-action-tower", { card, number: tile, tile: t(`swb-tile-${tile}`) });
  }
  if ("destroy" in action) return t("swb-action-destroy", { card });
  if ("drop" in action) return t("swb-action-drop", { card });
  if ("sell" in action) return t("swb-action-sell", { card });
  if ("stage" in action) {
    return t("web-swb-do-stage", { card, how: variantWords(action), price });
  }
  const plain = ["pay no", "dig no"].includes(variantOf(action));
  if (plain) return t("web-swb-do-build", { card, price });
  return t("web-swb-do-build-how", { card, how: variantWords(action), price });
}

function cardIn(action: Action): string {
  const inside = typeof action === "string" ? null : (Object.values(action)[0] as { card?: Card });
  return inside?.card ? cardName(inside.card) : "";
}
