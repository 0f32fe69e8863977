import { type Bilingual, type Locale, locales } from '@raang/domain';
import type { FeedFiles } from './files';
import { readRows } from './table-row';

/** Returns a feed's value in both languages. */
export type Translate = (table: string, field: string, record: string, value: string) => Bilingual;

/** Parses translations.txt. Looks up by record, then by value; else the value itself is used. */
export function readTranslations(files: FeedFiles): Translate {
  const places = new Map<string, { byRecord: Map<string, string>; byValue: Map<string, string> }>();
  readRows(files, 'translations.txt', (row) => {
    const locale = toLocale(row.required('language'));
    if (!locale) return;
    const key = `${row.required('table_name')} ${row.required('field_name')} ${locale}`;
    const place = places.get(key) ?? { byRecord: new Map(), byValue: new Map() };
    places.set(key, place);
    const record = row.text('record_id');
    const translation = row.required('translation');
    if (record) place.byRecord.set(record, translation);
    else place.byValue.set(row.text('field_value'), translation);
  });
  return (table, field, record, value) => {
    const inLocale = (locale: Locale) => {
      const place = places.get(`${table} ${field} ${locale}`);
      return place?.byRecord.get(record) ?? place?.byValue.get(value) ?? value;
    };
    return { th: inLocale('th'), en: inLocale('en') };
  };
}

/** `en-GB` and `EN` are en; undefined for languages that the site does not have. */
function toLocale(language: string): Locale | undefined {
  const primary = language.toLowerCase().split('-')[0];
  return locales.find((locale) => locale === primary);
}
