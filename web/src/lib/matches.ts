/** Matches of one person, wherever they are played, and what came of them. */

import type { TableInfo } from "../generated/protocol.ts";

/** A match in a list. */
export interface Listed {
  readonly info: TableInfo;
  /** Whether it is played in this browser alone. */
  readonly local: boolean;
  /** Whether it has gone to a table with friends. */
  readonly away?: boolean;
  /** Who must act, as far as that is known. */
  readonly must: readonly number[];
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

/** The seats of this person: those that they play themselves, not those of others at their screen. */
export function ownSeats({ info, local }: Pick<Listed, "info" | "local">, me: string | null) {
  return info.seats.flatMap(({ kind, player }, seat) =>
    kind === "player" && (local || (me !== null && player === me)) ? [seat] : [],
  );
}

/** Whether a match waits for this person or somebody at their screen. */
export function waitsForMe({ info, local, must }: Listed, me: string | null): boolean {
  return must.some((seat) => {
    const card = info.seats[seat];
    if (card === undefined || card.kind === "bot") return false;
    return local || (me !== null && card.player === me);
  });
}

/** Matches that go on: those that wait for this person first, the longest waiting foremost. */
export function running(list: readonly Listed[], me: string | null): Listed[] {
  const open = list.filter(({ info: { stage } }) => stage === "gathering" || stage === "playing");
  const rank = (match: Listed): number => (waitsForMe(match, me) ? 0 : 1);
  return open.sort((a, b) => rank(a) - rank(b) || b.since - a.since);
}

/** Matches that are over, the latest first. */
export function finished(list: readonly Listed[]): Listed[] {
  const over = list.filter(({ info }) => info.stage === "over" && info.result !== null);
  return over.sort((a, b) => b.info.changed - a.info.changed);
}

/** What a person has achieved at a game. */
export interface Record {
  played: number;
  won: number;
  /** The most points in a match; null if there was none. */
  best: number | null;
  /** When the last match ended, in milliseconds since 1970. */
  last: number | null;
}

/** The result of this person in a match that is over; null for somebody who only watched. */
export function ownResult(match: Listed, me: string | null) {
  const [seat] = ownSeats(match, me);
  const { result } = match.info;
  if (seat === undefined || result === null) return null;
  return { place: result.places[seat] ?? 0, points: result.points[seat] ?? 0 };
}

/** What this person has achieved in these matches. */
export function recordOf(list: readonly Listed[], me: string | null): Record {
  const over = finished(list).flatMap((match) => {
    const own = ownResult(match, me);
    return own === null ? [] : [{ ...own, at: match.info.changed }];
  });
  return {
    played: over.length,
    won: over.filter(({ place }) => place === 1).length,
    best: over.length === 0 ? null : Math.max(...over.map(({ points }) => points)),
    last: over[0]?.at ?? null,
  };
}

const UNITS = [
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
] as const;

/** How long ago something was, in the largest unit that fits. */
export function ago(at: number, now: number): { unit: string; count: number } {
  const passed = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, ms]) => passed >= ms) ?? ["now", 1];
  return { unit, count: unit === "now" ? 0 : Math.floor(passed / length) };
}
