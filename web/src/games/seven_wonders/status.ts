import type { Arg, Text } from "../../lib/words.ts";
import { waitingFor } from "../waiting.ts";
import { targetOf } from "./choices.ts";
import { actionWords } from "./describe.ts";
import type { WondersPlay } from "./play.svelte.ts";
import { cityOf } from "./table.ts";
import type { Action } from "./types.ts";

const text = (key: string, args: Record<string, Arg> = {}): Text => ({
  key: `web-swb-status-${key}`,
  args,
});

/** What calls the viewer to act. */
export function callOf(play: WondersPlay): Text | null {
  const { phase } = play.view;
  if (phase === "turn") return { key: "web-swb-call-card" };
  const leaders = play.recruits || (typeof phase === "object" && "leader_draft" in phase);
  return { key: leaders ? "web-swb-call-leader" : "web-swb-call-choose" };
}

/** Who must do what, in words. */
export function statusOf(play: WondersPlay): Text {
  if (play.beat?.caption) return play.beat.caption;
  if (play.over) return text("over");
  if (play.hinted && play.chosen) {
    return { key: "web-hint-is", args: { hint: words(play, play.chosen) } };
  }
  if (play.chosen) return text("confirm", { action: words(play, play.chosen) });
  if (!play.mine) return waiting(play);
  return asked(play);
}

function words(play: WondersPlay, action: Action): string {
  const free = targetOf(action) === "free";
  const said = actionWords(play, action, play.price(action));
  return free ? play.words({ key: "web-swb-for-free-city", args: { action: said } }) : said;
}

/** What the viewer is asked. */
function asked(play: WondersPlay): Text {
  const { phase } = play.view;
  if (typeof phase === "object") {
    if ("leader_draft" in phase) return text("leader_draft", { pick: phase.leader_draft.pick });
    if ("draft" in phase) return text("draft", { pick: phase.draft.pick });
    if ("extra_leader" in phase) return text("extra_leader");
    if ("courtesans" in phase) {
      return text(
        cityOf(play.view, phase.courtesans.city) === play.home ? "courtesans" : "courtesans_city",
      );
    }
    return text(cityOf(play.view, phase.dig.city) === play.home ? "dig" : "dig_city");
  }
  switch (phase) {
    case "recruit":
      return text("recruit", { age: play.view.age });
    case "losses":
      return text("losses", { owed: play.city(play.home)?.owed ?? 0 });
    case "sides":
      return text("sides");
    case "last_card":
      return text(play.target === "free" ? "last_city" : "last_card");
    case "penalty":
      return text(play.tray.kind === "cards" ? "destroy" : "return");
    default:
      return play.target === "free" ? text("free_city") : text("turn");
  }
}

/** What has been chosen, and whom the table waits for. */
function waiting(play: WondersPlay): Text {
  const wait = waitingFor(play.scene);
  if (play.committed.length === 0) return wait;
  return text("chosen", {
    actions: play.committed.map((action) => words(play, action)).join("; "),
    waiting: play.words(wait),
  });
}
