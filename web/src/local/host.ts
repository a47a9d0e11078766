import type {
  BroughtMatch,
  ClientMessage,
  MadeTable,
  SeatPlan,
  ServerMessage,
} from "../generated/protocol.ts";
import type { Entry, Outcome, SeatInfo, State, Waiting } from "../generated/table.ts";
import { EngineError, type Door } from "../engine/door.ts";
import { openDoor } from "../engine/load.ts";
import { told } from "../engine/tags.ts";
import { Thinker } from "../engine/thinker.ts";
import { api } from "../lib/api.ts";
import { keepStake, stake } from "../lib/fairness.ts";
import type { Follower, Link } from "../lib/link.ts";
import { moves } from "../lib/settings.svelte.ts";
import { Refusal, type Answer, type Request } from "../lib/socket.ts";
import type { Text } from "../lib/words.ts";
import type { AnyStep } from "../table/past.ts";
import type { AnySnapshot } from "../table/position.ts";
import { randomName, stillUnknown } from "./away.ts";
import { Bots, type Mind, type Task } from "./bots.ts";
import {
  infoOf,
  people,
  whole,
  type Away,
  type FileEntry,
  type GameFile,
  type Kept,
} from "./file.ts";
import { keeper, type Keeper } from "./keeper.ts";
import { begin } from "./start.ts";

/** How the table stands, as everybody may know it. */
interface Standing {
  version: number;
  waiting: Waiting;
  partners: number[][];
  outcome: Outcome | null;
}

/** What something that was done brings to the viewer, with everything as it is now. */
type Told = State<unknown> & { version: number; entry: Entry<unknown>; events: unknown[] };

/** What a command or a decision came to. */
type Came =
  | { done: { entry: FileEntry; message: Told; standing: Standing } }
  | { refused: { code: string; rule: string | null; text: Text; version: number } }
  | "passed";

/** What a host needs; something else in tests. */
export interface Means {
  keeper: Keeper;
  open: (game: string) => Promise<Door>;
  mind: (game: string) => Mind;
  /** How long a bot takes at least, in milliseconds. */
  pause: () => number;
  /** How many bots think at the same time. */
  most: () => number;
  now: () => number;
  /** Brings a match to the server. */
  bring: (match: BroughtMatch) => Promise<MadeTable>;
}

const MEANS: Means = {
  keeper,
  open: openDoor,
  mind: (game) => new Thinker(game),
  pause: () => (moves() ? 350 : 0),
  // One core is for the page.
  most: () => Math.max(1, Math.min(4, (navigator.hardwareConcurrency ?? 2) - 1)),
  now: () => Date.now(),
  bring: api.bring,
};
/** How long to wait after something could not be written, in milliseconds. */
const LATER = 3000;

function refusal(code: string, text: Text, rule: string | null = null): Refusal {
  return new Refusal({ code, text, rule });
}

/** A match that runs in this browser alone. It says what a server would say. */
export class LocalHost implements Link {
  readonly local = true;
  readonly status = "online";
  readonly lost = null;

