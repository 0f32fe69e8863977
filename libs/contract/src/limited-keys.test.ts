import { expect, test } from 'vitest';
import { limitedKeys } from './limited-keys';

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2::/64', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['0:0:0:0::/64', ['0:0:0:0::/64', '0:0:0::/48']],
  ['news/a 2001:db8:1:2::/64', ['news/a 2001:db8:1:2::/64', 'news/a 2001:db8:1::/48']],
  ['somchai+1@example.org', ['somchai@example.org']],
  ['somchai+news+2@example.org', ['somchai@example.org']],
  ['somchai@example.org', ['somchai@example.org']],
  ['+1@example.org', ['+1@example.org']],
  ['LR-2026-000123', ['LR-2026-000123']],
  ['', ['']],
])('an attempt of %j counts for %j', (key, counted) => {
  expect(limitedKeys(key).map((one) => one.key)).toEqual(counted);
});
