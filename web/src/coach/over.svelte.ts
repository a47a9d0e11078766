import type { LoadedGame } from "../games/types.ts";
import { settings, type Warn } from "../lib/settings.svelte.ts";
import type { Match } from "../table/match.svelte.ts";
import { Watch } from "./watch.svelte.ts";

/** How long a player looks at the board before the coach does, in milliseconds. */
const PAUSE = 300;

/** Whether a match is one person's own, against bots, in this browser. A lesson knows better itself. */
const isPractice = ({ link, seats }: Match): boolean =>
  link.local && !link.taught && seats.filter(({ holder }) => holder === "human").length === 1;

/** Watches over what is done in a match against bots; nowhere else. Called while a component is made. */
export function watchOver(match: Match, game: LoadedGame): Watch {
  const warn = (): Warn => (isPractice(match) ? settings.warn : "off");
  const watch = new Watch(
    {
      get decision() {
        return match.decision;
      },
      get latest() {
        return match.latest;
      },
      get past() {
        return match.past;
      },
      look: (view) => game.engine.look(view, match.viewer),
    },
    warn,
  );
  match.guard = (action) => watch.allows(action);
  $effect(() => {
    const [latest, viewer] = [match.latest, match.viewer];
    if (latest === null || viewer === null) return;
    const { must, may } = latest.waiting;
    if (!must.includes(viewer) && !may.includes(viewer)) watch.rest();
  });
  $effect(() => {
    if (match.decision === null || !match.settled || warn() === "off") return;
    const timer = setTimeout(() => !document.hidden && watch.follow(), PAUSE);
    return () => clearTimeout(timer);
  });
  return watch;
}
