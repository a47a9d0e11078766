import type {
  Bilingual,
  ChatLine,
  ClientMessage,
  Invite,
  Presence,
  SeatPlan,
  ServerMessage,
  TableInfo,
} from "../generated/protocol.ts";
import type { Command, SeatInfo } from "../generated/table.ts";
import type { Look } from "../engine/engine.ts";
import type { Beat, LoadedGame, Mark, Refused } from "../games/types.ts";
import { ApiError } from "../lib/api.ts";
import { keepStake, stake, stakeFor } from "../lib/fairness.ts";
import { replayAt, type Follower, type Link } from "../lib/link.ts";
import { net } from "../lib/net.svelte.ts";
import { go } from "../lib/router.svelte.ts";
import { moves, settings } from "../lib/settings.svelte.ts";
import { Refusal, type Answer } from "../lib/socket.ts";
import type { Text } from "../lib/words.ts";
import { decisionAt, waitsFor, type Decision } from "../coach/decision.ts";
import { CHUNK, Past, startOf, withEarlier, type AnyStep } from "./past.ts";
import {
  fits,
  positionAfter,
  positionOf,
  withLine,
  type AnyLine,
  type AnyMessage,
  type AnySnapshot,
  type Position,
} from "./position.ts";
import { sheets } from "../sheet/sheets.svelte.ts";
import { changesSince, marksOf, reading, replayed, sinceTurn, type Change } from "./since.ts";
import { Stage } from "./stage.ts";
import type { Table } from "./table.ts";
import { lastNumber, withChat } from "./talk.ts";

/** Why something was not done. */
export interface Notice {
  text: Text | Bilingual;
  rule: string | null;
}

type Do = Command<unknown>;

const called = (seat: number | null, { waiting }: Position): boolean =>
  seat !== null && waiting.must.includes(seat);

/** A table that is watched live. */
export class Match implements Table, Follower {
  info: TableInfo | null = $state.raw(null);
  mine: readonly number[] = $state.raw([]);
  invites: readonly Invite[] = $state.raw([]);
  viewer: number | null = $state.raw(null);
  /** The seats that play together with the viewer's. */
  partners: readonly number[] = $state.raw([]);
  presence: Presence = $state.raw({ seats: [], watchers: 0 });
  chat: readonly ChatLine[] = $state.raw([]);
  commitment = $state("");
  latest: Position | null = $state.raw(null);
  game: LoadedGame | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  missing = $state(false);
  /** Why the host no longer lets this player look at the table. */
  banned: Bilingual | null = $state.raw(null);
  busy = $state(false);
  /** Is asked before something is done, and may keep the player from it. */
  guard: ((action: unknown) => Promise<boolean>) | null = null;
  pointed: readonly string[] = $state.raw([]);
  beat: Beat | null = $state.raw(null);
  recent: readonly unknown[] = $state.raw([]);
  bonus: readonly number[] = $state.raw([]);
  /** The version that is looked back at. */
  look: number | null = $state(null);
  /** Whether what others did is being shown once more. */
  replaying = $state(false);
  /** A seat at this screen that asked for it. */
  asked: number | null = $state(null);

  /** A seat at this screen that took it without being called, for what can be done at any time. */
  #guest: number | null = $state(null);

