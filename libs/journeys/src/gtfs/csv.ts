import { Buffer } from 'node:buffer';
import type { ByteIndex } from './byte-index';

const comma = 44;
const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;
const space = 32;
const tab = 9;
const zero = 48;
const colon = 58;

/** Result of `integer` and `time` for a malformed value. */
export const malformed = Number.NaN;
/** Their result for an empty value. */
export const absent = -1;

/**
 * Iterates over the rows of a CSV file (RFC 4180, UTF-8 with or without byte order mark, any line ending). Creates
 * strings only for requested values. Skips empty lines and lines of white space, and trims blanks around values.
 *
 * Own code, because stop_times.txt has millions of rows: libraries need as long to split them into strings as this
 * needs to parse them (docs/decisions/0010).
 */
export class CsvRows {
  readonly header: readonly string[];
  /** First line of the current row, counted from 1; the header is line 1. */
  line = 1;
  /** Values of the current row. */
  count = 0;
  /** Whether the current row has an unclosed quote, or text after a closing one. */
  isMalformed = false;

  readonly #bytes: Buffer;
  #at = 0;
  #nextLine = 1;
  #starts = new Int32Array(64);
  #ends = new Int32Array(64);
  #hasEscapes = new Uint8Array(64);
  #remembered: Uint8Array = new Uint8Array(0);

  readonly #onWhiteLine: ((line: number) => void) | undefined;

  /** @param onWhiteLine called for each line that has nothing but spaces and tabs */
  constructor(bytes: Uint8Array, onWhiteLine?: (line: number) => void) {
    this.#onWhiteLine = onWhiteLine;
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    if (hasMark) this.#at = 3;
    this.header = this.next() ? Array.from({ length: this.count }, (_, column) => this.text(column)) : [];
  }

  /** Index of a column; -1 if the file does not have it. */
  column(name: string): number {
    return this.header.indexOf(name);
  }

