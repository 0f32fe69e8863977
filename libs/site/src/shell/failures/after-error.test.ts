import { expect, test } from 'vitest';
import { afterError } from './after-error';

const page = {
  status: 500,
  pathname: '/th/updates/news',
  isMatched: true,
  isFatal: false,
  isOutdated: false,
};

test.each([
  ['a failed page', {}, 'reload path'],
  ['an unavailable service', { status: 503 }, 'home'],
  ['an unavailable service, fatal', { status: 503, isFatal: true }, 'home'],
  ['the search', { pathname: '/th/search' }, 'home'],
  ['the search, with a missing chunk', { pathname: '/en/search', isOutdated: true }, 'home'],
  ['setting a password', { pathname: '/en/set-password/a1b2c3' }, 'home'],
  ['a departure search, which is another page', { pathname: '/th/search-departure' }, 'reload path'],
  [
    'setting a password without a token, which is not a page',
    { pathname: '/th/set-password', isMatched: false },
    'home',
  ],
  ['no route', { isMatched: false }, 'home'],
  ['a missing chunk after a new build', { isOutdated: true }, 'reload'],
  ['a fatal error', { isFatal: true }, 'error page'],
  ['a fatal error on no route', { isFatal: true, isMatched: false }, 'error page'],
  ['an error of an unknown kind', { status: 418 }, 'reload path'],
])('after %s: %j leads to %s', (_, changes, where) => {
  expect(afterError({ ...page, ...changes })).toBe(where);
});
