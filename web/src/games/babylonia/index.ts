import type { GameModule, Scene } from "../types.ts";
import { beats } from "./beats.ts";
import Board from "./Board.svelte";
import Extras from "./Extras.svelte";
import Gallery from "./Gallery.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { BabyloniaPlay } from "./play.svelte.ts";
import { pointsOf } from "./points.ts";
import Primer from "./Primer.svelte";
import { readPieces } from "./printed.ts";
import { traceOf } from "./trace.ts";
import type { Event, View } from "./types.ts";

/** Babylonia in the client. */
const babylonia: GameModule = {
  create: (scene: Scene) => new BabyloniaPlay(scene),
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
  category: (id) => `bab-points-${id}`,
  reason: (id) => `bab-end-${id}`,
  labels: true,
  keys: [
    { keys: "1 2 3 4", text: "web-bab-keys-kind" },
    { keys: "← ↑ → ↓ · Q W E A S D", text: "web-bab-keys-move" },
    { keys: "Enter", text: "web-bab-keys-enter" },
    { keys: "E", text: "web-bab-keys-end" },
  ],
};

export default babylonia;
