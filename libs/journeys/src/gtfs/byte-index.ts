import { Buffer } from 'node:buffer';

/** Looks ids up by their bytes, without creating a string per lookup. */
export class ByteIndex {
  readonly #ids: readonly Buffer[];
  readonly #values: readonly number[];
  /** Positions in `#ids` by hash; -1 is free. A power of two, at most half full. */
  readonly #slots: Int32Array;

  constructor(index: ReadonlyMap<string, number>) {
    this.#ids = Array.from(index.keys(), (id) => Buffer.from(id));
    this.#values = [...index.values()];
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(index.size * 2 + 2))).fill(-1);
    for (const [position, id] of this.#ids.entries()) {
      let slot = this.#slotOf(id, 0, id.length);
      while (this.#slots[slot] !== -1) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = position;
    }
  }

  /** The index of the bytes from `start` to `end`; -1 if absent. */
  find(bytes: Uint8Array, start: number, end: number): number {
    let slot = this.#slotOf(bytes, start, end);
    for (;;) {
      const position = this.#slots[slot] as number;
      if (position === -1) return -1;
      if (isEqual(this.#ids[position] as Buffer, bytes, start, end)) return this.#values[position] as number;
      slot = (slot + 1) & (this.#slots.length - 1);
    }
  }

  /** FNV-1a. */
  #slotOf(bytes: Uint8Array, start: number, end: number): number {
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
    // the lower bits alone collide for ids that differ in their first letters
    return (hash ^ (hash >>> 15)) & (this.#slots.length - 1);
  }
}

function isEqual(id: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (id.length !== end - start) return false;
  for (let at = 0; at < id.length; at += 1) if (id[at] !== bytes[start + at]) return false;
  return true;
}