  /** Moves to the next row; false at the end of the file. */
  next(): boolean {
    const bytes = this.#bytes;
    const { length } = bytes;
    let at = this.#skipBlankLines();
    if (at >= length) return false;
    this.line = this.#nextLine;
    this.isMalformed = false;
    let field = 0;
    for (;;) {
      while (bytes[at] === space) at += 1;
      let start = at;
      let end: number;
      let hasEscapes = 0;
      if (bytes[at] === quote) {
        at += 1;
        start = at;
        for (;;) {
          if (at >= length) {
            this.isMalformed = true;
            break;
          }
          const byte = bytes[at];
          if (byte === quote) {
            if (bytes[at + 1] !== quote) break;
            hasEscapes = 1;
            at += 1;
          } else if (byte === lineFeed) this.#nextLine += 1;
          at += 1;
        }
        end = at;
        at += 1;
        while (at < length && bytes[at] !== comma && bytes[at] !== lineFeed && bytes[at] !== carriageReturn) {
          if (bytes[at] !== space) this.isMalformed = true;
          at += 1;
        }
      } else {
        while (at < length) {
          const byte = bytes[at];
          if (byte === comma || byte === lineFeed || byte === carriageReturn) break;
          at += 1;
        }
        end = at;
        while (end > start && bytes[end - 1] === space) end -= 1;
      }
      if (field === this.#starts.length) this.#grow();
      this.#starts[field] = start;
      this.#ends[field] = end;
      this.#hasEscapes[field] = hasEscapes;
      field += 1;
      if (bytes[at] !== comma || at >= length) break;
      at += 1;
    }
    if (bytes[at] === carriageReturn) at += 1;
    if (bytes[at] === lineFeed) at += 1;
    this.#nextLine += 1;
    this.#at = at;
    this.count = field;
    return true;
  }

  /** The value as text; empty if the row or the file does not have it. */
  text(column: number): string {
    if (column < 0 || column >= this.count) return '';
    const start = this.#starts[column] as number;
    const end = this.#ends[column] as number;
    const text = this.#bytes.toString('utf8', start, end);
    return this.#hasEscapes[column] === 1 ? text.replaceAll('""', '"') : text;
  }

  isEmpty(column: number): boolean {
    return column < 0 || column >= this.count || this.#starts[column] === this.#ends[column];
  }

  /** An unsigned integer, `absent`, or `malformed`. */
  integer(column: number): number {
    if (this.isEmpty(column)) return absent;
    const end = this.#ends[column] as number;
    let value = 0;
    for (let at = this.#starts[column] as number; at < end; at += 1) {
      const digit = (this.#bytes[at] as number) - zero;
      if (digit < 0 || digit > 9) return malformed;
      value = value * 10 + digit;
    }
    return value;
  }

  /** Seconds of a time `H:MM:SS`, whose hours may pass 24, or `absent`, or `malformed`. */
  time(column: number): number {
    if (this.isEmpty(column)) return absent;
    const end = this.#ends[column] as number;
    let part = 0;
    let parts = 0;
    let digits = 0;
    let seconds = 0;
    for (let at = this.#starts[column] as number; at <= end; at += 1) {
      const byte = at === end ? colon : (this.#bytes[at] as number);
      if (byte === colon) {
        if (digits === 0 || digits > 3 || (parts > 0 && (digits !== 2 || part > 59))) return malformed;
        seconds = seconds * 60 + part;
        parts += 1;
        part = 0;
        digits = 0;
      } else {
        const digit = byte - zero;
        if (digit < 0 || digit > 9) return malformed;
        part = part * 10 + digit;
        digits += 1;
      }
    }
    return parts === 3 ? seconds : malformed;
  }

  /** The value's position in an index; -1 if absent. */
  find(column: number, index: ByteIndex): number {
    if (column < 0 || column >= this.count) return -1;
    if (this.#hasEscapes[column] === 1) {
      const value = Buffer.from(this.text(column));
      return index.find(value, 0, value.length);
    }
    return index.find(this.#bytes, this.#starts[column] as number, this.#ends[column] as number);
  }

  /** Whether the value has the same bytes as in the row of the last `remember` call. */
  isSame(column: number): boolean {
    if (column < 0 || column >= this.count) return false;
    const start = this.#starts[column] as number;
    const length = (this.#ends[column] as number) - start;
    if (length !== this.#remembered.length || this.#hasEscapes[column] === 1) return false;
    for (let at = 0; at < length; at += 1) {
      if (this.#bytes[start + at] !== this.#remembered[at]) return false;
    }
    return true;
  }

  /** Stores a value to compare later rows with. */
  remember(column: number): void {
    this.#remembered = this.#bytes.subarray(this.#starts[column], this.#ends[column]);
  }

  #skipBlankLines(): number {
    const bytes = this.#bytes;
    const { length } = bytes;
    let at = this.#at;
    // most lines begin with a value
    if ((bytes[at] as number) > space) return at;
    for (;;) {
      const start = at;
      while (bytes[at] === space || bytes[at] === tab) at += 1;
      const hasWhite = at > start;
      if (bytes[at] === carriageReturn) at += 1;
      else if (bytes[at] !== lineFeed && !(hasWhite && at >= length)) {
        // the blanks are those before a value
        at = start;
        break;
      }
      if (bytes[at] === lineFeed) at += 1;
      if (hasWhite) this.#onWhiteLine?.(this.#nextLine);
      this.#nextLine += 1;
    }
    this.#at = at;
    return at;
  }

  #grow(): void {
    const longer = <T extends Int32Array | Uint8Array>(old: T, fresh: T): T => {
      fresh.set(old);
      return fresh;
    };
    const { length } = this.#starts;
    this.#starts = longer(this.#starts, new Int32Array(length * 2));
    this.#ends = longer(this.#ends, new Int32Array(length * 2));
    this.#hasEscapes = longer(this.#hasEscapes, new Uint8Array(length * 2));
  }
}
