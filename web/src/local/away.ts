import type { SeatPlan } from "../generated/protocol.ts";
import type { SeatInfo } from "../generated/table.ts";
import { ApiError } from "../lib/api.ts";

/** What a request is called, so that nobody can guess it. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What leaves open whether the server has done it. */
const VAGUE: readonly string[] = ["offline", "unknown", "internal", "storage"];

/**
 * Whether the server may have made the table although the request failed: then only asking again
 * tells. A request that was in doubt before is settled by words about the match alone, not by
 * "too many requests" or "too busy", which come before the server has looked.
 */
export function stillUnknown(error: unknown, doubted: boolean): boolean {
  if (!(error instanceof ApiError) || VAGUE.includes(error.code)) return true;
  return doubted && (error.status === 429 || error.status >= 500);
}

/**
 * What is proposed for the seats of a match that goes on with friends: the first person stays, the
 * seats of the other people are open, bots stay bots. Without other people the first bot makes room.
 */
export function proposal(seats: readonly SeatInfo[]): SeatPlan[] {
  const isPerson = ({ holder, lent, resigned }: SeatInfo): boolean =>
    !resigned && (holder === "human" || lent);
  const me = seats.findIndex(isPerson);
  const alone = seats.filter(isPerson).length < 2;
  const first = seats.findIndex((seat) => !isPerson(seat) && !seat.resigned);
  return seats.map((seat, i): SeatPlan => {
    if (i === me) return "me";
    if (isPerson(seat) || (alone && i === first)) return "open";
    return { bot: seat.holder === "human" ? "normal" : seat.holder.bot };
  });
}
