import WonderArt from "../../art/WonderArt.svelte";
import { t } from "../../lib/i18n.svelte.ts";
import { drawn, type Account, type Describe } from "../../sheet/account.ts";
import type { Refused } from "../types.ts";
import { DRAWING_OF } from "./art/drawings.ts";
import Face from "./art/Face.svelte";
import { TOKEN_SIGNS } from "./art/glyphs.ts";
import Sym from "./art/Sym.svelte";
import type { Thing } from "./choices.ts";
import {
  cardName,
  chainWords,
  costWords,
  eachWords,
  leaderName,
  projectWords,
  startWords,
  tileName,
} from "./describe.ts";
import { cardObstacle, leaderObstacle, type Obstacle } from "./obstacles.ts";
import type { WondersPlay } from "./play.svelte.ts";
import {
  allProjects,
  boardFacts,
  cardFacts,
  isLeader,
  leaderFacts,
  projectFacts,
  stageFacts,
} from "./printed.ts";
import Project from "./Project.svelte";
import { RESOURCES, SCIENCES, TILE_COUNT, TOKENS, type Card, type Token } from "./types.ts";

/** The rules that explain the pieces. */
export const RULES = {
  card: "SWB-4.1",
  chain: "SWB-7.1",
  black: "SWC-2.1",
  purple: "SWB-13.1",
  leader: "SWL-4.1",
  stage: "SWB-4.2",
  start: "SWB-5.2",
  tile: "SWT-5.1",
  project: "SWP-2.1",
  wild_participation: "SWP-5.4",
  free_structure: "SWP-5.5",
  free_wonder_stage: "SWP-5.6",
  vp_per_science_set: "SWP-5.7",
  vp_per_guild: "SWP-5.8",
  vp_per_own_wonder_stage: "SWP-5.9",
  resource: "SWB-5.1",
  prices: "SWB-6.4",
  science: "SWB-12.1",
  coins: "SWB-11.2",
  shields: "SWB-10.2",
  conflicts: "SWB-10.3",
  diplomacy: "SWB-10.5",
  debt: "SWC-3.1",
  owed: "SWC-3.1",
  choices: "SWB-12.3",
  stages: "SWB-4.2",
  tower: "SWT-7.1",
  joined: "SWP-3.1",
  markers: "SWP-4.5",
  leaders: "SWL-4.1",
  discards: "SWB-4.3",
  passes: "SWB-3.3",
} as const;

const asRefused = (obstacle: Obstacle | null): Refused | null =>
  obstacle && { rule: obstacle.rule, text: obstacle.why };

/** Why a card or leader in the viewer's hand cannot be built or recruited now. */
function missing(play: WondersPlay, thing: Thing): Refused | null {
  if (isLeader(thing)) {
    const held = play.view.leaders?.some(({ leader }) => leader === thing) ?? false;
    return held && play.recruits && play.legal.length > 0
      ? asRefused(leaderObstacle(play, thing))
      : null;
  }
  return asRefused(cardObstacle(play.view.hand?.find(({ card }) => card === thing)));
}

function card(play: WondersPlay, id: Card): Account {
  const facts = cardFacts(id);
  const chains = chainWords(id);
  const special = facts.colour === "black" || facts.colour === "purple" ? facts.colour : "card";
  return {
    name: cardName(id),
    kind: `${t(`swb-colour-${facts.colour}`)} · ${t("web-swb-age", { age: facts.age })}`,
    picture: drawn(Face, { thing: id, size: "large", words: false }),
    lines: eachWords(facts),
    cost: costWords(facts.cost),
    missing: missing(play, id),
    chains: chains === "" ? [] : [chains],
    rule: facts.from.length > 0 ? RULES.chain : RULES[special],
  };
}

function leader(play: WondersPlay, id: Thing): Account | null {
  if (!isLeader(id)) return null;
  const facts = leaderFacts(id);
  const now = play.view.leaders?.find((held) => held.leader === id)?.coins;
  const costs = t("web-swb-coins", { count: facts.coins });
  return {
    name: leaderName(id),
    kind: t("swb-colour-white"),
    picture: drawn(Face, { thing: id, size: "large", words: false }),
    lines: eachWords(facts),
    cost: now === undefined ? costs : `${costs}. ${t("web-swb-costs-now", { count: now })}`,
    missing: missing(play, id),
    rule: RULES.leader,
  };
}

