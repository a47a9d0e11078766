import type { Kind, Wonder } from "../../generated/tower_of_babel.ts";

export type {
  Action,
  ActionCard,
  Answer,
  Cards,
  ColumnView,
  Event,
  Forecast,
  Kind,
  KindBonus,
  NextRow,
  Offered,
  Phase,
  PlayerView,
  Printed,
  Question,
  Rejected,
  SpaceView,
  View,
  Wonder,
  WonderView,
} from "../../generated/tower_of_babel.ts";

export const KINDS: readonly Kind[] = ["camel", "crane", "ship", "mason"];

export const WONDERS: readonly Wonder[] = [
  "tower_of_babel",
  "pyramids_of_giza",
  "hanging_gardens",
  "statue_of_zeus",
  "temple_of_artemis",
  "mausoleum",
  "colossus",
  "lighthouse",
];

/** What a disc demands of one kind. */
export interface Need {
  kind: Kind;
  number: number;
}

/** What a disc demands: `ship_5`, or `camel_2_mason_3` (TOB-5.3, TOB-5.4). */
export function needsOf(disc: string): Need[] {
  const parts = disc.split("_");
  const needs: Need[] = [];
  for (let i = 0; i + 1 < parts.length; i += 2) {
    needs.push({ kind: parts[i] as Kind, number: Number(parts[i + 1]) });
  }
  return needs;
}
