import type { GameModule, Scene } from "../types.ts";
import { beats } from "./beats.ts";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Extras from "./Extras.svelte";
import Gallery from "./Gallery.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { BabylonPlay } from "./play.svelte.ts";
import Primer from "./Primer.svelte";
import { readPieces } from "./printed.ts";
import { traceOf } from "./trace.ts";
import type { Event, View } from "./types.ts";

/** Babylon in the client. */
const babylon: GameModule = {
  create: (scene: Scene) => new BabylonPlay(scene),
  Board,
  Hand,
  Panel,
  Extras,
  Primer,
  Gallery,
  Ending,
  open: readPieces,
  beats: (events, _before, _after, engine) => beats(events as Event[], engine),
  trace: (event) => traceOf(event as Event),
  things: () => import("./things.ts"),
  // Points are counted from what can be seen in a garden, not from what happens.
  points: () => [],
  chart: "views",
  score: (view, seat) => (view as View).players[seat]?.points.sum ?? 0,
  turn: (view) => (view as View).round,
  category: (id) => `byl-points-${id}`,
  reason: (id) => `byl-end-${id}`,
  extras: "web-byl-score",
  keys: [
    { keys: "← ↑ → ↓", text: "web-byl-keys-move" },
    { keys: "Enter", text: "web-byl-keys-enter" },
    { keys: "R", text: "web-byl-keys-turn" },
    { keys: "L", text: "web-byl-keys-level" },
    { keys: "O", text: "web-byl-keys-open" },
    { keys: "T", text: "web-byl-keys-tile" },
    { keys: "1 – 9", text: "web-byl-keys-number" },
    { keys: "E", text: "web-byl-keys-end" },
    { keys: "V G", text: "web-byl-keys-look" },
    { keys: "- +", text: "web-byl-keys-slice" },
    { keys: "N Q", text: "web-byl-keys-visit" },
  ],
};

export default babylon;
