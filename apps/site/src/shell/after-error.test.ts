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
  ['a page that failed', {}, 'reload path'],
  ['a service that is not available', { status: 503 }, 'home'],
  ['a service that is not available, fatally', { status: 503, isFatal: true }, 'home'],
  ['the search', { pathname: '/th/search' }, 'home'],
  ['the search, whose program is gone', { pathname: '/en/search', isOutdated: true }, 'home'],
  ['setting a password', { pathname: '/en/set-password/a1b2c3' }, 'home'],
  ['a search among departures, which is another page', { pathname: '/th/search-departure' }, 'reload path'],
  [
    'setting a password without a token, which is no page',
    { pathname: '/th/set-password', isMatched: false },
    'home',
  ],
  ['no route', { isMatched: false }, 'home'],
  ['a program that is gone after a new build', { isOutdated: true }, 'reload'],
  ['a fatal error', { isFatal: true }, 'error page'],
  ['a fatal error on no route', { isFatal: true, isMatched: false }, 'error page'],
  ['an error that is none of ours', { status: 418 }, 'reload path'],
])('after %s: %j leads to %s', (_, changes, where) => {
  expect(afterError({ ...page, ...changes })).toBe(where);
});
