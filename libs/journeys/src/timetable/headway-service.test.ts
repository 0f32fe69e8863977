import { describe, expect, test } from 'vitest';
import type { FeedFrequency } from '../feed/feed';
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

describe('trains that come about every so often', () => {
  test.each([
    ['before the first train one waits for it', 0, 1000],
    ['who comes for the first train gets it', 1000, 1000],
    ['then one waits for a headway at the most', 1001, 1601],
    ['where two periods meet, not longer than the second one lets wait', 2700, 3100],
    ['no first train is promised where a period leads into the next', 2800, 3100],
    ['the last train is promised', 3900, 4000],
    ['to the second', 4000, 4000],
    ['after it none comes', 4001, never],
  ])('%s', (_, ready, time) => {
    expect(comesBy(services, ready)).toBe(time);
  });

  test.each([
    ['before the first train nobody is taken', 999, -never],
    ['the first train takes who is there by then', 1000, 1000],
    ['one has to be there a headway before', 2000, 1400],
    ['the last train takes who is there by then', 4000, 4000],
    ['and so it is at any later time', 9000, 4000],
  ])('%s', (_, time, ready) => {
    expect(readyBy(services, time)).toBe(ready);
  });

  test('who is ready by the time that was worked out is taken in time, who is later is not', () => {
    for (let time = 1000; time < 4200; time += 7) {
      const ready = readyBy(services, time);
      expect(comesBy(services, ready)).toBeLessThanOrEqual(time);
      expect(comesBy(services, ready + 1)).toBeGreaterThan(time);
    }
  });

  test('periods that leave a gap have first and last trains of their own', () => {
    const apart = [period(1000, 2001, 500), period(3000, 4001, 500)];
    const found = toHeadwayServices(apart, apart);
    expect([comesBy(found, 1999), comesBy(found, 2001), comesBy(found, 2999)]).toEqual([2000, 3000, 3000]);
  });
});
