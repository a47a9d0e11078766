import { CELLS, QUARRY, SIZE, SPOTS, step } from "./cells.ts";
import type { BabylonPlay } from "./play.svelte.ts";

/** What a key does; says whether it meant something. */
export function keyOf(play: BabylonPlay, event: KeyboardEvent): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const run = looks(play, key) ?? builds(play, key, event.shiftKey ? -1 : 1);
  if (run !== undefined) {
    run();
    return true;
  }
  const number = /^[1-9]$/.test(key) ? Number(key) - 1 : null;
  if (number !== null) return numbered(play, number);
  return move(play, key);
}

/** Looking at gardens. */
function looks(play: BabylonPlay, key: string): (() => void) | undefined {
  const { look } = play.camera;
  const all: Record<string, () => void> = {
    v: () => play.look(look === "above" ? "tilted" : "above"),
    g: () => play.walk(),
    "-": () => play.slice(-1),
    "+": () => play.slice(1),
    n: () => play.visit((play.shown + 1) % play.view.players.length),
    q: () => (play.page = play.page === "quarry" ? "garden" : "quarry"),
  };
  return all[key];
}

/** Placing tiles. */
function builds(play: BabylonPlay, key: string, by: number): (() => void) | undefined {
  if (!play.building) return undefined;
  const all: Record<string, () => void> = {
    r: () => play.turnTile(by),
    l: () => play.raise(by),
    o: () => play.nextOpen(by),
    t: () => {
      const at = play.hand.findIndex(({ tile }) => tile === play.tile?.tile);
      const next = play.hand[(at + 1) % play.hand.length];
      if (next) play.pickTile(next.tile);
    },
    e: () => play.end(),
  };
  return all[key];
}

/** Numbers choose boards, decorations, and the tile that stays. */
function numbered(play: BabylonPlay, number: number): boolean {
  const board = play.boards[number];
  const kept = play.keeping ? play.hand[number] : undefined;
  if (kept) play.end(kept.tile);
  else if (board) play.pickBoard(board);
  else if (number < play.chances.length) play.pickChanceAt(number);
  else return false;
  return true;
}

/** Against the clock, as the names of directions go when a garden is turned. */
const RING = ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"];

/** An arrow key as the garden lies before it is turned. */
function unturned(key: string, side: number): string {
  const at = RING.indexOf(key);
  return at < 0 ? key : (RING[(at + side) % RING.length] ?? key);
}

function move(play: BabylonPlay, key: string): boolean {
  if (play.region === null) return false;
  const quarry = play.region === "quarry";
  const [all, size] = quarry ? [SPOTS, QUARRY] : [CELLS, SIZE];
  const way = quarry ? key : unturned(key, play.camera.side);
  const to = step(all, play.entry(play.region), way, size);
  if (to === null) return false;
  play.focus = to;
  play.hover = null;
  if (!quarry) play.pinned = null;
  return true;
}
