import { entryOf, seatsOf } from "../../games/registry.ts";
import { shelf } from "../../games/shelf.svelte.ts";
import { alike, keepChoice, lastChoice, ALL_LEVELS, type Choice } from "../../lib/choice.ts";
import { t } from "../../lib/i18n.svelte.ts";

let changed: Readonly<Record<string, Choice>> = $state.raw({});

/** How each game is played next, the same everywhere on the page. */
export const choices = {
  of(game: string): Choice {
    const seats = seatsOf(game);
    const players = entryOf(game)?.box.players ?? seats[0] ?? 2;
    const levels = shelf.card(game)?.levels ?? ALL_LEVELS;
    return changed[game] ?? lastChoice(game, { seats, levels, players });
  },
  keep(game: string, choice: Choice): void {
    changed = { ...changed, [game]: choice };
    keepChoice(game, choice);
  },
};

/** A choice in a few words. */
export function inWords(choice: Choice): string {
  const level = alike(choice);
  const bots = t("web-against", { bots: choice.bots.length, level: level ?? "mixed" });
  const extra = Object.keys(choice.options).length;
  return extra === 0 ? bots : `${bots} · ${t("web-against-options", { count: extra })}`;
}
