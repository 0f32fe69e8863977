import { expect, test } from 'vitest';
import { createToast } from './toast-model';

test.each([
  [1_795_000_000_000, undefined, 1_795_000_000_000],
  [1_795_000_000_000, 1_795_000_000_000, 1_795_000_000_001],
  [1_795_000_000_500, 1_795_000_000_000, 1_795_000_000_500],
])('a toast at %i after the id %s has the id %i', (now, lastId, id) => {
  expect(createToast({ title: 'บันทึกแล้ว' }, now, lastId).id).toBe(id);
});

test('a toast has defaults for missing values', () => {
  expect(createToast({ title: 'บันทึกแล้ว' }, 1)).toEqual({
    id: 1,
    title: 'บันทึกแล้ว',
    closeButton: true,
    timeout: 5000,
    actions: [],
    colour: 'neutral',
    urgency: 'polite',
  });
});

test.each([
  [{ colour: 'danger' as const }, 'assertive'],
  [{ colour: 'danger' as const, urgency: 'polite' as const }, 'polite'],
  [{ colour: 'success' as const }, 'polite'],
])('the urgency of %o is %s', (toast, urgency) => {
  expect(createToast({ title: 'ส่งไม่สำเร็จ', ...toast }, 1).urgency).toBe(urgency);
});
