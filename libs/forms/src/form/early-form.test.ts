// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { draftKey } from './draft';
import {
  discardEarlyDraft,
  earlyForms,
  endEarlySubmission,
  isAsSent,
  keepEarlyDraft,
  leaveEarlyDraft,
  startEarlySubmission,
  takeEarlySubmission,
} from './early-form';
import { draftOfTab } from './tab-draft';

const today = '2026-11-22';
const key = draftKey('complaint');
const ofTab = () => draftOfTab(key, today);
const draft = () => ofTab().find();

let form: HTMLFormElement;
const type = (name: string, text: string) =>
  ((form.elements.namedItem(name) as HTMLInputElement).value = text);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<form data-draft="${key}" data-today="${today}" data-typed-in="th">
    <input name="name" value="Malee"><textarea name="message"></textarea><input name="homepage">
    <input type="password" name="password"><input type="hidden" name="csrf" value="token">
    <select name="line"><option value=""></option><option value="blue">Blue</option></select>
    <input type="radio" name="topic" value="trains"><input type="radio" name="topic" value="stations">
    <input type="file" name="upload">
  </form>`;
  [form] = earlyForms() as [HTMLFormElement];
});

test('what a person typed is kept with a key, and no secret, no default and no hidden value', () => {
  type('message', 'The lift');
  type('password', 'secret');
  type('homepage', 'spam');
  (form.elements.namedItem('line') as HTMLSelectElement).value = 'blue';
  (form.querySelector('[value=stations]') as HTMLInputElement).checked = true;
  const idempotencyKey = keepEarlyDraft(form);
  expect(draft()).toEqual({
    day: today,
    locale: 'th',
    idempotencyKey,
    turn: 1,
    values: { message: ['The lift'], line: ['blue'], topic: ['stations'] },
  });
});

test('an earlier draft of the tab stays, with its key, also where nothing is typed', () => {
  const earlier = { day: '2026-11-20', idempotencyKey: 'one', values: { message: ['Old'], name: ['Som'] } };
  ofTab().keep(earlier);
  keepEarlyDraft(form);
  expect(draft()).toMatchObject(earlier);
  type('message', 'New');
  keepEarlyDraft(form);
  expect(draft()).toMatchObject({ idempotencyKey: 'one', values: { message: ['New'], name: ['Som'] } });
});

test('a form that is sent again has its key, and another one once it has changed', () => {
  type('message', 'The lift');
  const first = keepEarlyDraft(form, true);
  expect([keepEarlyDraft(form, true), isAsSent(form)]).toEqual([first, true]);
  type('message', 'The lift again');
  expect(isAsSent(form)).toBe(false);
  expect(keepEarlyDraft(form, true)).not.toBe(first);
});

test('a form that has arrived leaves nothing, whatever happens to the page', () => {
  type('message', 'The lift');
  keepEarlyDraft(form, true);
  discardEarlyDraft(form);
  expect([draft(), earlyForms()]).toEqual([undefined, []]);
});

test('what was typed is marked as left with its page', () => {
  type('message', 'The lift');
  leaveEarlyDraft(form);
  expect(localStorage.getItem(localStorage.key(0)!)).toContain('"isLeft":true');
  keepEarlyDraft(form);
  expect(localStorage.getItem(localStorage.key(0)!)).not.toContain('isLeft');
});

test('React goes on with a form that is on its way, once', async () => {
  const sent = Promise.resolve({ kind: 'done', href: '/en' } as const);
  const isTaken = startEarlySubmission(form, sent);
  expect([isTaken(), form.matches('[data-sending]')]).toEqual([false, true]);
  expect(await takeEarlySubmission(form)).toEqual({ kind: 'done', href: '/en' });
  expect([isTaken(), form.matches('[data-sending]')]).toEqual([true, false]);
  expect(takeEarlySubmission(form)).toBeUndefined();
});

test('React has nothing to do with a submission that has ended', () => {
  startEarlySubmission(form, Promise.resolve({ kind: 'offline' }));
  endEarlySubmission(form);
  expect(takeEarlySubmission(form)).toBeUndefined();
});
