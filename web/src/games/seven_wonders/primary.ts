import type { Primary } from "../types.ts";
import { useOf } from "./choices.ts";
import type { WondersPlay } from "./play.svelte.ts";
import type { Action } from "./types.ts";

/** What the big button says and does. */
export function primaryOf(play: WondersPlay): Primary | null {
  if (play.legal.length === 0) return null;
  const { chosen } = play;
  return {
    text: { key: `web-swb-go-${chosen === null ? "choose" : verbOf(chosen)}` },
    enabled: chosen !== null,
    run: () => play.confirm(),
  };
}

function verbOf(action: Action): string {
  if (typeof action === "string") return action;
  return useOf(action) ?? Object.keys(action)[0] ?? "choose";
}
