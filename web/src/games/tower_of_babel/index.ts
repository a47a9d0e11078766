import type { GameModule, Scene } from "../types.ts";
import { beats } from "./beats.ts";
import Board from "./Board.svelte";
import Extras from "./Extras.svelte";
import Gallery from "./Gallery.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { TowerPlay } from "./play.svelte.ts";
import { pointsOf } from "./points.ts";
import Primer from "./Primer.svelte";
import { readPieces } from "./printed.ts";
import { traceOf } from "./trace.ts";
import type { Event, View } from "./types.ts";

/** Tower of Babel in the client. */
const towerOfBabel: GameModule = {
  create: (scene: Scene) => new TowerPlay(scene),
  Board,
  Hand,
  Panel,
  Extras,
  Primer,
  Gallery,
  open: readPieces,
  beats: (events, before, after, engine) =>
    beats(events as Event[], before as View, after as View, engine),
  trace: (event) => traceOf(event as Event),
  things: () => import("./things.ts"),
  points: (event) => pointsOf(event as Event),
  score: (view, seat) => (view as View).players[seat]?.points.sum ?? 0,
  turn: (view) => (view as View).turn,
  category: (id) => `tob-points-${id}`,
  reason: (id) => `tob-end-${id}`,
  done: (view, seat) => (view as View).players[seat]?.acted ?? false,
  extras: "web-tob-tables",
  keys: [
    { keys: "← ↑ → ↓", text: "web-tob-keys-move" },
    { keys: "Enter", text: "web-tob-keys-enter" },
    { keys: "P", text: "web-tob-keys-pass" },
    { keys: "1 2 3 4", text: "web-tob-keys-cards" },
    { keys: "T", text: "web-tob-keys-trade" },
    { keys: "1 – 4", text: "web-tob-keys-helpers" },
    { keys: "J", text: "web-tob-keys-joker" },
    { keys: "A", text: "web-tob-keys-abandon" },
    { keys: "Y N", text: "web-tob-keys-answer" },
  ],
};

export default towerOfBabel;
