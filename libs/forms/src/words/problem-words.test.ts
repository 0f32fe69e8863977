import { fieldProblems } from '@raang/contract';
import { createI18n, loadCatalog } from '@raang/i18n';
import { describe, expect, test } from 'vitest';
import { formRules, formSchemas, type FormName } from '../rules';
import { problemWords } from './problem-words';

const names = Object.keys(formSchemas) as FormName[];

describe.each(['th', 'en'] as const)('in %s', async (locale) => {
  const i18n = createI18n(locale, await loadCatalog(locale));
  const words = (form: string, field: string, code: string, rule?: object) =>
    problemWords(form, { field, code }, rule, i18n);

  test.each(fieldProblems)('%s has words of its own', (code) => {
    const rule = { minLength: 2, maxLength: 9, maximumCount: 5 };
    const all = fieldProblems.map((each) => words('contact', '', each, rule));
    expect(all.filter((text) => text === words('contact', '', code, rule))).toHaveLength(1);
  });

  test.each(names)('every problem of %s has words in this language', (form) => {
    for (const [field, rule] of Object.entries(formRules(form)))
      for (const code of fieldProblems) {
        const text = words(form, field, code, rule);
        expect(/[ก-๙]/.test(text), `${field} ${code}: ${text}`).toBe(locale === 'th');
        expect(text).not.toMatch(/[{}]|undefined|\b0\b/);
      }
  });

  test('an unknown code has words too', () => {
    expect(words('contact', 'name', 'invalid_value')).toBe(words('contact', 'name', 'invalid'));
  });
});
