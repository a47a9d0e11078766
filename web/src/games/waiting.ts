import type { Text } from "../lib/words.ts";
import type { Scene } from "./types.ts";

/** Whether the viewer must act. */
export function called({ viewer, must }: Pick<Scene, "viewer" | "must">): boolean {
  return viewer !== null && must.includes(viewer);
}

/** Whom the table is waiting for, for a viewer who need not act. */
export function waitingFor({ viewer, must }: Pick<Scene, "viewer" | "must">): Text {
  const others = must.filter((seat) => seat !== viewer);
  return { key: "web-waiting", args: { seats: { seats: others }, count: others.length } };
}
