import type { Door } from "../engine/door.ts";
import { openDoor } from "../engine/load.ts";
import { told } from "../engine/tags.ts";
import { Thinker } from "../engine/thinker.ts";
import type { ServerMessage, ClientMessage, TableInfo } from "../generated/protocol.ts";
import type { Entry, State } from "../generated/table.ts";
import type { Follower, Link } from "../lib/link.ts";
import { moves } from "../lib/settings.svelte.ts";
import { Refusal, type Answer, type Request } from "../lib/socket.ts";
import type { Text } from "../lib/words.ts";
import { Bots, type Task } from "../local/bots.ts";
import type { AnyStep } from "../table/past.ts";
import type { AnySnapshot } from "../table/position.ts";
import type { Lesson } from "./types.ts";

/** What an attempt came to. */
export type Verdict = "right" | "going" | "missed" | { other: number | null };

type Message = State<unknown> & { version: number; entry: Entry<unknown>; events: unknown[] };
interface Told {
  verdict: Verdict | null;
  step: number;
  messages: Message[];
}
type Came = { told: Told } | { refused: { code: string; rule: string | null; text: Text } };

/** Somebody who is told how a lesson goes. */
export interface Listener {
  /** Something is about to be tried. */
  trying(): void;
  /** Something was tried. */
  tried(verdict: Verdict): void;
  /** Something happened at the table. */
  happened(events: readonly unknown[]): void;
}

const ID = "lesson";

/** A lesson at a table in this browser. It says what a server would say. */
export class LessonHost implements Link {
  readonly local = true;
  readonly status = "online";
  readonly lost = null;
  readonly taught = true;
  listener: Listener | null = null;

  readonly #game: string;
  readonly #door: Door;
  readonly #seat: number;
  readonly #bots: Bots;
  #snapshot: AnySnapshot;
  #version = 0;
  #follower: Follower | null = null;
  /** Whether bots play the other seats now. */
  #playing = false;

  private constructor(game: string, door: Door, seat: number, snapshot: AnySnapshot) {
    this.#game = game;
    this.#door = door;
    this.#seat = seat;
    this.#snapshot = snapshot;
    this.#bots = new Bots({
      mind: () => new Thinker(game),
      decided: (task, action) => this.#decided(task, action),
      pause: () => (moves() ? 350 : 0),
      most: 2,
    });
  }

  /** Opens a lesson; the names are for the seats. */
  static async open(
    game: string,
    lesson: Lesson,
    names: readonly string[],
    open = openDoor,
  ): Promise<LessonHost> {
    const door = await open(game);
    const opened = door.ask({ lesson: { open: { plan: lesson, names } } }) as AnySnapshot;
    return new LessonHost(game, door, lesson.seat ?? 0, opened);
  }

  follow(follower: Follower): () => void {
    this.#follower = follower;
    this.#show();
    return () => this.close();
  }

  /** Stops everything. */
  close(): void {
    this.#follower = null;
    this.listener = null;
    this.#bots.close();
  }

  say(message: ClientMessage): void {
    if (message.t === "watch") this.#show();
  }

  async ask(request: Request): Promise<Answer> {
    if (request.t !== "command") {
      throw new Refusal({
        code: "malformed",
        text: { key: "table-refusal-malformed" },
        rule: null,
      });
    }
    this.listener?.trying();
    this.#carryOut({ try: { command: request.do } });
    return { t: "ack", table: ID, id: "", version: this.#version };
  }

  /** What happened before is not asked for: a lesson is short. */
  readonly past = (): Promise<AnyStep[]> => Promise.resolve([]);

  /** The next action of the way through the step is done for the learner. */
  showWay(): void {
    this.#carryOut("show");
  }

  /** Goes on to the next step. */
  next(): void {
    this.#carryOut("next");
  }

  /** Goes back to the beginning of a step. */
  back(step: number): void {
    this.#bots.stop();
    this.#playing = false;
    this.#snapshot = this.#door.ask({ lesson: { back: { step } } }) as AnySnapshot;
    this.#show();
  }

  /** Bots play the other seats from now on. */
  play(): void {
    this.#playing = true;
    this.#call();
  }

  #carryOut(ask: unknown): void {
    const came = this.#door.ask({ lesson: ask }) as Came;
    if ("refused" in came) throw new Refusal(came.refused);
    this.#tell(came.told);
  }

  #tell({ verdict, messages }: Told): void {
    for (const message of messages) {
      const { version, entry, events, ...state } = told(message);
      this.#version = version;
      const update = { version, entry, events, change: [state] };
      this.#receive({ t: "update", table: ID, message: update });
      this.listener?.happened(events);
    }
    if (verdict !== null) this.listener?.tried(verdict);
    this.#call();
  }

  #decided({ seat, version }: Task, action: unknown): void {
    if (!this.#playing || action === null) return;
    const came = this.#door.ask({ lesson: { decided: { seat, version, action } } }) as Came;
    if ("told" in came) this.#tell(came.told);
    else this.#call();
  }

  #call(): void {
    if (this.#playing) this.#bots.look(this.#door.ask({ lesson: "tasks" }) as Task[]);
  }

  #receive(message: ServerMessage): void {
    this.#follower?.receive(message);
  }

  #show(): void {
    const { version, log } = this.#snapshot;
    this.#version = version;
    this.#receive({
      t: "table",
      table: ID,
      viewer: this.#seat,
      partners: [],
      presence: { seats: [], watchers: 0 },
      chat: [],
      info: this.#info(),
      mine: [this.#seat],
      invites: [],
      snapshot: { ...this.#snapshot, log: log.map(told) },
    });
  }

  #info(): TableInfo {
    return {
      id: ID,
      game: this.#game,
      options: this.#snapshot.options as Record<string, unknown>,
      visibility: "link",
      stage: "playing",
      host: null,
      seats: this.#snapshot.seats.map(({ name, holder }, seat) => ({
        kind: seat === this.#seat ? "player" : "bot",
        name,
        player: null,
        level: holder === "human" ? null : holder.bot,
        ready: true,
        pledge: null,
      })),
      created: 0,
      changed: 0,
      rematch_of: null,
      next: null,
      commitment: this.#snapshot.commitment,
      eager: false,
      brought: null,
      result: null,
    };
  }
}
