import { list, say, t } from "../../lib/i18n.svelte.ts";
import { cardsArg, demandOf, NONE, total } from "./cards.ts";
import type { TowerPlay } from "./play.svelte.ts";
import { spaceOf } from "./spaces.ts";
import type { Cards, Kind, WonderView } from "./types.ts";

/** Building cards in words. */
export function cardWords(cards: Cards): string {
  if (total(cards) === 0) return t("web-tob-no-cards");
  return say({ key: "web-tob-cards", args: { cards: cardsArg(cards) } }, String);
}

/** What a disc demands, in words. */
export const discWords = (disc: string): string => cardWords(demandOf(disc));

/** This many cards of a kind, in words. */
export function counted(kind: Kind, count: number): string {
  return count > 0 ? cardWords({ ...NONE, [kind]: count }) : `${t(`tob-kind-${kind}`)}: 0`;
}

/** A space on a wonder, what lies there, and what can be done, in words. */
export function describeSpace(play: TowerPlay, id: string): string {
  const space = spaceOf(play.view, id);
  if (space === null) return "";
  const name = t(`tob-wonder-${space.wonder}`);
  return [name, content(play, id), play.open.has(id) ? t("web-tob-space-open") : ""]
    .filter(Boolean)
    .join(", ");
}

function content(play: TowerPlay, id: string): string {
  const space = spaceOf(play.view, id);
  if (!space?.disc) return t("web-tob-space-empty");
  const disc = t("web-tob-space-disc", { disc: discWords(space.disc) });
  if (space.takenBy !== null) {
    return `${disc}, ${t("web-tob-space-taken", { name: play.scene.name(space.takenBy) })}`;
  }
  return space.onColumn ? `${disc}, ${t("web-tob-space-column")}` : disc;
}

/** Who stands how well on a wonder, in words. */
export function standing(play: TowerPlay, wonder: WonderView): string {
  const some = wonder.units.flatMap((units, seat) =>
    units > 0
      ? [
          t("web-tob-standing", {
            name: play.scene.name(seat),
            units,
            points: wonder.prospects[seat] ?? 0,
          }),
        ]
      : [],
  );
  return some.length > 0 ? list(some) : t("web-tob-standing-none");
}
