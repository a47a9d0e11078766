import { plansOf, type Choice } from "../../lib/choice.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { startHere } from "../start.ts";

/** Begins a match as it was chosen, and goes there. If that cannot be: why, in words. */
export function playHere(game: string, choice: Choice): Promise<string> {
  settings.game = game;
  return startHere(game, choice.options, plansOf(choice));
}
