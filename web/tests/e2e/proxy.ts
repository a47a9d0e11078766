import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server } from "node:http";

/** What is done with an answer of the server on its way to the browser. */
export type Change = (path: string, body: string) => string | null;

/** Something between browser and server that can change what the server says, but not the WebSocket. */
export class Proxy {
  readonly #server: Server;
  readonly #to: URL;
  change: Change = () => null;

  constructor(address: string) {
    this.#to = new URL(address);
    this.#server = createServer((asked, answer) => {
      void this.#fetch(asked).then(({ status, headers, body }) => {
        answer.writeHead(status, headers).end(body);
      });
    });
  }

  async start(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #fetch(asked: IncomingMessage) {
    // As plain text and always whole, so that it can be changed.
    const { "accept-encoding": _, "if-none-match": _known, ...headers } = asked.headers;
    const { hostname, port } = this.#to;
    const going = request({ hostname, port, path: asked.url, method: asked.method, headers });
    asked.pipe(going);
    const [found] = (await once(going, "response")) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of found) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const changed = this.change(asked.url ?? "", body.toString());
    if (changed === null) return { status: found.statusCode ?? 500, headers: found.headers, body };
    const { "content-length": _length, etag: _etag, ...rest } = found.headers;
    return { status: 200, headers: rest, body: changed };
  }
}
