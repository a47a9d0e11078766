import { list, say, t } from "../../lib/i18n.svelte.ts";
import type { Text } from "../../lib/words.ts";
import { stageOf, thingOf, tileOf, useOf, variantOf, type Payable, type Thing } from "./choices.ts";
import { cardFacts, isLeader, leaderFacts, projectFacts, stageFacts } from "./printed.ts";
import type { WondersPlay } from "./play.svelte.ts";
import { leftOf, rightOf } from "./table.ts";
import type {
  Action,
  Board,
  Card,
  Cost,
  Leader,
  PrintedBoard,
  Project,
  Resource,
} from "./types.ts";

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

/** Texts of the engine as a sentence. */
function sentence(texts: readonly Text[]): string {
  const words = texts.map((text) => say(text, () => "")).join("; ");
  return words === "" ? "" : `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;
}

/** What a piece does, in a sentence. */
export const doesWords = ({ words }: { words: readonly Text[] }): string => sentence(words);

/** What a board begins with. */
export const startWords = ({ start_words }: PrintedBoard): string =>
  start_words === null ? "" : sentence([start_words]);

/** What a piece does, effect by effect. */
export const eachWords = ({ words }: { words: readonly Text[] }): string[] =>
  words.map((text) => sentence([text]));

/** A card in words: what it is, costs, does, and which chains it is part of. */
export function cardWords(card: Card): string {
  const facts = cardFacts(card);
  const parts = [
    `${t(`swb-colour-${facts.colour}`)}.`,
    t("web-swb-costs", { cost: costWords(facts.cost) }),
    doesWords(facts),
    chainWords(card),
  ];
  return parts.filter(Boolean).join(" ");
}

/** A leader in words: what it costs and does. */
export function leaderWords(leader: Leader): string {
  const facts = leaderFacts(leader);
  const cost = t("web-swb-costs", { cost: t("web-swb-coins", { count: facts.coins }) });
  return `${t("swb-colour-white")}. ${cost} ${doesWords(facts)}`;
}

export const thingWords = (thing: Thing): string =>
  isLeader(thing) ? leaderWords(thing) : cardWords(thing);

/** What a card or leader does, in words. */
export const thingEffects = (thing: Thing): string =>
  doesWords(isLeader(thing) ? leaderFacts(thing) : cardFacts(thing));

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
  const facts = stageFacts(board, stage);
  return t("web-swb-stage-words", {
    stage,
    cost: costWords(facts.cost),
    effects: doesWords(facts),
  });
}

/** What those get who have taken part in a project. */
export function rewardWords(project: Project): string {
  const { reward, reward_words } = projectFacts(project);
  return reward.is === "token" ? t(`swb-token-${reward.token}-text`) : sentence([reward_words]);
}

/** What the others lose if it fails. */
export const penaltyWords = (project: Project): string =>
  sentence([projectFacts(project).penalty_words]);

/** A project in words. */
export function projectWords(project: Project): string {
  const { colour, cost } = projectFacts(project);
  return t("web-swb-project-words", {
    what: t(`swb-counted-${colour}`),
    cost: costWords(cost),
    reward: rewardWords(project),
    penalty: penaltyWords(project),
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
