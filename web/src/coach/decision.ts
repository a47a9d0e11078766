import type { AnyLine, Position } from "../table/position.ts";

/** Something that a person has to decide, or had to: what a coach can be asked about. */
export interface Decision {
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly version: number;
  /** What the person then did, if that is known; undefined otherwise. */
  readonly done: unknown;
}

/** Whether a match waits for a seat: because it must act, or may. */
export function waitsFor(seat: number, { waiting }: Pick<Position, "waiting">): boolean {
  return waiting.must.includes(seat) || waiting.may.includes(seat);
}

/** A decision, with what was then done if the log says so. */
export function decisionAt(
  game: string,
  { view, version }: Pick<Position, "view" | "version">,
  seat: number,
  lines: readonly AnyLine[],
): Decision {
  const next = lines.find(({ entry }) => entry.index === version + 1)?.entry;
  const what = next?.seat === seat ? next.what : undefined;
  const done = typeof what === "object" && "act" in what ? what.act.action : undefined;
  return { game, view, seat, version, done };
}

/** A task for a bot: the decision, to be thought about as well as the strongest level does. */
export function taskOf({ view, seat, version }: Decision): unknown {
  const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  return { view, seat, level: "hard", seed, version };
}
