import { createIdTable, findBytes, type IdTable } from '../feed/id-table';

/** Looks ids up by their bytes, without creating a string per lookup. */
export class ByteIndex {
  readonly #ids: IdTable;
  readonly #values: readonly number[];

  constructor(index: ReadonlyMap<string, number>) {
    this.#ids = createIdTable([...index.keys()]);
    this.#values = [...index.values()];
  }

  /** The index of the bytes from `start` to `end`; -1 if absent. */
  find(bytes: Uint8Array, start: number, end: number): number {
    const position = findBytes(this.#ids, bytes, start, end);
    return position === -1 ? -1 : this.#values[position]!;
  }
}
