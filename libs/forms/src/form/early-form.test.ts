// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { draftKey, keepDraft, onDevice, readDraft } from './draft';
import { discardEarlyDraft, earlyForms, isAsSent, keepEarlyDraft } from './early-form';

const today = '2026-11-22';
const key = draftKey('complaint');
const draft = () => readDraft(onDevice, key, today);

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
    values: { message: ['The lift'], line: ['blue'], topic: ['stations'] },
  });
});

test('an earlier draft stays, with its key, also where nothing is typed', () => {
  const earlier = { day: '2026-11-20', idempotencyKey: 'one', values: { message: ['Old'], name: ['Som'] } };
  keepDraft(onDevice, key, earlier);
  expect(keepEarlyDraft(form)).toBe('one');
  expect(draft()).toEqual(earlier);
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

test('a form that keeps no draft has one key', () => {
  form.dataset['draft'] = '';
  type('message', 'The lift');
  expect(keepEarlyDraft(form, true)).toBe(keepEarlyDraft(form, true));
  expect(localStorage.length).toBe(0);
});
