import type { Component } from "svelte";
import type { Outcome, SeatInfo } from "../generated/table.ts";
import type { Text } from "../lib/words.ts";

/** A number that rises from a place on the board. */
export interface Rise {
  place: string;
  seat: number;
  points: number;
}

/** A moment of a scoring: what is lit, what rises, who gets how much. */
export interface Beat {
  ms: number;
  /** Whether the board still looks as before what happened, or already as after it. */
  when: "before" | "after";
  lit: string[];
  /** Places that are looked at but bring nothing. */
  dim: string[];
  /** Pieces that have left the board since "before". */
  gone: string[];
  rises: Rise[];
  /** What each seat gets in this moment. */
  points: number[];
  caption: Text | null;
}

/** What a game needs of the table it is shown at: a live one, or a match that is looked at again. */
export interface Scene {
  /** What is on show: not always the newest, because what happened is shown bit by bit. */
  readonly view: unknown;
  /** What the viewer can do now; empty while something is still being shown. */
  readonly legal: readonly unknown[];
  readonly viewer: number | null;
  readonly seats: readonly SeatInfo[];
  /** Seats that must act: none, one or several at once. */
  readonly must: readonly number[];
  /** Seats that can act but need not. */
  readonly may: readonly number[];
  readonly beat: Beat | null;
  /** What happened last, for highlights. */
  readonly recent: readonly unknown[];
  /** Whether somebody looks back: nothing can be done then. */
  readonly past: boolean;
  /** Places that somebody points at, in the log for example. */
  readonly pointed: readonly string[];
  name(seat: number): string;
  act(action: unknown): Promise<void>;
  /** Says in words what was refused. */
  refuse(text: Text, rule: string): void;
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
  /** What calls the viewer to act, before the status; "Your turn." if the game says nothing. */
  readonly call?: Text | null;
  /** How far the turn is, in few words. */
  readonly progress: Text | null;
  readonly primary: Primary | null;
  /** Something to tell screen readers that neither the status nor what has the focus says. */
  readonly whisper?: string;
  showHint(action: unknown): void;
  /** A key was pressed; says whether it meant something. */
  key(event: KeyboardEvent): boolean;
  /** Gives up a choice; says whether there was one. */
  cancel(): boolean;
}

/** A line of the log: what to say, and which places it speaks of. */
export interface Line {
  text: Text;
  places: string[];
  /** Turns and endings stand out. */
  heading?: boolean;
}

/** What a game brings into the client. Its components take the play from the context. */
export interface GameModule {
  create(scene: Scene): Play;
  /** Fills the table: the board and what lies beside it. */
  Board: Component<Record<string, never>>;
  /** What is in the viewer's hand. */
  Hand: Component<Record<string, never>>;
  /** More about a player, in the panel. */
  Panel: Component<{ seat: number }>;
  /** What lies on the table but has no room beside the board on a phone. */
  Extras: Component<Record<string, never>>;
  /** How to play, on one page. */
  Primer: Component<Record<string, never>>;
  /** All pieces, for the gallery. */
  Gallery: Component<Record<string, never>>;
  /** More about the result, below the table of points. */
  Ending?: Component<{ outcome: Outcome; names: string[] }>;
  tell(event: unknown): Line[];
  beats(events: readonly unknown[], before: unknown, after: unknown): Beat[];
  /** What an event brings each seat. */
  points(event: unknown): { seat: number; points: number }[];
  score(view: unknown, seat: number): number;
  /** What the chart of points is drawn from: events, or views where events bring no points. */
  chart?: "events" | "views";
  turn(view: unknown): number;
  /** The message that names a category of points. */
  category(id: string): string;
  reason(id: string): string;
  /** Whether a seat has already done what several do at the same time. */
  done?(view: unknown, seat: number): boolean;
  /** The message that names the page with `Extras`; "Cards" if the game says nothing. */
  extras?: string;
  /** Whether the board can show the names of its places. */
  labels?: boolean;
  /** Keys for the help: a key and what it does. */
  keys: { keys: string; text: string }[];
}

/** A game before it is loaded. */
export interface GameEntry {
  id: string;
  /** The prefix of its messages. */
  prefix: string;
  emblem: Emblem;
  /** What these options lack with so many seats, or what follows from them. */
  needs?(options: Readonly<Record<string, unknown>>, seats: number): Need[];
}

/** A small picture of a game, in a box of 40 × 40 with the origin in the middle. */
export interface Emblem {
  ground: string;
  parts: [colour: string, path: string][];
}

/** Something that a choice of options needs. */
export interface Need {
  /** The message that says so. */
  key: string;
  /** Whether a table cannot be opened like this. */
  blocks: boolean;
}