  readonly #means: Means;
  readonly #door: Door;
  readonly #bots: Bots;
  readonly #mine: readonly number[];
  #kept: Kept;
  /** Everything that has been written down. */
  #log: FileEntry[];
  #standing: Standing;
  #follower: Follower | null = null;
  #viewer: number | null = null;
  #closed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** One thing after the other: what is told has been written. */
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(means: Means, door: Door, kept: Kept, log: FileEntry[]) {
    this.#means = means;
    this.#door = door;
    this.#kept = kept;
    this.#log = log;
    this.#mine = people(kept.opening);
    this.#standing = this.#load();
    this.#bots = new Bots({
      mind: () => means.mind(kept.opening.game),
      decided: (task, action) => void this.#next(() => this.#decided(task, action)),
      pause: means.pause,
      most: means.most(),
    });
  }

  /** Goes on with a match that was kept; null if there is none. */
  static async open(id: string, means: Partial<Means> = {}): Promise<LocalHost | null> {
    const all = { ...MEANS, ...means };
    const found = await all.keeper.load(id);
    if (found === null) return null;
    const door = await all.open(found.match.opening.game);
    return new LocalHost(all, door, found.match, found.log);
  }

  /** The whole match: while it goes on, with everything that is hidden. */
  get file(): GameFile {
    return whole(this.#kept, this.#log);
  }

  /** Where the match went; null while it is played here. */
  get away(): Away | null {
    return this.#kept.away ?? null;
  }

  /** Who sits where now. */
  get seats(): readonly SeatInfo[] {
    return (this.#door.ask({ snapshot: { viewer: null } }) as AnySnapshot).seats;
  }

  friends?: (() => void) | undefined;

  /** Brings the match to the server, where it goes on: the id of its table. */
  leave(seats: readonly SeatPlan[]): Promise<string> {
    return this.#next(() => this.#leave(seats));
  }

  /** The match is played here after all: there is no table where it could go on. */
  stay(): Promise<void> {
    return this.#next(async () => {
      await this.#go(null);
      this.#call();
    });
  }

  follow(follower: Follower): () => void {
    this.#follower = follower;
    this.say(follower.watch());
    return () => this.close();
  }

  /** Stops everything; what was done has been kept. */
  close(): void {
    this.#closed = true;
    this.#follower = null;
    clearTimeout(this.#again);
    this.#bots.close();
  }

  say(message: ClientMessage): void {
    if (message.t === "watch") void this.#next(() => this.#show(message.seat));
  }

  ask(request: Request): Promise<Answer> {
    switch (request.t) {
      case "command":
        return this.#next(() => this.#command(request));
      case "rematch":
        return this.#next(() => this.#rematch());
      default:
        // There is nobody to talk to, to invite or to wait for.
        return Promise.reject(refusal("malformed", { key: "table-refusal-malformed" }));
    }
  }

  readonly past = async (
    _table: string,
    from: number,
    count: number,
    viewer: number | null,
  ): Promise<AnyStep[]> => {
    const steps = this.#door.ask({ steps: { from, count, viewer } }) as AnyStep[];
    return steps.map(told);
  };

  #next<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Puts the match before the engine as it was written down. */
  #load(): Standing {
    return this.#door.ask({ load: { file: this.file } }) as Standing;
  }

  /** Shows the table through the eyes of a seat at this screen. */
  #show(wish: number | undefined): void {
    const { must } = this.#standing.waiting;
    const called = this.#mine.find((seat) => must.includes(seat));
    const asked = wish !== undefined && this.#mine.includes(wish) ? wish : null;
    const viewer = asked ?? called ?? this.#mine[0] ?? null;
    this.#viewer = viewer;
    const snapshot = this.#door.ask({ snapshot: { viewer } }) as AnySnapshot;
    this.#tell({
      t: "table",
      table: this.#kept.id,
      viewer,
      partners: viewer === null ? [] : (this.#standing.partners[viewer] ?? []),
      presence: {
        seats: this.#kept.opening.seats.map((_, seat) =>
          this.#mine.includes(seat) ? "here" : null,
        ),
        watchers: 0,
      },
      chat: [],
      snapshot: { ...snapshot, log: snapshot.log.map(told) },
      ...this.#about(),
    });
    this.#call();
  }

  #about(): Pick<Extract<ServerMessage, { t: "info" }>, "info" | "mine" | "invites"> {
    return { info: infoOf(this.#kept), mine: [...this.#mine], invites: [] };
  }

  #tell(message: ServerMessage): void {
    this.#follower?.receive(message);
  }

  /** Calls the bots that have to decide something. */
  #call(): void {
    if (!this.#closed && !this.away) this.#bots.look(this.#door.ask("tasks") as Task[]);
  }

  async #command(request: Extract<Request, { t: "command" }>): Promise<Answer> {
    const { seat, version, do: command } = request;
    if (this.away) throw refusal("away", { key: "web-here-away-refused" });
    if (!this.#mine.includes(seat)) {
      throw refusal("not_your_seat", { key: "table-refusal-not_your_seat" });
    }
    const about = { seat, version: version ?? null, do: command };
    const [at, viewer] = [this.#means.now(), this.#viewer];
    let came: Came;
    try {
      came = this.#door.ask({ command: { ...about, at, viewer } }) as Came;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      throw refusal("malformed", { key: "table-refusal-malformed" });
    }
    await this.#settle(came);
    return this.#ack();
  }

  #ack(): Answer {
    return { t: "ack", table: this.#kept.id, id: "", version: this.#standing.version };
  }

  async #decided({ seat, version }: Task, action: unknown): Promise<void> {
    if (this.#closed || this.away) return;
    const about = { seat, version, action, at: this.#means.now(), viewer: this.#viewer };
    try {
      await this.#settle(this.#door.ask({ decided: about }) as Came);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#stuck(error);
    }
  }

  /** A bot's decision came to nothing: it thinks again, later if it could not be written down. */
  #stuck({ refused }: Refusal): void {
    if (refused.code === "stale") {
      this.#call();
      return;
    }
    if ("key" in refused.text) this.#follower?.refuse?.(refused.text, refused.rule);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.#next(() => this.#call()), LATER);
  }

  /** What was done is written down, then told; what cannot be written down has not been done. */
  async #settle(came: Came): Promise<void> {
    if (came === "passed") {
      this.#call();
      return;
    }
    if ("refused" in came) {
      const { code, text, rule } = came.refused;
      throw refusal(code, text, rule);
    }
    const { entry, message, standing } = came.done;
    const change = {
      changed: this.#means.now(),
      must: standing.waiting.must,
      result: standing.outcome,
    };
    try {
      await this.#means.keeper.append(this.#kept.id, this.#log.length + 1, entry, change);
    } catch {
      this.#load();
      throw refusal("storage", { key: "web-here-unsaved" });
    }
    this.#log.push(entry);
    this.#standing = standing;
    this.#kept = { ...this.#kept, ...change };
    this.#told(message);
  }

  #told(message: Told): void {
    const { version, entry, events, ...state } = told(message);
    const { what } = entry;
    const acted = typeof what === "object" && ("act" in what || "bot_act" in what);
    if (!acted) this.#bots.stop();
    // All of it: nothing is saved by telling only what has changed.
    const change = [state];
    this.#tell({ t: "update", table: this.#kept.id, message: { version, entry, events, change } });
    if (this.#kept.result) this.#tell({ t: "info", table: this.#kept.id, ...this.#about() });
    this.#call();
  }

  /** Notes where the match goes. */
  async #go(away: Away | null): Promise<void> {
    await this.#means.keeper.change(this.#kept.id, { away, changed: this.#means.now() });
    this.#kept = { ...this.#kept, away };
  }

  async #leave(seats: readonly SeatPlan[]): Promise<string> {
    const before = this.away;
    if (before?.table) return before.table;
    // Written down first: whatever happens to the answer, the match goes on in one place only.
    this.#bots.stop();
    const away = before ?? { request: randomName(), seats, stake: await stake(), table: null };
    await this.#go(away);
    try {
      const { info } = await this.#means.bring({
        id: away.request,
        file: this.file,
        seats: [...away.seats],
        ...(away.stake ? { pledge: away.stake.pledge } : {}),
      });
      if (away.stake) keepStake(info.id, away.stake, info.commitment);
      await this.#go({ ...away, table: info.id });
      return info.id;
    } catch (error) {
      if (!stillUnknown(error, before !== null)) {
        await this.#go(null);
        this.#call();
      }
      throw error;
    }
  }

  /** The same once more: with the same people and bots on the same seats. */
  async #rematch(): Promise<Answer> {
    if (this.#kept.result === null) {
      throw refusal("not_over", { key: "table-refusal-not_over" });
    }
    const { id, next, opening } = this.#kept;
    if (next === null || (await this.#means.keeper.load(next)) === null) {
      const { game, options, seats } = opening;
      const made = await begin(
        { game, options, seats, rematchOf: id },
        this.#means.keeper,
        this.#means.open,
      );
      await this.#means.keeper.change(id, { next: made });
      this.#kept = { ...this.#kept, next: made };
    }
    this.#tell({ t: "info", table: id, ...this.#about() });
    return this.#ack();
  }
}
