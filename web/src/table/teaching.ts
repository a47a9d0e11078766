import type { Snippet } from "svelte";
import type { Match } from "./match.svelte.ts";

/** What a lesson puts on the table screen. */
export interface Teaching {
  title: string;
  /** What the coach says. */
  coach: Snippet<[Match]>;
  /** What the action bar has apart from the big button. */
  tools: { undo: boolean; hint: boolean };
}
