import { describe, expect, test } from 'vitest';
import { createFeedClock } from './feed-clock';

const start = new Date('2026-11-20T12:00:00+07:00');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const bytes = Buffer.from('feed');

/** Asks a new clock at the start, about a header with a time that many seconds later. */
const ask = (secondsAhead: number) =>
  createFeedClock()({
    timestamp: after(secondsAhead).getTime() / 1000,
    lastModified: undefined,
    bytes,
    now: start,
  });

describe('the time of a feed', () => {
  test.each([
    ['in the past: that', -600, -600, undefined],
    ['up to 60 seconds ahead: now', 60, 0, undefined],
    ['ahead by more: now, with a warning', 61, 0, 'its clock is ahead by 61 seconds'],
    ['up to 5 minutes ahead: now, with a warning', 300, 0, 'its clock is ahead by 5 minutes'],
  ])('is, %s', (_, ahead, expected, warning) => {
    expect(ask(ahead)).toEqual({ saidAt: after(expected), ...(warning && { warning }) });
  });

  test.each([
    ['5 minutes', 301, '5 minutes'],
    ['an hour', 7200, '2 hours'],
    ['more than a date can be', 2 ** 60, 'thousands of years'],
  ])('is refused if it is ahead by more than %s', (_, ahead, words) => {
    const timestamp = ahead > 2 ** 50 ? ahead : after(ahead).getTime() / 1000;
    expect(() => createFeedClock()({ timestamp, lastModified: undefined, bytes, now: start })).toThrow(
      `its clock is ahead by ${words}`,
    );
  });

  test.each([
    ['Last-Modified', after(-60).toUTCString(), after(-60)],
    ['the first download without it', undefined, start],
    ['the first download with a broken one', 'yesterday', start],
  ])('is, without one of its own, that of %s', (_, lastModified, saidAt) => {
    const clock = createFeedClock();
    for (const timestamp of [undefined, 0])
      expect(clock({ timestamp, lastModified, bytes, now: start })).toEqual({ saidAt });
    expect(clock({ timestamp: undefined, lastModified, bytes, now: after(90) })).toEqual({ saidAt });
  });

  test('is new with other bytes', () => {
    const clock = createFeedClock();
    clock({ timestamp: undefined, lastModified: undefined, bytes, now: start });
    const other = {
      timestamp: undefined,
      lastModified: undefined,
      bytes: Buffer.from('other'),
      now: after(30),
    };
    expect(clock(other)).toEqual({ saidAt: after(30) });
  });
});

test('a feed that is older than the last one is ignored, and after 5 minutes accepted as a restart', () => {
  const clock = createFeedClock();
  const says = (made: number, now: number) =>
    clock({ timestamp: after(made).getTime() / 1000, lastModified: undefined, bytes, now: after(now) })
      ?.saidAt;
  expect(says(0, 0)).toEqual(after(0));
  expect(says(-60, 30)).toBeUndefined();
  expect(says(-60, 329)).toBeUndefined();
  expect(says(-60, 330)).toEqual(after(-60));
  expect(says(-30, 360)).toEqual(after(-30));
});

test('the 5 minutes begin again once it is not behind', () => {
  const clock = createFeedClock();
  const says = (made: number, now: number) =>
    clock({ timestamp: after(made).getTime() / 1000, lastModified: undefined, bytes, now: after(now) })
      ?.saidAt;
  says(0, 0);
  expect(says(-60, 30)).toBeUndefined();
  expect(says(200, 200)).toEqual(after(200));
  expect(says(100, 340)).toBeUndefined();
});
