import type { Card, Leader, Project } from "../../types.ts";
import { BLACK_1 } from "./black1.ts";
import { BLACK_2 } from "./black2.ts";
import { BLACK_3 } from "./black3.ts";
import { BLUE } from "./blue.ts";
import { BROWN } from "./brown.ts";
import { GREEN } from "./green.ts";
import { GREY } from "./grey.ts";
import { LEADERS_1 } from "./leaders1.ts";
import { LEADERS_2 } from "./leaders2.ts";
import { LEADERS_3 } from "./leaders3.ts";
import type { Light, Picture } from "./paint.ts";
import { PROJECTS } from "./projects.ts";
import { PURPLE_1 } from "./purple1.ts";
import { PURPLE_2 } from "./purple2.ts";
import { RED } from "./red.ts";
import { YELLOW } from "./yellow.ts";

/** Everything that has an illustration. */
export type Pictured = Card | Leader | `project:${Project}`;

type Drawing = () => Picture;

/** One drawing for each card and leader. */
export const DRAWINGS: Record<Card | Leader, Drawing> = {
  ...BROWN,
  ...GREY,
  ...BLUE,
  ...YELLOW,
  ...RED,
  ...GREEN,
  ...BLACK_1,
  ...BLACK_2,
  ...BLACK_3,
  ...PURPLE_1,
  ...PURPLE_2,
  ...LEADERS_1,
  ...LEADERS_2,
  ...LEADERS_3,
};

/** And one for each project. */
export const PROJECT_DRAWINGS: Record<Project, Drawing> = PROJECTS;

/** An illustration as the address of an image. */
export interface Shown {
  light: Light;
  src: string;
}

const shown = new Map<Pictured, Shown>();

function drawingOf(what: Pictured): Drawing {
  return what.startsWith("project:")
    ? PROJECT_DRAWINGS[what.slice(8) as Project]
    : DRAWINGS[what as Card | Leader];
}

/** Draws something the first time that it is asked for. */
export function show(what: Pictured): Shown {
  const known = shown.get(what);
  if (known) return known;
  const { light, svg } = drawingOf(what)();
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120" viewBox="0 0 160 120" stroke-linecap="round" stroke-linejoin="round">${svg}</svg>`;
  const made = { light, src: `data:image/svg+xml,${encodeURIComponent(image)}` };
  shown.set(what, made);
  return made;
}
