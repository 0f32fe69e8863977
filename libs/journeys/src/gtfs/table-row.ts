import { isDay } from '@raang/text-time';
import { CsvRows } from './csv';
import { FeedError } from './feed-error';
import type { FeedFiles } from './files';

/**
 * The current row of a file, with columns by name; for small files. A missing column equals an empty value.
 * Malformed values throw with file, line and reason.
 */
export class TableRow {
  readonly file: string;
  readonly #rows: CsvRows;
  readonly #columns: ReadonlyMap<string, number>;

  constructor(file: string, rows: CsvRows) {
    this.file = file;
    this.#rows = rows;
    this.#columns = new Map(rows.header.map((name, column) => [name, column]));
  }

  get line(): number {
    return this.#rows.line;
  }

  fail(field: string, reason: string): never {
    throw new FeedError({ file: this.file, line: this.line, field, reason });
  }

  /** Empty if absent. */
  text(field: string): string {
    return this.#rows.text(this.#columns.get(field) ?? -1);
  }

  optional(field: string): string | undefined {
    return this.text(field) || undefined;
  }

  /** A URL whose scheme is in lower case: it may be written in capitals (RFC 3986, 3.1). */
  url(field: string): string | undefined {
    return this.optional(field)?.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  }

  required(field: string): string {
    return this.text(field) || this.fail(field, 'must not be empty');
  }

  number(field: string): number | undefined {
    const text = this.text(field);
    if (text === '') return undefined;
    const value = Number(text);
    return Number.isFinite(value) ? value : this.fail(field, `must be a number, not ${text}`);
  }

  wholeNumber(field: string): number | undefined {
    const value = this.#rows.integer(this.#columns.get(field) ?? -1);
    if (Number.isNaN(value)) this.fail(field, `must be a whole number, not ${this.text(field)}`);
    return value < 0 ? undefined : value;
  }

  time(field: string): number {
    const value = this.#rows.time(this.#columns.get(field) ?? -1);
    return value >= 0 ? value : this.fail(field, 'must be a time such as 05:30:00');
  }

  optionalTime(field: string): number | undefined {
    return this.text(field) === '' ? undefined : this.time(field);
  }

  flag(field: string): boolean | undefined {
    const text = this.text(field);
    return text === '' ? undefined : text === '1';
  }

  /** `YYYY-MM-DD` of a date `YYYYMMDD`. */
  date(field: string): string | undefined {
    const text = this.text(field);
    if (text === '') return undefined;
    return toDate(text) ?? this.fail(field, `must be a date such as 20260916, not ${text}`);
  }

  list(field: string): string[] {
    return this.text(field)
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  /** One of the words in `values`. */
  oneOf<const T extends string>(field: string, values: readonly T[]): T {
    const text = this.text(field);
    const value = values.find((candidate) => candidate === text);
    return value ?? this.fail(field, `must be one of ${values.join(', ')}, not ${text || 'empty'}`);
  }

  optionalOneOf<const T extends string>(field: string, values: readonly T[]): T | undefined {
    return this.text(field) === '' ? undefined : this.oneOf(field, values);
  }
}

/** `YYYY-MM-DD` of GTFS' `YYYYMMDD`; undefined for an invalid date. */
export function toDate(text: string): string | undefined {
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return /^\d{8}$/.test(text) && isDay(date) ? date : undefined;
}

/** Calls `take` for every row of a file that is not left out; a missing file has no rows. */
export function readRows(files: FeedFiles, file: string, take: (row: TableRow) => void): void {
  const bytes = files.read(file);
  if (!bytes) return;
  const rows = new CsvRows(bytes);
  const row = new TableRow(file, rows);
  const skipped = files.leftOut?.get(file);
  while (rows.next()) if (!skipped?.has(rows.line)) take(row);
}

/** The same, collecting the results of `toRecord`. */
export function mapRows<T>(files: FeedFiles, file: string, toRecord: (row: TableRow) => T): T[] {
  const records: T[] = [];
  readRows(files, file, (row) => records.push(toRecord(row)));
  return records;
}
