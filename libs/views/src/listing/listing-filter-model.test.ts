import { describe, expect, it, test } from 'vitest';
import { filterExample } from './listing-filter-examples';

describe('the filter of each type', () => {
  test.each([
    ['Line', ['choice: line']],
    ['LineSearch', ['choice: line', 'text: q']],
    ['LineDate', ['choice: line', 'date: from', 'date: to']],
    ['LineMonthYear', ['choice: line', 'month: month']],
    ['None', undefined],
  ] as const)('%s has the fields %j', (type, fields) => {
    const model = filterExample(type, { locale: 'en' });
    expect(model?.fields.map(({ kind, name }) => `${kind}: ${name}`)).toEqual(fields);
  });

  it('links to the results', () => {
    expect(filterExample('Line', { locale: 'en', filter: { line: 'blue' } })?.action).toBe(
      '/en/updates/news#results',
    );
  });
});

describe('the active filters', () => {
  const filter = { line: 'blue', from: '2026-01-05', to: '2026-11-20' };

  test.each([
    ['en', 'Blue Line · From 5 Jan 2026 · Until 20 Nov 2026'],
    ['th', 'สายสีน้ำเงิน · เริ่ม 5 ม.ค. 2569 · ถึง 20 พ.ย. 2569'],
  ] as const)('are shown in words: %s', (locale, words) => {
    expect(filterExample('LineDate', { locale, filter })?.state).toBe(words);
  });

  it('can be removed', () => {
    expect(filterExample('LineDate', { locale: 'en', filter })?.clearHref).toBe('/en/updates/news');
  });

  test.each([
    ['Line', 'Every line'],
    ['LineSearch', 'Every line'],
    ['LineDate', 'Every line · Any date'],
    ['LineMonthYear', 'Every line · Any month'],
  ] as const)('of %s say for the whole list: %s', (type, state) => {
    const model = filterExample(type, { locale: 'en' });
    expect([model?.state, model?.clearHref]).toEqual([state, undefined]);
  });

  test.each([
    ['LineSearch', { q: 'ลิฟต์ lift' }, 'Every line · “ลิฟต์ lift”'],
    ['LineMonthYear', { month: '2026-11' }, 'Every line · Nov 2026'],
    ['LineMonthYear', { month: '2025' }, 'Every line · 2025'],
  ] as const)('of %s with %j are shown as %s', (type, other, text) => {
    expect(filterExample(type, { locale: 'en', filter: other })?.state).toBe(text);
  });
});

describe('a day', () => {
  test.each([
    ['th', '5 ม.ค. 2569', 'เช่น 20/11/2569'],
    ['en', '5 Jan 2026', 'Such as 20/11/2026'],
  ] as const)('is shown in its field in the format of the language: %s', (locale, value, hint) => {
    const model = filterExample('LineDate', { locale, filter: { from: '2026-01-05' } });
    expect(model?.fields[1]).toMatchObject({ value, hint });
    expect(model?.fields[2]).toMatchObject({ value: '', hint });
  });
});

describe('the list of months', () => {
  const years = (filter?: Record<string, string>) => {
    const field = filterExample('LineMonthYear', { locale: 'en', filter })?.fields[1];
    if (field?.kind !== 'month') throw new Error('no field for a month');
    return field.years;
  };

  it('goes from announced months back to the oldest content, with an option for each year', () => {
    const options = years().flatMap((year) => year.options.map(({ value }) => value));
    expect([options[0], options[1], options.at(-1)]).toEqual(['2027', '2027-02', '2024-09']);
    expect(years().map(({ label }) => label)).toEqual(['2027', '2026', '2025', '2024']);
  });

  test.each([
    ['2019-03', '2019-03'],
    ['2019', '2019'],
  ])('includes the chosen %s, even before the oldest content', (month, value) => {
    const options = years({ month }).flatMap((year) => year.options.map((option) => option.value));
    expect(options).toContain(value);
  });
});

describe('invalid values', () => {
  test.each([
    ['en', 'We ignored these values: First day, Last day. The list below is shown without them.'],
    ['th', 'ค่าที่ระบุในตั้งแต่วันที่, ถึงวันที่ไม่ถูกต้อง ระบบจึงไม่นำมาใช้กับรายการด้านล่าง'],
  ] as const)('are named: %s', (locale, notice) => {
    expect(filterExample('LineDate', { locale, ignored: ['from', 'to'] })?.notice).toBe(notice);
  });
});
