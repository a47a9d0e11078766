// The real client in a real browser, with matches of its own on it.
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { ARGS, browser } from "../browser.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Serves what was built and opens a browser; `close` ends both. */
export async function open() {
  const server = await preview({ root, preview: { port: 0, proxy: {} }, logLevel: "error" });
  const [address] = server.resolvedUrls.local;
  const chrome = await chromium.launch({ executablePath: await browser(), args: ARGS });
  return {
    address,
    chrome,
    close: async () => {
      await chrome.close();
      await server.close();
    },
  };
}

/** Puts matches into the database of the page, as the client keeps them. */
export async function keep(page, matches) {
  await page.evaluate(async (files) => {
    const asked = (request) =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const opening = indexedDB.open("ziggurat", 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("matches", { keyPath: "id" });
      opening.result.createObjectStore("entries");
    };
    const database = await asked(opening);
    const work = database.transaction(["matches", "entries"], "readwrite");
    const written = new Promise((done, failed) => {
      work.oncomplete = done;
      work.onabort = () => failed(work.error);
    });
    for (const [id, { log, result, ...rest }] of Object.entries(files)) {
      const kept = { created: 0, changed: 0, rematchOf: null, next: null };
      const opened = { ...rest, log: [], result: null };
      work.objectStore("matches").put({ id, opening: opened, result, ...kept });
      log.forEach((entry, i) => work.objectStore("entries").put(entry, [id, i + 1]));
    }
    await written;
    database.close();
  }, matches);
}
