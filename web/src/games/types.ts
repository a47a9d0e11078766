import type { Component } from "svelte";
import type { Engine, Look } from "../engine/engine.ts";
import type { Outcome, SeatInfo } from "../generated/table.ts";
import type { Text } from "../lib/words.ts";
import type { Describe } from "../sheet/account.ts";

/** A number that rises from a place on the board. */
export interface Rise {
  place: string;
  seat: number;
  points: number;
}

/** A moment of what happened: what lights up, what rises, who gets how much. */
export interface Beat {
  ms: number;
  /** Whether the board shows the position before what happened, or the one after it. */
  when: "before" | "after";
  lit: string[];
  /** Places that are considered but bring nothing. */
  dim: string[];
  /** Pieces that have left the board since "before". */
  gone: string[];
  rises: Rise[];
  /** The points each seat gets in this moment. */
  points: number[];
  caption: Text | null;
}

/** A mark on a place of the board: who changed it last, and as which of several changes; 0 if it is the
 * only one. */
export interface Mark {
  seat: number | null;
  order: number;
}

/** What an event changes on the table: whose doing it is, and where. */
export interface Trace {
  /** Nothing: whoever its words speak of first. */
  seat?: number | null;
  /** Nothing: the places that its words speak of. */
  places?: readonly string[];
  /** Whether it only follows from what somebody did: it is told, but is not that player's deed. */
  follows?: boolean;
}

/** What a game needs to know about the table: a live match or a replay. */
export interface Scene {
  /** The view on screen: not always the newest, because what happened is shown bit by bit. */
  readonly view: unknown;
  /** What the rules say about the view on screen: what is allowed, why something is not, what it brings. */
  readonly rules: Look;
  /** What the viewer can do now; empty while something is still being shown. */
  readonly legal: readonly unknown[];
  readonly viewer: number | null;
  readonly seats: readonly SeatInfo[];
  /** Seats that must act: none, one or several. */
  readonly must: readonly number[];
  /** Seats that can act but need not. */
  readonly may: readonly number[];
  readonly beat: Beat | null;
  /** What happened last, for highlights. */
  readonly recent: readonly unknown[];
  /** Whether the viewer is looking back; nothing can be done then. */
  readonly past: boolean;
  /** Places that the viewer points at, in the log for example. */
  readonly pointed: readonly string[];
  /** What has changed since the viewer last did something, by place: it stays marked until then. */
  readonly marks: ReadonlyMap<string, Mark>;
  name(seat: number): string;
  act(action: unknown): Promise<void>;
  /** Opens the sheet of a thing that was touched but cannot be used now, with the reason if there is one. */
  explain(thing: string, why: Refused | null): void;
  /** Tells the viewer why something is not allowed. */
  refuse(text: Text, rule: string | null): void;
}

/** The big button at the end of the action bar. */
export interface Primary {
  text: Text;
  enabled: boolean;
  run(): void;
}

/** One person's play: what is chosen, what the screen says, what keys do. */
export interface Play {
  /** Who must do what, in words. */
  readonly status: Text;
  /** Calls on the viewer to act, before the status; "Your turn." by default. */
  readonly call?: Text | null;
  /** How far the turn has come, in a few words. */
  readonly progress: Text | null;
  readonly primary: Primary | null;
  /** An extra message for screen readers, when neither the status nor the focused element says it. */
  readonly whisper?: string;
  showHint(action: unknown): void;
  /** Handles a key; returns whether it meant anything. */
  key(event: KeyboardEvent): boolean;
  /** Cancels a choice; returns whether there was one. */
  cancel(): boolean;
}

/** Why something is not allowed: the rule, and what it says. */
export interface Refused {
  /** Its number; null if it is not a rule of the game that refuses. */
  rule: string | null;
  text: Text;
}

/** A line of the log: its text, and the places it mentions. */
export interface Line {
  text: Text;
  places: string[];
  /** Turns and endings stand out. */
  heading?: boolean;
}

/** What a game provides to the client. Its components get the play from the context. */
export interface GameModule {
  create(scene: Scene): Play;
  /** The board and everything beside it. */
  Board: Component<Record<string, never>>;
  /** The viewer's hand. */
  Hand: Component<Record<string, never>>;
  /** More about a player, in the panel. */
  Panel: Component<{ seat: number }>;
  /** What has no room beside the board on a phone. */
  Extras: Component<Record<string, never>>;
  /** How to play, on one page. */
  Primer: Component<Record<string, never>>;
  /** All pieces, for the gallery. */
  Gallery: Component<Record<string, never>>;
  /** More about the result, below the points. */
  Ending?: Component<{ outcome: Outcome; names: string[] }>;
  /** Gets to know the rules of its game, before anything is drawn. */
  open?(engine: Engine): void;
  beats(events: readonly unknown[], before: unknown, after: unknown, engine: Engine): Beat[];
  /** What an event changes, where its words do not tell; `null`: nothing that is worth a mark. */
  trace?(event: unknown): Trace | null;
  /** Loads what describes the things on the table, for their sheets. */
  things?(): Promise<{ describe: Describe }>;
  /** The points an event brings. */
  points(event: unknown): { seat: number; points: number }[];
  score(view: unknown, seat: number): number;
  /** What the chart of points is drawn from: events, or views if events bring no points. */
  chart?: "events" | "views";
  turn(view: unknown): number;
  /** The key of the message with the name of a category of points. */
  category(id: string): string;
  reason(id: string): string;
  /** Whether a seat has already chosen, when several choose at the same time. */
  done?(view: unknown, seat: number): boolean;
  /** The key of the message with the name of the `Extras` tab; "Cards" by default. */
  extras?: string;
  /** Whether the board can show the names of its places. */
  labels?: boolean;
  /** For the help: keys and what they do. */
  keys: { keys: string; text: string }[];
}

/** A game that is loaded: its module and its rules. */
export interface LoadedGame extends GameModule {
  engine: Engine;
}

/** A game before it is loaded. */
export interface GameEntry {
  id: string;
  /** The prefix of its messages. */
  prefix: string;
  emblem: Emblem;
  box: Box;
}

/** What is known about the boxed game, and how many play here if nothing else was chosen. */
export interface Box {
  /** How long a match takes at a table, in minutes: at least, at most. */
  minutes: readonly [number, number];
  weight: "light" | "medium" | "heavy";
  /** From which age on, if the box says so. */
  age: number | null;
  year: number;
  authors: readonly string[];
  publishers: readonly string[];
  players: number;
}

/** A small picture of a game, in a box of 40 × 40 with the origin in the middle. */
export interface Emblem {
  ground: string;
  parts: [colour: string, path: string][];
}
