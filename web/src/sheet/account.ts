import type { Component } from "svelte";
import type { Refused } from "../games/types.ts";

type Props = Record<string, unknown>;

/** A drawing, and what it is given. */
export interface Picture {
  part: Component<Props>;
  props: Props;
}

/** A component of a game as a picture on a sheet. */
export function drawn<P extends object>(part: Component<P>, props: NoInfer<P>): Picture {
  return { part: part as unknown as Component<Props>, props: props as Props };
}

/** What a sheet says about a thing on the table. */
export interface Account {
  name: string;
  /** What sort of thing it is, in a few words. */
  kind?: string;
  /** The game's own drawing. */
  picture?: Picture | null;
  /** What it does, a sentence each. */
  lines?: readonly string[];
  /** What it costs. */
  cost?: string;
  /** Why it cannot be done now: what is missing. */
  missing?: Refused | null;
  /** What it is built from, and what it leads to. */
  chains?: readonly string[];
  /** How all stand on it, in figures. */
  figures?: Picture | null;
  /** The number of the rule that explains it. */
  rule?: string | null;
}

/** Describes the things of a game, by their names on the table: `kind:id`. */
export type Describe = (play: unknown, kind: string, id: string) => Account | null;

/** A thing by its kind and its id. */
export function split(thing: string): [kind: string, id: string] {
  const at = thing.indexOf(":");
  return at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
}
