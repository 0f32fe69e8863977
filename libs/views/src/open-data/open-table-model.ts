import { msg, plural } from '@lingui/core/macro';
import { formatDate } from '@raang/i18n';
import type { ModelContext } from '../shared/page/model-context';
import { describeColumn } from './describe-column';
import { type OpenFile, type OpenFileModel, toOpenFileModel } from './open-file';
import type { OpenTable } from './tables/open-table';

/** A table with its files and columns, in words. */
export interface OpenTableModel {
  name: string;
  title: string;
  description: string;
  /** Number of rows, and the day of the last change. */
  facts: string;
  /** CSV, JSON and the description of the columns. */
  files: OpenFileModel[];
  columns: { name: string; type: string; description: string }[];
}

export function toOpenTableModel(
  { name, title, description, columns, rows, changedAt }: OpenTable,
  files: readonly OpenFile[],
  context: ModelContext,
): OpenTableModel {
  const { i18n, locale } = context;
  const count = i18n._(msg`${plural(rows.length, { one: '# row', other: '# rows' })}`);
  const date = changedAt && formatDate(new Date(changedAt), locale);
  return {
    name,
    title: i18n._(title),
    description: i18n._(description),
    facts: date ? i18n._(msg`${count}, changed on ${date}`) : count,
    files: files
      .filter((file) => file.name.startsWith(`${name}.`))
      .map((file) => toOpenFileModel(file, context)),
    columns: columns.map((column) => ({
      name: column.name,
      type: column.type,
      description: describeColumn(column, i18n),
    })),
  };
}
