import type { Engine } from "../../engine/engine.ts";
import type {
  Board,
  Card,
  Colour,
  Leader,
  Printed,
  PrintedBoard,
  PrintedCard,
  PrintedLeader,
  PrintedProject,
  PrintedStage,
  Project,
} from "./types.ts";

const NOTHING = { coins: 0, resources: [] };
const BLANK: PrintedCard = {
  card: "altar",
  age: 1,
  colour: "brown",
  cost: NOTHING,
  from: [],
  to: [],
  effects: [],
  words: [],
};

const EMPTY: Omit<PrintedProject, "project"> = {
  age: 1,
  colour: "brown",
  cost: NOTHING,
  reward: { is: "coins", count: 0 },
  reward_words: { key: "swb-penalty-coins" },
  penalty: { is: "coins" },
  penalty_words: { key: "swb-penalty-coins" },
};

let printed: Printed = { cards: [], leaders: [], boards: [], projects: [], sale: 0 };
let cards = new Map<Card, PrintedCard>();
let leaders = new Map<Leader, PrintedLeader>();
let boards = new Map<string, PrintedBoard>();

/** Reads what is printed on the pieces; before that they are blank. */
export function readPieces(engine: Engine): void {
  printed = engine.box<Printed>();
  cards = new Map(printed.cards.map((facts) => [facts.card, facts]));
  leaders = new Map(printed.leaders.map((facts) => [facts.leader, facts]));
  boards = new Map(printed.boards.map((facts) => [nameOf(facts.board), facts]));
}

const nameOf = ({ wonder, side }: Board): string => `${wonder} ${side}`;

/** All cards in the order of ages. */
export const allCards = (): readonly PrintedCard[] => printed.cards;
export const allLeaders = (): readonly PrintedLeader[] => printed.leaders;
export const allProjects = (): readonly PrintedProject[] => printed.projects;
/** What a discarded card brings. */
export const saleOf = (): number => printed.sale;

export function cardFacts(card: Card): PrintedCard {
  return cards.get(card) ?? BLANK;
}

export function colourOf(card: Card): Colour {
  return cardFacts(card).colour;
}

export function leaderFacts(leader: Leader): PrintedLeader {
  return leaders.get(leader) ?? { leader, coins: 0, effects: [], words: [] };
}

/** Whether a card or leader is a leader. */
export const isLeader = (thing: Card | Leader): thing is Leader => leaders.has(thing as Leader);

/** A card or leader as the sheets name it. */
export const thingPlace = (thing: Card | Leader): string =>
  `${isLeader(thing) ? "leader" : "card"}:${thing}`;

export function boardFacts(board: Board): PrintedBoard {
  return boards.get(nameOf(board)) ?? { board, start: null, start_words: null, stages: [] };
}

/** A stage, counted from 1. */
export function stageFacts(board: Board, stage: number): PrintedStage {
  return boardFacts(board).stages[stage - 1] ?? { cost: NOTHING, effects: [], words: [] };
}

export function projectFacts(project: Project): PrintedProject {
  const facts = printed.projects.find((facts) => facts.project === project);
  return facts ?? { ...EMPTY, project };
}