function stage(play: WondersPlay, id: string): Account | null {
  const [city = "0", number = "1"] = id.split(":");
  const view = play.city(Number(city));
  const found = view?.stages[Number(number) - 1];
  if (!view || !found) return null;
  const facts = stageFacts(found.board, found.stage);
  const built = view.stages.filter((one) => one.built).length;
  return {
    name: t("web-swb-stage-number", { stage: Number(number) }),
    kind: `${t(`swb-wonder-${found.board.wonder}`)} · ${t(found.built ? "web-swb-stage-built" : "web-swb-stage-open")}`,
    picture: drawn(WonderArt, {
      wonder: DRAWING_OF[view.board.wonder],
      built,
      spaces: Math.max(1, view.stages.length),
    }),
    lines: eachWords(facts),
    cost: costWords(facts.cost),
    chains: [
      ...(found.card ? [t("web-swb-stage-card", { card: cardName(found.card) })] : []),
      ...(found.buried ? [t("web-swb-leader-buried", { leader: leaderName(found.buried) })] : []),
    ],
    rule: RULES.stage,
  };
}

/** What a board begins with. */
function start(play: WondersPlay, city: number): Account | null {
  const view = play.city(city);
  if (!view) return null;
  const facts = boardFacts(view.board);
  return {
    name: t(`swb-wonder-${view.board.wonder}`),
    kind: play.side(view.board),
    lines: facts.start ? [startWords(facts)] : [],
    rule: RULES.start,
  };
}

function tile(play: WondersPlay, id: number): Account | null {
  if (id < 1 || id > TILE_COUNT) return null;
  const tower = play.view.tower;
  const active = tower?.active.includes(id);
  const laid = tower?.tiles.includes(id);
  return {
    name: tileName(id),
    kind: active
      ? t("web-swb-thing-active")
      : laid
        ? t("web-swb-tower-covered")
        : t("web-swb-thing-tile"),
    picture: drawn(Sym, { is: "tower", size: 84 }),
    lines: [t(`swb-tile-${id}-text`)],
    rule: RULES.tile,
  };
}

function project(play: WondersPlay, id: string): Account | null {
  const found = allProjects().find((other) => other.project === id)?.project;
  if (!found) return null;
  const now = play.view.project?.project === found ? play.view.project : null;
  return {
    name: t(`swb-project-${found}`),
    kind: t("web-swb-project"),
    picture: drawn(Project, { project: found }),
    lines: [
      projectWords(found),
      ...(now
        ? [
            t("web-swb-project-tokens", { count: now.tokens }),
            t(now.open ? "web-swb-project-open" : "web-swb-project-closed"),
          ]
        : []),
    ],
    cost: costWords(projectFacts(found).cost),
    rule: RULES.project,
  };
}

const token = (id: Token): Account => ({
  name: t(`swb-token-${id}`),
  picture: drawn(Sym, { is: TOKEN_SIGNS[id], size: 76 }),
  lines: [t(`swb-token-${id}-text`)],
  rule: RULES[id],
});

/** The signs of the figures that stand beside numbers. */
const FIGURES = {
  coins: "coin",
  shields: "shield",
  conflicts: "swords",
  diplomacy: "dove",
  debt: "broken",
  owed: "coin",
  choices: "guess",
  stages: "pyramid",
  tower: "tower",
  joined: "project",
  markers: "cross",
  leaders: "crown",
  prices: "coin",
  discards: "card",
} as const;
type Figure = keyof typeof FIGURES;
const isFigure = (id: string): id is Figure => id in FIGURES;

const figure = (id: Figure): Account => ({
  name: id === "prices" || id === "discards" ? t(`web-swb-${id}`) : t(`web-swb-figure-${id}`),
  picture: drawn(Sym, { is: FIGURES[id], size: 64 }),
  lines: [t(`web-swb-thing-${id}`)],
  rule: RULES[id],
});

/** The things of 7 Wonders: cards, leaders, stages, tiles, projects, tokens, symbols. */
export const describe: Describe = (game, kind, id) => {
  const play = game as WondersPlay;
  switch (kind) {
    case "card":
      return card(play, id as Card);
    case "leader":
      return leader(play, id as Thing);
    case "stage":
      return stage(play, id);
    case "start":
      return start(play, Number(id));
    case "tile":
      return tile(play, Number(id));
    case "project":
      return project(play, id);
    case "figure":
      return isFigure(id) ? figure(id) : null;
    case "token": {
      const found = TOKENS.find((other) => other === id);
      return found ? token(found) : null;
    }
    case "resource": {
      const found = RESOURCES.find((other) => other === id);
      if (!found) return null;
      return {
        name: t(`swb-resource-${found}`),
        picture: drawn(Sym, { is: found, size: 76 }),
        lines: [t("web-swb-thing-resource")],
        rule: RULES.resource,
      };
    }
    case "symbol": {
      const found = SCIENCES.find((other) => other === id);
      if (!found) return null;
      return {
        name: t(`swb-symbol-${found}`),
        picture: drawn(Sym, { is: found, size: 76 }),
        lines: [t("web-swb-thing-science")],
        rule: RULES.science,
      };
    }
    default:
      return null;
  }
};
