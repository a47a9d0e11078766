import type { Arg, Text } from "../../lib/words.ts";
import type { Line } from "../types.ts";
import type { Action, Event, Flower, View } from "./types.ts";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

/** The name of a place that can be pointed at: a cell of a garden, or a place of the quarry. */
export const cellPlace = (seat: number, cell: string): string => `${seat}:${cell}`;
export const spotPlace = (spot: string): string => `q:${spot}`;

const flowerArg = (flower: Flower): Arg => ({ key: `byl-flower-${flower}` });
const materialArg = (tile: string): Arg => ({ key: `byl-material-${tile.split("_")[0] ?? ""}` });
const cellArg = (seat: number, cell: string): Arg => ({
  place: cellPlace(seat, cell),
  label: cell,
});
const spotArg = (spot: string): Arg => ({ place: spotPlace(spot), label: spot });

const line = (key: string, args: Record<string, Arg> = {}, places: string[] = []): Line => ({
  text: { key: `byl-event-${key}`, args },
  places,
});
const by = (key: string, seat: number, args: Record<string, Arg> = {}, places?: string[]): Line =>
  line(key, { seat: { seat }, ...args }, places);
const heading = (told: Line): Line => ({ ...told, heading: true });

/** An event in words: one or more lines for the log. */
export function tell(event: Event): Line[] {
  switch (event.type) {
    case "board_picked":
      return [by("board_picked", event.seat, { flower: flowerArg(event.board) })];
    case "quarry_laid":
      return [line("quarry_laid")];
    case "clay_removed": {
      const args = { material: materialArg(event.tile), spot: spotArg(event.spot) };
      return [by("clay_removed", event.seat, args, [spotPlace(event.spot)]), ...revealed(event)];
    }
    case "round_began":
      return roundBegan(event);
    case "turn_began":
      return [heading(by(event.dig ? "turn_began" : "nothing_to_dig", event.seat))];
    case "dug":
      return dug(event);
    case "placed":
      return placed(event);
    case "decorated":
      return decorated(event);
    case "turn_ended":
      return ended(event);
    case "scored":
    case "game_over":
      return finalLines(event);
  }
}

function revealed({ revealed: tile, spot }: Of<"dug"> | Of<"clay_removed">): Line[] {
  return tile === null
    ? []
    : [line("revealed", { material: materialArg(tile) }, [spotPlace(spot)])];
}

function roundBegan({ round, token, last }: Of<"round_began">): Line[] {
  const head = heading(line(last ? "last_round" : "round_began", { round }));
  if (token === "none") return [head];
  return [head, line("token", { effect: { key: `byl-effect-${token}` } })];
}

function dug(event: Of<"dug">): Line[] {
  const { seat, tile, spot, pillars, missing } = event;
  const args = { material: materialArg(tile), spot: spotArg(spot), pillars };
  return [
    by("dug", seat, args, [spotPlace(spot)]),
    ...(missing > 0 ? [line("pillars_missing", { count: missing })] : []),
    ...revealed(event),
  ];
}

function placed({ seat, tile, at, level, cost, belvedere, covered }: Of<"placed">): Line[] {
  const args = { material: materialArg(tile), cell: cellArg(seat, at), level, cost };
  const lines = [by("placed", seat, args, [cellPlace(seat, at)])];
  if (belvedere !== null) {
    lines.push(line("belvedere", { cell: cellArg(seat, belvedere) }, [cellPlace(seat, belvedere)]));
  }
  for (const { decoration, cell, hidden } of covered) {
    if (decoration === null) continue;
    const of = { decoration: { key: `byl-decoration-${decoration}` }, cell: cellArg(seat, cell) };
    lines.push(line(hidden ? "hidden" : "partly_hidden", of, [cellPlace(seat, cell)]));
  }
  return lines;
}

function decorated({ seat, decoration, parts, wild, points }: Of<"decorated">): Line[] {
  const cells = parts.map(({ cell }) => cell);
  const args = {
    decoration: { key: `byl-decoration-${decoration}` },
    cell: cellArg(seat, cells[0] ?? ""),
    to: cellArg(seat, cells.at(-1) ?? ""),
    points,
  };
  const places = cells.map((cell) => cellPlace(seat, cell));
  const key = decoration === "statue" ? "decorated" : "decorated_two";
  const told = by(key, seat, args, places);
  return wild === null ? [told] : [told, line("wild", { cell: cellArg(seat, wild) })];
}

function ended({ seat, kept, discarded, pillars, returned }: Of<"turn_ended">): Line[] {
  const first =
    kept === null
      ? by("turn_ended", seat, { pillars })
      : by("kept", seat, { material: materialArg(kept), pillars });
  return [
    first,
    ...(discarded === null ? [] : [by("discarded", seat, { material: materialArg(discarded) })]),
    ...(returned > 0 ? [by("returned", seat, { count: returned })] : []),
  ];
}

function finalLines(event: Of<"scored"> | Of<"game_over">): Line[] {
  if (event.type === "scored") {
    const each = event.points.filter(({ points }) => points !== 0);
    return [
      heading(by("scored", event.seat, { points: event.sum })),
      ...each.map(({ category, points }) =>
        by("scored_category", event.seat, { category: { key: `byl-points-${category}` }, points }),
      ),
    ];
  }
  const points = Math.max(...event.points);
  const key = event.winners.length === 1 ? "winner" : "shared_victory";
  return event.winners.map((seat) => heading(by(key, seat, { points })));
}

/** The flower of a tile that lies open somewhere. */
function flowerOf(tile: string, view: View): Flower {
  const open = [
    ...view.quarry.flatMap((spot) => (spot.tile ? [spot.tile] : [])),
    ...view.players.flatMap(({ stored }) => (stored ? [stored] : [])),
    ...(view.turn.taken ? [view.turn.taken] : []),
  ];
  return open.find((other) => other.tile === tile)?.flower ?? "rose";
}

/** An action in words. */
export function tellAction(action: Action, view: View): Text {
  const say = (key: string, args: Record<string, Arg> = {}): Text => ({
    key: `byl-action-${key}`,
    args,
  });
  const tileArgs = (tile: string): Record<string, Arg> => ({
    material: materialArg(tile),
    flower: flowerArg(flowerOf(tile, view)),
  });
  if ("pick" in action) return say("pick", { flower: flowerArg(action.pick.board) });
  if ("remove" in action) return say("remove", { spot: action.remove.spot });
  if ("dig" in action) {
    const { spot } = action.dig;
    const found = view.quarry.find((other) => other.spot === spot);
    if (!found?.tile) return say("dig_empty", { spot });
    const pillars = found.pillars[view.active] ?? 0;
    return say("dig", { ...tileArgs(found.tile.tile), spot, pillars });
  }
  if ("place" in action) {
    const { tile, at, turn, level, open } = action.place;
    const args = { ...tileArgs(tile), cell: at, turn, level };
    return open === undefined
      ? say("place", args)
      : say("place_open", { ...args, corner: { key: `byl-corner-${open}` } });
  }
  if ("decorate" in action) {
    const { decoration, from, to } = action.decorate;
    const args = { decoration: { key: `byl-decoration-${decoration}` }, cell: from };
    return to === undefined ? say("decorate", args) : say("decorate_two", { ...args, to });
  }
  const { keep } = action.end;
  return keep === undefined ? say("end") : say("end_keeping", tileArgs(keep));
}
