import { getContext } from "svelte";
import { direction, neighbourTowards } from "../../lib/hex.ts";
import { say } from "../../lib/i18n.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { Text } from "../../lib/words.ts";
import { PLAY } from "../context.ts";
import type { Play, Primary, Refused, Scene } from "../types.ts";
import { describe } from "./describe.ts";
import { hexAt, HEXES, hexOf } from "./map.ts";
import { statusOf } from "./status.ts";
import {
  isCity,
  KINDS,
  type Action,
  type Answer,
  type Card,
  type Kind,
  type Question,
  type View,
  type Worth,
} from "./types.ts";

type Targets = Record<Kind, ReadonlySet<string>>;

/** One person's play of Babylonia: which token, which hex, what it would bring. */
export class BabyloniaPlay implements Play {
  /** The kind that was chosen. */
  wanted: Kind | null = $state(null);
  /** The hex that was chosen and waits to be confirmed. */
  pinned: string | null = $state(null);
  card: Card | null = $state(null);
  hover: string | null = $state(null);
  focus: string = $state("");
  /** Whether the keys move over the board. */
  onBoard = $state(false);
  turned = $state(false);
  hinted: Action | null = $state.raw(null);

  readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
    // What was chosen no longer matters once the table has changed.
    $effect(() => {
      void this.view;
      this.pinned = this.card = this.hinted = null;
    });
  }

  view: View = $derived.by(() => this.scene.view as View);
  legal: readonly Action[] = $derived.by(() => this.scene.legal as readonly Action[]);
  used: ReadonlySet<string> = $derived.by(() => {
    const answer = this.#study("hexes");
    return new Set("hexes" in answer ? answer.hexes : []);
  });
  hexes = $derived(HEXES.filter(({ id }) => this.used.has(id)));
  targets: Targets = $derived.by(() => {
    const sets = Object.fromEntries(KINDS.map((kind) => [kind, new Set<string>()])) as Record<
      Kind,
      Set<string>
    >;
    for (const action of this.legal) {
      if (typeof action === "object" && "place" in action) {
        sets[action.place.token].add(action.place.hex);
      }
    }
    return sets;
  });
  due: ReadonlySet<string> = $derived(
    new Set(
      this.legal.flatMap((action) =>
        typeof action === "object" && "score" in action ? [action.score.hex] : [],
      ),
    ),
  );
  cards: readonly Card[] = $derived(
    this.legal.flatMap((action) =>
      typeof action === "object" && "take_card" in action ? [action.take_card.card] : [],
    ),
  );
  mayEnd = $derived(this.legal.includes("end_placement"));
  extraTurn = $derived(
    this.legal.some((action) => typeof action === "object" && "extra_turn" in action),
  );
  /** The kind that a click would place. */
  kind: Kind | null = $derived.by(() => {
    if (this.wanted && this.targets[this.wanted].size > 0) return this.wanted;
    return KINDS.find((kind) => this.targets[kind].size > 0) ?? null;
  });
  /** Where something can be done with a click. */
  open: ReadonlySet<string> = $derived(
    this.due.size > 0 ? this.due : this.kind ? this.targets[this.kind] : new Set(),
  );
  /** The hex whose placement is previewed. */
  preview: string | null = $derived.by(() => {
    if (this.pinned) return this.pinned;
    const at = this.hover ?? (this.onBoard ? this.focus : null);
    return at !== null && this.kind !== null && this.open.has(at) ? at : null;
  });
  /** The site that is looked at. */
  inspected: string | null = $derived.by(() => {
    const at = this.hover ?? (this.onBoard ? this.focus : null);
    return at !== null && hexOf(at)?.site !== null ? at : null;
  });
  /** How things would look with the token that is previewed. */
  ahead: View | null = $derived.by(() => {
    const { preview: hex, kind: token } = this;
    if (hex === null || token === null || this.due.size > 0) return null;
    return this.scene.rules.preview({ place: { token, hex } } satisfies Action)
      ?.view as View | null;
  });
  /** The points that the previewed placement brings at once. */
  gain = $derived(this.preview && this.due.size === 0 ? this.gainAt(this.preview) : 0);
  /** How many tokens the turn asks for. */
  demand = $derived.by(() => {
    const answer = this.#study("demand");
    return "demand" in answer ? answer.demand : "play";
  });
  mine = $derived.by(
    () => this.scene.viewer !== null && this.scene.must.includes(this.scene.viewer),
  );

  status: Text = $derived(statusOf(this));
  progress: Text | null = $derived(
    this.view.phase === "placing" && this.view.placed.length > 0
      ? { key: "web-bab-progress", args: { count: this.view.placed.length } }
      : null,
  );

  primary: Primary | null = $derived.by(() => {
    const chosen = this.chosen;
    if (chosen) {
      return { text: { key: "web-confirm" }, enabled: true, run: () => this.confirm() };
    }
    if (this.extraTurn) return null;
    return { text: { key: "web-end-turn" }, enabled: this.mayEnd, run: () => this.end() };
  });

  /** The action that waits to be confirmed. */
  chosen: Action | null = $derived.by(() => {
    if (this.card) return { take_card: { card: this.card } };
    if (!this.pinned) return null;
    if (this.due.has(this.pinned)) return { score: { hex: this.pinned } };
    return this.kind && this.open.has(this.pinned)
      ? { place: { token: this.kind, hex: this.pinned } }
      : null;
  });

  #study(question: Question): Answer {
    return this.scene.rules.study<Answer>(question);
  }

  /** What lies on a hex would bring as things stand. */
  worth(hex: string): Worth {
    const answer = this.#study({ worth: { hex } });
    return "worth" in answer ? answer.worth : "nothing";
  }

  /** The points of a field. */
  fieldValue(hex: string): number {
    const worth = this.worth(hex);
    return typeof worth === "object" && "field" in worth ? worth.field.points : 0;
  }

  /** The points that a token on a hex brings at once. */
  gainAt(hex: string): number {
    const gain = this.view.gains[hex];
    return gain ? gain.field + gain.ziggurats : 0;
  }

  describe(id: string): string {
    return describe(this, id);
  }

  choose(kind: Kind): void {
    this.wanted = kind;
    if (this.pinned && !this.targets[kind].has(this.pinned)) this.pinned = null;
  }

  /** Why the chosen kind cannot go to a field that is looked at. */
  closed(id: string): Refused | null {
    const tile = this.view.tiles[id];
    if (!this.#placing || this.legal.length === 0 || this.open.has(id)) return null;
    return tile === undefined || isCity(tile) ? null : this.#why(id);
  }

  /** Whether the viewer is placing tokens. */
  get #placing(): boolean {
    return this.mine && this.view.phase === "placing" && !this.scene.past;
  }

  #why(hex: string): Refused | null {
    const token = this.kind ?? this.#onStand();
    return this.scene.rules.why({ place: { token, hex } } satisfies Action);
  }

  /** A hex was clicked, or Enter was pressed on it. */
  pick(id: string): void {
    this.focus = id;
    if (this.open.has(id)) {
      if (this.pinned === id || settings.oneClick) {
        this.pinned = id;
        this.confirm();
      } else {
        this.pinned = id;
      }
      return;
    }
    this.pinned = null;
    this.#explain(id);
  }

  /** Shows what lies on a hex where nothing can be done, and why not. */
  #explain(id: string): void {
    const why = this.#placing && this.due.size === 0 ? this.#why(id) : null;
    this.scene.explain(`hex:${id}`, why);
  }

  #refuse(why: Refused): void {
    this.scene.refuse(why.text, why.rule);
  }

  /** A kind that the viewer could mean: the chosen one if it is there, else any. */
  #onStand(): Kind {
    const stand = this.view.players[this.scene.viewer ?? 0]?.stand ?? {};
    const there = KINDS.filter((kind) => (stand[kind] ?? 0) > 0);
    return there.find((kind) => kind === this.wanted) ?? there[0] ?? "farmer";
  }

  confirm(): void {
    const action = this.chosen;
    if (!action) return;
    this.pinned = this.card = null;
    void this.scene.act(action);
  }

  /** Ends placing, or says why that is not allowed yet. */
  end(): void {
    if (!this.#placing) return;
    const action = "end_placement" satisfies Action;
    const why = this.scene.rules.why(action);
    if (why) this.#refuse(why);
    else void this.scene.act(action);
  }

  answerExtraTurn(take: boolean): void {
    void this.scene.act({ extra_turn: { take } } satisfies Action);
  }

  showHint(action: unknown): void {
    const hint = action as Action;
    this.hinted = hint;
    if (typeof hint !== "object") return;
    if ("place" in hint) {
      this.wanted = hint.place.token;
      this.focus = this.pinned = hint.place.hex;
    }
    if ("score" in hint) this.focus = this.pinned = hint.score.hex;
    if ("take_card" in hint) this.card = hint.take_card.card;
  }

  hintText: Text | null = $derived.by(() =>
    this.hinted ? this.scene.rules.tell(this.hinted) : null,
  );

  cancel(): boolean {
    const had = this.pinned !== null || this.card !== null;
    this.pinned = this.card = this.hinted = null;
    return had;
  }

  key(event: KeyboardEvent): boolean {
    const kind = KINDS[Number(event.key) - 1];
    if (kind) {
      this.choose(kind);
      return true;
    }
    if (event.key === "x" || (event.key === "e" && !this.onBoard)) {
      this.end();
      return true;
    }
    return this.onBoard && this.#move(event.key);
  }

  #move(key: string): boolean {
    const from = hexOf(this.focus);
    const towards = direction(key, this.turned);
    if (!from || towards === null) return false;
    const to = neighbourTowards(from, towards, this.turned, (cell) => hexAt(cell, this.used));
    if (to) this.focus = to.id;
    this.hover = null;
    return true;
  }

  /** Words with the names of this table. */
  words(text: Text): string {
    return say(text, (seat) => this.scene.name(seat));
  }
}

/** The play of the table that a component stands at. */
export function usePlay(): BabyloniaPlay {
  return getContext<BabyloniaPlay>(PLAY);
}
