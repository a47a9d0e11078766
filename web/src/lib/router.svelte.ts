/** Where a match that was played comes from: a table, a file on the server, or this browser. */
export type From = "tables" | "replays" | "here";

/** An address, in parts. */
export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

/** A page and what its address says about it. */
export type Route =
  | { page: "home" }
  | { page: "game"; game: string }
  | { page: "create"; game: string | null }
  | { page: "table"; id: string }
  | { page: "here"; id: string }
  | { page: "replay"; source: From; id: string; step: number | null }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "about"; game: string | null }
  | { page: "settings" }
  | { page: "gallery" }
  | { page: "learn"; game: string | null }
  | { page: "lesson"; game: string; course: string; lesson: string }
  | { page: "lost" };

/** The page at an address. */
export function parse({ path, query, hash }: Place): Route {
  const [first = "", second, third, fourth] = path
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  switch (first) {
    case "":
      return { page: "home" };
    case "games":
      return second === undefined ? { page: "home" } : { page: "game", game: second };
    case "new":
      return { page: "create", game: second ?? null };
    case "table":
      return second === undefined ? { page: "lost" } : { page: "table", id: second };
    case "here":
      return inHere(second, third, number(query.get("step")));
    case "replay":
      return replay(second, third, number(query.get("step")));
    case "rules":
      return { page: "rules", game: second ?? null, rule: hash.slice(1) || null };
    case "about":
      return { page: "about", game: second ?? null };
    case "settings":
      return { page: "settings" };
    case "gallery":
      return { page: "gallery" };
    case "learn":
      return learn(second, third, fourth);
    default:
      return { page: "lost" };
  }
}

/** `/here/{match}` for a match in this browser, and `/here/{match}/replay` once it is over. */
function inHere(id: string | undefined, what: string | undefined, step: number | null): Route {
  if (id === undefined) return { page: "lost" };
  if (what === undefined) return { page: "here", id };
  return what === "replay" ? { page: "replay", source: "here", id, step } : { page: "lost" };
}

/** `/replay/{table}`, or `/replay/file/{replay}` for a match from a file. */
function replay(first: string | undefined, second: string | undefined, step: number | null): Route {
  if (first === undefined) return { page: "lost" };
  if (first !== "file") return { page: "replay", source: "tables", id: first, step };
  return second === undefined
    ? { page: "lost" }
    : { page: "replay", source: "replays", id: second, step };
}

/** `/learn`, `/learn/{game}`, and `/learn/{game}/{course}/{lesson}`. */
function learn(game?: string, course?: string, lesson?: string): Route {
  if (game === undefined || course === undefined) return { page: "learn", game: game ?? null };
  if (lesson === undefined) return { page: "lost" };
  return { page: "lesson", game, course, lesson };
}

function number(text: string | null): number | null {
  const value = text === null || text === "" ? NaN : Number(text);
  return Number.isInteger(value) && value >= 0 ? value : null;
}

function here(): Place {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: location.hash,
  };
}

let steps = 0;
let place: Place = $state.raw(
  typeof location === "undefined" ? { path: "/", query: new URLSearchParams(), hash: "" } : here(),
);

/** Whether the visitor has moved from one page to another since the client was loaded. */
export function wandered(): boolean {
  return steps > 0;
}

export function route(): Route {
  return parse(place);
}

export function query(name: string): string | null {
  return place.query.get(name);
}

/** Goes to an address of ours without loading the page again. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  steps++;
  place = here();
}

/** Follows links and the back button. */
export function followLinks(): () => void {
  const back = (): void => void (place = here());
  const click = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0 || modified(event)) return;
    const href = link.getAttribute("href") ?? "";
    if (!href.startsWith("/") || href.startsWith("/api/") || link.target || link.download) return;
    event.preventDefault();
    go(href);
    if (!href.includes("#")) scrollTo(0, 0);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}

function modified(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
