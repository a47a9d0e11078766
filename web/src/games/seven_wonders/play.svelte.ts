import { getContext, untrack } from "svelte";
import { letters } from "../../art/seats.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { Text } from "../../lib/words.ts";
import { PLAY } from "../context.ts";
import type { Play, Primary, Scene } from "../types.ts";
import { called } from "../waiting.ts";
import type { WonderBeat } from "./beats.ts";
import {
  same,
  targetOf,
  thingOf,
  pricing,
  useOf,
  usesOf,
  variantOf,
  type Payable,
  type Pricing,
  type Target,
  type Thing,
  type Use,
  type UseKind,
  type Variant,
} from "./choices.ts";
import { keyOf } from "./keys.ts";
import { cardObstacle, leaderObstacle, type Obstacle } from "./obstacles.ts";
import { primaryOf } from "./primary.ts";
import { thingPlace } from "./printed.ts";
import { callOf, statusOf } from "./status.ts";
import { cityOf, farFrom, isFreeCity, leftOf, rightOf } from "./table.ts";
import { trayOf, type Tray } from "./trays.ts";
import type { Action, Board, CityView, Town, View } from "./types.ts";

/** Uses that are meant where nothing else is said, and what is proposed where they are not possible. */
const FIRST: readonly UseKind[] = ["build", "recruit", "keep", "copy", "destroy"];
const INSTEAD: readonly UseKind[] = ["stage", "sell"];

/** What lies open over the table. */
export type Open = { city: number } | "tower" | null;

/** One person's play of 7 Wonders: which card, what for, and how it is paid. */
export class WondersPlay implements Play {
  /** The place in the tray of the card or tile that is chosen. */
  at: number | null = $state(null);
  /** Which use of it, which variant of that, which payment: the first unless chosen. */
  use: UseKind | null = $state(null);
  variantId: string | null = $state(null);
  paying = $state(0);
  /** For whom a card is chosen where both are possible. */
  wish: Target = $state("own");
  /** The chosen answer to a question that has nothing to do with cards. */
  answer: Action | null = $state.raw(null);
  open: Open = $state.raw(null);
  /** Whether the tray has the focus: arrows then move in it. */
  inTray = $state(false);
  hinted = $state(false);

  readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
    // What was chosen no longer matters once another decision is due.
    $effect(() => {
      void this.decision;
      untrack(() => this.#forget());
    });
  }

  view: View = $derived.by(() => this.scene.view as View);
  legal: readonly Action[] = $derived.by(() => this.scene.legal as readonly Action[]);
  beat: WonderBeat | null = $derived.by(() => this.scene.beat as WonderBeat | null);
  /** Whether somebody must act; those who have chosen may still change it. */
  mine = $derived.by(() => called(this.scene));
  over = $derived.by(() => this.view.phase === "over");
  /** The city in the middle: the viewer's, or the first for those who watch. */
  home = $derived.by(() => this.scene.viewer ?? 0);
  left = $derived.by(() => leftOf(this.view, this.home));
  right = $derived.by(() => rightOf(this.view, this.home));
  far: readonly number[] = $derived.by(() => farFrom(this.view, this.home));
  letters: string[] = $derived.by(() => letters(this.scene.seats.map((seat) => seat.name)));
  /** Changes whenever another decision is due, but not when somebody else chooses. */
  decision = $derived.by(() => {
    const { age, turn, phase, chosen } = this.view;
    return JSON.stringify([this.scene.viewer, age, turn, phase, chosen]);
  });

