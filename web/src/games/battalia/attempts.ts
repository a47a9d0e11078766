import type { BattaliaPlay } from "./play.svelte.ts";
import { exitsOf } from "./printed.ts";
import {
  HEROES,
  placed,
  type Action,
  type Artefact,
  type Rank,
  type Shape,
  type View,
} from "./types.ts";

/** What somebody means who points at something that is not possible: the rules are asked why not. */
export const attempts = {
  deal(id: string): Action {
    const [verb, what = "", level = "0"] = id.split(":");
    if (verb === "recruit") return { recruit: { rank: what as Rank } };
    if (verb === "create") return { create: { artefact: what as Artefact } };
    return { build: { shape: what as Shape, level: level === "0" ? null : Number(level) } };
  },

  place(view: View, square: string): Action {
    return { place: { square, exits: exitsOf(placed(view)?.shape ?? "straight") } };
  },

  /** What the chosen deed would be on a square. */
  square({ deed, hero, own, phase }: BattaliaPlay, square: string): Action | null {
    const out = HEROES.find((_, i) => own?.heroes[i] != null) ?? "a";
    const off = HEROES.find((_, i) => own?.heroes[i] == null) ?? "a";
    if (phase === "starts") return { start: { square } };
    switch (deed) {
      case "move":
        return { walk: { hero: hero ?? out, square } };
      case "hire":
        return { hire: { hero: off, square } };
      case "upgrade":
        return { upgrade: { square } };
      case "occupy":
        return { occupy: { square } };
      case "retreat":
        return { retreat: { square, horse: false } };
      case "attack":
        return { attack: { square, foe: "city", heroes: [out] } };
      default:
        return null;
    }
  },
};
