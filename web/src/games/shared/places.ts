import { tick } from "svelte";

/** Attributes that hold the name of a place on the board. */
export type PlaceAttribute = `data-${"hex" | "square" | "cell" | "spot" | "space"}`;

/** The place where an event happened, if there is one. */
export function placeAt(event: Event, attribute: PlaceAttribute): string | null {
  if (!(event.target instanceof Element)) return null;
  return event.target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;
}

/** Whether a key activates the focused element; if so, the event goes no further. */
export function presses(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Focuses a place as soon as it is drawn. */
export async function focusOn(
  board: Element | undefined,
  attribute: PlaceAttribute,
  place: string,
): Promise<void> {
  await tick();
  const node = board?.querySelector<HTMLElement | SVGElement>(`[${attribute}="${place}"]`);
  if (node && document.activeElement !== node) node.focus({ preventScroll: true });
}
