/**
 * Messages in few bytes (docs/protocol.md, "Packed updates"). Host and client know the same phrases of a
 * game; a packed message is the id of the phrases in four bytes and then
 * a byte below 128: this byte; 255 and a byte: that byte;
 * 128 + n and a place in two bytes: n + 4 bytes from this place on, in the phrases and, beyond their
 * end, in what has been unpacked so far.
 */
export interface Phrases {
  readonly game: string;
  readonly id: number;
  readonly text: Uint8Array;
}

/** A packed message that cannot be unpacked. */
export class Garbled extends Error {
  override readonly name = "Garbled";
}

const decoder = new TextDecoder();

/** The phrases that a message was packed with. */
export const idOf = (packed: ArrayBuffer): number =>
  packed.byteLength < 4 ? -1 : new DataView(packed).getUint32(0);

/** The message. */
export function unpack({ text }: Phrases, packed: ArrayBuffer): string {
  const bytes = new Uint8Array(packed);
  const out: number[] = [];
  const known = (place: number): number => {
    const byte = place < text.length ? text[place] : out[place - text.length];
    if (byte === undefined) throw new Garbled("there is no such place");
    return byte;
  };
  const at = (place: number): number => {
    const byte = bytes[place];
    if (byte === undefined) throw new Garbled("it ends too early");
    return byte;
  };
  for (let next = 4; next < bytes.length;) {
    const first = at(next);
    if (first < 128) {
      out.push(first);
      next += 1;
    } else if (first === 255) {
      out.push(at(next + 1));
      next += 2;
    } else {
      const place = at(next + 1) * 256 + at(next + 2);
      // A run may go on in what it unpacks itself.
      for (let more = 0; more < first - 124; more += 1) out.push(known(place + more));
      next += 3;
    }
  }
  return decoder.decode(Uint8Array.from(out));
}
