import { known, list, t } from "../../lib/i18n.svelte.ts";
import { stageOf, thingOf, tileOf, useOf, variantOf, type Payable, type Thing } from "./choices.ts";
import type { Cost, Counted, Effect } from "./facts/effects.ts";
import {
  cardFacts,
  isLeader,
  leaderFacts,
  projectFacts,
  stageFacts,
  type Penalty,
  type Reward,
} from "./facts/facts.ts";
import type { WondersPlay } from "./play.svelte.ts";
import { leftOf, rightOf } from "./table.ts";
import type { Action, Board, Card, Colour, Leader, Project, Resource } from "./types.ts";

export const cardName = (card: Card): string => t(`swb-card-${card}`);
export const leaderName = (leader: Leader): string => t(`swb-leader-${leader}`);
export const thingName = (thing: Thing): string =>
  isLeader(thing) ? leaderName(thing) : cardName(thing);

/** Units of a resource. */
export const units = (resource: Resource, count: number): string =>
  t(`web-swb-unit-${resource}`, { count });

/** A cost in words. */
export function costWords(cost: Cost | null): string {
  if (cost === null) return t("web-swb-cost-copied");
  const parts = cost.resources.map(([resource, count]) => units(resource, count));
  if (cost.coins > 0) parts.unshift(t("web-swb-coins", { count: cost.coins }));
  return parts.length > 0 ? list(parts) : t("web-swb-cost-none");
}

const whatOf = (what: string): string => t(`web-swb-what-${what}`);

function counted(what: Counted): string {
  return typeof what === "string" ? whatOf(what) : list(what.map(whatOf));
}

/** A text for something special, or the one for any colour. */
function ofColour(key: string, what: Colour | string, count = 0): string {
  const own = `web-swb-effect-${key}-${what}`;
  return known(own) ? t(own, { count }) : t(`web-swb-effect-${key}`, { count, what: whatOf(what) });
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
    case "per_set":
      return t("web-swb-effect-per_set", {
        count: effect.count,
        colours: list(effect.colours.map(whatOf)),
      });
    case "gain_on":
      return ofColour("gain_on", effect.what, effect.count);
    case "discount":
      return ofColour("discount", effect.of);
    case "free_colour":
      return t(`web-swb-effect-free_colour${effect.once ? "-age" : ""}`, {
        what: whatOf(effect.colour),
      });
    case "rebate":
      return t(`web-swb-effect-rebate-${effect.from}`);
    case "others_lose_per":
      return t("web-swb-effect-others_lose_per", { what: counted(effect.what) });
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

/** A leader in words: what it costs and does. */
export function leaderWords(leader: Leader): string {
  const { coins, effects } = leaderFacts(leader);
  const cost = t("web-swb-costs", { cost: t("web-swb-coins", { count: coins }) });
  return `${t("swb-colour-white")}. ${cost} ${effectsWords(effects)}`;
}

export const thingWords = (thing: Thing): string =>
  isLeader(thing) ? leaderWords(thing) : cardWords(thing);

/** What a card or leader does, in words. */
export const thingEffects = (thing: Thing): string =>
  effectsWords((isLeader(thing) ? leaderFacts(thing) : cardFacts(thing)).effects);

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
  const tile = tileOf(action);
  if (tile !== null) return tileName(tile);
  const stage = stageOf(action);
  if (stage) {
    const how = t(stage.token ? "web-swb-stage-token" : "web-swb-stage-number", {
      stage: stage.stage,
    });
    return stage.bury ? t("web-swb-stage-bury", { how, leader: leaderName(stage.bury) }) : how;
  }
  const [way = "", join = "no"] = variantOf(action).split(" ");
  const joins = t(`web-swb-join-${join}`);
  if (way === "dig" || (way === "pay" && join !== "no")) return joins;
  const how = t(`web-swb-way-${way}`);
  return join === "no" ? how : `${how}, ${joins}`;
}

export const tileName = (tile: number): string =>
  t("web-swb-tile", { number: tile, name: t(`swb-tile-${tile}`) });

/** What an action does, with its price: for the status line. */
export function actionWords(play: WondersPlay, action: Action, way: Payable | null): string {
  if (typeof action === "string") return t(`swb-action-${action}`);
  const thing = thingOf(action);
  const card = thing === null ? "" : thingName(thing);
  const price = way ? priceWords(play, way) : "";
  if ("choose_side" in action) {
    return t("swb-action-side", { side: t(`swb-side-${action.choose_side.side}`) });
  }
  if ("keep_tile" in action) {
    const { tile } = action.keep_tile;
    return t("swb-action-keep", { number: tile, tile: t(`swb-tile-${tile}`) });
  }
  if ("return_tokens" in action) return t("swb-action-return", action.return_tokens);
  if ("pay_loss" in action) return payWords(play, action.pay_loss.coins);
  const tile = tileOf(action);
  if (tile !== null) {
    return t("swb-action-tower", { card, number: tile, tile: t(`swb-tile-${tile}`) });
  }
  switch (useOf(action)) {
    case "destroy":
      return t("swb-action-destroy", { card });
    case "drop":
      return t("swb-action-drop", { card });
    case "sell":
      return t("swb-action-sell", { card });
    case "keep":
      return t("swb-action-draft", { leader: card });
    case "copy":
      return t("swb-action-copy", { leader: card });
    case "recruit":
      return t("web-swb-do-recruit", { leader: card, price });
    case "stage":
      return t("web-swb-do-stage", { card, how: variantWords(action), price });
    default:
      return buildWords(action, card, price);
  }
}

function buildWords(action: Action, card: string, price: string): string {
  const plain = ["pay no", "dig no"].includes(variantOf(action));
  if (plain) return t("web-swb-do-build", { card, price });
  return t("web-swb-do-build-how", { card, how: variantWords(action), price });
}

/** Coins that are paid of those that are owed, and the debt that remains. */
function payWords(play: WondersPlay, coins: number): string {
  const owed = play.city(play.home)?.owed ?? coins;
  return t("web-swb-do-pay", { coins, debt: owed - coins });
}
