import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Garbled, idOf, unpack, type Phrases } from "../../src/lib/pack.ts";
import { Library } from "../../src/lib/phrases.ts";

interface Vector {
  message: string;
  packed: number[];
}
/** Made by the tests of `crates/protocol`, which pack these messages. */
const file = readFileSync(new URL("../fixtures/packed.json", import.meta.url), "utf8");
const [told, ...vectors] = JSON.parse(file) as [{ id: number; text: string }, ...Vector[]];
const phrases: Phrases = { game: "g", id: told.id, text: new TextEncoder().encode(told.text) };
const bytes = (list: readonly number[]): ArrayBuffer => Uint8Array.from(list).buffer;
const id = [24, 16, 8, 0].map((shift) => (told.id >>> shift) & 255);

describe("packed messages", () => {
  test("are what the host has packed", () => {
    expect(vectors.length).toBeGreaterThan(4);
    for (const { message, packed } of vectors) {
      expect(idOf(bytes(packed))).toBe(told.id);
      expect(unpack(phrases, bytes(packed))).toBe(message);
    }
  });

  test("that are none are refused", () => {
    expect(idOf(bytes([1, 2, 3]))).toBe(-1);
    for (const garbled of [[255], [128], [128, 0], [130, 255, 255]]) {
      expect(() => unpack(phrases, bytes([...id, ...garbled]))).toThrow(Garbled);
    }
  });
});

describe("the library", () => {
  test("learns the phrases of a game once, and says so on every connection", async () => {
    const asked: string[] = [];
    const library = new Library((game) => {
      asked.push(game);
      return Promise.resolve(told);
    });
    expect(library.claims).toEqual([]);
    const claim = { t: "phrases", game: "g", id: told.id };
    expect(await library.learn("g")).toEqual(claim);
    expect(await library.learn("g")).toBeNull();
    expect(asked).toEqual(["g"]);
    expect(library.claims).toEqual([claim]);
    const { message, packed } = vectors[1] ?? { message: "", packed: [] };
    expect(library.unpack(bytes(packed))).toBe(message);
  });

  test("goes without what it cannot get or read", async () => {
    let fails = true;
    const library = new Library(() =>
      fails ? Promise.reject(new Error()) : Promise.resolve(told),
    );
    expect(await library.learn("g")).toBeNull();
    fails = false;
    expect(await library.learn("g")).not.toBeNull();
    expect(() => library.unpack(bytes([0, 0, 0, 1, 65]))).toThrow(Garbled);
    expect(library.claims).toEqual([]);
  });
});
