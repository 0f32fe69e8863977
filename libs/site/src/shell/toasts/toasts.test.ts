import { expect, it } from 'vitest';
import { showToast, subscribeToasts, takeToasts, waitingToasts } from './toasts';

it('keeps toasts until a host takes them, in order and each once', () => {
  let told = 0;
  const unsubscribe = subscribeToasts(() => (told += 1));
  showToast({ title: 'one' });
  showToast({ title: 'two' });
  expect(waitingToasts()).toHaveLength(2);
  expect(takeToasts().map(({ title }) => title)).toEqual(['one', 'two']);
  expect([takeToasts(), waitingToasts()]).toEqual([[], []]);
  expect(told).toBe(3);
  unsubscribe();
  showToast({ title: 'three' });
  expect(told).toBe(3);
  takeToasts();
});
