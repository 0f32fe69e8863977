import { describe, expect, test } from 'vitest';
import { parseQuery, stringifyQuery } from './router-query';

describe('the router’s query', () => {
  test.each([
    ['?line=blue&page=2', { line: 'blue', page: '2' }],
    ['?month=2026&q=5&station=true', { month: '2026', q: '5', station: 'true' }],
    ['?q=%225%22', { q: '"5"' }],
    ['?page=2&page=3', { page: '2' }],
    ['?from=&utm_source=poster', { utm_source: 'poster' }],
    ['', {}],
  ])('of %j is %j', (search, query) => {
    expect(parseQuery(search)).toEqual(query);
  });

  test.each(['?line=blue&page=2', '?q=5', '?q=a+b', '?from=1+%E0%B8%95.%E0%B8%84.+2569', ''])(
    'is unchanged after parsing and printing: %j',
    (search) => {
      expect(stringifyQuery(parseQuery(search))).toBe(search);
    },
  );

  test('omits unset parameters', () => {
    expect(stringifyQuery({ page: 2, line: undefined, q: '' })).toBe('?page=2');
  });
});
