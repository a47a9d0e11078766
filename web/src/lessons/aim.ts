/** A box on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const CHOSEN = ["aria-pressed", "aria-checked", "aria-selected", "aria-expanded"];

/** The box of an element; of what is in it, if it has none of its own. */
export function boxOf(element: Element): Box | null {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  const parts = [...element.children].flatMap((child) => boxOf(child) ?? []);
  if (parts.length === 0) return null;
  const left = Math.min(...parts.map((part) => part.left));
  const top = Math.min(...parts.map((part) => part.top));
  const right = Math.max(...parts.map((part) => part.left + part.width));
  const bottom = Math.max(...parts.map((part) => part.top + part.height));
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * What finds the elements of a place: those that are marked with its name, or else those with an attribute
 * of what can be pressed; `card-tavern` is also `data-card="tavern"`.
 */
export function queryOf(place: string): string {
  const [, kind, id] = /^([a-z]+)-(.+)$/.exec(place) ?? [];
  const named = `[data-place~=${JSON.stringify(place)}]`;
  return kind === undefined ? named : `${named}, [data-${kind}=${JSON.stringify(id)}]`;
}

/** The visible element of a place. */
export function elementOf(place: string): Element | null {
  const all = document.querySelectorAll(queryOf(place));
  return [...all].find((element) => boxOf(element) !== null) ?? null;
}

const scrolls = (value: string): boolean => value === "auto" || value === "scroll";

/** Brings an element to where it can be seen, if a list or a page has to be scrolled for it. */
export function reveal(element: Element): void {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(parent);
    const room = parent.getBoundingClientRect();
    if (scrolls(overflowY)) {
      if (top < room.top) parent.scrollTop += top - room.top - 8;
      else if (bottom > room.bottom) parent.scrollTop += bottom - room.bottom + 8;
    }
    if (scrolls(overflowX)) {
      if (left < room.left) parent.scrollLeft += left - room.left - 8;
      else if (right > room.right) parent.scrollLeft += right - room.right + 8;
    }
  }
}

/** Whether the middle of a box can be seen: a board that is zoomed in shows a part of itself. */
export function inSight(element: Element, { left, top, width, height }: Box): boolean {
  const room = element.closest("main.board")?.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return !room || (x > room.left && x < room.right && y > room.top && y < room.bottom);
}

/** Whether what was to be pressed has been pressed: it says so, or it was. */
function isPressed(element: Element, place: string, pressed: ReadonlySet<string>): boolean {
  const states = CHOSEN.map((name) => element.getAttribute(name)).filter((it) => it !== null);
  return states.length > 0 ? states.includes("true") : pressed.has(place);
}

/** The first of the places that is there and has not been pressed yet. */
export function aimOf(
  places: readonly string[],
  pressed: ReadonlySet<string>,
): { place: string; element: Element } | null {
  for (const [i, place] of places.entries()) {
    const element = elementOf(place);
    if (!element) continue;
    if (i === places.length - 1 || !isPressed(element, place, pressed)) return { place, element };
  }
  return null;
}
