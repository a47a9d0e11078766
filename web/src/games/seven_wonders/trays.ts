import type { WondersPlay } from "./play.svelte.ts";
import { thingOf, type Thing } from "./choices.ts";
import type { Action } from "./types.ts";

/** What lies before the viewer: cards or leaders to use, answers to a question, or nothing. */
export type Tray =
  | { kind: "cards"; cards: readonly Thing[] }
  | { kind: "answers"; answers: readonly Action[] }
  | { kind: "none" };

const cards = (list: readonly Thing[]): Tray => ({ kind: "cards", cards: list });

/** What lies before the viewer now. */
export function trayOf(play: WondersPlay): Tray {
  const { phase, hand } = play.view;
  const held = (hand ?? []).map(({ card }) => card);
  if (typeof phase === "object") {
    if ("dig" in phase) return digTray(play, held);
    if ("draft" in phase) return answers(play);
    if ("leader_draft" in phase) return leaderTray(play);
    // Everybody else waits and looks at the hand.
    if (play.legal.length === 0) return held.length > 0 ? cards(held) : { kind: "none" };
    return "courtesans" in phase ? cards(things(play)) : leaderTray(play);
  }
  switch (phase) {
    case "recruit":
      return leaderTray(play);
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

/** What actions are possible with. */
const things = ({ legal }: WondersPlay): Thing[] => [
  ...new Set(legal.flatMap((action) => thingOf(action) ?? [])),
];

/** The leaders in hand. */
function leaderTray(play: WondersPlay): Tray {
  const open = things(play);
  const held = (play.view.leaders ?? []).map(({ leader }) => leader);
  if (held.length === 0) return { kind: "none" };
  // What has been kept in the draft can no longer be chosen and comes last.
  const free = held.filter((leader) => open.includes(leader));
  return cards(free.length > 0 ? [...free, ...held.filter((it) => !free.includes(it))] : held);
}

/** Sides, tiles, penalties and losses: whatever can be answered. */
function answers({ legal }: WondersPlay): Tray {
  const lost = legal.filter((action) => typeof action === "object" && "destroy" in action);
  if (lost.length > 0) return cards(lost.flatMap((action) => thingOf(action) ?? []));
  return legal.length > 0 ? { kind: "answers", answers: fullFirst(legal) } : { kind: "none" };
}

/** Where coins are owed, paying all of them comes first. */
function fullFirst(legal: readonly Action[]): readonly Action[] {
  const paid = (action: Action): number =>
    typeof action === "object" && "pay_loss" in action ? action.pay_loss.coins : 0;
  return legal.toSorted((a, b) => paid(b) - paid(a));
}

/** The whole discard pile for the player who digs in it; what can be built comes first. */
function digTray(play: WondersPlay, held: readonly Thing[]): Tray {
  const { legal, view } = play;
  if (!legal.includes("leave")) return held.length > 0 ? cards(held) : { kind: "none" };
  const open = new Set(things(play));
  const pile = [...new Set(view.known_discards)];
  return cards([
    ...pile.filter((card) => open.has(card)),
    ...pile.filter((card) => !open.has(card)),
  ]);
}
