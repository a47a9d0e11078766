import type { GameModule } from "../games/types.ts";
import type { AnyLine } from "./position.ts";

/** The points of each seat after each entry of the log, from the opening on. */
export function series(
  lines: readonly AnyLine[],
  seats: number,
  game: Pick<GameModule, "points">,
): number[][] {
  const sums = Array.from({ length: seats }, () => 0);
  const result = [[...sums]];
  for (const line of lines) {
    if (line.undone) continue;
    for (const event of line.events) {
      for (const { seat, points } of game.points(event)) sums[seat] = (sums[seat] ?? 0) + points;
    }
    result.push([...sums]);
  }
  return result;
}

/** Round numbers for an axis from a value (0 or less) up to another. */
export function ticks(most: number, least = 0): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200].find((size) => (most - least) / size <= 5) ?? 500;
  const first = Math.ceil(least / step);
  const count = Math.floor(most / step) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}
