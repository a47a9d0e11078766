import type { Arg, Text } from "../../lib/words.ts";
import { waitingFor } from "../waiting.ts";
import { discArg, wonderArg } from "./cards.ts";
import type { TowerPlay } from "./play.svelte.ts";

const text = (key: string, args: Record<string, Arg> = {}): Text => ({
  key: `web-tob-status-${key}`,
  args,
});

/** What calls the viewer to act. */
export function callOf(play: TowerPlay): Text | null {
  if (play.view.phase === "offering") return { key: "web-tob-call-offer" };
  return play.view.phase === "triple_bonus" ? { key: "web-tob-call-answer" } : null;
}

/** Who must do what, in words. */
export function statusOf(play: TowerPlay): Text {
  const { view } = play;
  if (play.beat?.caption) return play.beat.caption;
  if (typeof view.phase === "object") return text("over");
  if (play.hintText) return { key: "web-hint-is", args: { hint: play.words(play.hintText) } };
  if (!play.mine) return others(play);
  switch (view.phase) {
    case "choosing":
      return choosing(play);
    case "offering":
      return text("offer", { ...site(play), seat: { seat: view.active } });
    case "building":
      return building(play);
    case "triple_bonus": {
      const { points, triple } = play.rejected;
      return play.onlyNo ? text("only_no") : text("triple_bonus", { count: points, more: triple });
    }
    case "double_turn":
      return play.onlyNo ? text("only_no") : text("double_turn");
  }
}

/** The wonder and the disc that the column stands for. */
function site({ view }: TowerPlay): Record<string, Arg> {
  const { column } = view;
  return column ? { wonder: wonderArg(column.wonder), disc: discArg(column.disc) } : {};
}

function choosing(play: TowerPlay): Text {
  if (play.chosen)
    return text("confirm", { action: play.words(play.scene.rules.tell(play.chosen)) });
  return text(play.view.double_turns > 0 ? "choose_again" : "choose");
}

function building(play: TowerPlay): Text {
  if (play.pinned === "abandon") {
    const points = play.foretell([])?.paid.reduce((sum, paid) => sum + paid, 0) ?? 0;
    return text("confirm_abandon", { points });
  }
  return text("build", site(play));
}

function others(play: TowerPlay): Text {
  const { scene, view } = play;
  const seat = { seat: scene.must[0] ?? view.active };
  switch (view.phase) {
    case "choosing":
      return text("other_choose", { seat });
    case "offering":
      return waitingFor(scene);
    case "building":
      return text("other_build", { seat });
    case "double_turn":
      return text("other_double_turn", { seat });
    default:
      return waitingFor(scene);
  }
}
