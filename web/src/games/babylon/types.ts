import type { Corner, Decoration, Effect, Flower, Material } from "../../generated/babylon.ts";

export type {
  Action,
  Answer,
  BelvedereView,
  CellView,
  ChanceView,
  Corner,
  Decoration,
  DecorationView,
  Effect,
  Event,
  Flower,
  GardenView,
  Laid,
  LineView,
  Material,
  PartAt,
  PlayerView,
  Printed,
  Question,
  SpotView,
  Support,
  TerraceView,
  TileView,
  Turn,
  View,
} from "../../generated/babylon.ts";

export const DECORATIONS: readonly Decoration[] = ["statue", "fountain", "staircase", "bridge"];
export const FLOWERS: readonly Flower[] = ["rose", "iris", "lily", "marigold"];
export const MATERIALS: readonly Material[] = ["clay", "granite", "basalt", "start"];
export const EFFECTS: readonly Effect[] = ["none", "pillar_plus", "pillar_minus", "wild_space"];
export const CORNERS: readonly Corner[] = ["nw", "ne", "sw", "se"];
export const TURNS = [0, 90, 180, 270] as const;
