import { foundItemRecord } from '@raang/domain';
import { readDate } from '@raang/text-time';
import { CsvError, parse } from 'csv-parse/sync';
import type { NewFoundItem } from '../found-items/register.store';
import { foundItemProblems, type RegisterRules } from './found-item-problems';

export interface CsvProblem {
  /** As a text editor counts; the header is line 1. */
  line: number;
  reason: string;
}

const record = foundItemRecord.omit({ status: true, example: true }).partial({ id: true });
const columns = Object.keys(record.shape);
const optional = ['id', 'stationCode'];

/**
 * Reads found items from CSV with a header row. Column names may be written `foundOn`, `found_on` or `Found on`, and
 * days as `2026-11-18` or `18/11/2569`. A spreadsheet's guard before a formula (`'=`) is removed.
 * @returns valid rows, and a reason for each other one; no row if the header is wrong
 */
export function readFoundItemsCsv(
  csv: string,
  rules: RegisterRules,
): { rows: { line: number; item: NewFoundItem }[]; problems: CsvProblem[] } {
  const parsed = parseRows(csv);
  if ('problem' in parsed) return { rows: [], problems: [parsed.problem] };
  const [header, ...body] = parsed.rows;
  const fields = (header?.record ?? []).map(columnOf);
  const problems = headerProblems(header?.record ?? [], fields);
  if (problems.length > 0) return { rows: [], problems };
  const rows: { line: number; item: NewFoundItem }[] = [];
  for (const { record: cells, line } of body) {
    const reasons =
      cells.length === fields.length ? [] : [`${cells.length} cells under ${fields.length} columns`];
    const result = record.safeParse(toInput(fields as string[], cells));
    if (reasons.length === 0 && result.success)
      reasons.push(
        ...foundItemProblems(result.data, rules).map(({ field, message }) => `${field}: ${message}`),
      );
    else if (reasons.length === 0)
      reasons.push(...result.error!.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
    if (reasons.length > 0) problems.push({ line, reason: reasons.join('; ') });
    else rows.push({ line, item: result.data! });
  }
  return { rows, problems };
}

interface CsvRow {
  record: string[];
  /** First line of the row; a quoted cell may contain line breaks. */
  line: number;
}

function parseRows(csv: string): { rows: CsvRow[] } | { problem: CsvProblem } {
  try {
    const rows = parse(csv, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return {
      rows: rows.map(({ record, info }) => ({ record, line: info.lines - breaksIn(record) })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as CsvError & { lines?: unknown }).lines ?? 1);
    return { problem: { line, reason: error.message } };
  }
}

const breaksIn = (cells: string[]) => cells.join('').split(/\r\n|\r|\n/).length - 1;

function columnOf(name: string): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  return columns.find((column) => plain(column) === plain(name));
}

function headerProblems(names: string[], fields: (string | undefined)[]): CsvProblem[] {
  const missing = columns.filter((column) => !optional.includes(column) && !fields.includes(column));
  const unknown = names.filter((_, index) => !fields[index]);
  const repeated = fields.filter((field, index) => field && fields.indexOf(field) !== index);
  return [
    ...missing.map((column) => ({ line: 1, reason: `the column ${column} is missing` })),
    ...unknown.map((name) => ({ line: 1, reason: `unknown column ${JSON.stringify(name)}` })),
    ...repeated.map((column) => ({ line: 1, reason: `the column ${column} is there twice` })),
  ];
}

function toInput(fields: string[], cells: string[]): Record<string, string> {
  const entries = fields.flatMap((field, index) => {
    const cell = (cells[index] ?? '').replace(/^'(?=[=+\-@])/, '').replaceAll('\0', '');
    return cell ? [[field, isDay(field) ? (readDate(cell, 'buddhist') ?? cell) : cell]] : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

const isDay = (field: string) => field === 'foundOn' || field === 'keptUntil';
