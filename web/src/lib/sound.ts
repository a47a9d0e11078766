import { settings } from "./settings.svelte.ts";

type Note = [frequency: number, at: number, length: number];

/** Plucked strings, a few notes each. */
const SOUNDS = {
  turn: [
    [392, 0, 0.5],
    [523.25, 0.14, 0.7],
  ],
  place: [[180, 0, 0.12]],
  points: [
    [659.25, 0, 0.25],
    [783.99, 0.08, 0.35],
  ],
  refused: [
    [196, 0, 0.18],
    [155.56, 0.12, 0.3],
  ],
  over: [
    [392, 0, 0.6],
    [493.88, 0.16, 0.6],
    [587.33, 0.32, 0.6],
    [783.99, 0.48, 1.1],
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;
let context: AudioContext | null = null;

/** Plays a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.02;
  for (const [frequency, at, length] of SOUNDS[sound])
    pluck(context, frequency, start + at, length);
}

function pluck(audio: AudioContext, frequency: number, at: number, length: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.16, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}
