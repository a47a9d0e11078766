import type {
  Action,
  Artefact,
  Faction,
  Great,
  Hero,
  Needs,
  Rank,
  Shape,
  Task,
  View,
} from "../../generated/battalia.ts";

export type {
  Action,
  Aim,
  Answer,
  Artefact,
  BattleView,
  Event,
  Faction,
  Foe,
  Great,
  Hero,
  LaidView,
  Needs,
  Phase,
  PileView,
  PlayerView,
  Printed,
  Question,
  Rank,
  Route,
  Shape,
  Task,
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
export const HEROES: readonly Hero[] = ["a", "b"];
export const GREATS: readonly Great[] = ["hammer", "blade", "shield", "wings", "horn"];
export const ROADS: readonly Shape[] = ["straight", "curve", "tee", "cross"];
export const CITIES: readonly Shape[] = ["one", "two_opposite", "two_adjacent", "three", "four"];

/** The name of an action that carries something. */
type Keys<T> = T extends string ? T : T extends object ? keyof T : never;
export type Verb = Keys<Action>;

/** What an action of a kind carries. */
type Carried<T, V> = T extends object ? (V extends keyof T ? T[V] : never) : never;
export type Of<V extends Verb> = Carried<Action, V>;

/** What a task of a kind carries; nothing if another one is under way. */
function under<K extends Keys<Task>>(view: View, kind: K): Carried<Task, K> | null {
  const task = view.task;
  if (task === null || typeof task === "string" || !(kind in task)) return null;
  return (task as Record<string, unknown>)[kind] as Carried<Task, K>;
}

/** What is still to be paid. */
export const stillOwed = (view: View): Needs | null => under(view, "pay")?.needs ?? null;
/** The terrain card that is to be placed. */
export const placed = (view: View): { shape: Shape; level: number | null } | null =>
  under(view, "place");
/** How many cards the horn can still bring. */
export const fetched = (view: View): number => under(view, "fetch")?.left ?? 0;

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
