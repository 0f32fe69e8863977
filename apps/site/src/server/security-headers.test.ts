import { expect, test } from 'vitest';
import { commonHeadersOf } from './security-headers';

test.each([
  ['demonstration', 'noindex'],
  ['official', undefined],
] as const)('search engines read in every response of the %s edition: %s', (edition, robots) => {
  expect(commonHeadersOf('https://www.example.org', edition)['x-robots-tag']).toBe(robots);
});
