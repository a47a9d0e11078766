import type { Row, View } from "./types.ts";

/** What units on a wonder bring each seat with a row of the table (section 10 of the rules). */
export function wonderPoints(units: readonly number[], row: Row, participant: number): number[] {
  const most = Math.max(...units);
  const leaders = units.filter((count) => count === most).length;
  const second = Math.max(0, ...units.filter((count) => count < most));
  const seconds = units.filter((count) => count === second).length;
  return units.map((count) => {
    if (count === 0) return 0;
    if (count === most) return leaders === 1 ? row.first : row.second;
    return leaders === 1 && count === second && seconds === 1 ? row.second : participant;
  });
}

/** The row that the next finished wonder is scored with (TOB-10.1). */
export function nextRow(view: View): Row {
  const { rows, light_row } = view.tables;
  return rows[Math.min(view.finished, rows.length - 1)] ?? light_row;
}

/** What this many discs of a kind bring (TOB-14.4). */
export function discBonus(view: View, discs: number): number {
  const { disc_bonus } = view.tables;
  return discs === 0 ? 0 : (disc_bonus[Math.min(discs, disc_bonus.length) - 1] ?? 0);
}

/** How many discs of each seat show a kind. */
export function discsShowing(discs: readonly string[], kind: string): number {
  return discs.filter((disc) => disc.split("_").includes(kind)).length;
}

/** Whether a seat has done its part while several act at once. */
export function hasActed(view: View, seat: number): boolean {
  const player = view.players[seat];
  if (view.phase === "offering") return player?.offer != null;
  return view.phase === "triple_bonus" && player?.bonus_answer !== null && !player?.bonus_asked;
}
