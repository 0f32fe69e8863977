import type { OpenTable, OpenType, OpenValue } from '@raang/views';

/** Spreadsheet programs take UTF-8 for another encoding without it. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet program takes for a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/;

/** Writes a table as CSV (RFC 4180): UTF-8 with a byte order mark, a header row and CRLF. */
export function toCsv({ columns, rows }: Pick<OpenTable, 'columns' | 'rows'>): string {
  const lines = [
    columns.map(({ name }) => name),
    ...rows.map((row) => row.map((value, index) => toField(value, columns[index]!.type))),
  ];
  return byteOrderMark + lines.map((fields) => `${fields.map(quoted).join(',')}\r\n`).join('');
}

function toField(value: OpenValue, type: OpenType): string {
  if (value === undefined) return '';
  const text = typeof value === 'object' ? value.join(listSeparator) : String(value);
  const isWritten = type === 'text' || type === 'list' || type === 'url';
  return isWritten && formulaStart.test(text) ? `'${text}` : text;
}

export const listSeparator = ';';

const quoted = (field: string) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
