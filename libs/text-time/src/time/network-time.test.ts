import { expect, test, vi } from 'vitest';
import { networkTime, networkZone, setNetworkZone } from './network-time';

test('a program that has not set the zone of its network gets an error instead of a wrong time', async () => {
  vi.resetModules();
  const { networkTime: unset } = await import('./network-time');
  expect(() => unset.dayOf(new Date(0))).toThrow('setNetworkZone');
});

test.each([
  ['Asia/Bangkok', '2026-01-15', '2026-01-15T12:00:00+07:00'],
  ['Asia/Bangkok', '2026-07-15', '2026-07-15T12:00:00+07:00'],
  ['Atlantic/Azores', '2026-01-15', '2026-01-15T12:00:00-01:00'],
  ['Atlantic/Azores', '2026-07-15', '2026-07-15T12:00:00+00:00'],
])('noon in %s on %s is %s', (zone, date, moment) => {
  setNetworkZone(zone);
  expect(networkZone()).toBe(zone);
  expect(networkTime.momentAt({ date, time: '12:00' })).toBe(moment);
  expect(networkTime.clockTimeOf(new Date(moment))).toEqual({ date, time: 12 * 3600 });
});
