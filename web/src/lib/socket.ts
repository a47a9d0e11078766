import type { ClientMessage, Heartbeat, ServerMessage } from "../generated/protocol.ts";

/** The part of a WebSocket that is used here. */
export interface Connection {
  readonly readyState: number;
  send(frame: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
}

export type Status = "connecting" | "online" | "offline";
export type Answer = Extract<ServerMessage, { t: "ack" | "hint" }>;
export type Refused = Extract<ServerMessage, { t: "refused" }>;

/** A request that the server refused. */
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
  status: (status: Status) => void;
  now?: () => number;
  random?: () => number;
}

const DELAYS = [500, 1000, 2000, 3500];
const CHECK = 1200;
const OPEN = 1;

/** A connection that restores itself: it pings, resends unanswered requests, and resumes. */
export class Socket {
  #connection: Connection | null = null;
  #heartbeat: Heartbeat = { ping: 2500, dead: 9000, resend: 2500 };
  #pending = new Map<string, Pending>();
  #failures = 0;
  #welcomed = false;
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
    this.#welcomed = false;
    this.#heard = this.#now();
    const connection = this.#options.connect();
    this.#connection = connection;
    connection.onmessage = (event) => this.#take(connection, event.data);
    connection.onclose = () => this.#lost(connection);
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
    if (this.#connection === null || this.#connection.readyState > OPEN) this.open();
  }

  #send(message: ClientMessage): void {
    if (this.#connection?.readyState === OPEN) this.#connection.send(JSON.stringify(message));
  }

  #take(connection: Connection, frame: string): void {
    if (connection !== this.#connection) return;
    this.#heard = this.#now();
    const message = JSON.parse(frame) as ServerMessage;
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
      case "hint":
        this.#settle(message.id)?.done(message);
        break;
      case "refused":
        if (message.id !== null) this.#settle(message.id)?.refuse(new Refusal(message));
        break;
    }
    this.#options.receive(message);
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
      if (connection) this.#lost(connection);
      return;
    }
    for (const pending of this.#pending.values()) {
      if (this.#welcomed && now - pending.sent > this.#heartbeat.resend) {
        pending.sent = now;
        this.#send(pending.message);
      }
    }
  }

  #lost(connection: Connection): void {
    if (connection !== this.#connection) return;
    this.close();
    this.#welcomed = false;
    this.#options.status("offline");
    const delay = DELAYS[Math.min(this.#failures++, DELAYS.length - 1)] ?? 3500;
    this.#timers.again = setTimeout(() => this.open(), delay * (0.8 + 0.4 * this.#random()));
  }
}

type Timer = ReturnType<typeof setTimeout>;
