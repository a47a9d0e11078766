import type { ReplayInfo } from "../generated/protocol.ts";
import { api } from "../lib/api.ts";
import type { From } from "../lib/router.svelte.ts";
import type { AnyStep } from "./past.ts";

/** A match that was played, wherever it is kept. */
export interface Reel {
  readonly from: From;
  readonly id: string;
  about(): Promise<ReplayInfo>;
  /** Some steps from one on, through the eyes of a seat or of a spectator. */
  steps(from: number, viewer: number | null): Promise<AnyStep[]>;
}

/** A match that was played. */
export function reelOf(from: From, id: string): Reel {
  if (from !== "here") {
    return {
      from,
      id,
      about: () => api.replay(from, id),
      steps: (first, viewer) => api.steps<AnyStep>(from, id, first, viewer),
    };
  }
  const load = import("../local/reel.ts").then(({ played }) => played(id));
  // Whoever asks is told.
  load.catch(() => undefined);
  return {
    from,
    id,
    about: async () => (await load).about(),
    steps: async (first, viewer) => (await load).steps(first, viewer),
  };
}
