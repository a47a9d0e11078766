import type { Action, Artefact, Faction, Great, Rank, Shape } from "../../generated/battalia.ts";

export type {
  Action,
  Aim,
  Artefact,
  BattleView,
  Event,
  Faction,
  Foe,
  Great,
  LaidView,
  Needs,
  Phase,
  PileView,
  PlayerView,
  Rank,
  Shape,
  TaskView,
  TileView,
  View,
} from "../../generated/battalia.ts";

export const FACTIONS: readonly Faction[] = ["barfolk", "islanders", "emberians", "cloudborn"];
export const RANKS: readonly Rank[] = ["tribesman", "chief", "priest", "lord"];
export const ARTEFACTS: readonly Artefact[] = [
  "tool",
  "weapon",
  "amulet",
  "title",
  "scroll",
  "tent",
  "horse",
];
export const GREATS: readonly Great[] = ["hammer", "blade", "shield", "wings", "horn"];
export const ROADS: readonly Shape[] = ["straight", "curve", "tee", "cross"];
export const CITIES: readonly Shape[] = ["one", "two_opposite", "two_adjacent", "three", "four"];

/** The name of an action that carries something. */
type Keys<T> = T extends string ? T : T extends object ? keyof T : never;
export type Verb = Keys<Action>;

/** What an action of a kind carries. */
type Carried<T, V> = T extends object ? (V extends keyof T ? T[V] : never) : never;
export type Of<V extends Verb> = Carried<Action, V>;

/** What a card or token is: its kind and its faction, if it has one (BAT-6.1). */
export interface Kind {
  kind: string;
  faction: Faction | null;
}

/** Takes `barfolk_chief`, `supply`, `hammer` or `joker` apart. */
export function kindOf(token: string): Kind {
  const [first = "", second] = token.split("_");
  if (second !== undefined) return { kind: second, faction: first as Faction };
  return { kind: first, faction: null };
}

const has = <T extends string>(list: readonly T[], id: string): id is T =>
  (list as readonly string[]).includes(id);

export const isRank = (kind: string): kind is Rank => has(RANKS, kind);
export const isArtefact = (kind: string): kind is Artefact => has(ARTEFACTS, kind);
export const isGreat = (kind: string): kind is Great => has(GREATS, kind);
export const isRoad = (shape: string): boolean => has(ROADS, shape);

/** The message that names a kind of card. */
export function nameOf(kind: string): string {
  if (isRank(kind)) return `bat-unit-${kind}`;
  if (isArtefact(kind)) return `bat-artefact-${kind}`;
  return isGreat(kind) ? `bat-great-${kind}` : `bat-card-${kind}`;
}
