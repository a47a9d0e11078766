import { getContext, untrack } from "svelte";
import { letters } from "../../art/seats.ts";
import { say } from "../../lib/i18n.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { Text } from "../../lib/words.ts";
import { PLAY } from "../context.ts";
import type { Beat, Play, Primary, Refused, Scene } from "../types.ts";
import { after, anchor, CELLS, handle, SPOTS } from "./cells.ts";
import { whisperOf } from "./describe.ts";
import type { Camera } from "./geometry.ts";
import { placements, placing, topUnder, type Ghost, type Lay } from "./ghost.ts";
import { keyOf } from "./keys.ts";
import { primaryOf } from "./primary.ts";
import { statusOf } from "./status.ts";
import {
  TURNS,
  type Action,
  type Answer,
  type ChanceView,
  type Corner,
  type Flower,
  type Laid,
  type PlayerView,
  type Question,
  type TileView,
  type Turn,
  type View,
} from "./types.ts";

/** What is looked at where there is no room for both. */
export type Page = "quarry" | "garden";

/** Under this name this device keeps how gardens are looked at. */
const STORED = "ziggurat.babylon.look";

/** One person's play of Babylon: which place of the quarry, which tile where, which decoration. */
export class BabylonPlay implements Play {
  /** The place of the quarry that waits to be confirmed. */
  spot: string | null = $state(null);
  board: Flower | null = $state(null);
  /** The tile in hand that was chosen. */
  chosenTile: string | null = $state(null);
  /** Where the tile is to lie, until it is confirmed. */
  pinned: string | null = $state(null);
  turn: Turn = $state(0);
  level: number | null = $state(null);
  /** The corner that is to stay open; `undefined`: whatever is possible. */
  open: Corner | null | undefined = $state(undefined);
  /** The decoration that waits to be confirmed. */
  chance: number | null = $state(null);
  /** Whether it is asked which of two tiles stays. */
  keeping = $state(false);
  /** Whose garden is looked at; `null`: the viewer’s own, or that of the active player. */
  lookedAt: number | null = $state(null);
  page: Page = $state("quarry");
  camera: Camera = $state.raw({ look: "above", side: 0 });
  /** The highest level shown; `null`: all. */
  cut: number | null = $state(null);
  focus = $state("");
  region: Page | null = $state(null);
  hover: string | null = $state(null);
  hinted: Action | null = $state.raw(null);

  readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
    const look = localStorage.getItem(STORED) === "tilted" ? "tilted" : "above";
    this.camera = { look, side: 0 };
    // What was chosen no longer matters once something has happened.
    $effect(() => {
      void this.decision;
      untrack(() => this.#forget());
    });
    // Show where something has to be done.
    $effect(() => {
      const digging = this.view.phase !== "building" && this.view.phase !== "over";
      if (!this.mine && this.view.phase !== "over") return;
      this.page = digging ? "quarry" : "garden";
      this.lookedAt = null;
    });
  }

  view: View = $derived.by(() => this.scene.view as View);
  legal: readonly Action[] = $derived.by(() => this.scene.legal as readonly Action[]);
  beat: Beat | null = $derived.by(() => this.scene.beat);
  mine = $derived.by(
    () => this.scene.viewer !== null && this.scene.must.includes(this.scene.viewer),
  );
  own: PlayerView | null = $derived.by(() =>
    this.scene.viewer === null ? null : (this.view.players[this.scene.viewer] ?? null),
  );
  letters: string[] = $derived.by(() => letters(this.scene.seats.map((seat) => seat.name)));
  /** Whose garden is shown large. */
  shown = $derived.by(() => {
    const seat = this.lookedAt ?? this.scene.viewer ?? this.view.active;
    return seat < this.view.players.length ? seat : 0;
  });
  decision = $derived.by(() => {
    const { phase, round, active, turn, to_remove, players } = this.view;
    const { terraces = [], decorations = [] } = players[active]?.garden ?? {};
    const garden = [terraces.length, decorations.length];
    const boards = players.map(({ board }) => board ?? "");
    return [this.scene.viewer, phase, round, active, turn.taken?.tile, to_remove, garden, boards]
      .flat()
      .join(" ");
  });
  /** Whether the tiles of the viewer can be placed now. */
  building = $derived.by(() => this.mine && this.view.phase === "building");

