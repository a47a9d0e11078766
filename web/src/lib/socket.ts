import type { Bilingual, ClientMessage, Heartbeat, ServerMessage } from "../generated/protocol.ts";
import { closeOf, type Close } from "./closes.ts";
import { Garbled } from "./pack.ts";
import type { Text } from "./words.ts";

/** The part of a WebSocket that is used here. */
export interface Connection {
  readonly readyState: number;
  send(frame: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string | ArrayBuffer>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
}

export type Status = "connecting" | "online" | "offline";
export type Answer = Extract<ServerMessage, { t: "ack" }>;
/** Why a request was refused: in words, or by the key of the words. */
export interface Refused {
  code: string;
  rule: string | null;
  text: Bilingual | Text;
}

/** A request that the host refused. */
export class Refusal extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

type Asked = Extract<ClientMessage, { id: string }>;
/** A request that has no id yet. */
export type Request = Asked extends infer R ? (R extends Asked ? Omit<R, "id"> : never) : never;

interface Pending {
  message: Asked;
  sent: number;
  done: (answer: Answer) => void;
  refuse: (refusal: Refusal) => void;
}

interface Options {
  connect: () => Connection;
  /** What to ask for again after each connection. */
  resume: () => ClientMessage[];
  receive: (message: ServerMessage) => void;
  /** A packed message as it is meant; throws if it cannot be read. */
  unpack: (packed: ArrayBuffer) => string;
  status: (status: Status) => void;
  /** Why the connection was lost. */
  lost?: (close: Close) => void;
  now?: () => number;
  random?: () => number;
}

const DELAYS = [500, 1000, 2000, 3500];
/** The pause before connecting again after having done something wrong. */
const LATER = 15_000;
const CHECK = 1200;
const OPEN = 1;

/** A connection that restores itself: it pings, resends unanswered requests, and resumes. */
export class Socket {
  #connection: Connection | null = null;
  #heartbeat: Heartbeat = { ping: 2500, dead: 9000, resend: 2500 };
  #pending = new Map<string, Pending>();
  #failures = 0;
  #welcomed = false;
  /** Whether only the visitor may open the connection again. */
  #barred = false;
  #heard = 0;
  #count = 0;
  #timers: { ping?: Timer; check?: Timer; again?: Timer } = {};
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #prefix: string;

  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => Date.now());
    this.#random = options.random ?? Math.random;
    // Ids must never repeat, not even after the page has been loaded again.
    this.#prefix = `${this.#now().toString(36)}-${Math.floor(this.#random() * 2 ** 40).toString(36)}`;
  }

  open(): void {
    this.close();
    this.#options.status("connecting");
    this.#welcomed = this.#barred = false;
    this.#heard = this.#now();
    const connection = this.#options.connect();
    this.#connection = connection;
    connection.onmessage = (event) => this.#take(connection, event.data);
    connection.onclose = (event) => this.#lost(connection, closeOf(event.code));
    connection.onerror = () => connection.close();
    this.#timers.check = setInterval(() => this.#check(), CHECK);
  }

  /** Closes the connection for good. */
  close(): void {
    clearTimeout(this.#timers.ping);
    clearTimeout(this.#timers.again);
    clearInterval(this.#timers.check);
    const connection = this.#connection;
    this.#connection = null;
    if (connection) {
      connection.onclose = connection.onmessage = connection.onerror = null;
      connection.close();
    }
  }

  /** Says something that needs no answer. It is lost while offline; `resume` says it again. */
  say(message: ClientMessage): void {
    if (this.#welcomed) this.#send(message);
  }

  /** Sends a request, and repeats it until it is answered. */
  ask(request: Request): Promise<Answer> {
    const id = `${this.#prefix}-${++this.#count}`;
    const message = { ...request, id } as Asked;
    return new Promise((done, refuse) => {
      this.#pending.set(id, { message, sent: this.#now(), done, refuse });
      if (this.#welcomed) this.#send(message);
    });
  }

  /** Connects at once instead of waiting, because the network or the visitor is back. */
  hurry(): void {
    if (this.#barred) return;
    if (this.#connection === null || this.#connection.readyState > OPEN) this.open();
  }

  #send(message: ClientMessage): void {
    if (this.#connection?.readyState === OPEN) this.#connection.send(JSON.stringify(message));
  }

  #take(connection: Connection, frame: string | ArrayBuffer): void {
    if (connection !== this.#connection) return;
    this.#heard = this.#now();
    const text = typeof frame === "string" ? frame : this.#unpack(frame);
    // What was missed comes when the connection is resumed.
    if (text === null) return connection.close();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.t) {
      case "welcome":
        this.#welcome(message.heartbeat);
        this.#options.receive(message);
        this.#resume();
        return;
      case "pong":
        this.#schedulePing();
        return;
      case "ack":
        this.#settle(message.id)?.done(message);
        break;
      case "refused":
        if (message.id !== null) this.#settle(message.id)?.refuse(new Refusal(message));
        break;
    }
    this.#options.receive(message);
  }

  #unpack(packed: ArrayBuffer): string | null {
    try {
      return this.#options.unpack(packed);
    } catch (error) {
      if (error instanceof Garbled) return null;
      throw error;
    }
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #welcome(heartbeat: Heartbeat): void {
    this.#heartbeat = heartbeat;
    this.#welcomed = true;
    this.#failures = 0;
    this.#options.status("online");
    this.#schedulePing();
  }

  #resume(): void {
    this.#options.resume().forEach((message) => this.#send(message));
    for (const pending of this.#pending.values()) {
      pending.sent = this.#now();
      this.#send(pending.message);
    }
  }

  #schedulePing(): void {
    clearTimeout(this.#timers.ping);
    this.#timers.ping = setTimeout(() => this.#send({ t: "ping" }), this.#heartbeat.ping);
  }

  #check(): void {
    const now = this.#now();
    if (now - this.#heard > this.#heartbeat.dead) {
      const connection = this.#connection;
      if (connection) this.#lost(connection, closeOf(undefined));
      return;
    }
    for (const pending of this.#pending.values()) {
      if (this.#welcomed && now - pending.sent > this.#heartbeat.resend) {
        pending.sent = now;
        this.#send(pending.message);
      }
    }
  }

  #lost(connection: Connection, close: Close): void {
    if (connection !== this.#connection) return;
    this.close();
    this.#welcomed = false;
    this.#options.status("offline");
    this.#options.lost?.(close);
    this.#barred = close.next === "asked";
    if (this.#barred) return;
    const usual = DELAYS[Math.min(this.#failures++, DELAYS.length - 1)] ?? 3500;
    const delay = close.next === "later" ? LATER : usual;
    this.#timers.again = setTimeout(() => this.open(), delay * (0.8 + 0.4 * this.#random()));
  }
}

type Timer = ReturnType<typeof setTimeout>;
