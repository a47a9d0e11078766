import { Door } from "./door.ts";

/** What a thinker is asked: something for the engine that takes its time. */
export interface Question {
  id: number;
  request: unknown;
}

/** What it says. */
export type Said =
  { id: number; after: number } | { id: number; answer: unknown } | { id: number; error: string };

/** How often it says how long it has thought. */
const EVERY = 100;

let door: Promise<Door> | null = null;
let asked = { id: 0, since: 0, said: 0 };

const say = (said: Said): void => postMessage(said);

/** The clock of the bots; they look at it all the time, so it also says that they go on. */
function now(): number {
  const time = performance.now();
  if (time - asked.said >= EVERY) {
    asked.said = time;
    say({ id: asked.id, after: time - asked.since });
  }
  return time;
}

onmessage = async ({ data }: MessageEvent<WebAssembly.Module | Question>) => {
  if (data instanceof WebAssembly.Module) {
    door = Door.open(data, now);
    return;
  }
  const { id, request } = data;
  try {
    const open = await door;
    const since = performance.now();
    asked = { id, since, said: since };
    say({ id, answer: open?.ask(request) ?? null });
  } catch (error) {
    say({ id, error: String(error) });
  }
};