  /** The tiles that the viewer has: taken and stored. */
  hand: TileView[] = $derived.by(() => {
    const taken = this.scene.viewer === this.view.active ? this.view.turn.taken : null;
    return [taken, this.own?.stored ?? null].flatMap((tile) => (tile === null ? [] : [tile]));
  });
  chances: readonly ChanceView[] = $derived.by(() =>
    this.building && this.legal.length > 0 ? this.view.turn.chances : [],
  );
  /** The tile that is being placed: the chosen one, or the first if nothing else can be done. */
  tile: TileView | null = $derived.by(() => {
    if (!this.building || this.keeping) return null;
    const chosen = this.hand.find(({ tile }) => tile === this.chosenTile);
    return chosen ?? (this.chances.length === 0 ? (this.hand[0] ?? null) : null);
  });
  places = $derived.by(() => (this.tile ? placements(this.legal, this.tile.tile) : []));
  /** Cells where the tile can be put with the corner that is seen at its upper left. */
  anchors: ReadonlySet<string> = $derived.by(
    () => new Set(this.places.map(({ at }) => handle(at, this.camera.side))),
  );
  /** Places of the quarry that can be dug or cleared. */
  spots: ReadonlySet<string> = $derived.by(
    () =>
      new Set(
        this.legal.flatMap((action) =>
          "dig" in action ? [action.dig.spot] : "remove" in action ? [action.remove.spot] : [],
        ),
      ),
  );
  boards: readonly Flower[] = $derived.by(() =>
    this.legal.flatMap((action) => ("pick" in action ? [action.pick.board] : [])),
  );
  /** Where the tile would lie: pinned, pointed at, or where the keys have led. */
  at: string | null = $derived.by(() => {
    if (this.tile === null || this.shown !== this.scene.viewer) return null;
    if (this.pinned !== null) return this.pinned;
    const focused = this.region === "garden" && this.focus !== "" ? this.focus : null;
    const pointed = this.hover !== null && CELLS.includes(this.hover) ? this.hover : focused;
    return pointed === null ? null : anchor(pointed, this.camera.side);
  });
  levels: readonly number[] = $derived.by(() => {
    const here = this.places.filter(({ at }) => at === this.at).map(({ level }) => level);
    return [...new Set(here)].sort((a, b) => a - b);
  });
  /** The level that the tile would lie on. */
  height = $derived.by(() => {
    if (this.level !== null && this.levels.includes(this.level)) return this.level;
    if (this.at === null || this.own === null) return 1;
    return this.levels[0] ?? topUnder(this.own.garden, this.at) + 1;
  });
  opens: readonly (Corner | null)[] = $derived.by(() => {
    const here = this.places.filter(({ at, level }) => at === this.at && level === this.height);
    return [...new Set(here.map(({ open }) => open ?? null))];
  });
  ghost: Ghost | null = $derived.by(() => {
    const { at, tile } = this;
    if (at === null || tile === null) return null;
    const wanted = this.open;
    const open =
      wanted !== undefined && this.opens.includes(wanted) ? wanted : (this.opens[0] ?? null);
    const lay: Lay = { at, turn: this.turn, level: this.height, open };
    return { tile, lay, laid: this.opens.length > 0 ? this.#laid(tile, lay) : null };
  });

  status: Text = $derived.by(() => statusOf(this));
  progress: Text | null = $derived.by(() => ({
    key: "web-byl-progress",
    args: { round: this.view.round, rounds: this.view.rounds },
  }));
  primary: Primary | null = $derived.by(() => primaryOf(this));
  whisper = $derived.by(() => whisperOf(this));
  hintText: Text | null = $derived.by(() =>
    this.hinted ? this.scene.rules.tell(this.hinted) : null,
  );

  /** The action that the big button would carry out. */
  chosen: Action | null = $derived.by(() => {
    if (this.board !== null) return { pick: { board: this.board } };
    if (this.spot !== null && this.spots.has(this.spot)) {
      return this.view.phase === "removing"
        ? { remove: { spot: this.spot } }
        : { dig: { spot: this.spot } };
    }
    const chance = this.chance === null ? undefined : this.chances[this.chance];
    if (chance) return decorating(chance);
    const { ghost } = this;
    return this.pinned === null || !ghost?.laid ? null : placing(ghost);
  });

  /** What a tile would mean, if it can be placed like this. */
  #laid({ tile }: TileView, lay: Lay): Laid | null {
    const question: Question = { lay: { tile, ...lay } };
    return this.scene.rules.study<Answer>(question).lay;
  }

