import type { Outcome } from "../generated/table.ts";

/** The seats of a match, the winner first. */
export function byPlace({ places }: Outcome): number[] {
  return places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}

/** The categories of points in which somebody has some; the others need no room. */
export function scoredCategories({ points }: Outcome): string[] {
  return Object.keys(points[0]?.categories ?? {}).filter((id) =>
    points.some(({ categories }) => categories[id]),
  );
}

/** Points as they are printed: with a minus sign, not a hyphen. */
export function printed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
