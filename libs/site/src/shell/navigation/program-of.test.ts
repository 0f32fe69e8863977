import { expect, test } from 'vitest';
import { programOf } from './program-of';

const match = { status: 'success', staticData: {} };

test.each([
  ['a page of content', [match], 'frame'],
  ['a tool', [match, { ...match, staticData: { program: 'fetched' as const } }], 'fetched'],
  [
    'a page with a form to post',
    [{ ...match, loaderData: { form: { kind: 'contact', sent: undefined } } }],
    'idle',
  ],
  ['a page that is a form to post', [{ ...match, loaderData: { sent: undefined } }], 'idle'],
  ['a page that is for its account', [{ ...match, staticData: { program: 'idle' as const } }], 'idle'],
  ['a search', [{ ...match, loaderData: { form: { query: 'lost' } } }], 'frame'],
  ['a failure', [match, { ...match, status: 'error' }], 'idle'],
  ['a missing page', [match, { ...match, status: 'notFound' }], undefined],
  ['a path without a route', [{ ...match, _notFound: true }], undefined],
])('%s: %s', (_page, matches, expected) => {
  expect(programOf(matches)).toBe(expected);
});
