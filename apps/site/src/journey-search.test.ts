import { expect, test } from 'vitest';
import { journeySearch } from './journey-search';

test.each([
  [
    { from: 'BL22', to: 'ลาดพร้าว', time: '08.30', stepFree: 'yes' },
    { from: 'BL22', to: 'ลาดพร้าว', time: '08.30', stepFree: 'yes' },
  ],
  [{ from: '', line: 'blue', utm_source: 'x', date: ['2026-11-24'] }, {}],
  [{ to: 'ก'.repeat(300) }, { to: 'ก'.repeat(200) }],
])('of the query %j a search takes %j', (query, search) => {
  expect(journeySearch(query)).toEqual(search);
});
