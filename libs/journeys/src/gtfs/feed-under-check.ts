import { CsvRows } from './csv';
import type { FeedPlace } from './feed-error';
import type { FeedFiles } from './files';

/** A problem of a feed: an `error` rejects it, a `warning` does not. */
export interface FeedProblem extends FeedPlace {
  severity: 'error' | 'warning';
}

/** Maximum number of errors, and of warnings, listed per file; others are only counted. */
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

interface FoundProblems {
  file: string;
  severity: FeedProblem['severity'];
  listed: FeedProblem[];
  omitted: number;
}

/** State of the checks of one feed: its tables, each parsed once, and the problems found. */
export class FeedUnderCheck {
  readonly files: FeedFiles;
  readonly #tables = new Map<string, CheckedTable>();
  readonly #indexes = new Map<string, ReadonlyMap<string, CheckedRow>>();
  readonly #problems = new Map<string, FoundProblems>();

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

  report(severity: FeedProblem['severity'], place: FeedPlace): void {
    const key = `${place.file} ${severity}`;
    const found = this.#problems.get(key) ?? { file: place.file, severity, listed: [], omitted: 0 };
    this.#problems.set(key, found);
    if (found.listed.length < maximumProblemsPerFile) found.listed.push({ ...place, severity });
    else found.omitted += 1;
  }

  error(row: Pick<CheckedRow, 'file' | 'line'>, field: string | undefined, reason: string): void {
    this.report('error', { file: row.file, line: row.line, ...(field && { field }), reason });
  }

  warning(row: Pick<CheckedRow, 'file' | 'line'>, field: string | undefined, reason: string): void {
    this.report('warning', { file: row.file, line: row.line, ...(field && { field }), reason });
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

  #load(file: string): CheckedTable {
    const bytes = this.files.read(file);
    if (!bytes) return { header: [], rows: [] };
    const rows = new CsvRows(bytes);
    const { header } = rows;
    const columns = new Map(header.map((name, column) => [name, column]));
    const loaded: CheckedRow[] = [];
    while (rows.next()) {
      const { line, count } = rows;
      if (rows.isMalformed) this.report('error', { file, line, reason: 'a quotation mark is not closed' });
      else if (count !== header.length) {
        this.report('error', { file, line, reason: `has ${count} values, the header has ${header.length}` });
      }
      const values = Array.from({ length: count }, (_, column) => rows.text(column));
      loaded.push({ file, line, get: (field) => values[columns.get(field) ?? -1] ?? '' });
    }
    return { header, rows: loaded };
  }
}
