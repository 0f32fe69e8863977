import { expect, test } from 'vitest';
import { commonHeadersOf, contentSecurityPolicy } from './security-headers';

test.each([
  [false, 'noindex'],
  [true, undefined],
] as const)('search engines read in every response of an indexed site (%s): %s', (isIndexed, robots) => {
  expect(commonHeadersOf('https://www.example.org', isIndexed)['x-robots-tag']).toBe(robots);
});

test.each([
  ['https://www.example.org', 'max-age=63072000; includeSubDomains'],
  ['http://localhost:3000', undefined],
])('the site at %s asks browsers to stay with https: %s', (publicUrl, value) => {
  expect(commonHeadersOf(publicUrl, true)['strict-transport-security']).toBe(value);
});

test('no response can be framed or taken for another type', () => {
  expect(commonHeadersOf('http://localhost', true)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
  });
});

test('a document runs our scripts only, and reports what it blocks', () => {
  const policy = contentSecurityPolicy(["'sha256-a'"]).split('; ');
  for (const directive of [
    "script-src 'self' 'sha256-a'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-reports',
    'report-to policy',
  ])
    expect(policy).toContain(directive);
});
