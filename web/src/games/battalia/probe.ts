import { EXITS } from "./facts.ts";
import type { BattaliaPlay } from "./play.svelte.ts";
import type { Action, Artefact, Rank, Shape, View } from "./types.ts";

/** Actions that are not legal, so that the table says why. */
export const probe = {
  deal(id: string): Action {
    const [verb, what = "", level = "0"] = id.split(":");
    if (verb === "recruit") return { recruit: { rank: what as Rank } };
    if (verb === "create") return { create: { artefact: what as Artefact } };
    return { build: { shape: what as Shape, level: Number(level) } };
  },

  place(view: View, square: string): Action {
    const purpose = view.task?.purpose;
    const built = typeof purpose === "object" && "build" in purpose ? purpose.build[0] : "straight";
    return { place: { square, exits: EXITS[built] } };
  },

  /** What the chosen deed would be on a square. */
  square({ deed, hero, own, phase }: BattaliaPlay, square: string): Action | null {
    const out = own?.heroes.findIndex((at) => at !== null) ?? -1;
    const off = own?.heroes.findIndex((at) => at === null) ?? -1;
    if (phase === "starts") return { start: { square } };
    switch (deed) {
      case "move":
        return { walk: { hero: hero ?? Math.max(0, out), square } };
      case "hire":
        return { hire: { hero: Math.max(0, off), square } };
      case "upgrade":
        return { upgrade: { square } };
      case "occupy":
        return { occupy: { square } };
      case "retreat":
        return { retreat: { square, horse: false } };
      case "attack":
        return { attack: { square, foe: "city", heroes: [Math.max(0, out)] } };
      default:
        return null;
    }
  },
};
