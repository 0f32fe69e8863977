import { expect, test } from 'vitest';
import { readTarget } from './request-target';

test('a parsed target includes the raw path', () => {
  expect(readTarget('/_ipx/../etc/passwd.png?x=1')).toMatchObject({
    pathname: '/etc/passwd.png',
    path: '/_ipx/../etc/passwd.png',
  });
});

test.each([
  ['/th?page=2', { pathname: '/th', search: '?page=2' }],
  ['/', { pathname: '/', search: '' }],
  ['/th/../en', { pathname: '/en', search: '' }],
  ['//example.org/th', { pathname: '//example.org/th', search: '' }],
  ['/\\example.org', { pathname: '//example.org', search: '' }],
  ['http://example.org/th?page=2', { pathname: '/th', search: '?page=2' }],
  ['http://example.org', { pathname: '/', search: '' }],
  ['https://example.org//evil.example/', { pathname: '//evil.example/', search: '' }],
  ['*', undefined],
  ['example.org:443', undefined],
])('parses %s as %j', (target, read) => {
  expect(readTarget(target)).toEqual(read && expect.objectContaining(read));
});
