import type { Primary } from "../types.ts";
import type { Facet } from "./actions.ts";
import type { BattaliaPlay } from "./play.svelte.ts";

/** What ends a step where nothing else is chosen, in the order of what is meant. */
const ENDS = ["complete", "pass", "done", "keep", "end"];

/** What the big button would do. */
export function chosen(play: BattaliaPlay): Facet | null {
  if (play.pinned !== null) return play.pinned;
  const ends = ENDS.map((verb) => play.facets.find((facet) => facet.verb === verb));
  return ends.find((facet) => facet !== undefined) ?? null;
}

/** Whether ending the turn should be asked again: something can still be bought. */
export const couldBuy = (play: BattaliaPlay): boolean =>
  play.deals.size > 0 || play.deeds.has("upgrade");

/** What the big button says and does. */
export function primaryOf(play: BattaliaPlay): Primary | null {
  const facet = chosen(play);
  if (facet === null) return play.mine ? { ...button("confirm"), enabled: false, run } : null;
  function run(): void {
    if (facet === null) return;
    // What loses a battle or wastes cards is asked once more.
    const twice = facet.verb === "pass" || (facet.verb === "end" && couldBuy(play));
    if (play.pinned === null && twice) play.pinned = facet;
    else {
      play.pinned = facet;
      play.confirm();
    }
  }
  const named = [...ENDS, "attack", "place"].includes(facet.verb);
  return { ...button(named ? facet.verb : "confirm"), enabled: true, run };
}

const button = (key: string): { text: { key: string } } => ({ text: { key: `web-bat-go-${key}` } });
