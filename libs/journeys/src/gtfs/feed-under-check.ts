import { CsvRows } from './csv';
import type { FeedPlace } from './feed-error';
import type { FeedFiles, LeftOut } from './files';
import { tables } from './tables';

/**
 * `error`: the feed is refused. `warning`: something valid is not understood, or a broken row is left out. `note`:
 * something is read differently than written, or ignored.
 */
export type Severity = 'error' | 'warning' | 'note';

/** A problem of a feed. */
export interface FeedProblem extends FeedPlace {
  severity: Severity;
}

/** How often a problem of one kind occurs, with the first of them. */
export interface FeedReason extends FeedProblem {
  count: number;
}

/** Maximum number of problems of each severity listed per file; others are only counted. */
export const maximumProblemsPerFile = 200;

export interface CheckedRow {
  file: string;
  line: number;
  /** Empty if the row or the file has no such value. */
  get: (field: string) => string;
}

export interface CheckedTable {
  header: readonly string[];
  rows: readonly CheckedRow[];
}

type Place = Pick<CheckedRow, 'file' | 'line'>;

interface FoundProblems {
  file: string;
  severity: Severity;
  listed: FeedProblem[];
  omitted: number;
}

/** A reason names values of the feed, which may be as long as a file and have any character. */
const longestReason = 300;

function onOneLine(reason: string): string {
  const line = reason
    .slice(0, longestReason)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed();
  return reason.length > longestReason ? `${line} …` : line;
}

/** State of the checks of one feed: its tables, each parsed once, and the problems found. */
export class FeedUnderCheck {
  readonly files: FeedFiles;
  readonly #tables = new Map<string, CheckedTable>();
  readonly #indexes = new Map<string, ReadonlyMap<string, CheckedRow>>();
  readonly #problems = new Map<string, FoundProblems>();
  readonly #reasons = new Map<string, FeedReason>();
  readonly #leftOut = new Map<string, Set<number>>();

  constructor(files: FeedFiles) {
    this.files = files;
  }

  has(file: string): boolean {
    return this.files.names.includes(file);
  }

  /** A whole file in memory; not for stop_times.txt. A missing file is empty. */
  table(file: string): CheckedTable {
    const known = this.#tables.get(file);
    if (known) return known;
    const table = this.#load(file);
    this.#tables.set(file, table);
    return table;
  }

  /** The rows of a file by the value of a field; the first of duplicates. */
  by(file: string, field: string): ReadonlyMap<string, CheckedRow> {
    const key = `${file} ${field}`;
    const known = this.#indexes.get(key);
    if (known) return known;
    const index = new Map<string, CheckedRow>();
    for (const row of this.table(file).rows) {
      const value = row.get(field);
      if (value !== '' && !index.has(value)) index.set(value, row);
    }
    this.#indexes.set(key, index);
    return index;
  }

  report(severity: Severity, given: FeedPlace): void {
    const place = { ...given, reason: onOneLine(given.reason) };
    const key = `${place.file} ${severity}`;
    const found = this.#problems.get(key) ?? { file: place.file, severity, listed: [], omitted: 0 };
    this.#problems.set(key, found);
    if (found.listed.length < maximumProblemsPerFile) found.listed.push({ ...place, severity });
    else found.omitted += 1;
    const kind = `${key} ${place.field ?? place.reason}`;
    const reason = this.#reasons.get(kind);
    if (reason) reason.count += 1;
    else this.#reasons.set(kind, { ...place, severity, count: 1 });
  }

  /** Reports a broken row: an error, or, in a file that can do without, one warning, and the row is left out. */
  broken(row: Place, field: string | undefined, reason: string): void {
    if (!tables[row.file]?.canLoseRows) return this.#reportAt('error', row, field, reason);
    if (this.isLeftOut(row)) return;
    this.leaveOut(row);
    this.#reportAt('warning', row, field, `${reason}; the row is left out`);
  }

  warning(row: Place, field: string | undefined, reason: string): void {
    this.#reportAt('warning', row, field, reason);
  }

  note(row: Place, field: string | undefined, reason: string): void {
    this.#reportAt('note', row, field, reason);
  }

  /** Tells `readFeed` to skip a row. */
  leaveOut({ file, line }: Place): void {
    const lines = this.#leftOut.get(file) ?? new Set();
    this.#leftOut.set(file, lines.add(line));
  }

  isLeftOut({ file, line }: Place): boolean {
    return this.#leftOut.get(file)?.has(line) ?? false;
  }

  /** The lines that `readFeed` skips, by file. */
  leftOut(): LeftOut {
    return Object.fromEntries([...this.#leftOut].map(([file, lines]) => [file, [...lines]]));
  }

  /** All problems by kind, also those that `problems` only counts. */
  reasons(): FeedReason[] {
    return [...this.#reasons.values()];
  }

  /** All problems, by file and line. */
  problems(): FeedProblem[] {
    const byFile = Map.groupBy(this.#problems.values(), ({ file }) => file);
    return [...byFile.keys()].sort().flatMap((file) => {
      const found = byFile.get(file) ?? [];
      const listed = found
        .flatMap((problems) => problems.listed)
        .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
      const omitted = found
        .filter((problems) => problems.omitted > 0)
        .map(({ severity, omitted: count }) => ({
          file,
          severity,
          reason: `and ${count} more ${severity}s`,
        }));
      return [...listed, ...omitted];
    });
  }

  #reportAt(severity: Severity, { file, line }: Place, field: string | undefined, reason: string): void {
    this.report(severity, { file, line, ...(field && { field }), reason });
  }

  #load(file: string): CheckedTable {
    const bytes = this.files.read(file);
    if (!bytes) return { header: [], rows: [] };
    const rows = new CsvRows(bytes, (line) => this.whiteLine(file, line));
    const { header } = rows;
    const columns = new Map(header.map((name, column) => [name, column]));
    const loaded: CheckedRow[] = [];
    while (rows.next()) {
      const { line, count } = rows;
      const values = Array.from({ length: count }, (_, column) => rows.text(column));
      const row: CheckedRow = { file, line, get: (field) => values[columns.get(field) ?? -1] ?? '' };
      this.checkShape(row, rows);
      if (!this.isLeftOut(row)) loaded.push(row);
    }
    return { header, rows: loaded };
  }

  /** Reports a row that has other values than its header, or a quotation mark too many. */
  checkShape(row: Place, { count, header, isMalformed }: CsvRows): void {
    if (isMalformed) this.broken(row, undefined, 'a quotation mark is not closed');
    else if (count !== header.length) {
      this.broken(row, undefined, `has ${count} values, the header has ${header.length}`);
    }
  }

  /** Reports a line of white space, which readers skip. */
  whiteLine(file: string, line: number): void {
    this.warning({ file, line }, undefined, 'has nothing but white space and is skipped');
  }
}
