import { list, t } from "../../lib/i18n.svelte.ts";
import { CELLS, indexOf } from "./cells.ts";
import type { Ghost } from "./ghost.ts";
import type { BabylonPlay } from "./play.svelte.ts";
import { CORNERS, type GardenView, type SpotView, type TileView } from "./types.ts";

/** A tile in words: material, flower, symbols. */
export function tileWords(tile: TileView): string {
  const symbols = CORNERS.flatMap((corner, i) => {
    const symbol = tile.symbols[i];
    return symbol
      ? [
          t("web-byl-symbol-at", {
            symbol: t(`byl-decoration-${symbol}`),
            corner: t(`byl-corner-${corner}`),
          }),
        ]
      : [];
  });
  return t("web-byl-tile", {
    material: t(`byl-material-${tile.material}`),
    flower: t(`byl-flower-${tile.flower}`),
    symbols: list(symbols),
  });
}

/** A place of the quarry in words. */
export function spotWords(play: BabylonPlay, spot: SpotView): string {
  if (spot.tile === null) return t("web-byl-spot-empty", { spot: spot.spot });
  const pillars = spot.pillars[play.scene.viewer ?? play.view.active] ?? 0;
  return t("web-byl-spot", {
    spot: spot.spot,
    tile: tileWords(spot.tile),
    pillars,
    below: spot.below,
  });
}

/** What is on top of a cell, in words. */
export function cellWords(garden: GardenView, cell: string): string {
  const top = garden.cells[indexOf(cell)];
  if (!top || top.level === 0) return t("web-byl-cell-board", { cell });
  const part = garden.decorations.find(({ parts }) =>
    parts.some((other) => other.cell === cell && other.level === top.level),
  );
  const belvedere = garden.belvederes.some(
    (other) => other.cell === cell && other.level === top.level,
  );
  const what = part
    ? t(`byl-decoration-${part.decoration}`)
    : belvedere
      ? t("web-byl-belvedere")
      : top.symbol
        ? t("web-byl-cell-symbol", { symbol: t(`byl-decoration-${top.symbol}`) })
        : t("web-byl-cell-blank");
  return t("web-byl-cell", { cell, level: top.level, what });
}

/** What a tile would cost and make possible, in words. */
export function ghostWords(ghost: Ghost): string {
  const { lay, laid } = ghost;
  if (laid === null) return t("web-byl-ghost-illegal", { cell: lay.at });
  const chances = laid.prospects.map(({ decoration, points }) =>
    t("web-byl-prospect", { decoration: t(`byl-decoration-${decoration}`), points }),
  );
  const open =
    lay.open === null ? "" : ` ${t("web-byl-ghost-open", { corner: t(`byl-corner-${lay.open}`) })}`;
  const words = t("web-byl-ghost", {
    cell: lay.at,
    level: lay.level,
    turn: lay.turn,
    cost: laid.cost,
  });
  const possible =
    chances.length > 0 ? ` ${t("web-byl-ghost-chances", { chances: list(chances) })}` : "";
  return `${words}${open}${possible}`;
}

/** What screen readers are told beyond what has the focus. */
export function whisperOf(play: BabylonPlay): string {
  if (play.region === "garden" && play.ghost) return ghostWords(play.ghost);
  return "";
}

/** What stands in a garden, level by level, in words. */
export function gardenWords(garden: GardenView): string[] {
  return CELLS.filter((cell) => (garden.cells[indexOf(cell)]?.level ?? 0) > 0).map((cell) =>
    cellWords(garden, cell),
  );
}
