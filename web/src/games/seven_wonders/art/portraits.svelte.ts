import type { Leader } from "../types.ts";
import type { Portrait } from "./medals.ts";

/** Portraits are loaded when the first leader is shown: most games have none. */
let draw: ((leader: Leader) => Portrait) | null = $state.raw(null);
let asked = false;

export function portraitOf(leader: Leader): Portrait | null {
  if (!asked) {
    asked = true;
    void import("./medals.ts").then((medals) => (draw = medals.portrait));
  }
  return draw?.(leader) ?? null;
}
