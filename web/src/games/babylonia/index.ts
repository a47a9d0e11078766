import type { GameModule, Scene } from "../types.ts";
import { beats } from "./beats.ts";
import Board from "./Board.svelte";
import Extras from "./Extras.svelte";
import Gallery from "./Gallery.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { BabyloniaPlay } from "./play.svelte.ts";
import Primer from "./Primer.svelte";
import { pointsOf, tell } from "./tell.ts";
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
  tell: (event) => tell(event as Event),
  beats: (events, before, after) => beats(events as Event[], before as View, after as View),
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
