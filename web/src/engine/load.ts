import { Door } from "./door.ts";
import { Engine } from "./engine.ts";

/** The engines as WebAssembly, by game; `cargo xtask wasm` makes them. */
const files = import.meta.glob<string>("./modules/*.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});

const compiled = new Map<string, Promise<WebAssembly.Module>>();
const engines = new Map<string, Promise<Engine>>();

/** Where the module of a game is. */
export function addressOf(game: string): string {
  const address = files[`./modules/${game}.wasm`];
  if (address === undefined) throw new Error(`there is no engine for ${game}`);
  return address;
}

/** The compiled module of a game: one for the page and all its workers. */
export function loadModule(game: string): Promise<WebAssembly.Module> {
  return once(compiled, game, () => WebAssembly.compileStreaming(fetch(addressOf(game))));
}

/** The rules of a game. */
export function loadEngine(game: string): Promise<Engine> {
  return once(engines, game, async () => new Engine(await Door.open(await loadModule(game))));
}

/** A door of one's own: for a table, which has a state. */
export async function openDoor(game: string): Promise<Door> {
  return Door.open(await loadModule(game));
}

/** Loads something once; what has failed is tried again. */
function once<T>(known: Map<string, Promise<T>>, game: string, load: () => Promise<T>): Promise<T> {
  let found = known.get(game);
  if (found === undefined) {
    found = load();
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}
