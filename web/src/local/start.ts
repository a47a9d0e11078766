import type { SeatPlan } from "../generated/protocol.ts";
import type { Waiting } from "../generated/table.ts";
import { openDoor } from "../engine/load.ts";
import type { Door } from "../engine/door.ts";
import type { GameFile, Kept, SeatSetup } from "./file.ts";
import { keeper, type Keeper } from "./keeper.ts";

/** What the bots are called. */
export const BOTS = [
  "Enki",
  "Inanna",
  "Nabu",
  "Ishtar",
  "Sargon",
  "Ninlil",
  "Utu",
  "Nisaba",
] as const;

/** A match to be begun here. */
export interface Plan {
  game: string;
  options: Record<string, unknown>;
  seats: readonly SeatSetup[];
  rematchOf?: string;
}

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Seats as they were planned: this person, bots, and people at this screen. */
export function seatsOf(plans: readonly SeatPlan[], me: string): SeatSetup[] {
  const people = plans.map((plan) =>
    typeof plan === "object" && "local" in plan ? plan.local : plan === "me" ? me : null,
  );
  return plans.map((plan, seat): SeatSetup => {
    if (typeof plan === "object" && "bot" in plan) {
      return { name: botName(seat, people), holder: plan };
    }
    return { name: people[seat] ?? me, holder: "human" };
  });
}

/** What the bot on a seat is called, so that nobody takes it for one of the people. */
function botName(seat: number, people: readonly (string | null)[]): string {
  const name = BOTS[seat % BOTS.length] ?? BOTS[0];
  return people.includes(name) ? `${name} 2` : name;
}

/** Deals and keeps a match; its id says where it is. */
export async function begin(
  plan: Plan,
  keep: Keeper = keeper,
  open: (game: string) => Promise<Door> = openDoor,
): Promise<string> {
  const door = await open(plan.game);
  const origin = {
    seed: String(new BigUint64Array(random(8).buffer)[0]),
    salt: hex(random(32)),
  };
  const { options, seats } = plan;
  const { waiting } = door.ask({ open: { options, seats, origin } }) as { waiting: Waiting };
  const now = Date.now();
  const match: Kept = {
    id: hex(random(6)),
    opening: door.ask("save") as GameFile,
    created: now,
    changed: now,
    must: waiting.must,
    result: null,
    rematchOf: plan.rematchOf ?? null,
    next: null,
  };
  await keep.add(match);
  return match.id;
}
