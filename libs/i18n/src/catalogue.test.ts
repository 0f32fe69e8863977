import { describe, expect, it } from 'vitest';
import { createI18n, loadCatalog } from './catalogue';

describe('an i18n instance', () => {
  it('uses the plural rules of its own language', () => {
    const messages = { count: [['count', 'plural', { one: ['#', ' train'], other: ['#', ' trains'] }]] };
    const count = (locale: 'th' | 'en', total: number) =>
      createI18n(locale, messages as never)._('count', { count: total });
    expect([count('en', 1), count('en', 2), count('th', 1)]).toEqual(['1 train', '2 trains', '1 trains']);
  });

  it('shares no state with another instance', async () => {
    const [thai, english] = await Promise.all([loadCatalog('th'), loadCatalog('en')]);
    const instances = [createI18n('th', thai), createI18n('en', english), createI18n('th', thai)];
    expect(instances.map(({ locale }) => locale)).toEqual(['th', 'en', 'th']);
  });
});

describe('the catalogues', () => {
  it('contain every message in both languages', async () => {
    const [thai, english] = await Promise.all([loadCatalog('th'), loadCatalog('en')]);
    expect(Object.keys(thai).sort()).toEqual(Object.keys(english).sort());
    expect(Object.keys(thai).length).toBeGreaterThan(0);
  });
});
