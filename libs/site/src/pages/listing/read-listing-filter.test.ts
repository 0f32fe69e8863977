import { expect, test } from 'vitest';
import { readListingFilter } from './read-listing-filter';

const lines = [{ id: 'blue' }, { id: 'pink' }];
const read = (template: string, search: Record<string, string>, locale: 'th' | 'en' = 'th') =>
  readListingFilter(template, search, { locale, lines });

test.each([
  ['MRTLine.TableMRT', { line: 'blue' }, { line: 'blue' }, []],
  ['MRTLine.TableMRT', { line: 'orange' }, {}, ['line']],
  ['MRTLine.TableMRT', { line: '', q: 'lift' }, {}, []],
  ['MRTLineSearch.PlaceList', { q: '  วัด ' }, { q: 'วัด' }, []],
  ['MRTLineSearch.PlaceList', { q: 'x'.repeat(101) }, {}, ['q']],
  [
    'MRTLineDate.ContentList',
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-11-01', to: '2026-11-30' },
    [],
  ],
  ['MRTLineDate.ContentList', { from: '1/11/2569' }, { from: '2026-11-01' }, []],
  ['MRTLineDate.ContentList', { from: '31/02/2569', line: 'pink' }, { line: 'pink' }, ['from']],
  ['MRTLineDate.ContentList', { from: '2026-11-30', to: '2026-11-01' }, { from: '2026-11-30' }, ['to']],
  ['MRTLineMonthYear.ContentList', { month: '2026-11' }, { month: '2026-11' }, []],
  ['MRTLineMonthYear.ContentList', { month: '2026' }, { month: '2026' }, []],
  ['MRTLineMonthYear.ContentList', { month: '2026-13' }, {}, ['month']],
  ['None.ContentList', { line: 'blue', month: 'x' }, {}, []],
  ['MRTLineDate.ContentList', { thing: 'umbrella' }, {}, []],
  ['MRTLineDate.AssetFound', { thing: 'umbrella', line: 'blue' }, { thing: 'umbrella', line: 'blue' }, []],
  ['MRTLineDate.AssetFound', { thing: 'unicorn', line: 'blue' }, { line: 'blue' }, ['thing']],
])('%s reads %j as the filter %j and ignores %j', (template, search, filter, ignored) => {
  expect(read(template, search)).toMatchObject({ filter, ignored });
});

test.each([
  [
    'MRTLine.FareRatesTicketTable',
    { line: 'blue', from: ' ลาดพร้าว ', to: 'BL99' },
    { from: 'ลาดพร้าว', to: 'BL99' },
  ],
  ['MRTLine.FareRatesTicketTable', { date: 'Sunday', rider: 'child' }, { date: 'Sunday', rider: 'child' }],
  ['MRTLine.FareRatesTicketTable', { from: ' ', q: 'lift' }, {}],
  // `from` is a day in this view, and a station in the other
  ['MRTLineDate.AssetFound', { from: '2026-11-01', date: '2026-11-01' }, {}],
])('%s reads the parameters of its own form from %j as %j', (template, search, question) => {
  expect(read(template, search).question).toEqual(question);
});
