import { known, list, t } from "../../lib/i18n.svelte.ts";
import type { Arg, Text, Words } from "../../lib/words.ts";
import type { Thing } from "./choices.ts";
import type { WondersPlay } from "./play.svelte.ts";
import type { HandCard, Lack } from "./types.ts";

/** Why something cannot be done: the rule, and the sentence with what is missing. */
export interface Obstacle {
  rule: string;
  why: Text;
}

/** What puts units into words: the language that is spoken, or another one. */
type Speaker = Pick<Words, "format" | "list">;

const spoken: Speaker = { format: t, list };

/** The values of a sentence about a price that cannot be paid. */
function missing(lack: Lack | null, speaker: Speaker): Record<string, Arg> {
  if (lack === null) return {};
  if ("coins" in lack) {
    const { needed, missing } = lack.coins;
    return { needed, missing, coins: needed - missing };
  }
  const units = Object.entries(lack.resources);
  const words = units.map(([id, count]) => speaker.format(`swb-units-${id}`, { count }));
  return { missing: speaker.list(words) };
}

/** Why a card of the hand cannot be built. */
export function cardObstacle(held: HandCard | null | undefined, speaker = spoken): Obstacle | null {
  if (!held?.rule || !held.why) return null;
  return { rule: held.rule, why: { key: held.why, args: missing(held.lack, speaker) } };
}

/** Why a leader of the hand cannot be recruited: it costs more than there is. */
export function leaderObstacle(play: WondersPlay, thing: Thing): Obstacle {
  const needed = play.view.leaders?.find(({ leader }) => leader === thing)?.coins ?? 0;
  const coins = play.city(play.home)?.coins ?? 0;
  const args = { needed, coins, missing: Math.max(0, needed - coins) };
  return { rule: "SWL-3.6", why: { key: "swb-why-leader_coins", args } };
}

/** An obstacle in words, as far as there are any. */
export function whyWords(play: WondersPlay, obstacle: Obstacle): string {
  return known(obstacle.why.key) ? play.words(obstacle.why) : "";
}
