/**
 * Ids by their bytes, with a hash table. Typed arrays instead of strings: small, and another thread receives them
 * without a copy.
 */
export interface IdTable {
  /** UTF-8; id i is `bytes[start[i]]` to `bytes[start[i + 1] - 1]`. */
  bytes: Uint8Array;
  start: Uint32Array;
  /** Indexes of ids by hash; -1 is free. A power of two, at most half full. */
  slots: Int32Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @param ids all different */
export function createIdTable(ids: readonly string[]): IdTable {
  const joined = ids.join('');
  const bytes = encoder.encode(joined);
  const isAscii = bytes.length === joined.length;
  const start = new Uint32Array(ids.length + 1);
  for (const [index, id] of ids.entries())
    start[index + 1] = start[index]! + (isAscii ? id.length : encoder.encode(id).length);
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(ids.length * 2 + 2))).fill(-1);
  for (let index = 0; index < ids.length; index += 1) {
    let slot = slotOf(slots, bytes, start[index]!, start[index + 1]!);
    while (slots[slot] !== -1) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = index;
  }
  return { bytes, start, slots };
}

/** The index of an id; -1 if the table lacks it. */
export function findId(table: IdTable, id: string): number {
  const bytes = encoder.encode(id);
  return findBytes(table, bytes, 0, bytes.length);
}

/** The id with an index. */
export function idAt({ bytes, start }: IdTable, index: number): string {
  return decoder.decode(bytes.subarray(start[index], start[index + 1]));
}

/** The index of the id with the bytes from `start` to `end`; -1 if absent. */
export function findBytes(table: IdTable, bytes: Uint8Array, start: number, end: number): number {
  const { slots } = table;
  let slot = slotOf(slots, bytes, start, end);
  for (;;) {
    const index = slots[slot]!;
    if (index === -1 || isEqual(table, index, bytes, start, end)) return index;
    slot = (slot + 1) & (slots.length - 1);
  }
}

/** FNV-1a. */
function slotOf(slots: Int32Array, bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c_9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ bytes[at]!, 0x0100_0193);
  // the lower bits alone collide for ids that differ in their first letters
  return (hash ^ (hash >>> 15)) & (slots.length - 1);
}

function isEqual(table: IdTable, index: number, bytes: Uint8Array, start: number, end: number): boolean {
  const from = table.start[index]!;
  if (table.start[index + 1]! - from !== end - start) return false;
  for (let at = start; at < end; at += 1) if (table.bytes[from + at - start] !== bytes[at]) return false;
  return true;
}
