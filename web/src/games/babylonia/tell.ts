import type { Arg, Text } from "../../lib/words.ts";
import type { Line } from "../types.ts";
import { hexOf, labelOf } from "./map.ts";
import type { Action, Event, Kind } from "./types.ts";

/** A hex in a sentence. */
export const hexArg = (id: string): Arg => ({ place: id, label: labelOf(id) });
export const kindArg = (kind: Kind): Arg => ({ key: `bab-token-${kind}` });

const line = (key: string, args: Record<string, Arg>, places: string[] = []): Line => ({
  text: { key: `bab-event-${key}`, args },
  places,
});

/** An event in words: one or more lines for the log. */
export function tell(event: Event): Line[] {
  switch (event.type) {
    case "placed":
      return [placed(event)];
    case "field_scored": {
      const { seat, hex, tile, points } = event;
      const args = { seat: { seat }, hex: hexArg(hex), tile: { key: `bab-tile-${tile}` }, points };
      return [line("field_scored", args, [hex])];
    }
    case "ziggurat_points": {
      const { seat, points, hex, ziggurats } = event;
      return [line("ziggurat_points", { seat: { seat }, points }, [hex, ...ziggurats])];
    }
    case "city_scored":
      return city(event);
    case "ziggurat_scored": {
      const { hex, winner } = event;
      if (winner === null) return [line("ziggurat_tied", { hex: hexArg(hex) }, [hex])];
      return [line("ziggurat_won", { hex: hexArg(hex), seat: { seat: winner } }, [hex])];
    }
    case "card_taken": {
      const { seat, card, points } = event;
      const taken = line("card_taken", { seat: { seat }, card: { key: `bab-card-${card}` } });
      return points > 0 ? [taken, line("card_points", { seat: { seat }, points })] : [taken];
    }
    case "refilled":
      return event.tokens && event.tokens.length > 0 ? [refilled(event.seat, event.tokens)] : [];
    case "extra_turn":
      return [line("extra_turn", { seat: { seat: event.seat } })];
    case "turn_began":
      return [
        { ...line("turn_began", { seat: { seat: event.seat }, turn: event.turn }), heading: true },
      ];
    case "game_over":
      return [
        { ...line("game_over", { reason: { key: `bab-end-${event.reason}` } }), heading: true },
      ];
    case "placement_ended":
      return [];
  }
}

function refilled(seat: number, tokens: Kind[]): Line {
  const keys = tokens.map((kind) => `bab-token-${kind}`);
  return line("refilled_own", { seat: { seat }, tokens: { keys } });
}

function placed({ seat, hex, token }: Extract<Event, { type: "placed" }>): Line {
  const args = { seat: { seat }, hex: hexArg(hex) };
  if (token === null) return line("placed_face_down", args, [hex]);
  const key = hexOf(hex)?.terrain === "river" ? "placed_face_down_own" : "placed";
  return line(key, { ...args, token: kindArg(token) }, [hex]);
}

function city(event: Extract<Event, { type: "city_scored" }>): Line[] {
  const { hex, winner, connected } = event;
  const tile = { key: `bab-tile-${event.tile}` };
  const each = (key: string, list: number[]): Line[] =>
    list.flatMap((points, seat) =>
      points > 0
        ? [line(key, { seat: { seat }, points, count: points / 2 }, [hex, ...connected])]
        : [],
    );
  const end =
    winner === null
      ? line("city_tied", { hex: hexArg(hex), tile }, [hex])
      : line("city_won", { hex: hexArg(hex), tile, seat: { seat: winner } }, [hex]);
  return [
    line("city_scoring", { hex: hexArg(hex), tile }, [hex, ...connected]),
    ...each("noble_points", event.nobles),
    end,
    ...each("city_points", event.cities),
    ...each("card_points", event.bonus),
  ];
}

/** What an event brings each seat. */
export function pointsOf(event: Event): { seat: number; points: number }[] {
  switch (event.type) {
    case "field_scored":
    case "ziggurat_points":
    case "card_taken":
      return event.points > 0 ? [{ seat: event.seat, points: event.points }] : [];
    case "city_scored":
      return event.nobles.flatMap((nobles, seat) => {
        const points = nobles + (event.cities[seat] ?? 0) + (event.bonus[seat] ?? 0);
        return points > 0 ? [{ seat, points }] : [];
      });
    default:
      return [];
  }
}

/** An action in words. */
export function tellAction(action: Action): Text {
  if (action === "end_placement") return { key: "bab-action-end_placement" };
  if ("place" in action) {
    const { token, hex } = action.place;
    const river = hexOf(hex)?.terrain === "river";
    const args = { token: kindArg(token), hex: hexArg(hex) };
    return { key: river ? "bab-action-place_river" : "bab-action-place", args };
  }
  if ("score" in action)
    return { key: "bab-action-score", args: { hex: hexArg(action.score.hex) } };
  if ("take_card" in action) {
    const card = { key: `bab-card-${action.take_card.card}` };
    return { key: "bab-action-take_card", args: { card } };
  }
  return { key: action.extra_turn.take ? "bab-action-extra_turn" : "bab-action-no_extra_turn" };
}
