import { expect, test } from 'vitest';
import { toast } from './toast';

const saved = { id: 1_795_192_719_409, title: 'Saved' };

test('a toast has a close button and no actions by default, and the timeout of the kit', () => {
  const parsed = toast.parse(saved);
  expect(parsed).toMatchObject({ hasCloseButton: true, actions: [], color: 'neutral' });
  expect(parsed.timeoutMilliseconds).toBeUndefined();
});

test('its callback is a function', () => {
  const callback = () => {};
  expect(toast.parse({ ...saved, callback }).callback).toBe(callback);
  expect(toast.safeParse({ ...saved, callback: 'reload' }).success).toBe(false);
});
