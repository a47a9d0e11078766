import type { Card, Tile, Token, View } from "../../generated/babylonia.ts";

export type {
  Action,
  Card,
  Event,
  Gain,
  PlayerView,
  SiteView,
  Tile,
  TokenView,
  View,
} from "../../generated/babylonia.ts";

/** A kind of token. */
export type Kind = Token;
export const KINDS: readonly Kind[] = ["priest", "official", "merchant", "farmer"];

export const CARDS: readonly Card[] = [
  "ten_points",
  "extra_turn",
  "seven_tokens",
  "three_nobles",
  "noble_with_farmers",
  "nobles_in_fields",
  "city_bonus",
  "central_land_connects",
  "rivers_connect",
];

/** The rule that explains each card. */
export const CARD_RULES: Readonly<Record<Card, string>> = {
  ten_points: "BAB-8.2",
  extra_turn: "BAB-8.3",
  seven_tokens: "BAB-8.5",
  three_nobles: "BAB-8.6",
  noble_with_farmers: "BAB-8.7",
  nobles_in_fields: "BAB-8.10",
  city_bonus: "BAB-8.11",
  central_land_connects: "BAB-8.12",
  rivers_connect: "BAB-8.13",
};

export type City = Extract<Tile, `city_${string}`>;
export type Field = Extract<Tile, `field_${string}`>;

const NOBLES: Record<City, Kind[]> = {
  city_priest: ["priest"],
  city_official: ["official"],
  city_merchant: ["merchant"],
  city_official_priest: ["official", "priest"],
  city_merchant_official: ["merchant", "official"],
  city_merchant_priest: ["merchant", "priest"],
  city_all: ["priest", "official", "merchant"],
};

/** The nobles that a city pays for; nothing for a field. */
export function symbolsOf(tile: Tile): Kind[] {
  return isCity(tile) ? NOBLES[tile] : [];
}

export function isCity(tile: Tile): tile is City {
  return tile in NOBLES;
}

/** What a field brings: printed, or as many as cities are owned (BAB-5.6). */
export function fieldValue(tile: Field, view: View): number {
  if (tile !== "field_cities") return Number(tile.slice(-1));
  return view.players.reduce((sum, player) => sum + player.cities, 0);
}
