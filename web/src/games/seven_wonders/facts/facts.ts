import type { Board, Card, Colour, Leader, Project, Token } from "../types.ts";
import { BOARD_LINES } from "./boards.ts";
import { CARD_LINES } from "./cards.ts";
import { readCost, readEffects, type Cost, type Effect } from "./effects.ts";
import { LEADER_LINES } from "./leaders.ts";
import { PROJECT_LINES } from "./projects.ts";

/** What is printed on a card. */
export interface CardFacts {
  age: number;
  colour: Colour;
  cost: Cost;
  /** Cards that lead to it without cost, and cards it leads to. */
  from: readonly Card[];
  to: readonly Card[];
  effects: readonly Effect[];
}

/** What is printed on a leader. */
export interface LeaderFacts {
  coins: number;
  effects: readonly Effect[];
}

/** A stage of a Wonder; without a cost if it is another board's. */
export interface StageFacts {
  cost: Cost | null;
  effects: readonly Effect[];
}

/** What is printed on one side of a board. */
export interface BoardFacts {
  start: Effect | null;
  stages: readonly StageFacts[];
}

/** What a project rewards with. */
export type Reward =
  { is: "coins" | "victory" | "shields"; count: number } | { is: "token"; token: Token };
/** What it takes from those who did not take part. */
export type Penalty =
  | { is: "destroy"; colour: Colour }
  | { is: "victories"; count: number }
  | { is: "coins" | "start" };

/** What is printed on a project. */
export interface ProjectFacts {
  age: number;
  colour: Colour;
  cost: Cost;
  reward: Reward;
  penalty: Penalty;
}

const FREE: Cost = { coins: 0, resources: [] };

function readCard(line: string): CardFacts {
  const [kind = "", cost = "", from = "", effects = ""] = line.split("|");
  const [age, colour] = kind.split(" ");
  return {
    age: Number(age),
    colour: colour as Colour,
    cost: readCost(cost) ?? FREE,
    from: from.split(" ").filter(Boolean) as Card[],
    to: [],
    effects: readEffects(effects),
  };
}

/** All cards in the order of the box. */
export const CARDS = Object.keys(CARD_LINES) as Card[];

const FACTS = new Map<Card, CardFacts>(CARDS.map((card) => [card, readCard(CARD_LINES[card])]));
for (const card of CARDS) {
  for (const earlier of FACTS.get(card)?.from ?? []) {
    const facts = FACTS.get(earlier);
    if (facts) FACTS.set(earlier, { ...facts, to: [...facts.to, card] });
  }
}

const BLANK = readCard("1 brown|||");

export function cardFacts(card: Card): CardFacts {
  return FACTS.get(card) ?? BLANK;
}

export function colourOf(card: Card): Colour {
  return cardFacts(card).colour;
}

/** All leaders in the order of the boxes. */
export const LEADERS = Object.keys(LEADER_LINES) as Leader[];

const LEADER_FACTS = new Map<Leader, LeaderFacts>(
  LEADERS.map((leader) => {
    const [coins = "", effects = ""] = LEADER_LINES[leader].split("|");
    return [leader, { coins: Number(coins), effects: readEffects(effects) }];
  }),
);

export function leaderFacts(leader: Leader): LeaderFacts {
  return LEADER_FACTS.get(leader) ?? { coins: 0, effects: [] };
}

/** Whether a card or leader is a leader. */
export const isLeader = (thing: Card | Leader): thing is Leader =>
  LEADER_FACTS.has(thing as Leader);

function readBoard(lines: readonly string[]): BoardFacts {
  const [start = "", ...stages] = lines;
  return {
    start: readEffects(start)[0] ?? null,
    stages: stages.map((line) => {
      const [cost = "", effects = ""] = line.split("|");
      return { cost: readCost(cost), effects: readEffects(effects) };
    }),
  };
}

const BOARDS = new Map(
  Object.entries(BOARD_LINES).flatMap(([wonder, { a, b }]) => [
    [`${wonder} a`, readBoard(a)] as const,
    [`${wonder} b`, readBoard(b)] as const,
  ]),
);

const EMPTY: BoardFacts = { start: null, stages: [] };

export function boardFacts({ wonder, side }: Board): BoardFacts {
  return BOARDS.get(`${wonder} ${side}`) ?? EMPTY;
}

/** A stage, counted from 1. */
export function stageFacts(board: Board, stage: number): StageFacts {
  return boardFacts(board).stages[stage - 1] ?? { cost: FREE, effects: [] };
}

function readReward(line: string): Reward {
  const [is = "", value = ""] = line.split(" ");
  if (is === "token") return { is, token: value as Token };
  return { is: is as "coins" | "victory" | "shields", count: Number(value) };
}

function readPenalty(line: string): Penalty {
  const [is = "", value = ""] = line.split(" ");
  if (is === "destroy") return { is, colour: value as Colour };
  if (is === "victories") return { is, count: Number(value) };
  return { is: is as "coins" | "start" };
}

/** All projects in the order of the box. */
export const PROJECTS = Object.keys(PROJECT_LINES) as Project[];

export function projectFacts(project: Project): ProjectFacts {
  const [kind = "", cost = "", reward = "", penalty = ""] = PROJECT_LINES[project].split("|");
  const [age, colour] = kind.split(" ");
  return {
    age: Number(age),
    colour: colour as Colour,
    cost: readCost(cost) ?? FREE,
    reward: readReward(reward),
    penalty: readPenalty(penalty),
  };
}
