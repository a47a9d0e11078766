import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { speak } from "./lib/i18n.svelte.ts";
import { offline } from "./lib/offline.svelte.ts";
import { settings } from "./lib/settings.svelte.ts";

/** Loads the words first: nothing can be shown without them. */
async function begin(): Promise<void> {
  await speak(settings.lang);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  void offline.open();
}

void begin();
