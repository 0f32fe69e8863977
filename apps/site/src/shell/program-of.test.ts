import { expect, test } from 'vitest';
import { programOf } from './program-of';

const match = { status: 'success', staticData: {} };

test.each([
  ['a page of content', [match], undefined],
  ['a tool', [match, { ...match, staticData: { program: 'idle' as const } }], 'idle'],
  [
    'a page with a form to post',
    [{ ...match, loaderData: { form: { kind: 'contact', sent: undefined } } }],
    'idle',
  ],
  ['a search', [{ ...match, loaderData: { form: { query: 'lost' } } }], undefined],
  ['a failure', [match, { ...match, status: 'error' }], 'idle'],
  ['a missing page', [match, { ...match, status: 'notFound' }], undefined],
])('%s: %s', (_page, matches, expected) => {
  expect(programOf(matches)).toBe(expected);
});
