import type { Arg, Text } from "../../lib/words.ts";
import { foeArgs, needKinds } from "./describe.ts";
import type { BattaliaPlay } from "./play.svelte.ts";
import { couldBuy } from "./primary.ts";
import { fetched, kindOf, nameOf, stillOwed, type View } from "./types.ts";

const text = (key: string, args: Record<string, Arg> = {}): Text => ({
  key: `web-bat-status-${key}`,
  args,
});

/** What calls the viewer to act, if it is not their turn. */
export function callOf({ view, scene, phase }: BattaliaPlay): Text | null {
  if (phase === "answer" && view.battle?.defender === scene.viewer) {
    return { key: "web-bat-call-attacked" };
  }
  return view.battle?.defender === scene.viewer ? { key: "web-bat-call-defend" } : null;
}

/** Who must do what, in words. */
export function statusOf(play: BattaliaPlay): Text {
  const { view, phase } = play;
  if (play.beat?.caption) return play.beat.caption;
  if (phase === "over") return text("over");
  if (play.hintText) return { key: "web-hint-is", args: { hint: play.words(play.hintText) } };
  if (!play.mine) return others(play);
  if (play.pinned) return confirming(play);
  switch (phase) {
    case "act":
      return acting(play);
    case "pay": {
      const needs = stillOwed(view);
      return text("pay", { cards: { keys: needs ? needKinds(needs).map(nameOf) : [] } });
    }
    case "open":
    case "raise":
      return fighting(play);
    case "answer":
      return text(typeof view.battle?.foe === "object" ? "answer_hero" : "answer", {
        ...foeArgs(view.battle?.foe),
        seat: { seat: view.active },
        square: { place: view.battle?.square ?? "", label: view.battle?.square ?? "" },
        attack: view.battle?.attack ?? 0,
        defence: view.battle?.defence ?? 0,
      });
    case "fetch":
      return text("fetch", { count: fetched(view) });
    default:
      return text(phase);
  }
}

function confirming(play: BattaliaPlay): Text {
  const facet = play.pinned;
  if (facet === null) return text("act");
  if (facet.verb === "end") return text(couldBuy(play) ? "confirm_end" : "end");
  if (facet.verb === "pass") {
    const attacks = play.view.active === play.scene.viewer;
    return text(attacks ? passAttack(play.view) : "confirm_pass_defence");
  }
  return text("confirm", { action: play.words(play.tell(facet)) });
}

const passAttack = ({ battle }: View): string =>
  battle?.defender == null ? "confirm_stop" : "confirm_pass";

function acting(play: BattaliaPlay): Text {
  if (play.deed !== null) return text(`deed_${play.deed}`);
  return text(play.facets.length <= 1 ? "end" : "act");
}

function fighting(play: BattaliaPlay): Text {
  if (play.deed !== null) return text(`deed_${play.deed}`);
  const more = play.lack;
  const args = { more, attack: play.view.battle?.attack ?? 0 };
  const lays = play.facets.filter(({ verb }) => verb === "lay");
  const weapons = lays.every(({ card }) => card !== null && kindOf(card).kind === "weapon");
  if (play.phase === "open" && lays.length > 0 && weapons) return text("weapon_first", args);
  if (more > 0) return text(play.phase === "open" ? "open" : "raise", args);
  return text("complete", args);
}

/** Somebody else acts. */
function others({ view, scene, phase }: BattaliaPlay): Text {
  const seat = { seat: scene.must[0] ?? view.actor };
  if (view.battle) {
    const { square, attack, defence } = view.battle;
    return text("other_battle", {
      seat,
      square: { place: square, label: square },
      attack,
      defence,
    });
  }
  const named = ["factions", "starts", "gather"];
  return text(named.includes(phase) ? `other_${phase}` : "other", { seat });
}
