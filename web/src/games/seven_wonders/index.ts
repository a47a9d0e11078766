import type { GameModule, Scene } from "../types.ts";
import { loadPictures } from "./art/pictures.svelte.ts";
import { beats } from "./beats.ts";
import Board from "./Board.svelte";
import Ending from "./later/Ending.svelte";
import Extras from "./later/Extras.svelte";
import Gallery from "./later/Gallery.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { WondersPlay } from "./play.svelte.ts";
import Primer from "./later/Primer.svelte";
import { readPieces } from "./printed.ts";
import { turnOf } from "./table.ts";
import { traceOf } from "./trace.ts";
import type { Event, View } from "./types.ts";

/** 7 Wonders in the client. */
const sevenWonders: GameModule = {
  create: (scene: Scene) => new WondersPlay(scene),
  Board,
  Hand,
  Panel,
  Extras,
  Primer,
  Gallery,
  Ending,
  open: (engine) => {
    loadPictures();
    readPieces(engine);
  },
  beats: (events, before, after, engine) =>
    beats(events as Event[], before as View, after as View, engine),
  trace: (event) => traceOf(event as Event),
  things: () => import("./things.ts"),
  // Points are counted from what stands in a city, not from what happens.
  points: () => [],
  chart: "views",
  score: (view, seat) => (view as View).cities[seat]?.points.sum ?? 0,
  turn: (view) => {
    const { age, turns } = view as View;
    return (age - 1) * turns + Math.max(1, turnOf(view as View));
  },
  category: (id) => `swb-points-${id}`,
  reason: (id) => `swb-end-${id}`,
  done: (view, seat) => {
    const city = (view as View).cities[seat];
    return city !== undefined && city.asked && city.chosen;
  },
  extras: "web-swb-extras",
  keys: [
    { keys: "1 – 8", text: "web-swb-keys-card" },
    { keys: "← →", text: "web-swb-keys-move" },
    { keys: "B S D T", text: "web-swb-keys-use" },
    { keys: "V", text: "web-swb-keys-variant" },
    { keys: "P", text: "web-swb-keys-payment" },
    { keys: "F", text: "web-swb-keys-free-city" },
    { keys: "N", text: "web-swb-keys-leave" },
    { keys: "C L R", text: "web-swb-keys-city" },
    { keys: "I O", text: "web-swb-keys-about" },
  ],
};

export default sevenWonders;
