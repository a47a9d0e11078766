/** A box on the screen. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where a sheet lies, and how high and wide it may be there. */
export interface Spot {
  left: number;
  top: number;
  maxWidth: number;
  maxHeight: number;
}

/** Between a sheet and what it speaks of, and between it and the edge of the window. */
export const GAP = 8;

const clamp = (n: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, Math.max(low, n)));

/** Beside what the sheet speaks of, never over it: on the first side that has room for all of it, or
 * else where there is most room. */
export function beside(anchor: Rect, size: Size, room: Size): Spot {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const across = room.height - 2 * GAP;
  const along = room.width - 2 * GAP;
  const sides = [
    { is: "right", width: room.width - right - 2 * GAP, height: across },
    { is: "left", width: anchor.left - 2 * GAP, height: across },
    { is: "below", width: along, height: room.height - bottom - 2 * GAP },
    { is: "above", width: along, height: anchor.top - 2 * GAP },
  ] as const;
  const fits = sides.find(({ width, height }) => width >= size.width && height >= size.height);
  const area = ({ width, height }: Size): number =>
    Math.max(0, Math.min(width, size.width)) * Math.max(0, Math.min(height, size.height));
  const side = fits ?? sides.reduce((best, other) => (area(other) > area(best) ? other : best));
  const width = Math.min(size.width, Math.max(0, side.width));
  const height = Math.min(size.height, Math.max(0, side.height));
  const middle = {
    x: clamp(anchor.left + (anchor.width - width) / 2, GAP, room.width - width - GAP),
    y: clamp(anchor.top + anchor.height / 2 - height / 3, GAP, room.height - height - GAP),
  };
  const at = {
    right: { left: right + GAP, top: middle.y },
    left: { left: anchor.left - GAP - width, top: middle.y },
    below: { left: middle.x, top: bottom + GAP },
    above: { left: middle.x, top: anchor.top - GAP - height },
  }[side.is];
  return { ...at, maxWidth: Math.max(0, side.width), maxHeight: Math.max(0, side.height) };
}

/** On a phone: at the top or the bottom of the screen, whichever is farther from what it speaks of. */
export function opposite(anchor: Rect, size: Size, room: Size): Spot {
  const above = anchor.top - 2 * GAP;
  const below = room.height - (anchor.top + anchor.height) - 2 * GAP;
  const up = above > below;
  const maxHeight = Math.max(0, up ? above : below);
  const height = Math.min(size.height, maxHeight);
  const top = up ? GAP : room.height - height - GAP;
  return { left: GAP, top, maxWidth: room.width - 2 * GAP, maxHeight };
}

/** Whether two boxes share a part of the screen. */
export function overlap(a: Rect, b: Rect): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
