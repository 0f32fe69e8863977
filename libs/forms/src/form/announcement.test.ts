import { createI18n, loadCatalog } from '@raang/i18n';
import { expect, test } from 'vitest';
import { announcementOf } from './announcement';
import { initialState, nextState } from './form-state';

const en = createI18n('en', await loadCatalog('en'));
const ready = initialState(undefined);
const online = { isOnline: true, draft: 'none' } as const;
const said = (announced: Parameters<typeof announcementOf>[0]) => {
  const message = announcementOf(announced);
  return message && en._(message);
};

test('a form is silent until something happens', () => {
  expect(said({ ...online, state: ready })).toBeUndefined();
});

test('sending and its end are announced', () => {
  const sending = nextState(ready, { kind: 'sending' });
  expect(said({ ...online, state: sending })).toBe('Sending');
  expect(said({ ...online, state: nextState(sending, { kind: 'done', href: '' }) })).toBe('Sent');
});

test('errors are not: the focus moves to their summary', () => {
  const problems = [{ field: 'name', code: 'required' }];
  const state = nextState(ready, { kind: 'problems', problems });
  expect(said({ ...online, draft: 'restored', state })).toBeUndefined();
  expect(state.attempt).toBe(1);
});

test('only what was sent needs another human verification', () => {
  const problems = [{ field: 'name', code: 'required' }];
  expect(nextState(ready, { kind: 'unsent', problems })).toMatchObject({ attempt: 1, sentAttempt: 0 });
  expect(nextState(ready, { kind: 'problems', problems })).toMatchObject({ attempt: 1, sentAttempt: 1 });
});

test('a lost network is announced, and its return', () => {
  const state = nextState(nextState(ready, { kind: 'sending' }), { kind: 'offline' });
  expect(said({ state, isOnline: false, draft: 'none' })).toContain('You are offline');
  expect(said({ state, isOnline: true, draft: 'none' })).toBe(
    'Not sent yet. Nothing is lost. We will try again.',
  );
});

test.each([401, 403, 404, 409, 413, 415, 429, 500, 503])(
  'a refusal with status %i is explained',
  (status) => {
    const text = said({ ...online, state: nextState(ready, { kind: 'refused', status }) });
    expect(text).toMatch(/\w+\./);
    expect(text).not.toMatch(/\d{3}/);
  },
);

test('a draft is announced', () => {
  expect(said({ ...online, draft: 'restored', state: ready })).toContain('restored');
  expect(said({ ...online, draft: 'unsent', state: ready })).toContain('not been sent yet');
  expect(said({ ...online, draft: 'discarded', state: ready })).toContain('discarded');
});
