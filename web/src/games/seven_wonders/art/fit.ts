import { t } from "../../../lib/i18n.svelte.ts";
import type { Cost, Effect } from "../types.ts";

/** How large a card is drawn: in a crowd, in the hand, or alone. */
export type Size = "small" | "hand" | "large";

/** How wide a card is at least, and its symbols where nothing is in the way. */
export const ROOM: Record<Size, { wide: number; symbol: number; cost: number }> = {
  small: { wide: 78, symbol: 19, cost: 15 },
  hand: { wide: 126, symbol: 29, cost: 20 },
  large: { wide: 190, symbol: 42, cost: 27 },
};

/** About how many symbols wide an effect is drawn. */
function wideOf(effect: Effect): number {
  switch (effect.is) {
    case "make":
      return effect.options.reduce(
        (sum, option) => sum + option.length * (effect.options.length > 2 ? 0.74 : 1) + 0.22,
        0,
      );
    case "shields":
      return effect.count * (effect.count > 2 ? 0.76 : 1.02);
    case "points":
    case "coins":
    case "science":
    case "others_lose":
      return 1;
    case "per":
      return (effect.where === "own" ? 0 : 1.3) + 1.35 + effect.what.length * 0.68;
    case "cheap":
      return effect.from === "both" ? 3.3 : 2.5;
    case "per_set":
      return 1.4 + effect.colours.length * 0.6;
    case "cheap_leaders":
      return 3.6;
    default:
      return 2.6;
  }
}

/** About how many symbols wide all effects of a card are. */
export const widthOf = (effects: readonly Effect[]): number =>
  Math.max(
    1,
    effects.reduce((sum, effect) => sum + wideOf(effect) + 0.2, -0.2),
  );

/** How large the symbols of a card can be: they stand in one row. */
export function symbolSize(effects: readonly Effect[], size: Size): number {
  const { wide, symbol } = ROOM[size];
  return Math.min(symbol, (wide - 10) / widthOf(effects));
}

/** How large the symbols of a cost can be: they stand in one row as well. */
export function costSize(cost: Cost | null, size: Size): number {
  const { wide, cost: most } = ROOM[size];
  const units = cost
    ? cost.resources.reduce((sum, [, count]) => sum + count, cost.coins > 0 ? 1 : 0)
    : 1;
  return Math.min(most, (wide - 6) / Math.max(1, units) - 1);
}

/** Where long words of this language may be divided. */
function joints(): Map<string, string> {
  return new Map(
    t("web-swb-joints")
      .split(/\s+/)
      .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]),
  );
}

const words = (name: string): string[] => name.split(/[ -]/);
const longest = (parts: readonly string[]): number => Math.max(...parts.map((part) => part.length));

/** The longest word that need not be divided. */
const WHOLE = 13;

/** A name that fits on its card: divided where that is needed, and how large it can be written. */
export function fitted(name: string): { text: string; letters: number } {
  if (longest(words(name)) <= WHOLE) return { text: name, letters: longest(words(name)) };
  const known = joints();
  const text = name
    .split(" ")
    .map((word) => (word.length > WHOLE ? (known.get(word) ?? word) : word))
    .join(" ");
  const parts = text
    .split(/[ \u00ad-]/)
    .map((part, i, all) => (i < all.length - 1 ? `${part}-` : part));
  return { text, letters: longest(parts) };
}
