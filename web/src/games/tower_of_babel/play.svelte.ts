import { getContext, untrack } from "svelte";
import { letters } from "../../art/seats.ts";
import { say } from "../../lib/i18n.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { Text } from "../../lib/words.ts";
import { PLAY } from "../context.ts";
import type { Play, Primary, Refused, Scene } from "../types.ts";
import type { TowerBeat } from "./beats.ts";
import { least, mostOf, NONE, total } from "./cards.ts";
import { describeSpace } from "./describe.ts";
import { keyOf } from "./keys.ts";
import {
  completions,
  indexOf,
  offerable,
  offersOf,
  type Completion,
  type Offer,
} from "./offers.ts";
import { primaryOf } from "./primary.ts";
import { spaceId, spaceOf } from "./spaces.ts";
import { callOf, statusOf } from "./status.ts";
import {
  KINDS,
  type Action,
  type ActionCard,
  type Answer,
  type Cards,
  type Forecast,
  type Kind,
  type KindBonus,
  type NextRow,
  type PlayerView,
  type Question,
  type Rejected,
  type View,
} from "./types.ts";

/** What waits to be confirmed: a disc by its space, or one of the two ways not to build. */
export type Pinned = { space: string } | "pass" | "abandon";

/** How long an answer that can only be "no" waits before it is given (TOB-11.19). */
const ONLY_NO = 1500;

/** One person's play of Tower of Babel: which disc, what is offered, whose help is taken. */
export class TowerPlay implements Play {
  pinned: Pinned | null = $state.raw(null);
  /** The cards laid into the tray, before they are offered. */
  tray: Cards = $state.raw(NONE);
  trading = $state(false);
  helpers: readonly number[] = $state.raw([]);
  /** Which of the possible completions is chosen. */
  completing = $state(0);
  /** The action card that is looked at. */
  looking: ActionCard | null = $state(null);
  /** The cards chosen for Card Exchange. */
  swap: Cards = $state.raw(NONE);
  focus = $state("");
  onBoard = $state(false);
  hover: string | null = $state(null);
  /** How many wonders stand side by side. */
  columns = $state(4);
  hinted: Action | null = $state.raw(null);

  readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
    // What was chosen no longer matters once another decision is due.
    $effect(() => {
      void this.decision;
      untrack(() => this.#forget());
    });
    $effect(() => {
      const answer = this.onlyNo;
      if (answer === null) return;
      const timer = setTimeout(() => void this.scene.act(answer), ONLY_NO);
      return () => clearTimeout(timer);
    });
  }

  view: View = $derived.by(() => this.scene.view as View);
  legal: readonly Action[] = $derived.by(() => this.scene.legal as readonly Action[]);
  beat: TowerBeat | null = $derived.by(() => this.scene.beat as TowerBeat | null);
  /** Whether somebody is called to act. */
  mine = $derived.by(
    () => this.scene.viewer !== null && this.scene.must.includes(this.scene.viewer),
  );
  own: PlayerView | null = $derived.by(() =>
    this.scene.viewer === null ? null : (this.view.players[this.scene.viewer] ?? null),
  );
  letters: string[] = $derived.by(() => letters(this.scene.seats.map((seat) => seat.name)));
  /** Changes whenever another decision is due, but not when somebody else acts meanwhile. */
  decision = $derived.by(() => {
    const { turn, phase, double_turns, column } = this.view;
    const disc = column === null ? "" : spaceId(column.wonder, column.space);
    return [this.scene.viewer, turn, JSON.stringify(phase), double_turns, disc].join(" ");
  });

