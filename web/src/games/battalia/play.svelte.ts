import { getContext, untrack } from "svelte";
import { letters } from "../../art/seats.ts";
import { say } from "../../lib/i18n.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { Text } from "../../lib/words.ts";
import { PLAY } from "../context.ts";
import type { Play, Primary, Refused, Scene } from "../types.ts";
import { carried, costOf, dealOf, facetOf, same, type Deed, type Facet } from "./actions.ts";
import { attempts } from "./attempts.ts";
import type { BattaliaBeat } from "./beats.ts";
import { describeSquare } from "./describe.ts";
import { keyOf } from "./keys.ts";
import { heroesOn, tilesOf, type Tiles } from "./map.ts";
import { primaryOf } from "./primary.ts";
import { callOf, statusOf } from "./status.ts";
import type { Action, Answer, Hero, LaidView, PlayerView, Question, Route, View } from "./types.ts";

/** What is done with one click: small steps that only name a card. */
const AT_ONCE = ["pay", "lay", "station", "conceal", "fetch", "drop", "declare", "take", "keep"];

/** The pages beside the map, where they do not fit side by side. */
export type Leaf = "do" | "market" | "oracle" | "laid";

/** One person's play of Battalia: what is chosen, bit by bit, until one action is left. */
export class BattaliaPlay implements Play {
  deed: Deed | null = $state(null);
  card: string | null = $state(null);
  /** A card of the viewer's battle row, by its place. */
  place: number | null = $state(null);
  square: string | null = $state(null);
  hero: Hero | null = $state(null);
  pinned: Facet | null = $state.raw(null);
  /** The level of a city that is to be built. */
  wanted = $state(1);
  /** How often the terrain card was turned. */
  quarters = $state(0);
  focus = $state("");
  onBoard = $state(false);
  hover: string | null = $state(null);
  hinted: Action | null = $state.raw(null);
  leaf: Leaf = $state("do");
  /** Whether the pages below the map cover a part of it. */
  sheet = $state(false);
  /** Whether the map is looked at during a battle, where both have no room. */
  peek = $state(false);

  /** Where a hero is still walking to, step by step. */
  #route: { hero: Hero; goal: string } | null = null;
  /** The hero who has just moved, and may go on. */
  #mover: Hero | null = null;
  /** The position that what is chosen belongs to. */
  #begun: unknown = null;

  readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
    // What was chosen no longer matters once something has happened.
    $effect(() => {
      void this.scene.view;
      void this.scene.viewer;
      untrack(() => {
        this.#clear();
        this.quarters = 0;
      });
    });
    $effect(() => {
      if (this.legal.length > 0) untrack(() => this.#begin());
    });
  }

