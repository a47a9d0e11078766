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
