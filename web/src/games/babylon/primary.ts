import type { Arg } from "../../lib/words.ts";
import type { Primary } from "../types.ts";
import type { BabylonPlay } from "./play.svelte.ts";

/** What the big button says and does. */
export function primaryOf(play: BabylonPlay): Primary | null {
  if (play.legal.length === 0) return null;
  const button = (key: string, args: Record<string, Arg> = {}): Primary => ({
    text: { key: `web-byl-go-${key}`, args },
    enabled: play.chosen !== null,
    run: () => play.confirm(),
  });
  switch (play.view.phase) {
    case "picking":
      return button("pick");
    case "removing":
      return button("remove");
    case "digging":
      return button("dig");
    default:
      return building(play, button);
  }
}

function building(
  play: BabylonPlay,
  button: (key: string, args?: Record<string, Arg>) => Primary,
): Primary {
  if (play.chosen && "decorate" in play.chosen) {
    return button("decorate", {
      decoration: { key: `byl-decoration-${play.chosen.decorate.decoration}` },
    });
  }
  if (play.chosen && play.ghost?.laid) return button("place", { cost: play.ghost.laid.cost });
  const end = play.legal.some((action) => "end" in action);
  return { ...button("end"), enabled: end && !play.keeping, run: () => play.end() };
}
