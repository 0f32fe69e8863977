import { checkWords } from '../words.mjs';

/**
 * @typedef {object} FieldKind
 * @property {string} schema
 * @property {string} [imports] a name of the schema that the domain has
 * @property {RegExp} pattern of an example
 * @property {(example: string, field: string) => unknown} [read] an example's value; by default the text
 */

/** @type {Record<string, FieldKind>} */
export const fieldKinds = {
  text: { schema: 'z.string().min(1).max(320)', pattern: /^.{1,320}$/ },
  bilingual: { schema: 'bilingual', imports: 'bilingual', pattern: /^[^|]+\|[^|]+$/, read: readBilingual },
  date: { schema: 'calendarDate', imports: 'calendarDate', pattern: /^\d{4}-\d\d-\d\d$/ },
  count: { schema: 'z.int().nonnegative()', pattern: /^\d{1,9}$/, read: Number },
  flag: { schema: 'z.boolean()', pattern: /^(true|false)$/, read: (example) => example === 'true' },
  station: { schema: 'stationCode', imports: 'stationCode', pattern: /^[A-Z0-9-]+$/ },
  line: { schema: 'lineId', imports: 'lineId', pattern: /^[a-z0-9-]+$/ },
};

/** @param {string} example @param {string} field */
function readBilingual(example, field) {
  const [th = '', en = ''] = example.split('|').map((text) => text.trim());
  return checkWords({ th, en }, field);
}
