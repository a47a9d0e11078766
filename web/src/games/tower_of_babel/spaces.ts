import { WONDERS, type View, type Wonder } from "./types.ts";

/** A space for a disc, and what can be seen of it. */
export interface Space {
  wonder: Wonder;
  index: number;
  disc: string | null;
  takenBy: number | null;
  onColumn: boolean;
  /** Whether no disc is left on its wonder. */
  finished: boolean;
}

/** Spaces on each wonder. */
export const SPACES = 3;

export const spaceId = (wonder: Wonder, index: number): string => `${wonder}:${index}`;

/** All spaces, wonder by wonder. */
export const ALL: readonly string[] = WONDERS.flatMap((wonder) =>
  Array.from({ length: SPACES }, (_, index) => spaceId(wonder, index)),
);

export const wonderOf = (id: string): Wonder => id.split(":")[0] as Wonder;

export function spaceOf(view: View, id: string): Space | null {
  const wonder = view.wonders.find((other) => other.wonder === wonderOf(id));
  const index = Number(id.split(":")[1]);
  const space = wonder?.spaces[index];
  if (!wonder || !space) return null;
  return {
    wonder: wonder.wonder,
    index,
    disc: space.disc,
    takenBy: space.taken_by,
    onColumn: space.on_column,
    finished: wonder.spaces.every(({ disc, taken_by }) => disc === null || taken_by !== null),
  };
}

/** The space that an arrow key leads to, with this many wonders side by side. */
export function step(from: string, key: string, columns: number): string | null {
  const at = ALL.indexOf(from);
  if (at < 0) return null;
  const by = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -SPACES * columns,
    ArrowDown: SPACES * columns,
  }[key];
  return by === undefined ? null : (ALL[at + by] ?? from);
}
