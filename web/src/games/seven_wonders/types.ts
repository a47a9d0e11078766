import type {
  Colour,
  PrintedEffect,
  Resource,
  Symbol as Science,
  Token,
  Wonder,
} from "../../generated/seven_wonders.ts";

export type {
  Action,
  Answer,
  Bill,
  Board,
  Card,
  CityView,
  Colour,
  Cost,
  Event,
  Gain,
  HandCard,
  Join,
  Lack,
  Leader,
  LeaderCard,
  Loss,
  Mean,
  Part,
  Payment,
  Phase,
  Printed,
  PrintedBoard,
  PrintedCard,
  PrintedEffect as Effect,
  PrintedLeader,
  PrintedPenalty as Penalty,
  PrintedProject,
  PrintedReward as Reward,
  PrintedStage,
  Project,
  Question,
  Resource,
  Side,
  StageView,
  Symbol as Science,
  Tile,
  Token,
  TowerView,
  Town,
  View,
  Way,
  Wonder,
} from "../../generated/seven_wonders.ts";

/** What effects count. */
export type Counted = Extract<PrintedEffect, { is: "per" }>["what"][number];

export const RAW: readonly Resource[] = ["wood", "stone", "clay", "ore"];
export const GOODS: readonly Resource[] = ["glass", "textile", "papyrus"];
export const RESOURCES: readonly Resource[] = [...RAW, ...GOODS];

export const COLOURS: readonly Colour[] = [
  "brown",
  "grey",
  "blue",
  "yellow",
  "red",
  "green",
  "purple",
  "black",
];

export const SCIENCES: readonly Science[] = ["compass", "gear", "tablet"];

export const WONDERS: readonly Wonder[] = [
  "gizah",
  "babylon",
  "olympia",
  "rhodos",
  "ephesos",
  "alexandria",
  "halikarnassos",
  "great_wall",
  "stonehenge",
  "manneken_pis",
  "abu_simbel",
  "rome",
  "petra",
  "byzantium",
];

export const TOKENS: readonly Token[] = [
  "wild_participation",
  "free_structure",
  "free_wonder_stage",
  "vp_per_science_set",
  "vp_per_guild",
  "vp_per_own_wonder_stage",
];

export const TILE_COUNT = 24;
