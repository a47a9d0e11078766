import type { ReplayInfo } from "../generated/protocol.ts";
import type { AnyStep } from "../table/past.ts";
import { whole } from "./file.ts";
import { LocalHost } from "./host.ts";
import { keeper } from "./keeper.ts";

/** How many steps are asked for at once. */
const CHUNK = 64;

/** A match that was played here. */
export interface Played {
  about(): ReplayInfo;
  steps(from: number, viewer: number | null): Promise<AnyStep[]>;
}

/** A match that was played here to its end. */
export async function played(id: string): Promise<Played> {
  const host = await LocalHost.open(id);
  if (host === null || host.file.result === null) throw new Error("there is no such match to show");
  const { game, rules_version, options, seats, commitment, log, seed, salt } = host.file;
  return {
    about: () => ({
      game,
      rules_version,
      options,
      seats: seats.map(({ name }) => name),
      steps: log.length,
      commitment,
      reveal: { seed, salt },
    }),
    steps: (from, viewer) => host.past(id, from, CHUNK, viewer),
  };
}

/** Saves a match that was played here as a file. */
export async function download(id: string): Promise<void> {
  const found = await keeper.load(id);
  if (found === null) return;
  const file = whole(found.match, found.log);
  const text = JSON.stringify(file, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${file.game}-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