  #lines: AnyLine[] = $state.raw([]);
  #shown: Position | null = $state.raw(null);
  #pledging = false;
  /** Whether what is known here is not what the host knows: only a snapshot helps. */
  #lost = false;
  readonly #past: Past;
  #seat: number | null = null;
  readonly #stage = new Stage<Position | null>(null, {
    state: (state, beat) => {
      if (state !== this.#shown || beat?.when !== "before") this.bonus = [];
      if (beat?.when === "before") {
        this.bonus = (state?.seats ?? []).map(
          (_, seat) => (this.bonus[seat] ?? 0) + (beat.points[seat] ?? 0),
        );
      }
      this.#shown = state;
      this.beat = beat;
      if (state === this.latest && beat === null) this.replaying = false;
    },
  });

  readonly id: string;

  /** What connects it with its host. */
  readonly link: Link;

  constructor(id: string, link: Link = net) {
    this.id = id;
    this.link = link;
    this.#past = new Past(id, link.past);
  }

  /** What is on show. */
  get shown(): Position | null {
    const back = this.look === null ? undefined : this.#past.at(this.look);
    return back ?? this.#shown ?? this.latest;
  }
  get view(): unknown {
    return this.shown?.view;
  }
  get past(): boolean {
    return this.look !== null;
  }
  /** Whether the newest is on show and something can be done. */
  get ready(): boolean {
    return !this.past && this.shown?.version === this.latest?.version;
  }
  get rules(): Look {
    if (this.game === null) throw new Error("the game is not loaded yet");
    return this.game.engine.look(this.view, this.viewer);
  }
  get legal(): readonly unknown[] {
    return this.settled && this.#asked ? this.rules.legal : [];
  }
  /** Whether the match waits for what the person at this screen does in the viewer's seat. */
  get #asked(): boolean {
    const [viewer, latest] = [this.viewer, this.latest];
    if (viewer === null || latest === null) return false;
    const { must, may } = latest.waiting;
    const waits = must.includes(viewer) || may.includes(viewer);
    return waits && latest.seats[viewer]?.holder === "human";
  }
  /** What the person at this screen has to decide in the position on show, or had to. */
  get decision(): Decision | null {
    const [seat, shown] = [this.viewer, this.shown];
    if (seat === null || shown === null || this.game === null || this.beat) return null;
    const asked = this.past ? waitsFor(seat, shown) && this.mine.includes(seat) : this.#asked;
    if (!asked || this.rules.legal.length === 0) return null;
    return decisionAt(this.info?.game ?? "", shown, seat, this.past ? this.lines : []);
  }
  get seats(): readonly SeatInfo[] {
    return this.latest?.seats ?? [];
  }
  get must(): readonly number[] {
    return this.shown?.waiting.must ?? [];
  }
  get may(): readonly number[] {
    return this.shown?.waiting.may ?? [];
  }
  /** Whether the newest is on show and everything that was asked has been answered. */
  get settled(): boolean {
    return this.ready && !this.busy;
  }
  /** The chat without the players whom this person has muted. */
  get heard(): readonly ChatLine[] {
    return this.chat.filter(({ player }) => !settings.muted.includes(player));
  }
  /** The names of the partners who have a screen of their own: the others need no messages. */
  get confidants(): readonly string[] {
    const away = this.partners.filter((seat) => {
      const player = this.info?.seats[seat]?.player ?? null;
      return player !== null && player !== net.me?.id;
    });
    return away.map((seat) => this.name(seat));
  }
  /** The log, as far as it has been shown. */
  get lines(): readonly AnyLine[] {
    const shown = (this.replaying ? this.latest : this.#shown)?.version ?? 0;
    return this.#lines.filter((line) => line.entry.index <= shown);
  }
  readonly #read = $derived.by(() => {
    const { game } = this;
    return game ? reading((event) => game.engine.tell(event), game.trace) : () => null;
  });
  /** What others have changed since the viewer last did something; at a moment of the past, in it. */
  readonly changes: readonly Change[] = $derived.by(() => {
    const back = this.look;
    if (back !== null) {
      const lines = this.#lines.filter(({ entry }) => entry.index === back);
      return changesSince(lines, null, this.#read);
    }
    const shown = this.#shown?.version ?? 0;
    const lines = this.#lines.filter(({ entry }) => entry.index <= shown);
    return changesSince(lines, this.viewer, this.#read);
  });
  readonly marks: ReadonlyMap<string, Mark> = $derived.by(() => marksOf(this.changes));
  /** What others have done since the viewer's last turn, whatever the viewer has done in this one. */
  readonly news: readonly Change[] = $derived.by(() =>
    sinceTurn(this.lines, this.viewer, this.#read),
  );
  /** All positions that this screen has seen, in order. */
  get seen(): readonly Position[] {
    void this.latest;
    return this.#past.all;
  }
  /** The other seats at this screen that people play. */
  get neighbours(): readonly number[] {
    return this.mine.filter((seat) => seat !== this.viewer && this.seats[seat]?.holder === "human");
  }
  /** Another seat at this screen that is to act. */
  get next(): number | null {
    const must = this.latest?.waiting.must ?? [];
    if (!this.ready || (this.viewer !== null && must.includes(this.viewer))) return null;
    return this.neighbours.find((seat) => must.includes(seat)) ?? null;
  }
  /** Whom the screen is to be given to: time for the curtain. */
  get handOverTo(): number | null {
    if (this.asked !== null) return this.asked;
    return this.viewer !== null && this.viewer === this.#guest ? null : this.next;
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? this.info?.seats[seat]?.name ?? "";
  }

  watch(): ClientMessage {
    const seat = this.#seat === null ? {} : { seat: this.#seat };
    // What was seen through other eyes is nothing to continue from.
    if (this.latest === null || this.#lost || this.#seat !== this.viewer) {
      return { t: "watch", table: this.id, ...seat };
    }
    const since = this.latest.version;
    const [chat, aside] = [lastNumber(this.chat, false), lastNumber(this.chat, true)];
    return { t: "watch", table: this.id, ...seat, since, chat, aside };
  }

  /** Looks at the table through the eyes of another seat at this screen. */
  see(seat: number): void {
    this.#seat = seat;
    this.#guest = this.latest?.waiting.must.includes(seat) ? null : seat;
    this.link.say({ t: "watch", table: this.id, seat });
  }

  receive(message: ServerMessage): void {
    switch (message.t) {
      case "table":
        this.#about(message);
        this.chat = message.chat;
        this.partners = message.partners;
        this.viewer = this.#seat = message.viewer;
        if (this.asked === this.viewer) this.asked = null;
        this.#begin(message.snapshot as AnySnapshot | null);
        break;
      case "resumed":
        this.#about(message);
        this.viewer = this.#seat = message.viewer;
        this.partners = message.partners;
        this.chat = withChat(this.chat, message.chat);
        (message.messages as AnyMessage[]).forEach((missed) => this.#take(missed));
        break;
      case "info":
        this.#about(message);
        break;
      case "update":
        this.#take(message.message as AnyMessage);
        break;
      case "chat":
        this.chat = withChat(this.chat, [message.line]);
        break;
      case "presence":
        this.presence = message.presence;
        break;
      case "contribute":
        this.#contribute();
        break;
      case "removed":
        this.notice = { text: message.text, rule: null };
        if (message.banned) this.banned = message.text;
        break;
      case "resync":
        this.#startOver();
        break;
      case "refused":
        if (message.code === "not_found") this.missing = true;
        else if (message.code === "banned") this.banned = message.text;
        else if (message.id === null) this.notice = { text: message.text, rule: null };
        break;
    }
  }

  #about(message: Extract<ServerMessage, { t: "table" | "resumed" | "info" }>): void {
    this.info = message.info;
    this.mine = message.mine;
    this.invites = message.invites;
    if ("presence" in message) this.presence = message.presence;
    void this.#pledge();
  }

  /** Before the start the browser of a player pledges a number for the deal. */
  async #pledge(): Promise<void> {
    const [info, seat] = [this.info, this.mine[0]];
    if (info?.stage !== "gathering" || !info.commitment || seat === undefined) return;
    if (this.#pledging) return;
    const kept = stakeFor(this.id);
    if (kept && info.seats[seat]?.pledge === kept.pledge) {
      // After a rematch the number was pledged before the promise could be seen.
      if (kept.commitment === null) keepStake(this.id, kept, info.commitment);
      return;
    }
    this.#pledging = true;
    try {
      const own = kept ?? (await stake());
      if (!own) return;
      keepStake(this.id, own, info.commitment);
      await this.link.ask({ t: "pledge", table: this.id, pledge: own.pledge });
    } catch (error) {
      // The match has begun meanwhile, or the seat is gone: then it is dealt without.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      this.#pledging = false;
    }
  }

  /** The match is about to begin: the number that was pledged is told. */
  #contribute(): void {
    const kept = stakeFor(this.id);
    if (kept) this.link.say({ t: "contribute", table: this.id, number: kept.number });
  }

  /** What is known here is of no use any more: asks for everything. */
  #startOver(): void {
    this.#lost = true;
    this.link.say(this.watch());
  }

  #begin(snapshot: AnySnapshot | null): void {
    this.#lost = false;
    if (snapshot === null) return;
    this.latest = positionOf(snapshot);
    this.commitment = snapshot.commitment;
    this.#lines = snapshot.log;
    this.recent = snapshot.log.at(-1)?.events ?? [];
    this.look = null;
    this.#past.reset(this.latest);
    this.#stage.reset(this.latest);
  }

  #take(message: AnyMessage): void {
    const before = this.latest;
    if (before === null || this.#lost) return;
    switch (fits(before.version, message)) {
      case "old":
        return;
      case "gap":
        this.link.say(this.watch());
        return;
    }
    const state = positionAfter(before, message);
    if (state === null) {
      this.#startOver();
      return;
    }
    this.latest = state;
    this.#lines = withLine(this.#lines, message);
    this.recent = message.events;
    this.#past.keep(state);
    if (message.entry.seat === this.viewer || !called(this.viewer, state)) this.notice = null;
    if (called(this.#guest, state)) this.#guest = null;
    const { game } = this;
    const beats =
      game && moves() ? game.beats(message.events, before.view, state.view, game.engine) : [];
    this.#stage.push({ state, beats });
  }

  /** Shows the newest at once. */
  skip(): void {
    this.look = null;
    this.#stage.skip();
  }

  /** Shows once more, in a few seconds, what others have done since the viewer's last turn. */
  async again(): Promise<void> {
    const { game, news } = this;
    const [first, last] = [news[0]?.entry, news.at(-1)?.entry];
    if (!game || first === undefined || last === undefined || this.replaying) return;
    if (!this.#past.at(first - 1)) await this.#fetch(startOf(first - 1), CHUNK);
    const before = this.#past.at(first - 1);
    if (!before || !this.#stage.idle) return;
    const steps = [...new Set(news.map(({ entry }) => entry))].flatMap((entry) => {
      const [from, state] = [this.#past.at(entry - 1), this.#past.at(entry)];
      const line = this.#lines.find((other) => other.entry.index === entry);
      if (!from || !state || !line) return [];
      const beats = game.beats(line.events, from.view, state.view, game.engine);
      return [{ state, beats, changes: news.filter((change) => change.entry === entry) }];
    });
    this.look = null;
    this.replaying = true;
    this.#stage.reset(before);
    const shown = replayed(steps);
    steps.forEach(({ state }, i) => this.#stage.push({ state, beats: shown[i] ?? [] }));
    if (this.latest) this.#stage.push({ state: this.latest, beats: [] });
  }

  point(places: readonly string[]): void {
    this.pointed = places;
  }

  canVisit(index: number): boolean {
    return index >= 0 && index <= (this.latest?.version ?? -1);
  }

  visit(index: number): void {
    if (this.latest?.outcome) go(`${replayAt(this.id, this.link.local)}?step=${index}`);
    else if (index === this.latest?.version) this.look = null;
    else if (this.canVisit(index)) void this.#lookBack(index);
  }

  /** Whether the log has lines before those that are known here. */
  get more(): boolean {
    return (this.#lines[0]?.entry.index ?? 0) > 1;
  }
  /** Asks for lines of the log before those that are known here. */
  async earlier(): Promise<void> {
    const first = this.#lines[0]?.entry.index ?? 1;
    const from = Math.max(1, first - CHUNK);
    const steps = await this.#fetch(from, first - from);
    this.#lines = withEarlier(this.#lines, steps);
  }

  async #lookBack(index: number): Promise<void> {
    if (!this.#past.at(index)) await this.#fetch(startOf(index), CHUNK);
    if (this.#past.at(index)) this.look = index;
  }

  async #fetch(from: number, count: number): Promise<readonly AnyStep[]> {
    try {
      return await this.#past.fetch(from, count, this.viewer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.notice = { text: error.text ?? { key: "web-error-offline" }, rule: null };
      return [];
    }
  }

  explain(thing: string, why: Refused | null): void {
    if (!sheets.explain(thing, why) && why) this.refuse(why.text, why.rule);
  }

  refuse(text: Text, rule: string | null): void {
    this.notice = { text, rule };
  }

  async #try(request: Promise<Answer>): Promise<Answer | null> {
    this.notice = null;
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.notice = { text: error.refused.text, rule: error.refused.rule };
      return null;
    }
  }

  /** Something that means the same whatever has happened. */
  async #command(what: Do, seat: number | null): Promise<void> {
    if (seat === null) return;
    await this.#try(this.link.ask({ t: "command", table: this.id, seat, do: what }));
  }

  /** Something of the viewer's turn, about a version: one at a time. */
  async #turn(what: Do, version: number | undefined): Promise<void> {
    const seat = this.viewer;
    if (this.busy || seat === null || version === undefined) return;
    this.busy = true;
    try {
      await this.#try(this.link.ask({ t: "command", table: this.id, seat, version, do: what }));
    } finally {
      this.busy = false;
    }
  }

  async act(action: unknown): Promise<void> {
    // Always about what the player sees: the server knows whether what others did meanwhile matters.
    const version = (this.#shown ?? this.latest)?.version;
    // Without a guard nothing may come between the press and the request.
    if (this.guard !== null && !this.busy && !(await this.#allowed(this.guard, action))) return;
    await this.#turn({ act: { action } }, version);
  }
  /** Whether the guard lets the player do it; nothing else can be done while that is open. */
  async #allowed(guard: (action: unknown) => Promise<boolean>, action: unknown): Promise<boolean> {
    this.busy = true;
    try {
      return await guard(action);
    } finally {
      this.busy = false;
    }
  }
  undo(): Promise<void> {
    return this.#turn("undo", this.latest?.version);
  }
  resetTurn(): Promise<void> {
    return this.#turn("reset_turn", this.latest?.version);
  }
  resign(): Promise<void> {
    return this.#command("resign", this.viewer);
  }
  reclaim(seat: number): Promise<void> {
    return this.#command("reclaim", seat);
  }
  handOver(seat: number): Promise<void> {
    return this.#command({ hand_over: { seat, level: "normal" } }, this.viewer);
  }

  /** Says something to everybody, or to the partners alone. */
  async tell(text: string, aside = false): Promise<boolean> {
    const line = { t: "chat", table: this.id, text } as const;
    const to = aside && this.viewer !== null ? { partners_of: this.viewer } : {};
    return (await this.#try(this.link.ask({ ...line, ...to }))) !== null;
  }
  async sit(seat: number, name?: string, invite?: string): Promise<void> {
    const own = name ? null : (stakeFor(this.id) ?? (await stake()));
    if (own) keepStake(this.id, own, this.info?.commitment ?? null);
    const extra = {
      ...(name ? { name } : {}),
      ...(invite ? { invite } : {}),
      ...(own ? { pledge: own.pledge } : {}),
    };
    await this.#try(this.link.ask({ t: "sit", table: this.id, seat, ...extra }));
  }
  async stand(seat: number): Promise<void> {
    await this.#try(this.link.ask({ t: "stand", table: this.id, seat }));
  }
  async setSeat(seat: number, to: SeatPlan): Promise<void> {
    await this.#try(this.link.ask({ t: "set_seat", table: this.id, seat, to }));
  }
  async setReady(on: boolean): Promise<void> {
    await this.#try(this.link.ask({ t: "ready", table: this.id, on }));
  }
  async kick(player: string, ban: boolean): Promise<void> {
    await this.#try(this.link.ask({ t: "kick", table: this.id, player, ban }));
  }
  async start(): Promise<void> {
    await this.#try(this.link.ask({ t: "start", table: this.id }));
  }
  async rematch(): Promise<void> {
    const own = this.link.local ? null : await stake();
    const extra = own ? { pledge: own.pledge } : {};
    const answer = await this.#try(this.link.ask({ t: "rematch", table: this.id, ...extra }));
    const next = this.info?.next;
    // What the new table promises is noted when it is looked at.
    if (answer && own && next && !stakeFor(next)) keepStake(next, own, null);
  }
}
