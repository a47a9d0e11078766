import type { Entry, LogLine, Message, Snapshot, State } from "../generated/table.ts";
import { applyDelta, hashOf, Misfit } from "./delta.ts";

type AnyState = State<unknown>;
/** How things stand at a version, as the viewer may know it. */
export type Position = AnyState & { version: number };
export type AnyMessage = Message<unknown, unknown>;
export type AnySnapshot = Snapshot<unknown, unknown, unknown, unknown>;
export type AnyLine = LogLine<unknown, unknown>;

/** The entries that an entry takes back. */
export function takenBack(entry: Entry<unknown>): number[] {
  return typeof entry.what === "object" && "undo" in entry.what ? entry.what.undo.entries : [];
}

/** The log with one more line; what it takes back is marked. */
export function withLine(
  lines: AnyLine[],
  message: Pick<AnyMessage, "entry" | "events">,
): AnyLine[] {
  const undone = new Set(takenBack(message.entry));
  const marked =
    undone.size === 0
      ? lines
      : lines.map((line) => (undone.has(line.entry.index) ? { ...line, undone: true } : line));
  return [...marked, { entry: message.entry, events: message.events, undone: false }];
}

/** Whether a message follows on a version, is known already, or leaves a gap. */
export function fits(
  version: number,
  message: Pick<AnyMessage, "version">,
): "next" | "old" | "gap" {
  if (message.version <= version) return "old";
  return message.version === version + 1 ? "next" : "gap";
}

/** How things stand, without the version: what hosts and clients hash. */
function stateOf(from: AnyState): AnyState {
  const { view, waiting, can_undo, seats, outcome, reveal } = from;
  return { view, waiting, can_undo, seats, outcome, reveal };
}

/** The position in a snapshot, without the rest of it. */
export function positionOf(snapshot: Position): Position {
  return { version: snapshot.version, ...stateOf(snapshot) };
}

/** The position after a message; `null` if what has changed does not fit, so that only a snapshot helps. */
export function positionAfter(before: Position, message: AnyMessage): Position | null {
  try {
    const state = applyDelta(stateOf(before), message.change) as AnyState;
    if (message.hash !== undefined && message.hash !== hashOf(state)) return null;
    return { version: message.version, ...state };
  } catch (error) {
    if (error instanceof Misfit) return null;
    throw error;
  }
}
