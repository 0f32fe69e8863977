import { isUtf8 } from 'node:buffer';
import { slug } from '@raang/domain';
import { CsvRows } from './csv';
import type { CheckedRow, FeedUnderCheck } from './feed-under-check';
import { toDate } from './table-row';
import {
  anyone,
  fareFiles,
  type Field,
  filesOfFares,
  type Format,
  hasFares,
  type Table,
  tables,
  unreadFiles,
} from './tables';

/** The file that is too large to keep as rows. */
const unkept = 'stop_times.txt';

/** Checks every file: it exists, has its columns, and each value has its type and an existing reference. */
export function checkTables(feed: FeedUnderCheck): void {
  for (const file of feed.files.names) {
    if (unreadFiles.includes(file)) feed.report('note', { file, reason: 'is not read' });
    else if (!(file in tables)) feed.report('note', { file, reason: 'is not a GTFS file and is ignored' });
  }
  for (const [file, table] of Object.entries(tables)) {
    if (!feed.has(file)) {
      if (table.isRequired) feed.report('error', { file, reason: 'is missing' });
      continue;
    }
    if (filesOfFares.includes(file) && !hasFares(feed.files)) {
      feed.report('note', { file, reason: `is not read without ${fareFiles.join(', ')}` });
      continue;
    }
    if (!table.isRequired && feed.table(file).header.length === 0) {
      feed.report('note', { file, reason: 'is empty' });
      continue;
    }
    const header = checkHeader(feed, file, table);
    if (file === unkept) continue;
    const { rows } = feed.table(file);
    if (table.isRequired && rows.length === 0) feed.report('error', { file, reason: 'has no rows' });
    checkKeys(feed, rows, table);
    const fields = Object.entries(table.fields).filter(([field]) => header.includes(field));
    for (const row of rows) {
      for (const [name, field] of fields) checkValue(feed, row, name, field);
    }
  }
}

function checkHeader(feed: FeedUnderCheck, file: string, { fields }: Table): readonly string[] {
  const bytes = feed.files.read(file) ?? new Uint8Array(0);
  if (!isUtf8(bytes)) feed.report('error', { file, reason: 'is not UTF-8' });
  const { header } = new CsvRows(bytes);
  for (const [field, { isRequired }] of Object.entries(fields)) {
    if (isRequired && !header.includes(field)) {
      feed.report('error', { file, line: 1, field, reason: 'the column is missing' });
    }
  }
  for (const [column, field] of header.entries()) {
    if (header.indexOf(field) < column) {
      feed.report('error', { file, line: 1, field, reason: 'the column is a duplicate' });
    }
  }
  return header;
}

function checkKeys(feed: FeedUnderCheck, rows: readonly CheckedRow[], { key }: Table): void {
  const seen = new Map<string, number>();
  for (const row of rows) {
    const values = key.map((field) => row.get(field));
    if (values.every((value) => value === '')) continue;
    const id = JSON.stringify(values);
    const before = seen.get(id);
    if (before === undefined) seen.set(id, row.line);
    else {
      const named = key.filter((field) => row.get(field) !== '');
      const value = named.map((field) => row.get(field)).join(' ');
      feed.broken(row, named.join(' + '), `${value} is already on line ${before}`);
    }
  }
}

function checkValue(feed: FeedUnderCheck, row: CheckedRow, name: string, field: Field): void {
  const text = row.get(name);
  if (text === '') {
    if (field.isRequired) feed.broken(row, name, 'must not be empty');
    return;
  }
  if (field.allowsAny && text === anyone) return;
  const values = field.separator ? text.split(field.separator).map((part) => part.trim()) : [text];
  for (const value of values) {
    const reason = wrongWith(value, field);
    if (reason) feed.broken(row, name, reason);
    else if (field.refersTo && !feed.by(...field.refersTo).has(value)) {
      feed.broken(row, name, `${value} is not in ${field.refersTo[0]}`);
    }
  }
}

const patterns: Partial<Record<Format, readonly [RegExp, string]>> = {
  'whole-number': [/^\d+$/, 'must be a whole number, 0 or more'],
  number: [/^-?\d+(\.\d+)?$/, 'must be a number'],
  time: [/^\d{1,3}:[0-5]\d:[0-5]\d$/, 'must be a time such as 05:30:00'],
  colour: [/^[0-9A-Fa-f]{6}$/, 'must be a colour of six digits such as 1964B7'],
  language: [/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language such as th'],
  url: [/^https?:\/\/[^\s.]+\.\S+$/i, 'must be an address that begins with https://'],
};

/** Why a value does not have its field's type; undefined if it does. */
function wrongWith(value: string, { format, values, minimum, maximum }: Field): string | undefined {
  if (values && !values.includes(value)) return `must be one of ${values.join(', ')}, not ${value}`;
  if (format === 'date' && toDate(value) === undefined) return `must be a day such as 20260916, not ${value}`;
  if (format === 'slug' && !slug.safeParse(value).success) {
    return `must be lower-case words joined by hyphens, not ${value}`;
  }
  const pattern = patterns[format];
  if (pattern && !pattern[0].test(value)) return `${pattern[1]}, not ${value}`;
  if (minimum !== undefined && Number(value) < minimum) return `must be ${minimum} or more, not ${value}`;
  if (maximum !== undefined && Number(value) > maximum) return `must be ${maximum} or less, not ${value}`;
  return undefined;
}
