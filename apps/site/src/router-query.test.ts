import { describe, expect, test } from 'vitest';
import { parseQuery, stringifyQuery } from './router-query';
import { answerKey } from './server/answer-cache';

describe('the query that the router sees', () => {
  test.each([
    ['?line=blue&page=2', { line: 'blue', page: '2' }],
    ['?month=2026&q=5&station=true', { month: '2026', q: '5', station: 'true' }],
    ['?q=%225%22', { q: '"5"' }],
    ['?page=2&page=3', { page: '2' }],
    ['?from=&utm_source=poster', {}],
    ['', {}],
  ])('of %j is %j', (search, query) => {
    expect(parseQuery(search)).toEqual(query);
  });

  test.each(['?line=blue&page=2', '?q=5', '?q=a+b', '?from=1+%E0%B8%95.%E0%B8%84.+2569', ''])(
    'is written as it was read: %j',
    (search) => {
      expect(stringifyQuery(parseQuery(search))).toBe(search);
    },
  );

  test('leaves out what is not set', () => {
    expect(stringifyQuery({ page: 2, line: undefined, q: '' })).toBe('?page=2');
  });

  // the names under which a page's data travel are made of it, in its order
  test.each([
    ['?page=2&utm_source=poster', '?page=2'],
    ['?page=2&line=blue', '?line=blue&page=2'],
    ['?page=2&page=3', '?page=2'],
    ['?line=&page=2', '?page=2'],
  ])('is the same where one kept answer serves both: %s and %s', (one, other) => {
    const path = '/th/updates/news';
    expect(answerKey(path + one)).toBe(answerKey(path + other));
    expect(JSON.stringify(parseQuery(one))).toBe(JSON.stringify(parseQuery(other)));
  });
});
