import type { Tile, Token } from "../../generated/babylonia.ts";

export type {
  Action,
  Answer,
  Card,
  Event,
  PlayerView,
  Printed,
  Question,
  SiteView,
  Tile,
  TokenView,
  View,
  Worth,
} from "../../generated/babylonia.ts";

/** A kind of token. */
export type Kind = Token;
export const KINDS: readonly Kind[] = ["priest", "official", "merchant", "farmer"];

export type City = Extract<Tile, `city_${string}`>;
export type Field = Extract<Tile, `field_${string}`>;

export function isCity(tile: Tile): tile is City {
  return tile.startsWith("city_");
}
