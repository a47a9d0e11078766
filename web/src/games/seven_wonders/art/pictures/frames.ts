import { C, at, box, indoors } from "./paint.ts";
import type { Picture } from "./paint.ts";
import { rays } from "./land.ts";
import { bust, type Bust } from "./busts.ts";

export const GREY = "#a9a196";
export const WHITE = "#e9e3d6";
/** What somebody is known by stands at one side. */
export const right = (what: string, size = 1): string => at(136, 116, what, size);
export const left = (what: string, size = 1): string => at(24, 116, what, size);
export const portrait = (ground: string, who: Bust, ...things: string[]): Picture =>
  indoors(ground, bust(who), ...things);
export const sunlit = (paint: string): string =>
  box(paint, 0, 0, 160, 120) + rays(80, 56, C.shine, 18);
