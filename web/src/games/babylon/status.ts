import type { Arg, Text } from "../../lib/words.ts";
import { called } from "../waiting.ts";
import type { BabylonPlay } from "./play.svelte.ts";

const text = (key: string, args: Record<string, Arg> = {}): Text => ({
  key: `web-byl-status-${key}`,
  args,
});

/** Who must do what, in words. */
export function statusOf(play: BabylonPlay): Text {
  const { scene, view } = play;
  if (scene.beat?.caption) return scene.beat.caption;
  if (view.phase === "over") return { key: "byl-end-last_round" };
  if (play.hintText) return { key: "web-hint-is", args: { hint: play.words(play.hintText) } };
  if (!called(scene)) return text(`other_${view.phase}`, { seat: { seat: view.active } });
  switch (view.phase) {
    case "picking":
      return text("picking");
    case "removing":
      return play.chosen ? confirming(play) : text("removing", { count: view.to_remove });
    case "digging":
      return play.chosen ? confirming(play) : text("digging");
    default:
      return building(play);
  }
}

function confirming(play: BabylonPlay): Text {
  const action = play.chosen ? play.words(play.scene.rules.tell(play.chosen)) : "";
  return text("confirm", { action });
}

function building(play: BabylonPlay): Text {
  if (play.keeping) return text("keeping");
  if (play.chosen) return confirming(play);
  if (play.tile !== null && play.places.length === 0) return text("no_place");
  if (play.tile !== null) return text("placing", { count: play.own?.pillars ?? 0 });
  if (play.chances.length > 0) return text("decorating", { count: play.chances.length });
  return text("done");
}
