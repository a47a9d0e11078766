import type { Facet } from "./actions.ts";
import { distances, tilesOf } from "./map.ts";
import { HEROES, kindOf, type Hero, type PlayerView, type View } from "./types.ts";

/** How many steps can be paid with Supply: cards in hand, tokens in the pool, jokers. */
export function supplies(view: View, own: PlayerView): number {
  const kinds = ["supply", "joker"];
  const inHand = (own.hand ?? []).filter((card) => card === "supply").length;
  const laid = view.pool.filter(({ token }) => kinds.includes(kindOf(token).kind));
  return inHand + laid.reduce((sum, { left }) => sum + left, 0);
}

/** The terrain on which steps are free (BAT-17.2). */
export const homeOf = (view: View, own: PlayerView): string | null =>
  view.options.advanced_terrain ? own.faction : null;

/** Where a hero stands; nowhere off the board. */
const standsAt = (own: PlayerView, hero: Hero): string | null =>
  own.heroes[HEROES.indexOf(hero)] ?? null;

/** Walks of several steps: each begins with a legal one (BAT-11.4). */
export function routes(view: View, own: PlayerView, facets: readonly Facet[]): Facet[] {
  const tiles = tilesOf(view);
  const home = homeOf(view, own);
  const most = supplies(view, own);
  const found = new Map<string, Facet>();
  for (const facet of facets) {
    if (facet.verb !== "walk" || facet.square === null) continue;
    const stands = standsAt(own, facet.hero ?? "a");
    for (const [goal, rest] of distances(tiles, facet.square, home)) {
      const cost = rest + 1;
      const key = `${facet.hero} ${goal}`;
      const known = found.get(key)?.cost ?? Infinity;
      if (rest === 0 || goal === stands || cost > most || cost >= known) continue;
      found.set(key, { ...facet, square: goal, goal, cost });
    }
  }
  // What one step or a free walk reaches needs no route.
  const direct = new Set(
    facets
      .filter(({ verb }) => verb === "walk" || verb === "roam")
      .map(({ hero, square }) => `${hero} ${square}`),
  );
  return [...found].filter(([key]) => !direct.has(key)).map(([, facet]) => facet);
}

/** The next step of a walk to a square; nothing if there is none that brings the hero nearer. */
export function nextStep(
  view: View,
  own: PlayerView,
  facets: readonly Facet[],
  hero: Hero,
  goal: string,
): Facet | null {
  const from = standsAt(own, hero);
  if (from === null || from === goal) return null;
  const tiles = tilesOf(view);
  const home = homeOf(view, own);
  let best: Facet | null = null;
  let least = distances(tiles, from, home).get(goal) ?? Infinity;
  for (const facet of facets) {
    if (facet.hero !== hero || facet.square === null) continue;
    if (facet.verb !== "walk" && facet.verb !== "roam") continue;
    const rest = distances(tiles, facet.square, home).get(goal) ?? Infinity;
    if (rest < least || (facet.square === goal && rest <= least)) {
      least = rest;
      best = facet;
    }
  }
  return best;
}

/** What a way to a square costs, for sorting and for the map. */
export function costOf({ verb, cost }: Facet): number {
  const costs: Partial<Record<string, number>> = { roam: 0, walk: cost ?? 1, ride: 4, fly: 9 };
  return costs[verb] ?? 5;
}
