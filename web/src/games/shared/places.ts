import { tick } from "svelte";

/** Attributes that name the places of a board. */
export type PlaceAttribute = `data-${"hex" | "square" | "cell" | "spot" | "space"}`;

/** The place that an event is about, if there is one. */
export function placeAt(event: Event, attribute: PlaceAttribute): string | null {
  if (!(event.target instanceof Element)) return null;
  return event.target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;
}

/** Whether a key presses what has the focus; nobody else hears of it then. */
export function presses(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Gives a place the focus of the page, as soon as it is drawn. */
export async function focusOn(
  board: Element | undefined,
  attribute: PlaceAttribute,
  place: string,
): Promise<void> {
  await tick();
  const node = board?.querySelector<HTMLElement | SVGElement>(`[${attribute}="${place}"]`);
  if (node && document.activeElement !== node) node.focus({ preventScroll: true });
}
