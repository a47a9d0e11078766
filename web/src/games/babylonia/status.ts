import type { Arg, Text } from "../../lib/words.ts";
import { labelOf, placeOf } from "./map.ts";
import type { BabyloniaPlay } from "./play.svelte.ts";

const text = (key: string, args: Record<string, Arg> = {}): Text => ({
  key: `web-bab-status-${key}`,
  args,
});

/** Who must do what, in words. */
export function statusOf(play: BabyloniaPlay): Text {
  const { scene, view } = play;
  if (scene.beat?.caption) return scene.beat.caption;
  if (typeof view.phase === "object" && "over" in view.phase) return text("over");
  if (!play.mine) return others(play);
  if (play.hintText && !play.chosen)
    return { key: "web-hint-is", args: { hint: words(play, play.hintText) } };
  if (play.chosen) return chosen(play);
  if (typeof view.phase === "object") {
    return text("take_card", { hex: placeOf(view.phase.taking_card.ziggurat) });
  }
  if (view.phase === "scoring") return text("score");
  if (view.phase === "extra_turn") return text("extra_turn");
  return placing(play);
}

function words(play: BabyloniaPlay, said: Text): string {
  return play.words(said);
}

function chosen(play: BabyloniaPlay): Text {
  const action = play.chosen ? words(play, play.scene.rules.tell(play.chosen)) : "";
  const { gain } = play;
  const closes = play.view.sites
    .filter((site) => site.missing.length === 1 && site.missing[0] === play.pinned)
    .map((site) => labelOf(site.hex));
  return text(gain > 0 ? "confirm_gain" : "confirm", {
    action,
    gain,
    hinted: play.hinted ? "yes" : "no",
    pointer: coarse() ? "finger" : "mouse",
    closes: closes.length,
    sites: closes.join(", "),
  });
}

/** Whether people point with fingers here. */
function coarse(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

function placing(play: BabyloniaPlay): Text {
  const { view } = play;
  const placed = view.placed.length;
  const more = play.kind !== null;
  if (view.play_complete) return text(more ? "may_go_on" : "complete");
  if (placed > 0) return text("one_more");
  return text(play.demand === "play" ? "place" : play.demand);
}

function others({ scene, view }: BabyloniaPlay): Text {
  const seat = { seat: scene.must[0] ?? view.active };
  if (typeof view.phase === "object") return text("other_card", { seat });
  if (view.phase === "scoring") return text("other_score", { seat });
  if (view.phase === "extra_turn") return text("other_extra_turn", { seat });
  return text("other_place", { seat });
}
