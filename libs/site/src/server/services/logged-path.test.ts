import { expect, test } from 'vitest';
import { loggedPath } from './logged-path';

test.each([
  ['/th/updates/news', '/th/updates/news'],
  ['/api/v1/cases/LP-1?contact=somchai%40example.com', '/api/v1/cases/LP-1'],
  ['/en/set-password/0123456789abcdef', '/en/set-password/…'],
  ['/en/confirm-email/0123456789abcdef', '/en/confirm-email/…'],
  ['/en/confirm-subscription/0123456789abcdef', '/en/confirm-subscription/…'],
  ['/en/subscription/0123.456?done=saved', '/en/subscription/…'],
  ['/en/unsubscribe/0123.456', '/en/unsubscribe/…'],
  ['/th/confirm-register/0123456789abcdef?x=1', '/th/confirm-register/…'],
  ['/TH/confirm-register/0123/4567', '/TH/confirm-register/…'],
  ['/en/set-password', '/en/set-password'],
  ['?', ''],
  [undefined, '/'],
])('%s is logged as %s', (target, path) => {
  expect(loggedPath(target)).toBe(path);
});
