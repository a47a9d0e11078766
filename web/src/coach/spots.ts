import { elementOf } from "../lessons/aim.ts";

/** Where something is on the screen. */
export interface Spot {
  x: number;
  y: number;
}

/**
 * Where the lower part of a place is, by the id that views give it: boards mark theirs with
 * `data-place`. Null if it is not on the screen.
 */
export function spotOf(board: Element, place: string): Spot | null {
  const found = elementOf(place);
  const box = found?.getBoundingClientRect();
  if (!found || !box || box.width === 0) return null;
  const spot = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height * 0.72) };
  return !board.contains(found) || inside(board.getBoundingClientRect(), spot) ? spot : null;
}

const inside = (box: DOMRect, { x, y }: Spot): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
