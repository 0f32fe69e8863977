import { expect, test } from 'vitest';
import { toast, toastTimeoutMilliseconds } from './toast';

test('a toast has a timeout of five seconds and a close button by default', () => {
  expect(toastTimeoutMilliseconds).toBe(5000);
  expect(toast.parse({ id: 1_795_192_719_409, title: 'Saved' })).toMatchObject({
    timeoutMilliseconds: 5000,
    hasCloseButton: true,
    actions: [],
  });
});
