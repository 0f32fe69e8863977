import { expect, it } from 'vitest';
import { z } from 'zod';
import { addKey } from './form-key';

const sender = { address: '203.0.113.7', day: '2026-11-22', files: [] };
const keyOf = (fields: Record<string, string>, from: Partial<Parameters<typeof addKey>[1]> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  addKey(form, { ...sender, ...from });
  return form.get('idempotencyKey');
};

it('is a UUID', () => {
  expect(z.uuid().safeParse(keyOf({ text: 'a' })).success).toBe(true);
});

it('is the same for the same form from the same sender on the same day', () => {
  expect(keyOf({ text: 'a', files: 'one', verification: 'x', csrf: 'y' })).toBe(
    keyOf({ text: 'a', files: 'two' }),
  );
});

it.each([
  ['another text', { text: 'b' }, {}],
  ['another address', { text: 'a' }, { address: '203.0.113.8' }],
  ['another day', { text: 'a' }, { day: '2026-11-23' }],
  ['another file', { text: 'a' }, { files: ['bag.jpg'] }],
])('differs for %s', (_what, fields, from) => {
  expect(keyOf(fields, from)).not.toBe(keyOf({ text: 'a' }));
});

it('of a form with its own is the same for the same content, wherever and whenever it is sent again', () => {
  const form = { text: 'a', idempotencyKey: 'mine' };
  const later = { address: '203.0.113.8', day: '2026-11-23' };
  expect(keyOf(form, later)).toBe(keyOf(form));
  expect(keyOf({ ...form, idempotencyKey: 'another' })).not.toBe(keyOf(form));
});

it('of a form with its own differs for another content: what was changed after it was sent is stored', () => {
  const form = { text: 'a', idempotencyKey: 'mine' };
  expect(keyOf({ ...form, text: 'b' })).not.toBe(keyOf(form));
  expect(keyOf(form, { files: ['bag.jpg'] })).not.toBe(keyOf(form));
});