  view: View = $derived.by(() => this.scene.view as View);
  legal: readonly Action[] = $derived.by(() => this.scene.legal as readonly Action[]);
  beat: BattaliaBeat | null = $derived.by(() => this.scene.beat as BattaliaBeat | null);
  mine = $derived.by(
    () => this.scene.viewer !== null && this.scene.must.includes(this.scene.viewer),
  );
  own: PlayerView | null = $derived.by(() =>
    this.scene.viewer === null ? null : (this.view.players[this.scene.viewer] ?? null),
  );
  letters: string[] = $derived.by(() => letters(this.scene.seats.map((seat) => seat.name)));
  tiles: Tiles = $derived.by(() => tilesOf(this.view));
  phase: string = $derived(typeof this.view.phase === "object" ? "over" : this.view.phase);
  facets: readonly Facet[] = $derived(this.legal.map(facetOf));
  /** The cards that the viewer has laid out. */
  pool: readonly LaidView[] = $derived.by(() => {
    const { battle, active, pool } = this.view;
    if (this.scene.viewer === active || this.scene.viewer === null) return pool;
    return battle?.defender === this.scene.viewer ? battle.defender_pool : pool;
  });
  /** All that can be done, with walks of several steps. */
  ways: readonly Facet[] = $derived.by(() => {
    if (this.facets.length === 0) return this.facets;
    return [...this.facets, ...this.#ask("routes").routes.map(walkOf)];
  });
  /** How much strength is missing before the side that acts in a battle may go on. */
  lack: number = $derived.by(() => (this.view.battle === null ? 0 : this.#ask("lack").lack));
  /** What the choice so far leaves. */
  narrowed: readonly Facet[] = $derived.by(() =>
    this.ways
      .filter(
        (facet) => this.#fits(facet) && (this.square === null || facet.square === this.square),
      )
      .toSorted((a, b) => costOf(a) - costOf(b)),
  );
  /** Squares that belong to what is chosen. */
  open: ReadonlySet<string> = $derived.by(() => {
    const some = this.choosing || this.phase !== "act" ? this.ways : [];
    const fitting = some.filter((facet) => this.#fits(facet));
    return new Set(fitting.flatMap(({ square }) => (square === null ? [] : [square])));
  });
  /** Squares where something could be done. */
  able: ReadonlySet<string> = $derived.by(() => {
    const moving = this.facets.some(({ deed }) => deed === "move");
    const heroes = moving ? (this.own?.heroes ?? []).filter((at) => at !== null) : [];
    const deeds = ["upgrade", "hire", "attack", "occupy"];
    const squares = this.facets.flatMap(({ square, deed }) =>
      square !== null && deed !== null && deeds.includes(deed) ? [square] : [],
    );
    return new Set([...heroes, ...squares]);
  });
  /** Whether something is chosen that narrows what can be done. */
  choosing = $derived(
    this.deed !== null || this.card !== null || this.place !== null || this.hero !== null,
  );
  /** Deeds that are possible now. */
  deeds: ReadonlySet<Deed> = $derived(
    new Set(this.facets.flatMap(({ deed }) => (deed === null ? [] : [deed]))),
  );
  /** What is on the market for these cards, by its id. */
  deals: ReadonlyMap<string, Facet> = $derived.by(() => {
    const found = new Map<string, Facet>();
    for (const facet of this.facets) {
      const deal = dealOf(facet.action);
      if (deal !== null) found.set(deal, facet);
    }
    return found;
  });
  /** What a list offers to choose from. */
  choices: readonly Facet[] = $derived.by(() => {
    if (this.phase === "place") return [];
    if (this.phase !== "act" && !this.choosing && this.square === null) return this.questions;
    return this.choosing || this.square !== null ? this.narrowed : [];
  });
  /** Answers to what is asked outside of the market. */
  questions: readonly Facet[] = $derived(
    this.facets.filter(({ verb, deed }) => deed === null && verb !== "lay" && verb !== "start"),
  );
  /** Cards that can be chosen now, by what they are called. */
  usable: ReadonlySet<string> = $derived.by(() => {
    // Nearly every card can be hidden or stationed: that alone is not worth showing.
    const plain = ["hide", "pitch"];
    const some = this.facets.filter(({ deed }) =>
      this.deed === null ? deed === null || !plain.includes(deed) : deed === this.deed,
    );
    return new Set(some.flatMap(({ card }) => (card === null ? [] : [card])));
  });
  /** Cards of the viewer's row that can be chosen now, by their place. */
  targets: ReadonlySet<number> = $derived.by(() => {
    const some = this.facets.filter(({ deed }) => this.deed === null || deed === this.deed);
    return new Set(some.flatMap(({ place }) => (place === null ? [] : [place])));
  });
  /** The exits that the terrain card can have on a square. */
  ghost = $derived.by(() => {
    const id = this.square ?? this.hover ?? (this.onBoard ? this.focus : null);
    return this.phase === "place" && id ? this.exitsAt(id) : null;
  });

  call: Text | null = $derived.by(() => callOf(this));
  status: Text = $derived.by(() => statusOf(this));
  progress: Text | null = $derived({
    key: "web-bat-progress",
    args: { week: this.view.week, day: this.view.day },
  });
  whisper = $derived(this.onBoard && this.focus ? describeSquare(this, this.focus) : "");
  primary: Primary | null = $derived.by(() => primaryOf(this));
  hintText: Text | null = $derived.by(() =>
    this.hinted ? this.scene.rules.tell(this.hinted) : null,
  );

  #ask(question: Question): Answer {
    return this.scene.rules.study<Answer>(question);
  }

  #fits(facet: Facet): boolean {
    return (
      (this.deed === null || facet.deed === this.deed) &&
      (this.card === null || facet.card === this.card) &&
      (this.place === null || facet.place === this.place) &&
      (this.hero === null || facet.hero === this.hero)
    );
  }

  /** A decision is due: a hero who has moved may go on, and the page that is needed opens. */
  #begin(): void {
    if (this.#begun === this.scene.view) return;
    this.#begun = this.scene.view;
    const hero = this.#mover;
    this.#mover = null;
    const goes = this.facets.some((facet) => facet.deed === "move" && facet.hero === hero);
    if (hero !== null && this.phase === "act" && goes) {
      this.hero = hero;
      this.deed = "move";
    }
    const levels = this.facets.flatMap(({ action }) => carried(action, "build")?.level ?? []);
    if (levels.some((level) => level > 0) && !levels.includes(this.wanted)) {
      this.wanted = Math.max(...levels);
    }
    const buying = ["act", "free_road", "free_city"].includes(this.phase);
    this.leaf = buying && this.hero === null ? "market" : "do";
    // What is asked of the map or the hand leaves them uncovered.
    this.sheet = !["act", "free_road", "free_city", "starts", "place", "pay"].includes(this.phase);
    if (this.view.battle === null) this.peek = false;
    this.#walkOn();
  }

  #clear(): void {
    this.deed = this.card = this.place = this.square = this.hero = null;
    this.pinned = this.hinted = null;
    this.sheet = false;
  }

  #walkOn(): void {
    const route = this.#route;
    if (route === null || this.phase === "pay") return;
    const { hero, goal } = route;
    const [next] = this.#ask({ route: { hero, square: goal } }).routes;
    if (next === undefined) this.#route = null;
    else {
      this.#mover = hero;
      void this.scene.act(next.step);
    }
  }