  /** What actions cost whom. */
  price: Pricing = $derived.by(() => pricing(this.scene.rules));
  /** Whom actions are possible for now. */
  targets: readonly Target[] = $derived.by(() => {
    const found = new Set(this.legal.filter((action) => thingOf(action) !== null).map(targetOf));
    return (["own", "free"] as const).filter((target) => found.has(target));
  });
  target: Target = $derived.by(() =>
    this.targets.includes(this.wish) ? this.wish : (this.targets[0] ?? "own"),
  );
  /** The city that the chosen card would be used for. */
  forCity = $derived.by(() => {
    const { phase, cities } = this.view;
    if (typeof phase === "object") {
      if ("dig" in phase) return cityOf(this.view, phase.dig.city);
      if ("courtesans" in phase) return cityOf(this.view, phase.courtesans.city);
    }
    return this.target === "free" ? cities.length - 1 : this.home;
  });
  tray: Tray = $derived.by(() => trayOf(this));
  /** The card or leader that is looked at. */
  card: Thing | null = $derived.by(() =>
    this.at === null || this.tray.kind !== "cards" ? null : (this.tray.cards[this.at] ?? null),
  );
  uses: readonly Use[] = $derived.by(() =>
    this.card === null ? [] : usesOf(this.price, this.legal, this.card, this.target),
  );
  /** What would be done with the card: what was chosen, or building it if that is possible. */
  chosenUse: Use | null = $derived.by(() => {
    const wanted = this.uses.find(({ kind }) => kind === this.use);
    if (wanted || this.use !== null) return wanted ?? null;
    const first = this.uses.find(({ kind }) => FIRST.includes(kind));
    return first ?? this.uses.find(({ kind }) => INSTEAD.includes(kind)) ?? null;
  });
  /** Whether something else is proposed than what one would do with the card. */
  unusual = $derived.by(() => !this.uses.some(({ kind }) => FIRST.includes(kind)));
  variant: Variant | null = $derived.by(() => {
    const variants = this.chosenUse?.variants ?? [];
    return variants.find(({ id }) => id === this.variantId) ?? variants[0] ?? null;
  });
  payment: Payable | null = $derived.by(
    () => this.variant?.payments[this.paying] ?? this.variant?.payments[0] ?? null,
  );
  /** The action that the big button would carry out. */
  chosen: Action | null = $derived.by(() => {
    if (this.answer !== null)
      return this.legal.some((a) => same(a, this.answer)) ? this.answer : null;
    return this.payment?.action ?? null;
  });
  /** What has been chosen before and lies face down. */
  committed: readonly Action[] = $derived.by(() => this.view.chosen);
  /** The answer that leaves everything as it is, where that is possible. */
  nothing: Action | null = $derived.by(
    () => this.legal.find((action) => action === "leave" || action === "decline") ?? null,
  );
  /** Whether leaders are recruited now: one at the start of an age, or another one. */
  recruits = $derived.by(() => {
    const { phase } = this.view;
    return phase === "recruit" || (typeof phase === "object" && "extra_leader" in phase);
  });
  /** Why the card that is looked at cannot be built in the viewer's city, with what is missing. */
  obstacle: Obstacle | null = $derived.by(() => {
    if (this.card === null || this.target === "free") return null;
    if (this.recruits && this.legal.length > 0) {
      const able = this.uses.some(({ kind }) => kind === "recruit");
      return able ? null : leaderObstacle(this, this.card);
    }
    return cardObstacle(this.view.hand?.find(({ card }) => card === this.card));
  });

  call: Text | null = $derived.by(() => callOf(this));
  status: Text = $derived.by(() => statusOf(this));
  /** Age and turn stand on the board. */
  readonly progress = null;
  primary: Primary | null = $derived.by(() => primaryOf(this));

