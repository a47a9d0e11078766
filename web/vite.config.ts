import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./scripts/offline.ts";

const host = process.env.ZIGGURAT_HOST ?? "127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), offline()],
  build: {
    target: "es2022",
    manifest: true,
    // Inline data would need an exception in the content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    // Words, facts and rule texts live beside this folder.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: `http://${host}`, ws: true },
    },
  },
  test: {
    include: ["tests/unit/**/*.test.ts"],
  },
});
