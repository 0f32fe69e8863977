import { type Locale, locales } from '@raang/domain';
import { describeColumn, type ModelContext, type OpenTable, type OpenType } from '@raang/views';
import { listSeparator } from './to-csv';

export interface CsvwOptions {
  contextIn: Readonly<Record<Locale, ModelContext>>;
  /** URL of the licence. */
  licenceUrl: string | undefined;
}

const datatypes: Record<OpenType, string> = {
  text: 'string',
  integer: 'integer',
  decimal: 'decimal',
  boolean: 'boolean',
  date: 'date',
  url: 'anyURI',
  list: 'string',
};

/**
 * Describes a table's CSV file for programs, with words in both languages.
 * @see https://www.w3.org/TR/tabular-metadata/
 */
export function toCsvw(table: OpenTable, { contextIn, licenceUrl }: CsvwOptions): object {
  const inBoth = (wordsIn: (context: ModelContext) => string) =>
    locales.map((locale) => ({ '@value': wordsIn(contextIn[locale]), '@language': locale }));
  return {
    '@context': 'http://www.w3.org/ns/csvw',
    '@type': 'Table',
    // relative to this document
    url: `${table.name}.csv`,
    'dc:title': inBoth(({ i18n }) => i18n._(table.title)),
    'dc:description': inBoth(({ i18n }) => i18n._(table.description)),
    ...(licenceUrl && { 'dc:license': { '@id': licenceUrl } }),
    ...(table.changedAt && {
      'dc:modified': { '@value': table.changedAt, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' },
    }),
    dialect: { encoding: 'utf-8', header: true, lineTerminators: ['\r\n'] },
    tableSchema: {
      primaryKey: table.key,
      columns: table.columns.map((column) => ({
        name: column.name,
        titles: column.name,
        datatype: datatypes[column.type],
        ...(column.type === 'list' && { separator: listSeparator }),
        ...(column.language && { lang: column.language }),
        required: column.isRequired ?? false,
        'dc:description': inBoth(({ i18n }) => describeColumn(column, i18n)),
      })),
    },
  };
}
