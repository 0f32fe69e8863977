// translations.txt: the feed's own texts are Thai; this file has the English.
/** @typedef {{ table_name: string, field_name: string, language: 'en', translation: string, record_id?: string,
 *   field_value?: string }} Translation */

/**
 * Translation of one field of one row.
 * @param {string} table GTFS file without .txt
 * @param {string} field
 * @param {string} record_id of the row; empty in feed_info, which has one row
 * @param {string} translation
 * @returns {Translation[]} empty without a translation
 */
export const english = (table, field, record_id, translation) =>
  translation ? [{ table_name: table, field_name: field, language: 'en', translation, record_id }] : [];

/** @param {Translation[]} translations */
export const translationsFile = (translations) => ({
  file: 'translations.txt',
  columns: [
    'table_name',
    'field_name',
    'language',
    'translation',
    'record_id',
    'record_sub_id',
    'field_value',
  ],
  rows: translations,
});
