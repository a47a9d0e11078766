import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** Builds what the tests run: the client, and the server unless the variable ZIGGURAT names one. */
export default function setup(): void {
  const cwd = join(root, "web");
  if (!existsSync(join(cwd, "dist/index.html"))) {
    execFileSync("npx", ["vite", "build"], { cwd, stdio: "inherit" });
  }
  if (process.env["ZIGGURAT"] === undefined) {
    execFileSync("cargo", ["build", "-p", "ziggurat-cli"], { cwd: root, stdio: "inherit" });
    const target = process.env["CARGO_TARGET_DIR"] ?? join(root, "target");
    process.env["ZIGGURAT"] = join(target, "debug/ziggurat");
  }
}
