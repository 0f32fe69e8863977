import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { caseFileLimits } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { pageFunctions } from '../addresses/page-functions';
import { pageRoutes } from '../addresses/page-routes';

describe('the query of a page', () => {
  const { search } = pageRoutes['/$lang/$group/$category'];

  test.each([
    [{ page: '2' }, { page: 2 }],
    [{ page: '0' }, { page: 1 }],
    [{ page: 'last' }, { page: 1 }],
    [{}, {}],
    [{ line: 'blue', token: 'x' }, { line: 'blue' }],
    [{ q: 'ก'.repeat(300) }, { q: 'ก'.repeat(200) }],
  ])('reads %j as %j', (query, read) => {
    expect(search.parse(query)).toEqual(read);
  });
});

test('every page function in the source code declares whether it is public', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const defined = sources.flatMap((source) =>
    [...source.matchAll(/export const (\w+) = createServerFn\(/g)].map(([, name]) => name),
  );
  expect(defined.toSorted()).toEqual(Object.keys(pageFunctions).toSorted());
});

test('a function that changes data is not public', () => {
  const writing = Object.values(pageFunctions).filter((called) => 'maximumBytes' in called);
  expect(writing.map((called) => called.public)).toEqual(writing.map(() => false));
});

test('the form of a case accepts as many and as large files as a case may have', () => {
  const { count, bytes } = caseFileLimits;
  const { maximumBytes } = pageRoutes['/$lang/contact/lost-asset'].form;
  expect(maximumBytes - count * bytes).toBe(128 * 1024);
});
