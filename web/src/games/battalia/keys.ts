import { arrow, RUINS } from "./map.ts";
import type { BattaliaPlay } from "./play.svelte.ts";

/** The different cards in hand, in order. */
export function handOf(play: BattaliaPlay): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of play.own?.hand ?? []) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** What a key does; says whether it meant something. */
export function keyOf(play: BattaliaPlay, event: KeyboardEvent): boolean {
  const { key } = event;
  if (key === "r" && play.phase === "place") {
    play.turn();
    return true;
  }
  if (key === "n" && play.choices.length > 0) {
    next(play);
    return true;
  }
  if (key === "m" && play.deeds.has("move")) {
    play.want("move");
    return true;
  }
  if (/^[0-9]$/.test(key) && play.mine) {
    const held = handOf(play)[(Number(key) + 9) % 10];
    if (held) play.pickCard(held.card);
    return held !== undefined;
  }
  return move(play, key);
}

/** Looks at the next of the choices. */
function next(play: BattaliaPlay): void {
  const at = play.choices.findIndex((facet) => facet === play.pinned);
  const facet = play.choices[(at + 1) % play.choices.length];
  if (facet) play.pinned = facet;
}

function move(play: BattaliaPlay, key: string): boolean {
  if (!play.onBoard) return false;
  const to = arrow(play.view, play.focus || RUINS, key);
  if (to === null) return false;
  play.focus = to;
  play.hover = null;
  return true;
}
