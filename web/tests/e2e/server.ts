import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** The real server as a separate process, with a database that lasts as long as the test. */
export class GameServer {
  readonly #folder = mkdtempSync(join(tmpdir(), "ziggurat-"));
  readonly #extra: readonly string[];
  #child: ChildProcess | null = null;
  #port = 0;

  /** A server with extra arguments, house facts for example. */
  constructor(...extra: string[]) {
    this.#extra = extra;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const database = join(this.#folder, "games.sqlite");
    const where = ["--port", String(this.#port), "--database", database];
    const pause = this.#extra.includes("--bot-pause") ? [] : ["--bot-pause", "0"];
    const args = ["serve", ...where, ...pause, ...this.#extra];
    this.#child = spawn(process.env["ZIGGURAT"] ?? "ziggurat", args, { stdio: "inherit" });
    for (let i = 0; i < 200; i++) {
      const answer = await fetch(`${this.address}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("the server does not answer");
  }

  /** Ends the process without a warning, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
    this.#child = null;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
