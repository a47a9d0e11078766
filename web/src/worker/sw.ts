/**
 * The service worker: keeps one version of the client on the device, whole, so that it works without a
 * network. `scripts/offline.ts` puts the lists below in when the client is built.
 */

/** Changes whenever a file of the client does. */
declare const __VERSION__: string;
/** What every page needs. */
declare const __SHELL__: readonly string[];
/** Everything else: games with their words and engines, pages, fonts. */
declare const __REST__: readonly string[];
/** What the server says about the games. */
declare const __DATA__: readonly string[];

/** What TypeScript does not know beside a page. */
interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extended {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(type: "install" | "activate", listen: (event: Extended) => void): void;
  addEventListener(type: "fetch", listen: (event: Fetched) => void): void;
  addEventListener(
    type: "message",
    listen: (event: Extended & { data: unknown; ports: readonly MessagePort[] }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const scope = self as unknown as Scope;

const OURS = "ziggurat-";
const CACHE = OURS + __VERSION__;
const SHELL = __SHELL__;
/** Everything; the engines come last, so whoever finds them has the rest as well. */
const WHOLE = [...SHELL, ...__DATA__, ...__REST__];
const DATA = new Set(__DATA__);
const FILES = new Set(WHOLE.filter((address) => address !== "/" && !DATA.has(address)));
/** How many files are fetched at the same time. */
const AT_ONCE = 4;

/** Its name changes with its content: wherever it is found, it is right. */
const hashed = (address: string): boolean => address.startsWith("/assets/");

/** Fetches a file into this version's cache, unless it is there; an earlier version may have it. */
async function keep(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address)) return;
  const known = hashed(address) ? await caches.match(address) : undefined;
  const answer = known ?? (await fetch(address, { cache: hashed(address) ? "default" : "reload" }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

/** Fetches files, a few at a time and in order. */
async function keepAll(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    await Promise.all(addresses.slice(from, from + AT_ONCE).map((file) => keep(cache, file)));
  }
}

/** The first version comes piece by piece; a later one replaces it only when it is complete. */
async function install(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await keepAll(others.length > 0 ? WHOLE : SHELL);
}

async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** From the cache, or else from the server and then kept. */
async function cached(request: Request, address: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(address);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(address, answer.clone());
  return answer;
}

/** From the cache at once, and from the server for the next time. */
async function refreshed(event: Fetched, address: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(address);
  const fetched = fetch(event.request).then(async (answer) => {
    if (answer.ok) await cache.put(address, answer.clone());
    return answer;
  });
  if (!known) return fetched;
  event.waitUntil(fetched.catch(() => undefined));
  return known;
}

/** The pages of the client have no dot in their names; other addresses are files. */
const isPage = (path: string): boolean =>
  !path.startsWith("/api/") && !(path.split("/").at(-1) ?? "").includes(".");

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") {
    if (isPage(pathname)) event.respondWith(cached(new Request("/"), "/"));
  } else if (FILES.has(pathname)) {
    event.respondWith(cached(event.request, pathname));
  } else if (DATA.has(pathname)) {
    event.respondWith(refreshed(event, pathname));
  }
});
scope.addEventListener("message", (event) => {
  const [port] = event.ports;
  if (event.data === "skip") event.waitUntil(scope.skipWaiting());
  if (event.data !== "whole") return;
  const done = (all: boolean) => (): void => port?.postMessage(all);
  event.waitUntil(keepAll(WHOLE).then(done(true), done(false)));
});
