import type { WondersPlay } from "./play.svelte.ts";
import type { UseKind } from "./choices.ts";
import { thingPlace } from "./printed.ts";

const USE_KEYS: Record<string, UseKind> = { b: "build", s: "stage", d: "sell", t: "tower" };
/** What B does with a leader. */
const FOR_LEADERS: readonly UseKind[] = ["recruit", "keep", "copy"];

/** What a key does; says whether it meant something. */
export function keyOf(play: WondersPlay, event: KeyboardEvent): boolean {
  const { key } = event;
  if (/^[1-9]$/.test(key)) return pickNumber(play, Number(key) - 1);
  const use = USE_KEYS[key];
  if (use && play.card !== null) {
    const instead = play.recruits ? "recruit" : null;
    const leaders = play.uses.find(({ kind }) => FOR_LEADERS.includes(kind))?.kind ?? instead;
    play.setUse(use === "build" ? (leaders ?? use) : use);
    return true;
  }
  return cycle(play, key) || look(play, key) || (play.inTray && move(play, key));
}

const sizeOf = ({ tray }: WondersPlay): number =>
  tray.kind === "cards" ? tray.cards.length : tray.kind === "answers" ? tray.answers.length : 0;

function pickNumber(play: WondersPlay, at: number): boolean {
  if (at >= sizeOf(play)) return false;
  if (play.at !== at) play.pick(at);
  return true;
}

/** V goes through the ways, P through the payments, F from city to city, N takes nothing. */
function cycle(play: WondersPlay, key: string): boolean {
  if (key === "v" && play.chosenUse) {
    const { variants } = play.chosenUse;
    const next = variants.findIndex(({ id }) => id === play.variant?.id) + 1;
    play.setVariant(variants[next % variants.length]?.id ?? "");
    return true;
  }
  if (key === "p" && play.variant) {
    play.paying = (play.paying + 1) % play.variant.payments.length;
    return true;
  }
  if (key === "f" && play.targets.length > 1) {
    play.aim(play.target === "own" ? "free" : "own");
    return true;
  }
  const nothing = play.nothing;
  if (key === "n" && nothing !== null) {
    play.at = null;
    play.choose(nothing);
    return true;
  }
  return false;
}

/** C shows the viewer's city, L and R the neighbours', I the card in words, O the tower. */
function look(play: WondersPlay, key: string): boolean {
  const city = { c: play.home, l: play.left, r: play.right }[key];
  if (city !== undefined) play.open = { city };
  else if (key === "i" && play.card) play.scene.explain(thingPlace(play.card), null);
  else if (key === "o" && (play.view.tower || play.view.project)) play.open = "tower";
  else return false;
  return true;
}

function move(play: WondersPlay, key: string): boolean {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const size = sizeOf(play);
  if (step === undefined || size === 0) return false;
  play.pick(((play.at ?? (step > 0 ? -1 : 0)) + step + size) % size);
  return true;
}
