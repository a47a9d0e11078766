import type { Arg } from "../../lib/words.ts";
import type { Primary } from "../types.ts";
import { total } from "./cards.ts";
import type { TowerPlay } from "./play.svelte.ts";

/** What the big button says and does. */
export function primaryOf(play: TowerPlay): Primary | null {
  const run = (): void => play.confirm();
  const button = (key: string, args: Record<string, Arg> = {}): Primary => ({
    text: { key: `web-tob-go-${key}`, args },
    enabled: play.chosen !== null,
    run,
  });
  if (play.mayPass) return button(play.pinned === "pass" ? "pass" : "choose");
  if (play.mayOffer) return button("offer", { count: total(play.offered) });
  if (!play.mayBuild) return null;
  return button(play.pinned === "abandon" ? "abandon" : "build");
}