  /** Spaces whose disc can be chosen now. */
  open: ReadonlySet<string> = $derived.by(() => {
    const found = new Set<string>();
    for (const action of this.legal) {
      if (typeof action !== "object" || !("choose" in action)) continue;
      const { wonder, disc } = action.choose;
      this.view.wonders
        .find((other) => other.wonder === wonder)
        ?.spaces.forEach((space, i) => {
          if (space.disc === disc && space.taken_by === null) found.add(spaceId(wonder, i));
        });
    }
    return found;
  });
  mayPass = $derived(this.legal.includes("pass"));
  mayOffer = $derived(this.#knows("offer"));
  mayBuild = $derived(this.legal.includes("abandon"));
  mayDraw = $derived(this.legal.includes("draw"));
  mayExchange = $derived(this.#knows("exchange"));
  /** The question that is asked, if any. */
  question: "triple_bonus" | "double_turn" | null = $derived(
    this.#knows("triple_bonus")
      ? "triple_bonus"
      : this.#knows("double_turn")
        ? "double_turn"
        : null,
  );
  /** Whether the card for the question is there. */
  mayAgree = $derived(
    this.legal.some(
      (action) =>
        typeof action === "object" &&
        (("triple_bonus" in action && action.triple_bonus.play) ||
          ("double_turn" in action && action.double_turn.play)),
    ),
  );
  /** The answer to a question that leaves no choice. */
  onlyNo: Action | null = $derived.by(() => {
    if (this.question === null || this.mayAgree) return null;
    return this.question === "triple_bonus"
      ? { triple_bonus: { play: false } }
      : { double_turn: { play: false } };
  });

  /** What lies in the tray and can be offered. */
  offered: Cards = $derived.by(() => least(this.tray, this.most));
  trade = $derived(this.trading && total(this.offered) > 0);
  /** The most cards of each kind that can be offered. */
  most: Cards = $derived(mostOf(offerable(this.legal)));
  offers: readonly Offer[] = $derived.by(() => this.beat?.offers ?? offersOf(this.view));
  possible: readonly Completion[] = $derived(completions(this.legal, this.helpers));
  completion: Completion | null = $derived(this.possible[this.completing] ?? null);
  /** What a build with the chosen helpers would bring. */
  forecast: Forecast | null = $derived.by(() => this.foretell(this.helpers));
  /** Why the chosen helpers do not make a build: what is missing is not in hand. */
  obstacle: Refused | null = $derived.by(() =>
    this.possible.length > 0 ? null : this.#whyBuild(this.helpers, this.forecast?.missing ?? NONE),
  );
  /** The row that the next finished wonder is scored with. */
  row: NextRow = $derived.by(() => {
    const answer = this.#study("row");
    return "row" in answer ? answer.row : { row: 0, first: 0, second: 0, others: 0 };
  });
  /** What the viewer's offer brings if it is not taken. */
  rejected: Rejected = $derived.by(() => {
    const answer = this.#study("rejected");
    return "rejected" in answer ? answer.rejected : { points: 0, triple: 0 };
  });

  call: Text | null = $derived.by(() => callOf(this));
  status: Text = $derived.by(() => statusOf(this));
  progress: Text | null = $derived({ key: "web-tob-progress", args: { turn: this.view.turn } });
  whisper = $derived(this.onBoard && this.focus ? describeSpace(this, this.focus) : "");
  primary: Primary | null = $derived.by(() => primaryOf(this));
  hintText: Text | null = $derived.by(() =>
    this.hinted ? this.scene.rules.tell(this.hinted) : null,
  );

  /** The action that the big button would carry out. */
  chosen: Action | null = $derived.by(() => {
    if (this.pinned === "pass") return this.mayPass ? "pass" : null;
    if (this.pinned === "abandon") return this.mayBuild ? "abandon" : null;
    if (this.pinned !== null) {
      const at = spaceOf(this.view, this.pinned.space);
      const fits = at?.disc && this.open.has(this.pinned.space);
      return fits && at.disc ? { choose: { wonder: at.wonder, disc: at.disc } } : null;
    }
    if (this.mayOffer) return { offer: { cards: this.offered, trade: this.trade } };
    if (this.mayBuild && this.completion) {
      return { build: { helpers: [...this.helpers].sort(), ...this.completion } };
    }
    return null;
  });

  #study(question: Question): Answer {
    return this.scene.rules.study<Answer>(question);
  }

  /** What a build with these helpers would bring; nothing if there is nothing to build. */
  foretell(helpers: readonly number[]): Forecast | null {
    const answer = this.#study({ forecast: { helpers: [...helpers] } });
    return "forecast" in answer ? answer.forecast : null;
  }

  /** What another disc would be worth to the viewer at the end, by kind. */
  discWorth(disc: string): readonly KindBonus[] {
    const answer = this.#study({ disc: { disc } });
    return "disc" in answer ? answer.disc : [];
  }

  #why(action: Action): Refused | null {
    return this.scene.rules.why(action);
  }

