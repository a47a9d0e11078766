// How fast bots search in a browser's engine, compared with the program itself:
//   cargo xtask wasm speed
// Standard input has a line of JSON for each game from `crates/shelf/examples/speed.rs`.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ITERATIONS = 1500;
const THOUGHTS = 7;
const LEAST = 60;
const folder = fileURLToPath(new URL("../src/engine/modules/", import.meta.url));

async function open(game) {
  const module = readFileSync(`${folder}${game}.wasm`);
  const { instance } = await WebAssembly.instantiate(module, {
    host: { now: () => performance.now() },
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

let failed = false;
for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  const { game, seats, per_second: native } = JSON.parse(line);
  const ask = await open(game);
  ask({ open: { options: {}, seats, origin: { seed: "7", salt: "00".repeat(32) } } });
  const [task] = ask("tasks");
  let fastest = Infinity;
  for (let i = 0; i < THOUGHTS; i++) {
    const begun = performance.now();
    ask({ think: { task, iterations: ITERATIONS } });
    fastest = Math.min(fastest, performance.now() - begun);
  }
  const here = (ITERATIONS / fastest) * 1000;
  const share = (here / native) * 100;
  failed ||= share < LEAST;
  console.log(
    `${game}: ${here.toFixed(0)} iterations/s of ${native.toFixed(0)}, ${share.toFixed(0)} %`,
  );
}
process.exit(failed ? 1 : 0);