  /** Carries out what is chosen. */
  confirm(): void {
    const facet = this.pinned;
    if (facet === null) return;
    this.#act(facet);
  }

  #act(facet: Facet): void {
    const { hero, goal } = facet;
    this.#route = goal !== undefined && hero !== null ? { hero, goal } : null;
    this.#mover = facet.deed === "move" ? hero : null;
    this.pinned = this.hinted = null;
    void this.scene.act(facet.action);
  }

  /** Chooses an action, or carries it out if it was chosen already or is a small step. */
  pin(facet: Facet): void {
    const again = this.pinned !== null && this.pinned.goal === facet.goal;
    const same_ = again && same(this.pinned?.action ?? null, facet.action);
    this.hinted = null;
    this.pinned = facet;
    if (same_ || settings.oneClick || AT_ONCE.includes(facet.verb)) this.confirm();
  }

  /** What is left after a choice is chosen by itself. */
  #settle(): void {
    const left = this.narrowed;
    const [first] = left;
    this.pinned = null;
    if (!first) return;
    const ways = left.every(({ deed }) => deed === "move");
    if (left.length === 1 && AT_ONCE.includes(first.verb)) this.#act(first);
    else if (left.length === 1 || (ways && this.square !== null)) this.pinned = first;
    if (left.length > 1) this.leaf = "do";
    // Without a place on the map the list needs room.
    if (left.length > 1 && left.every(({ square }) => square === null)) this.sheet = true;
  }

  /** Wants to do something; wanting it again gives it up. */
  want(deed: Deed): void {
    const again = this.deed === deed;
    this.#clear();
    if (again) return;
    this.deed = deed;
    this.#settle();
  }

  /** Something on the market. */
  trade(deal: string): void {
    const facet = this.deals.get(deal);
    if (facet) {
      const pinned = this.pinned;
      this.#clear();
      this.pinned = pinned;
      this.pin(facet);
    } else this.scene.explain(`deal:${deal}`, this.#why(attempts.deal(deal)));
  }

  /** Why something is not possible, where that makes sense. */
  #why(action: Action | null): Refused | null {
    const due = this.mine && !this.scene.past && this.legal.length > 0;
    return due && action !== null ? this.scene.rules.why(action) : null;
  }

  /** A card in hand or laid. */
  pickCard(card: string): void {
    if (this.pinned?.card === card && this.pinned.verb !== "pay") {
      this.confirm();
      return;
    }
    if (this.card === card) {
      this.#clear();
      return;
    }
    const inBattle = this.phase === "open" || this.phase === "raise";
    const wanted = this.facets.filter(
      (facet) => facet.card === card && (this.deed === null || facet.deed === this.deed),
    );
    const lays = wanted.filter(({ verb }) => verb === "lay");
    const [only] = lays;
    if (inBattle && this.deed === null && lays.length === 1 && only) {
      this.#act(only);
      return;
    }
    if (wanted.length === 0) this.#clear();
    this.card = card;
    this.place = this.square = this.hero = null;
    this.#settle();
    this.leaf = "do";
  }

  /** A card of the viewer's battle row. */
  pickRow(place: number): void {
    const again = this.place === place;
    this.card = this.square = this.hero = null;
    this.place = again ? null : place;
    if (again) this.pinned = null;
    else this.#settle();
  }

  /** The exits that the terrain card has on a square as it is turned; `null` if it does not fit. */
  exitsAt(square: string): string | null {
    const fitting = this.facets.flatMap(({ action }) => {
      const place = carried(action, "place");
      return place?.square === square ? [place.exits] : [];
    });
    return fitting[this.quarters % Math.max(1, fitting.length)] ?? null;
  }

  /** Turns the terrain card. */
  turn(): void {
    if (this.phase !== "place") return;
    this.quarters += 1;
    if (this.square !== null) this.#lay(this.square);
  }

  #lay(square: string): void {
    const exits = this.exitsAt(square);
    const facet = this.facets.find(({ action }) => {
      const place = carried(action, "place");
      return place?.square === square && place.exits === exits;
    });
    if (facet) this.pinned = facet;
  }

  /** A square was clicked, or Enter was pressed on it. */
  pick(square: string): void {
    this.focus = square;
    if (this.scene.past || !this.mine) {
      this.scene.explain(`square:${square}`, null);
      return;
    }
    if (this.pinned !== null && this.square === square) {
      this.confirm();
      return;
    }
    if (this.phase === "place") this.#pickPlace(square);
    else if (this.ways.some((facet) => facet.square === square && this.#fits(facet))) {
      this.square = square;
      this.#settle();
      if (this.pinned && settings.oneClick) this.confirm();
    } else if (!this.#pickHero(square)) this.#refuse(square);
  }

  #pickPlace(square: string): void {
    if (this.open.has(square)) {
      this.square = square;
      this.#lay(square);
      if (settings.oneClick) this.confirm();
      return;
    }
    this.square = this.pinned = null;
    this.scene.explain(`square:${square}`, this.#why(attempts.place(this.view, square)));
  }

  /** Chooses one of the viewer's heroes on a square; says whether there is one who can move. */
  #pickHero(square: string): boolean {
    if (this.phase !== "act") return false;
    const moves = (hero: Hero): boolean =>
      this.facets.some((facet) => facet.deed === "move" && facet.hero === hero);
    const here = heroesOn(this.view, square)
      .filter(({ seat, hero }) => seat === this.scene.viewer && moves(hero))
      .map(({ hero }) => hero);
    const next = here.find((hero) => hero !== this.hero) ?? here[0];
    if (next === undefined) return false;
    this.#clear();
    this.deed = "move";
    this.hero = next;
    return true;
  }

  #refuse(square: string): void {
    const why = this.#why(attempts.square(this, square));
    this.square = this.pinned = null;
    if (why === null) this.#clear();
    this.scene.explain(`square:${square}`, why);
  }

  /** What is asked is answered. */
  answer(verb: "complete" | "pass" | "surrender" | "keep" | "mulligan" | "end" | "done"): void {
    const facet = this.facets.find((other) => other.verb === verb);
    if (facet) this.pin(facet);
  }

  showHint(action: unknown): void {
    this.#clear();
    const hint = action as Action;
    const facet = this.facets.find((other) => same(other.action, hint)) ?? facetOf(hint);
    this.hinted = hint;
    this.pinned = facet;
    const build = carried(hint, "build");
    if (build?.level) this.wanted = build.level;
    this.deed = facet.deed;
    this.card = facet.card;
    this.square = facet.square;
    this.place = facet.place;
    this.hero = facet.deed === "move" ? facet.hero : null;
    if (facet.square !== null) this.focus = facet.square;
    const place = carried(hint, "place");
    if (place) this.#turnTo(place.square, place.exits);
  }

  #turnTo(square: string, exits: string): void {
    for (let i = 0; i < 4 && this.exitsAt(square) !== exits; i++) this.quarters += 1;
  }

  cancel(): boolean {
    const had = this.choosing || this.square !== null || this.pinned !== null;
    this.#clear();
    return had;
  }

  key(event: KeyboardEvent): boolean {
    return keyOf(this, event);
  }

  /** Words with the names of this table. */
  words(text: Text): string {
    return say(text, (seat) => this.scene.name(seat));
  }

  /** An action in words. */
  tell({ action, goal, cost, hero }: Facet): Text {
    if (goal === undefined) return this.scene.rules.tell(action);
    return {
      key: "web-bat-walk-far",
      args: {
        hero: { key: `bat-hero-${hero}` },
        square: { place: goal, label: goal },
        count: cost ?? 1,
      },
    };
  }
}

/** A walk of several steps: it begins with the first of them. */
function walkOf({ step, square, cost }: Route): Facet {
  return { ...facetOf(step), square, goal: square, cost };
}

/** The play that a component belongs to. */
export function usePlay(): BattaliaPlay {
  return getContext<BattaliaPlay>(PLAY);
}
