import { expect, test } from 'vitest';
import { networkTime } from './network-time';

test.each(['2026-01-15', '2026-07-15'])('the network keeps UTC+7 all year: %s', (date) => {
  expect(networkTime.momentAt({ date, time: '12:00' })).toBe(`${date}T12:00:00+07:00`);
});
