// Plays a match with the real engine, always the same one: what the pictures of a game show.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const NAMES = ["Ada", "Enki", "Inanna", "Nabu", "Ishtar", "Sargon", "Ninlil", "Utu"];

/** The engine of a game. */
async function engineOf(game) {
  const path = fileURLToPath(new URL(`../../src/engine/modules/${game}.wasm`, import.meta.url));
  const { instance } = await WebAssembly.instantiate(readFileSync(path), {
    host: { now: () => 0 },
  });
  const { memory, reserve, answer, said } = instance.exports;
  return (request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const at = reserve(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = answer();
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, said(), length));
    const told = JSON.parse(text);
    if ("error" in told) throw new Error(told.error);
    return told.ok;
  };
}

/** Whoever must act does so; the person's decisions are those of a bot as well. */
function act(ask, { waiting, version }, how) {
  const person = waiting.must.includes(0);
  const [task] = person ? [ask({ hint_task: { seat: 0 } })] : ask("tasks");
  const { level = task.level, iterations } = how;
  const { action } = ask({ think: { task: { ...task, level }, iterations } });
  const about = { seat: task.seat, version, at: 0, viewer: null };
  const came = person
    ? ask({ command: { ...about, do: { act: { action } } } })
    : ask({ decided: { ...about, action } });
  if (!("done" in came)) throw new Error(`it was refused: ${JSON.stringify(came)}`);
  return came.done.standing;
}

/**
 * A match of one person against bots: when the person is to act for the first time after `steps`
 * entries, and when it is over.
 */
export async function play(game, { seats, options, seed, steps, iterations = 400 }) {
  const ask = await engineOf(game);
  const holder = (seat) => (seat === 0 ? "human" : { bot: "normal" });
  const setup = {
    options,
    seats: NAMES.slice(0, seats).map((name, seat) => ({ name, holder: holder(seat) })),
    origin: { seed, salt: "07".repeat(32) },
  };
  let standing = ask({ open: setup });
  while (standing.version < steps || !standing.waiting.must.includes(0)) {
    standing = act(ask, standing, { iterations });
  }
  const middle = ask("save");
  while (standing.outcome === null) {
    standing = act(ask, standing, { iterations: 1, level: "random" });
  }
  return { middle, whole: ask("save") };
}