  #forget(): void {
    this.at = this.use = this.variantId = this.answer = null;
    this.paying = 0;
    this.hinted = false;
  }

  city(city: number): CityView | undefined {
    return this.view.cities[city];
  }
  /** A city as events name it. */
  town(city: number): Town {
    return isFreeCity(this.view, city) ? "free_city" : city;
  }
  name(city: number): string {
    return isFreeCity(this.view, city) ? t("swb-free_city") : this.scene.name(city);
  }
  /** The side of a board in words: nobody knows it before all have chosen. */
  side(board: Board): string {
    return t(this.view.phase === "sides" ? "web-swb-side-open" : `swb-side-${board.side}`);
  }

  /** The Wonder of a city in few words, with its side as soon as it is open. */
  wonder(city: number): string {
    const board = this.city(city)?.board;
    if (!board) return "";
    const side = this.view.phase === "sides" ? "" : ` ${board.side.toUpperCase()}`;
    return `${t(`web-swb-short-${board.wonder}`)}${side}`;
  }
  /** Whether a place is highlighted now: by a beat, or by somebody who points at the log. */
  isPointed(place: string): boolean {
    return this.scene.pointed.includes(place) || (this.beat?.lit.includes(place) ?? false);
  }

  /** A card or tile in the tray was clicked; a second click confirms it. */
  pick(at: number): void {
    const again = this.at === at;
    if (!again) this.#forget();
    this.at = at;
    if (this.tray.kind === "answers") {
      this.choose(this.tray.answers[at] ?? null);
      return;
    }
    // What was only proposed instead of building is confirmed with its own button.
    if (again && (this.use !== null || !this.unusual)) this.confirm();
  }

  /** Chooses an answer to a question, or confirms it if it was chosen already. */
  choose(answer: Action | null): void {
    const again = answer !== null && same(answer, this.answer);
    this.answer = answer;
    if (again || settings.oneClick) this.confirm();
  }

  /** Chooses what to do with the card, or confirms it if it was chosen already. */
  setUse(kind: UseKind): void {
    this.answer = null;
    if (!this.uses.some((use) => use.kind === kind)) {
      if ((kind === "build" || kind === "recruit") && this.obstacle) {
        const { why, rule } = this.obstacle;
        if (this.card) this.scene.explain(thingPlace(this.card), { text: why, rule });
      }
      return;
    }
    const again = this.chosenUse?.kind === kind;
    this.use = kind;
    if (!again) {
      this.variantId = null;
      this.paying = 0;
    }
    const clear = this.chosenUse?.variants.length === 1 && this.variant?.payments.length === 1;
    if (again || (settings.oneClick && clear)) this.confirm();
  }

  /** Whose neighbours the chosen payment pays: they are drawn beside the viewer's city only. */
  paysFor: Target = $derived.by(() => (this.forCity === this.home ? "own" : "free"));
  /** Whether the chosen card could be paid with more or fewer coins to a neighbour. */
  canLean(side: "left" | "right"): boolean {
    const ways = this.variant?.payments ?? [];
    return this.paysFor === "own" && new Set(ways.map((way) => way[side])).size > 1;
  }
  /** Buys more from a neighbour; after the most, as little as possible. */
  lean(side: "left" | "right"): void {
    const ways = this.variant?.payments ?? [];
    const now = this.payment?.[side] ?? 0;
    const more = ways.filter((way) => way[side] > now).map((way) => way[side]);
    const wanted = more.length > 0 ? Math.min(...more) : Math.min(...ways.map((way) => way[side]));
    this.use = this.chosenUse?.kind ?? this.use;
    this.paying = Math.max(
      0,
      ways.findIndex((way) => way[side] === wanted),
    );
  }

  setVariant(id: string): void {
    this.use = this.chosenUse?.kind ?? this.use;
    this.variantId = id;
    this.paying = 0;
  }

  aim(target: Target): void {
    this.wish = target;
    this.#forget();
  }

  confirm(): void {
    const action = this.chosen;
    if (action === null) return;
    void this.scene.act(action);
  }

  showHint(action: unknown): void {
    const hint = action as Action;
    this.#forget();
    this.wish = targetOf(hint);
    const { tray } = this;
    if (tray.kind === "answers") {
      this.at = tray.answers.findIndex((other) => same(other, hint));
      this.answer = hint;
    } else if (typeof hint === "string") this.answer = hint;
    else if (tray.kind === "cards") {
      this.at = tray.cards.findIndex((card) => card === thingOf(hint));
      this.#showUse(hint);
    }
    this.hinted = true;
  }

  #showUse(hint: Action): void {
    this.use = useOf(hint);
    this.variantId = variantOf(hint);
    this.paying = Math.max(
      0,
      this.variant?.payments.findIndex((way) => same(way.action, hint)) ?? 0,
    );
  }

  cancel(): boolean {
    const had = this.at !== null || this.answer !== null;
    this.#forget();
    return had;
  }

  key(event: KeyboardEvent): boolean {
    return keyOf(this, event);
  }

  /** Words with the names of this table. */
  words(text: Text): string {
    return say(text, (seat) => this.scene.name(seat));
  }
}

/** The play of the table that a component stands at. */
export function usePlay(): WondersPlay {
  return getContext<WondersPlay>(PLAY);
}
