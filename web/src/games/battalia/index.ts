import type { GameModule, Scene } from "../types.ts";
import { beats } from "./beats.ts";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Extras from "./Extras.svelte";
import Gallery from "./Gallery.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { BattaliaPlay } from "./play.svelte.ts";
import Primer from "./Primer.svelte";
import { daysInWeek, readPieces } from "./printed.ts";
import { traceOf } from "./trace.ts";
import type { Event, View } from "./types.ts";

/** Battalia: The Creation in the client. */
const battalia: GameModule = {
  create: (scene: Scene) => new BattaliaPlay(scene),
  Board,
  Hand,
  Panel,
  Extras,
  Primer,
  Gallery,
  Ending,
  open: readPieces,
  beats: (events, before, after, engine) =>
    beats(events as Event[], before as View, after as View, engine),
  trace: (event) => traceOf(event as Event),
  things: () => import("./things.ts"),
  points: () => [],
  score: (view, seat) => (view as View).players[seat]?.points.sum ?? 0,
  chart: "views",
  turn: (view) => ((view as View).week - 1) * daysInWeek() + (view as View).day,
  category: (id) => `bat-points-${id}`,
  reason: (id) => `bat-end-${id}`,
  extras: "web-bat-piles",
  labels: true,
  keys: [
    { keys: "← ↑ → ↓", text: "web-bat-keys-move" },
    { keys: "Enter", text: "web-bat-keys-enter" },
    { keys: "1 – 9", text: "web-bat-keys-cards" },
    { keys: "R", text: "web-bat-keys-turn" },
    { keys: "M", text: "web-bat-keys-hero" },
    { keys: "N", text: "web-bat-keys-next" },
  ],
};

export default battalia;
