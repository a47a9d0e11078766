import type { WondersPlay } from "./play.svelte.ts";
import { cardOf } from "./choices.ts";
import type { Action, Card } from "./types.ts";

/** What lies before the viewer: cards to use, answers to a question, or nothing. */
export type Tray =
  | { kind: "cards"; cards: readonly Card[] }
  | { kind: "answers"; answers: readonly Action[] }
  | { kind: "none" };

const cards = (list: readonly Card[]): Tray => ({ kind: "cards", cards: list });

/** What lies before the viewer now. */
export function trayOf(play: WondersPlay): Tray {
  const { phase, hand } = play.view;
  const held = (hand ?? []).map(({ card }) => card);
  if (typeof phase === "object" && "dig" in phase) return digTray(play, held);
  switch (phase) {
    case "turn":
      return cards(held);
    case "last_card":
      return cards(play.target === "free" ? (play.view.city_hand ?? []) : held);
    case "over":
      return { kind: "none" };
    default:
      return answers(play);
  }
}

/** Sides, tiles and penalties: whatever can be answered. */
function answers({ legal }: WondersPlay): Tray {
  const lost = legal.filter((action) => typeof action === "object" && "destroy" in action);
  if (lost.length > 0) return cards(lost.flatMap((action) => cardOf(action) ?? []));
  return legal.length > 0 ? { kind: "answers", answers: legal } : { kind: "none" };
}

/** The whole discard pile for who digs in it, what can be built first. */
function digTray({ legal, view }: WondersPlay, held: readonly Card[]): Tray {
  if (!legal.includes("leave")) return held.length > 0 ? cards(held) : { kind: "none" };
  const open = new Set(legal.flatMap((action) => cardOf(action) ?? []));
  const pile = [...new Set(view.known_discards)];
  return cards([
    ...pile.filter((card) => open.has(card)),
    ...pile.filter((card) => !open.has(card)),
  ]);
}
