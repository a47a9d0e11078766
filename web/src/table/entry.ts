import type { Entry } from "../generated/table.ts";
import type { Text } from "../lib/words.ts";

/** An entry in words, where the game's own events do not tell it. */
export function tellEntry({ seat, what }: Entry<unknown>): Text | null {
  const args = { seat: { seat } };
  if (what === "resign") return { key: "table-log-resign", args };
  if (what === "reclaim") return { key: "table-log-reclaim", args };
  if (what === "new_host") return { key: "table-log-new_host", args };
  if ("undo" in what) {
    return { key: "table-log-undo", args: { ...args, steps: what.undo.entries.length } };
  }
  if ("hand_over" in what) {
    const level = { key: `table-level-${what.hand_over.level}` };
    return { key: "table-log-hand_over", args: { ...args, level } };
  }
  return null;
}
