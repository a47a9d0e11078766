/** What the server tells about a game of Babylonia; the same names as in the rules. */

export const KINDS = ["priest", "official", "merchant", "farmer"] as const;
export type Kind = (typeof KINDS)[number];

export type City =
  | "city_priest"
  | "city_official"
  | "city_merchant"
  | "city_official_priest"
  | "city_merchant_official"
  | "city_merchant_priest"
  | "city_all";
export type Field = "field_5" | "field_6" | "field_7" | "field_cities";
export type Tile = City | Field;

export const CARDS = [
  "ten_points",
  "extra_turn",
  "seven_tokens",
  "three_nobles",
  "noble_with_farmers",
  "nobles_in_fields",
  "city_bonus",
  "central_land_connects",
  "rivers_connect",
] as const;
export type Card = (typeof CARDS)[number];

export type EndReason = "stand_empty" | "few_cities";

export type Phase =
  | "placing"
  | "scoring"
  | { taking_card: { ziggurat: string; winner: number } }
  | "extra_turn"
  | { over: EndReason };

export interface TokenView {
  hex: string;
  seat: number;
  token: Kind | null;
  face_down: boolean;
}

export interface CardView {
  card: Card;
  spent: boolean;
}

export interface PlayerView {
  points: { categories: Record<string, number>; sum: number };
  cities: number;
  ziggurats: number;
  cards: CardView[];
  stand_count: number;
  supply_count: number;
  stand: Record<Kind, number> | null;
  supply: Record<Kind, number> | null;
}

export interface SiteView {
  hex: string;
  missing: string[];
  beside: number[];
  leader: number | null;
  nobles: number[];
}

export interface Gain {
  field: number;
  ziggurats: number;
}

export interface View {
  options: Record<string, boolean>;
  turn: number;
  active: number;
  first_player: number;
  phase: Phase;
  tiles: Record<string, Tile>;
  tokens: TokenView[];
  placed: string[];
  due: string[];
  players: PlayerView[];
  available_cards: Card[];
  scored_ziggurats: string[];
  sites: SiteView[];
  gains: Record<string, Gain>;
  play_complete: boolean;
}

export type Action =
  | { place: { token: Kind; hex: string } }
  | "end_placement"
  | { score: { hex: string } }
  | { take_card: { card: Card } }
  | { extra_turn: { take: boolean } };

export type Event =
  | { type: "placed"; seat: number; token: Kind | null; hex: string }
  | { type: "field_scored"; seat: number; hex: string; tile: Tile; points: number }
  | { type: "ziggurat_points"; seat: number; hex: string; points: number; ziggurats: string[] }
  | { type: "placement_ended"; seat: number; due: string[] }
  | {
      type: "city_scored";
      hex: string;
      tile: Tile;
      winner: number | null;
      nobles: number[];
      connected: string[];
      beside: number[];
      cities: number[];
      bonus: number[];
    }
  | { type: "ziggurat_scored"; hex: string; winner: number | null; beside: number[] }
  | { type: "card_taken"; seat: number; card: Card; points: number }
  | { type: "refilled"; seat: number; count: number; tokens: Kind[] | null }
  | { type: "extra_turn"; seat: number }
  | { type: "turn_began"; seat: number; turn: number }
  | { type: "game_over"; reason: EndReason };

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
