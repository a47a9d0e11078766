import type { Action, Aim, Hero, Of, Verb } from "./types.ts";

/** What a person wants to do, before it is said with what and where. */
export type Deed =
  | "upgrade"
  | "hire"
  | "move"
  | "attack"
  | "occupy"
  | "amulet"
  | "title"
  | "scroll"
  | "pitch"
  | "strike"
  | "hide"
  | "horn"
  | "join"
  | "retreat";

/** The deeds in the order of the buttons. */
export const DEEDS: readonly Deed[] = [
  "move",
  "attack",
  "occupy",
  "hire",
  "upgrade",
  "amulet",
  "title",
  "scroll",
  "pitch",
  "strike",
  "hide",
  "horn",
  "join",
  "retreat",
];

/** A legal action and what it is about. */
export interface Facet {
  action: Action;
  verb: Verb;
  deed: Deed | null;
  /** The card that it uses or works on. */
  card: string | null;
  /** The place of a card in the player's row that it works on. */
  place: number | null;
  square: string | null;
  hero: Hero | null;
  /** Further steps of a walk lead to this square. */
  goal?: string;
  /** What a walk of several steps costs. */
  cost?: number;
}

export const verbOf = (action: Action): Verb =>
  (typeof action === "string" ? action : Object.keys(action)[0]) as Verb;

/** What an action of a kind carries; nothing if it is of another kind. */
export function carried<V extends Verb>(action: Action, verb: V): Of<V> | null {
  if (typeof action === "string" || !(verb in action)) return null;
  return (action as Record<string, unknown>)[verb] as Of<V>;
}

const MOVES = ["walk", "ride", "roam", "fly"];

function deedOf(verb: Verb): Deed | null {
  if (MOVES.includes(verb)) return "move";
  return (DEEDS as readonly string[]).includes(verb) ? (verb as Deed) : null;
}

interface Carries {
  aim?: Aim;
  card?: string;
  source?: string;
  square?: string;
  hero?: Hero;
}

/** What an action is about. */
export function facetOf(action: Action): Facet {
  const verb = verbOf(action);
  const about = (typeof action === "string" ? {} : Object.values(action)[0]) as Carries;
  const aim = about.aim;
  const aimed = aim === undefined ? null : "hand" in aim ? aim.hand : null;
  const itself = aim !== undefined && "itself" in aim ? aim.itself : null;
  return {
    action,
    verb,
    deed: deedOf(verb),
    card: aimed ?? itself ?? about.card ?? about.source ?? null,
    place: aim !== undefined && "row" in aim ? aim.row : null,
    square: about.square ?? null,
    hero: about.hero ?? null,
  };
}

/** Which way to a square comes first where there are several: walks before a horse or the wings. */
export function costOf({ verb, cost }: Facet): number {
  const costs: Partial<Record<string, number>> = { roam: 0, walk: cost ?? 1, ride: 4, fly: 9 };
  return costs[verb] ?? 5;
}

/** Whether two actions are the same. */
export const same = (a: Action | null, b: Action | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The id of something on the market: `recruit:chief`, `create:tool`, `build:curve:0`. */
export function dealOf(action: Action): string | null {
  const recruit = carried(action, "recruit");
  if (recruit) return `recruit:${recruit.rank}`;
  const create = carried(action, "create");
  if (create) return `create:${create.artefact}`;
  const build = carried(action, "build");
  return build ? `build:${build.shape}:${build.level ?? 0}` : null;
}
