import { letters } from "../art/seats.ts";
import type { LoadedGame, Play } from "../games/types.ts";
import { parts, t } from "../lib/i18n.svelte.ts";
import type { Part, Text } from "../lib/words.ts";
import Emblem from "../shell/Emblem.svelte";
import { drawn, split, type Account, type Describe } from "../sheet/account.ts";
import type { Host } from "../sheet/sheets.svelte.ts";
import { spokenOf, type Change } from "./since.ts";
import type { Table } from "./table.ts";

/** What a sentence says of a seat, without its name at the front: a panel shows whose it is. */
export function saidOf(text: Text, seat: number, name: (seat: number) => string): Part[] {
  const [first, ...rest] = parts(text, name);
  const named = first?.kind === "seat" && first.seat === seat;
  return named ? rest : [...(first ? [first] : []), ...rest];
}

/** The sentences about what a seat has done. */
export const deedsOf = (changes: readonly Change[], seat: number): Text[] =>
  changes
    .filter((change) => change.seat === seat && !change.follows)
    .flatMap(({ lines }) => {
      const line = lines.find((one) => spokenOf(one) === seat) ?? lines[0];
      return line ? [line.text] : [];
    });

/** A player as a thing that can be looked at. */
function player(table: Table, game: LoadedGame, seat: number): Account {
  const info = table.seats[seat];
  const bot = typeof info?.holder === "object" ? info.holder.bot : null;
  const letter = letters(table.seats.map((one) => one.name))[seat] ?? "";
  const deeds = deedsOf(table.changes, seat).map((text) =>
    saidOf(text, seat, (other) => table.name(other))
      .map((part) => part.text)
      .join("")
      .trim(),
  );
  return {
    name: table.name(seat),
    kind: [bot ? t(`level-${bot}`) : "", t("web-points", { points: game.score(table.view, seat) })]
      .filter(Boolean)
      .join(" · "),
    picture: drawn(Emblem, { seat, size: 56, letter }),
    figures: drawn(game.Panel, { seat }),
    ...(deeds.length > 0
      ? { chains: [t("web-since-did"), ...deeds.map((deed) => `– ${deed}`)] }
      : {}),
  };
}

/** The things of a table: its players, and whatever the game describes. */
export function hostOf(id: string, table: Table, game: LoadedGame, play: Play): Host {
  let describe: Describe | null = null;
  return {
    game: id,
    play,
    name: (seat) => table.name(seat),
    async prepare() {
      describe ??= (await game.things?.())?.describe ?? null;
    },
    describe(thing) {
      const [kind, what] = split(thing);
      if (kind === "player") return player(table, game, Number(what));
      return describe?.(play, kind, what) ?? null;
    },
  };
}
