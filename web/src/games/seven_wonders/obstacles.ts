import { known } from "../../lib/i18n.svelte.ts";
import type { Arg, Text } from "../../lib/words.ts";
import type { Thing } from "./choices.ts";
import type { WondersPlay } from "./play.svelte.ts";
import type { HandCard, Lack } from "./types.ts";

/** Why something cannot be done: the rule, and the sentence with what is missing. */
export interface Obstacle {
  rule: string | null;
  why: Text;
}

/** What is missing, as the view says it. */
function missing(lack: Lack | null): Record<string, Arg> {
  if (lack === null) return {};
  if ("coins" in lack) {
    const { needed, missing } = lack.coins;
    return { needed, missing, coins: needed - missing };
  }
  const units = Object.entries(lack.resources);
  const texts = units.map(([id, count]) => ({ key: `swb-units-${id}`, args: { count } }));
  return { missing: { texts } };
}

/** Why a card in hand cannot be built. */
export function cardObstacle(held: HandCard | null | undefined): Obstacle | null {
  if (!held?.rule || !held.why) return null;
  return { rule: held.rule, why: { key: held.why, args: missing(held.lack) } };
}

/** Why a leader in hand cannot be recruited. */
export function leaderObstacle(play: WondersPlay, leader: Thing): Obstacle | null {
  const refused = play.scene.rules.why({ recruit: { leader } });
  return refused && { rule: refused.rule, why: refused.text };
}

/** An obstacle in words, as far as there are any. */
export function whyWords(play: WondersPlay, obstacle: Obstacle): string {
  return known(obstacle.why.key) ? play.words(obstacle.why) : "";
}