  #forget(): void {
    this.spot = this.board = this.chosenTile = this.pinned = this.level = this.chance = null;
    this.open = undefined;
    this.turn = 0;
    this.keeping = false;
    this.hinted = null;
  }

  confirm(): void {
    const action = this.chosen;
    if (action === null) return;
    this.hinted = null;
    void this.scene.act(action);
  }

  /** A place of the quarry was clicked, or Enter was pressed on it. */
  pickSpot(id: string): void {
    this.focus = id;
    if (this.spots.has(id)) {
      const again = this.spot === id;
      this.spot = id;
      this.hinted = null;
      if (again || settings.oneClick) this.confirm();
      return;
    }
    // Its sheet says why it cannot be dug.
    this.scene.explain(`spot:${id}`, null);
  }

  /** A cell of the large garden was clicked, or Enter was pressed on it. */
  pickCell(cell: string): void {
    this.focus = cell;
    const idle = this.scene.past || this.shown !== this.scene.viewer || this.legal.length === 0;
    if (!idle && this.tile !== null) this.#pickPlace(anchor(cell, this.camera.side), cell);
    else if (idle || !this.#pickChance(cell)) this.#explain(cell, null);
  }

  #explain(cell: string, why: Refused | null): void {
    this.scene.explain(`cell:${this.shown}:${cell}`, why);
  }

  /** Chooses a decoration that could be built on a cell; says whether there is one. */
  #pickChance(cell: string): boolean {
    const here = this.chances.flatMap(({ parts }, i) =>
      parts.some((part) => part.cell === cell) ? [i] : [],
    );
    const only = here.length === 1 && this.chance === here[0];
    const next = this.chance === null ? here[0] : after(here, this.chance);
    if (next === undefined) return false;
    this.chance = next;
    if (only || settings.oneClick) this.confirm();
    return true;
  }

  #pickPlace(at: string, cell: string): void {
    const again = this.pinned === at;
    this.pinned = at;
    this.hinted = null;
    if (this.ghost?.laid) {
      if (again || settings.oneClick) this.confirm();
      return;
    }
    if (this.ghost) this.#explain(cell, this.scene.rules.why(placing(this.ghost)));
    // What was refused is not kept: the ghost follows the hand again.
    this.pinned = null;
  }

  /** Chooses a decoration, or builds it if it was chosen already. */
  pickChanceAt(index: number): void {
    const again = this.chance === index;
    this.chance = index;
    this.chosenTile = this.pinned = null;
    if (again || settings.oneClick) this.confirm();
  }

  pickTile(tile: string): void {
    if (!this.building) return;
    this.chosenTile = this.chosenTile === tile && this.chances.length > 0 ? null : tile;
    this.chance = this.pinned = this.level = null;
    this.keeping = false;
    this.page = "garden";
    this.lookedAt = null;
  }

  pickBoard(board: Flower): void {
    const again = this.board === board;
    this.board = board;
    if (again || settings.oneClick) this.confirm();
  }

  turnTile(by = 1): void {
    this.turn = after(TURNS, this.turn, by) ?? 0;
  }
  raise(by = 1): void {
    this.level = after(this.levels, this.height, by) ?? null;
  }
  nextOpen(by = 1): void {
    this.open = after(this.opens, this.ghost?.lay.open ?? null, by);
  }

  /** Ends the turn, or asks first which of two tiles stays (BYL-7.2). */
  end(keep?: string): void {
    const asks = this.legal.some((action) => "end" in action && action.end.keep !== undefined);
    if (keep === undefined && asks) {
      this.keeping = true;
      return;
    }
    void this.scene.act({ end: keep === undefined ? {} : { keep } });
  }

  look(look: Camera["look"]): void {
    this.camera = { ...this.camera, look };
    localStorage.setItem(STORED, look);
  }
  /** Goes around the garden. */
  walk(): void {
    this.camera = { ...this.camera, side: (this.camera.side + 1) % 4 };
  }
  /** Takes the upper levels off, or puts them back. */
  slice(by: number): void {
    const highest = this.view.players[this.shown]?.garden.highest ?? 0;
    const next = Math.max(0, (this.cut ?? highest) + by);
    this.cut = next >= highest ? null : next;
  }
  visit(seat: number): void {
    this.lookedAt = seat === this.scene.viewer ? null : seat;
    this.page = "garden";
    this.cut = null;
  }

  showHint(action: unknown): void {
    const hint = action as Action;
    this.#forget();
    this.hinted = hint;
    if ("dig" in hint) this.spot = this.focus = hint.dig.spot;
    if ("remove" in hint) this.spot = this.focus = hint.remove.spot;
    if ("pick" in hint) this.board = hint.pick.board;
    if ("place" in hint) {
      const { tile, at, turn, level, open } = hint.place;
      this.chosenTile = tile;
      this.pinned = at;
      this.focus = handle(at, this.camera.side);
      this.turn = turn;
      this.level = level;
      this.open = open ?? null;
    }
    if ("decorate" in hint) {
      const found = this.chances.findIndex(
        (chance) => JSON.stringify(decorating(chance)) === JSON.stringify(hint),
      );
      this.chance = found < 0 ? null : found;
    }
    if ("end" in hint) this.keeping = hint.end.keep !== undefined;
  }

  cancel(): boolean {
    const had =
      this.spot !== null ||
      this.pinned !== null ||
      this.chance !== null ||
      this.keeping ||
      this.board !== null ||
      this.chosenTile !== null;
    this.#forget();
    return had;
  }

  key(event: KeyboardEvent): boolean {
    return keyOf(this, event);
  }

  /** The one place that Tab leads to in a region. */
  entry(region: Page): string {
    const all = region === "quarry" ? SPOTS : CELLS;
    if (all.includes(this.focus)) return this.focus;
    const open = region === "quarry" ? this.spots : this.anchors;
    return all.find((id) => open.has(id)) ?? all[0] ?? "";
  }

  /** Words with the names of this table. */
  words(text: Text): string {
    return say(text, (seat) => this.scene.name(seat));
  }
}

/** The action that builds a decoration. */
export function decorating({ decoration, parts }: ChanceView): Action {
  const from = parts[0]?.cell ?? "";
  const to = parts.at(-1)?.cell ?? from;
  return { decorate: { decoration, from, ...(to === from ? {} : { to }) } };
}

/** The play of the table that a component stands at. */
export function usePlay(): BabylonPlay {
  return getContext<BabylonPlay>(PLAY);
}