  #whyBuild(helpers: readonly number[], cards: Cards): Refused | null {
    return this.#why({ build: { helpers: [...helpers].sort(), cards, jokers: 0 } });
  }

  #refuse(why: Refused | null): void {
    if (why) this.scene.refuse(why.text, why.rule);
  }

  #knows(name: string): boolean {
    return this.legal.some((action) => typeof action === "object" && name in action);
  }

  #forget(): void {
    this.pinned = this.hinted = null;
    this.tray = NONE;
    this.trading = false;
    this.helpers = [];
    this.completing = 0;
  }

  confirm(): void {
    const action = this.chosen;
    if (action === null) return;
    this.pinned = this.hinted = null;
    void this.scene.act(action);
  }

  /** Chooses what is to be confirmed, or confirms it if it was chosen already. */
  pin(what: Pinned): void {
    const again =
      typeof what === "object" && typeof this.pinned === "object" && this.pinned !== null
        ? what.space === this.pinned.space
        : what === this.pinned;
    this.pinned = what;
    this.hinted = null;
    if (again || settings.oneClick) this.confirm();
  }

  /** A space on the board was clicked, or Enter was pressed on it. */
  pick(id: string): void {
    this.focus = id;
    if (this.open.has(id)) {
      this.pin({ space: id });
      return;
    }
    this.scene.explain(`space:${id}`, this.#whyClosed(id));
  }

  /** Why a disc cannot be chosen, if that could be meant. */
  #whyClosed(id: string): Refused | null {
    const at = spaceOf(this.view, id);
    const own = this.mine && this.view.active === this.scene.viewer;
    if (!own || this.scene.past || !at?.disc) return null;
    this.pinned = null;
    return this.#why({ choose: { wonder: at.wonder, disc: at.disc } });
  }

  /** Lays this many cards of a kind into the tray. */
  lay(kind: Kind, count: number): void {
    this.hinted = null;
    this.tray = { ...this.tray, [kind]: Math.max(0, Math.min(this.most[kind], count)) };
    if (total(this.offered) === 0) this.trading = false;
  }

  /** Lays the trading card into the tray or takes it back. */
  toggleTrade(): void {
    const why = this.#why({ offer: { cards: this.offered, trade: !this.trade } });
    if (why) {
      this.#refuse(why);
      return;
    }
    this.hinted = null;
    this.trading = !this.trade;
  }

  /** Why the offer of a seat cannot be taken now. */
  whyNot(seat: number): Refused | null {
    if (this.helpers.includes(seat) || this.forecast?.open.includes(seat)) return null;
    return this.#whyBuild([...this.helpers, seat], NONE);
  }

  /** Takes an offer or gives it back. */
  toggleHelper(seat: number): void {
    if (!this.mayBuild) return;
    const refused = this.whyNot(seat);
    if (refused) {
      this.#refuse(refused);
      return;
    }
    this.pinned = this.hinted = null;
    this.completing = 0;
    this.helpers = this.helpers.includes(seat)
      ? this.helpers.filter((other) => other !== seat)
      : [...this.helpers, seat];
  }

  answer(play: boolean): void {
    if (this.question === null || (play && !this.mayAgree)) return;
    void this.scene.act(
      this.question === "triple_bonus" ? { triple_bonus: { play } } : { double_turn: { play } },
    );
  }

  /** Whether a card in hand can be played right now. */
  playable(card: ActionCard): boolean {
    return (
      (card === "draw_cards" && this.mayDraw) || (card === "exchange_cards" && this.mayExchange)
    );
  }

  lookAt(card: ActionCard | null): void {
    this.looking = card;
    this.swap = NONE;
  }

  /** Plays the action card that is looked at. */
  playCard(): void {
    const card = this.looking;
    const cards = this.swap;
    if (card === null || !this.playable(card)) return;
    if (card === "draw_cards") void this.scene.act("draw" satisfies Action);
    else if (total(cards) > 0) void this.scene.act({ exchange: { cards } } satisfies Action);
    else return;
    this.lookAt(null);
  }

  showHint(action: unknown): void {
    const hint = action as Action;
    this.hinted = hint;
    if (hint === "pass" || hint === "abandon") this.pinned = hint;
    if (typeof hint !== "object") return;
    if ("choose" in hint) this.#hintDisc(hint.choose.wonder, hint.choose.disc);
    if ("offer" in hint) {
      this.tray = hint.offer.cards;
      this.trading = hint.offer.trade;
    }
    if ("build" in hint) {
      this.pinned = null;
      this.helpers = hint.build.helpers;
      const ways = completions(this.legal, hint.build.helpers);
      this.completing = Math.max(0, indexOf(ways, hint.build));
    }
  }

  #hintDisc(wonder: string, disc: string): void {
    const space = [...this.open].find((id) => {
      const at = spaceOf(this.view, id);
      return at?.wonder === wonder && at.disc === disc;
    });
    if (space === undefined) return;
    this.pinned = { space };
    this.focus = space;
  }

  cancel(): boolean {
    const had = this.pinned !== null || this.helpers.length > 0 || total(this.tray) > 0;
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

  /** The kinds that stand in the tray: those demanded, and what else can be offered. */
  kinds: readonly Kind[] = $derived.by(() => {
    const demand = this.view.column?.demand ?? NONE;
    return KINDS.filter((kind) => demand[kind] > 0 || this.most[kind] > 0);
  });
}

/** The play of the table that a component stands at. */
export function usePlay(): TowerPlay {
  return getContext<TowerPlay>(PLAY);
}
