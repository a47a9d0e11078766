import type { Pictured, Shown } from "./pictures/index.ts";

/** Illustrations are a chunk of their own, asked for as soon as the game is opened. */
let draw: ((what: Pictured) => Shown) | null = $state.raw(null);
let asked = false;

export function loadPictures(): void {
  if (asked) return;
  asked = true;
  void import("./pictures/index.ts").then(({ show }) => (draw = show));
}

/** An illustration, as soon as it is there. */
export function pictureOf(what: Pictured): Shown | null {
  loadPictures();
  return draw?.(what) ?? null;
}
