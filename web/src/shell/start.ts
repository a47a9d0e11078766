import type { SeatPlan } from "../generated/protocol.ts";
import { EngineError } from "../engine/door.ts";
import { shelf } from "../games/shelf.svelte.ts";
import { t } from "../lib/i18n.svelte.ts";
import { tableAt } from "../lib/link.ts";
import { go } from "../lib/router.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";

/** What the person at this screen is called, also before they have said so. */
export const ownName = (): string => settings.name || t("seat-name", { number: 1 });

/** Begins a match in this browser and goes there. If that cannot be: why, in words. */
export async function startHere(
  game: string,
  options: Record<string, unknown>,
  plans: readonly SeatPlan[],
): Promise<string> {
  // Only the server knows whether some facts are replaced here.
  await shelf.answered;
  const tables = shelf.card(game)?.tables;
  try {
    const { begin, seatsOf } = await import("../local/start.ts");
    const seats = seatsOf(plans, ownName());
    const id = await begin({ game, options: tables ? { ...options, tables } : options, seats });
    go(tableAt(id, true));
    return "";
  } catch (error) {
    if (error instanceof EngineError) return t(error.key ?? "web-error");
    return t(error instanceof DOMException ? "web-here-unsaved" : "web-error-offline");
  }
}
