import type { TowerPlay } from "./play.svelte.ts";
import { ALL, step } from "./spaces.ts";
import { KINDS } from "./types.ts";

/** What a key does; says whether it meant something. */
export function keyOf(play: TowerPlay, event: KeyboardEvent): boolean {
  const number = /^[0-9]$/.test(event.key) ? Number(event.key) : null;
  if (play.question !== null && (event.key === "y" || event.key === "n")) {
    play.answer(event.key === "y");
    return true;
  }
  if (play.mayOffer && offerKey(play, event.key, number)) return true;
  if (play.mayBuild && buildKey(play, event.key, number)) return true;
  if (play.mayPass && event.key === "p") {
    play.pin("pass");
    return true;
  }
  return move(play, event.key);
}

function offerKey(play: TowerPlay, key: string, number: number | null): boolean {
  if (key === "t") {
    play.toggleTrade();
    return true;
  }
  if (number === 0) {
    play.cancel();
    return true;
  }
  const kind = number === null ? undefined : KINDS[number - 1];
  if (kind === undefined) return false;
  const next = play.offered[kind] + 1;
  play.lay(kind, next > play.most[kind] ? 0 : next);
  return true;
}

function buildKey(play: TowerPlay, key: string, number: number | null): boolean {
  if (key === "a") {
    play.pin("abandon");
    return true;
  }
  if (key === "j") {
    play.completing = (play.completing + 1) % Math.max(1, play.possible.length);
    return true;
  }
  const offer = number === null ? undefined : play.offers[number - 1];
  if (offer === undefined) return false;
  play.toggleHelper(offer.seat);
  return true;
}

function move(play: TowerPlay, key: string): boolean {
  if (!play.onBoard) return false;
  const to = step(play.focus || (ALL[0] ?? ""), key, play.columns);
  if (to === null) return false;
  play.focus = to;
  play.hover = null;
  return true;
}
