import { expect, test } from 'vitest';
import { listingSearch } from './listing-search';

test.each([
  [
    { line: 'blue', page: '2' },
    { line: 'blue', page: 2 },
  ],
  [{ month: '2026', page: '1' }, { month: '2026' }],
  [
    { from: 'PP11', to: 'ลาดพร้าว', date: '2026-11-20', rider: 'child' },
    { from: 'PP11', to: 'ลาดพร้าว', date: '2026-11-20', rider: 'child' },
  ],
  [{ q: '', line: ['blue', 'pink'], utm_source: 'x' }, {}],
  [{ q: 'ก'.repeat(300) }, { q: 'ก'.repeat(200) }],
  [{ page: '0' }, {}],
  [{ page: 'last' }, {}],
])('of the query %j the listing takes %j', (query, search) => {
  expect(listingSearch(query)).toEqual(search);
});
