import { MediaQuery } from "svelte/reactivity";
import { LANGS, type Lang } from "./words.ts";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";
/** Whether a coach says something about a mistake: after a serious one, or before any. */
export type Warn = "off" | "gentle" | "strict";

/** A person's preferences; they stay on this device. */
export interface Settings {
  lang: Lang;
  /** What this person is called; empty before a name was given. */
  name: string;
  theme: Theme;
  /** Per cent of the normal size. */
  textSize: number;
  motion: Motion;
  sound: boolean;
  /** Place with one click instead of two. */
  oneClick: boolean;
  /** Show the names of places on the board. */
  labels: boolean;
  /** The game looked at last. */
  game: string;
  /** Players whose chat is hidden. */
  muted: string[];
  /** Chat only to partners, if there are any. */
  aside: boolean;
  /** What a coach says about mistakes in matches against bots. */
  warn: Warn;
}

const KEY = "ziggurat.settings";
export const TEXT_SIZES = [85, 100, 115, 130, 150];

const media = (query: string): boolean =>
  typeof matchMedia === "function" && matchMedia(query).matches;

function defaults(): Settings {
  const wanted = typeof navigator === "undefined" ? "en" : navigator.language.slice(0, 2);
  return {
    lang: LANGS.find((lang) => lang === wanted) ?? "en",
    name: "",
    theme: "system",
    textSize: 100,
    motion: "system",
    sound: !media("(pointer: coarse)"),
    oneClick: false,
    labels: false,
    game: "",
    muted: [],
    aside: false,
    warn: "gentle",
  };
}

/** The stored settings, as far as they make sense. */
export function read(stored: string | null, base: Settings): Settings {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "null");
  } catch {
    return base;
  }
  if (typeof found !== "object" || found === null) return base;
  const same = Object.entries(found).filter(
    ([key, value]) => key in base && typeof value === typeof base[key as keyof Settings],
  );
  return { ...base, ...Object.fromEntries(same) };
}

function stored(): string | null {
  return typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
}

export const settings: Settings = $state(read(stored(), defaults()));

/** Hides a player's chat from now on, or shows it again. */
export function mute(player: string, quiet: boolean): void {
  const others = settings.muted.filter((other) => other !== player);
  settings.muted = quiet ? [...others, player] : others;
}

/** Stores settings on this device and applies them to the page. */
export function followSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset["theme"] = settings.theme;
    root.dataset["motion"] = moves() ? "on" : "off";
    root.style.setProperty("--text-scale", String(settings.textSize / 100));
  });
}

/** Whether things may move: as the person wants, or else as the system says. */
export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion === "on";
  return !media("(prefers-reduced-motion: reduce)");
}

const night =
  typeof matchMedia === "function" ? new MediaQuery("prefers-color-scheme: dark") : null;

/** Whether the page is dark: as the person wants, or else as the system says. */
export function isDark(): boolean {
  return settings.theme === "system" ? (night?.current ?? false) : settings.theme === "dark";
}
