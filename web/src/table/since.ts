import { still } from "../games/shared/beat.ts";
import type { Beat, Line, Mark, Trace } from "../games/types.ts";
import type { AnyLine } from "./position.ts";

/** Something that somebody did or that changed on the table. */
export interface Change {
  /** The entry of the log that it belongs to. */
  entry: number;
  /** Whose doing it is; nothing if it is nobody's. */
  seat: number | null;
  places: readonly string[];
  lines: readonly Line[];
  /** Whether it only follows from what somebody did. */
  follows: boolean;
}

/** What an event changes: nothing if it is not worth a mark. */
export type Read = (event: unknown) => Omit<Change, "entry"> | null;

/** The first seat that a sentence speaks of. */
export function spokenOf({ text }: Line): number | null {
  for (const arg of Object.values(text.args ?? {})) {
    if (typeof arg === "object" && "seat" in arg) return arg.seat;
  }
  return null;
}

/** Reads an event by its words, unless the game knows better. */
export function reading(
  tell: (event: unknown) => readonly Line[],
  trace: ((event: unknown) => Trace | null) | undefined,
): Read {
  return (event) => {
    const own = trace?.(event);
    if (own === null) return null;
    const lines = tell(event).filter(({ heading }) => !heading);
    const [first] = lines;
    if (first === undefined) return null;
    const places = own?.places ?? [...new Set(lines.flatMap((line) => line.places))];
    const seat = own?.seat === undefined ? spokenOf(first) : own.seat;
    return { seat, places, lines, follows: own?.follows ?? false };
  };
}

const isAct = ({ entry: { what } }: AnyLine): boolean =>
  typeof what === "object" && ("act" in what || "bot_act" in what);

const changesOf = (line: AnyLine, read: Read): Change[] =>
  line.events.flatMap((event) => {
    const change = read(event);
    return change ? [{ entry: line.entry.index, ...change }] : [];
  });

/** Whether it is the viewer's own doing. */
const isOwn = ({ seat }: Change, viewer: number | null): boolean =>
  viewer !== null && seat === viewer;

/**
 * Everything that others have changed since the viewer last did something. When all choose at the same
 * time and the viewer is the last to choose, what others do is told along with the viewer's own choice.
 * Who only watches sees what the player before has done.
 */
export function changesSince(
  lines: readonly AnyLine[],
  viewer: number | null,
  read: Read,
): Change[] {
  const acts = lines.filter((line) => !line.undone && isAct(line));
  if (viewer === null) {
    const seat = acts.at(-1)?.entry.seat;
    const other = acts.findLastIndex(({ entry }) => entry.seat !== seat);
    return acts.slice(other + 1).flatMap((line) => changesOf(line, read));
  }
  const last = acts.findLastIndex(({ entry }) => entry.seat === viewer);
  const own = acts[last];
  const along = own
    ? changesOf(own, read).filter((change) => change.seat !== null && !isOwn(change, viewer))
    : [];
  const later = acts.slice(last + 1).flatMap((line) => changesOf(line, read));
  return [...along, ...later].filter((change) => !isOwn(change, viewer));
}

/** What others have changed since the viewer's last turn: in the middle of a turn, what came before it. */
export function sinceTurn(
  lines: readonly AnyLine[],
  viewer: number | null,
  read: Read,
): readonly Change[] {
  let known = lines.filter((line) => !line.undone && isAct(line));
  for (;;) {
    const changes = changesSince(known, viewer, read);
    const last = known.findLastIndex(({ entry }) => entry.seat === viewer);
    if (changes.length > 0 || last < 0) return changes;
    known = known.slice(0, last);
  }
}

/** The marks on the board, by place: numbered, unless all of it happened at once. */
export function marksOf(changes: readonly Change[]): ReadonlyMap<string, Mark> {
  const placed = changes.filter(({ places }) => places.length > 0);
  const entries = [...new Set(placed.map(({ entry }) => entry))];
  const marks = new Map<string, Mark>();
  for (const { seat, places, entry } of placed) {
    const order = entries.length > 1 ? entries.indexOf(entry) + 1 : 0;
    for (const place of places) marks.set(place, { seat, order });
  }
  return marks;
}

/** How long a replay takes at most. */
const LONGEST = 7000;
/** A moment without pictures is long enough to read a line. */
const WORDS = 900;

/** The moments of what happened, each entry's own, fitted into a few seconds. */
export function replayed<B extends Beat>(
  moments: readonly { beats: readonly B[]; changes: readonly Change[] }[],
): (B | Beat)[][] {
  const shown = moments.map(({ beats, changes }) => {
    if (beats.length > 0) return [...beats];
    return changes.map(({ lines, places }): Beat => ({
      ...still(WORDS),
      lit: [...places],
      caption: lines[0]?.text ?? null,
    }));
  });
  const total = shown.flat().reduce((sum, { ms }) => sum + ms, 0);
  const pace = Math.min(1, LONGEST / Math.max(1, total));
  return shown.map((beats) => beats.map((beat) => ({ ...beat, ms: beat.ms * pace })));
}
