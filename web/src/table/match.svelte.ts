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
import type { Command, Hint, SeatInfo } from "../generated/table.ts";
import type { Beat, GameModule } from "../games/types.ts";
import { ApiError } from "../lib/api.ts";
import { net, type Follower } from "../lib/net.svelte.ts";
import { go } from "../lib/router.svelte.ts";
import { moves, settings } from "../lib/settings.svelte.ts";
import { Refusal, type Answer } from "../lib/socket.ts";
import type { Text } from "../lib/words.ts";
import { CHUNK, Past, startOf, withEarlier, type AnyStep } from "./past.ts";
import {
  fits,
  positionOf,
  withLine,
  type AnyLine,
  type AnyMessage,
  type AnySnapshot,
  type Position,
} from "./position.ts";
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
  game: GameModule | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  missing = $state(false);
  busy = $state(false);
  pointed: readonly string[] = $state.raw([]);
  beat: Beat | null = $state.raw(null);
  recent: readonly unknown[] = $state.raw([]);
  bonus: readonly number[] = $state.raw([]);
  /** The version that is looked back at. */
  look: number | null = $state(null);
  /** A seat at this screen that asked for it. */
  asked: number | null = $state(null);

  /** A seat at this screen that took it without being called, for what can be done at any time. */
  #guest: number | null = $state(null);

  #lines: AnyLine[] = $state.raw([]);
  #shown: Position | null = $state.raw(null);
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
    },
  });

  readonly id: string;

  constructor(id: string) {
    this.id = id;
    this.#past = new Past(id);
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
  get legal(): readonly unknown[] {
    return this.settled ? (this.latest?.legal ?? []) : [];
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
    const shown = this.#shown?.version ?? 0;
    return this.#lines.filter((line) => line.entry.index <= shown);
  }
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
    if (this.latest === null || this.#seat !== this.viewer) {
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
    net.say({ t: "watch", table: this.id, seat });
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
      case "resync":
        net.say({
          t: "watch",
          table: this.id,
          ...(this.#seat === null ? {} : { seat: this.#seat }),
        });
        break;
      case "refused":
        if (message.code === "not_found") this.missing = true;
        else if (message.id === null) this.notice = { text: message.text, rule: null };
        break;
    }
  }

  #about(message: Extract<ServerMessage, { t: "table" | "resumed" | "info" }>): void {
    this.info = message.info;
    this.mine = message.mine;
    this.invites = message.invites;
    if ("presence" in message) this.presence = message.presence;
  }

  #begin(snapshot: AnySnapshot | null): void {
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
    if (before === null) return;
    switch (fits(before.version, message)) {
      case "old":
        return;
      case "gap":
        net.say(this.watch());
        return;
    }
    const state = positionOf(message);
    this.latest = state;
    this.#lines = withLine(this.#lines, message);
    this.recent = message.events;
    this.#past.keep(state);
    if (message.entry.seat === this.viewer || !called(this.viewer, state)) this.notice = null;
    if (called(this.#guest, state)) this.#guest = null;
    const beats = moves() ? (this.game?.beats(message.events, before.view, state.view) ?? []) : [];
    this.#stage.push({ state, beats });
  }

  /** Shows the newest at once. */
  skip(): void {
    this.look = null;
    this.#stage.skip();
  }

  point(places: readonly string[]): void {
    this.pointed = places;
  }

  canVisit(index: number): boolean {
    return index >= 0 && index <= (this.latest?.version ?? -1);
  }

  visit(index: number): void {
    if (this.latest?.outcome) go(`/replay/${this.id}?step=${index}`);
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

  refuse(text: Text, rule: string): void {
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
    await this.#try(net.ask({ t: "command", table: this.id, seat, do: what }));
  }

  /** Something of the viewer's turn, about a version: one at a time. */
  async #turn(what: Do, version: number | undefined): Promise<void> {
    const seat = this.viewer;
    if (this.busy || seat === null || version === undefined) return;
    this.busy = true;
    try {
      await this.#try(net.ask({ t: "command", table: this.id, seat, version, do: what }));
    } finally {
      this.busy = false;
    }
  }

  act(action: unknown): Promise<void> {
    // Always about what the player sees: the server knows whether what others did meanwhile matters.
    return this.#turn({ act: { action } }, (this.#shown ?? this.latest)?.version);
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

  async hint(): Promise<unknown> {
    if (this.viewer === null) return null;
    const answer = await this.#try(net.ask({ t: "hint", table: this.id, seat: this.viewer }));
    return answer?.t === "hint" ? ((answer.hint as Hint<unknown> | null)?.action ?? null) : null;
  }

  /** Says something to everybody, or to the partners alone. */
  async tell(text: string, aside = false): Promise<boolean> {
    const line = { t: "chat", table: this.id, text } as const;
    const to = aside && this.viewer !== null ? { partners_of: this.viewer } : {};
    return (await this.#try(net.ask({ ...line, ...to }))) !== null;
  }
  async sit(seat: number, name?: string, invite?: string): Promise<void> {
    const extra = { ...(name ? { name } : {}), ...(invite ? { invite } : {}) };
    await this.#try(net.ask({ t: "sit", table: this.id, seat, ...extra }));
  }
  async stand(seat: number): Promise<void> {
    await this.#try(net.ask({ t: "stand", table: this.id, seat }));
  }
  async setSeat(seat: number, to: SeatPlan): Promise<void> {
    await this.#try(net.ask({ t: "set_seat", table: this.id, seat, to }));
  }
  async start(): Promise<void> {
    await this.#try(net.ask({ t: "start", table: this.id }));
  }
  async rematch(): Promise<void> {
    await this.#try(net.ask({ t: "rematch", table: this.id }));
  }
}
