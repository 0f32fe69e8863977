import { describe, expect, test } from 'vitest';
import type { FeedFrequency } from '../feed/feed';
import { reliableUntil } from '../network/headways';
import { comesBy, never, readyBy, toHeadwayServices } from './headway-service';

const period = (startTime: number, endTime: number, headwaySeconds: number): FeedFrequency => ({
  trip: 0,
  startTime,
  endTime,
  headwaySeconds,
  isExact: false,
});

/** Every ten minutes from 1,000, then every five; the last train at 4,000. */
const day = [period(1000, 2800, 600), period(2800, 4001, 300)];
const services = toHeadwayServices(day, day);

describe('a headway service', () => {
  test.each([
    ['before the first train, a passenger waits for it', 0, 1000],
    ['a passenger who arrives for the first train boards it', 1000, 1000],
    ['after the first train, the wait is at most one headway', 1001, 1601],
    ['at the change of periods, the wait is at most the headway of the second', 2700, 3100],
    ['no first train is guaranteed if a period continues another', 2800, 3100],
    ['the last train is guaranteed', 3900, 4000],
    ['a passenger who arrives for the last train boards it', 4000, 4000],
    ['after the last train there is none', 4001, never],
  ])('%s', (_, ready, time) => {
    expect(comesBy(services, ready)).toBe(time);
  });

  test.each([
    ['before the first train there is none', 999, -never],
    ['the first train takes passengers who are there by then', 1000, 1000],
    ['passengers must be there one headway before', 2000, 1400],
    ['the last train takes passengers who are there by then', 4000, 4000],
    ['the last train also applies to any later time', 9000, 4000],
  ])('%s', (_, time, ready) => {
    expect(readyBy(services, time)).toBe(ready);
  });

  test('ready at the calculated time is early enough, one second later is not', () => {
    for (let time = 1000; time < 4200; time += 7) {
      const ready = readyBy(services, time);
      expect(comesBy(services, ready)).toBeLessThanOrEqual(time);
      expect(comesBy(services, ready + 1)).toBeGreaterThan(time);
    }
  });

  test('a passenger who changes has to be ready one headway before the last train', () => {
    expect([3700, 3701].map((ready) => comesBy(services, ready, 4000))).toEqual([4000, never]);
    expect(readyBy(services, never, 4000)).toBe(3700);
    // earlier nothing differs
    expect(comesBy(services, 2700, 4000)).toBe(3100);
    for (let time = 1000; time < 4200; time += 7) {
      const ready = readyBy(services, time, 4000);
      expect(comesBy(services, ready, 4000)).toBeLessThanOrEqual(time);
      expect(comesBy(services, ready + 1, 4000)).toBeGreaterThan(time);
    }
  });

  test('separate periods have first and last trains of their own', () => {
    const apart = [period(1000, 2001, 500), period(3000, 4001, 500)];
    const found = toHeadwayServices(apart, apart);
    expect([comesBy(found, 1999), comesBy(found, 2001), comesBy(found, 2999)]).toEqual([2000, 3000, 3000]);
  });
});

test.each([
  ['without a closing time always', undefined, Number.POSITIVE_INFINITY],
  ['until the last train leaves its first call', 5000, 4000],
  ['never after closing', 3900, 3900],
])('passengers can rely on a headway service %s', (_, closesAt, until) => {
  expect(reliableUntil(day, closesAt)).toBe(until);
});
