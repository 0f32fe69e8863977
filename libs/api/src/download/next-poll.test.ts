import { expect, test } from 'vitest';
import { DownloadError } from './download';
import { nextPoll } from './next-poll';

const trains = { interval: 15, longest: 120 };
const refused = (status: number, retryAfter?: string) => {
  const headers = { date: 'Fri, 20 Nov 2026 05:00:00 GMT', ...(retryAfter && { 'retry-after': retryAfter }) };
  return { failure: new DownloadError('refused', new Response('', { status, headers })) };
};
const broken = { failure: new DownloadError('the server cannot be reached') };

/** Polls begin at second 100, in the slot from 90 to 105. */
test.each<[string, Parameters<typeof nextPoll>[1], number, number]>([
  ['after a response in the next slot', {}, 0, 105],
  ['after one that is fresh for an interval in the next slot', { maxAgeSeconds: 15 }, 0, 105],
  ['after one that is fresh for longer when it is not', { maxAgeSeconds: 40 }, 0, 135],
  ['after one that is fresh for a day in a minute', { maxAgeSeconds: 86_400 }, 0, 150],
  ['after a failure in the slot after the next', broken, 1, 120],
  ['after the second failure later', broken, 2, 150],
  ['after many failures in two minutes', broken, 40, 210],
  ['after 503 when it asks for it', refused(503, '60'), 1, 165],
  ['after 429 that asks for an hour in ten minutes', refused(429, '3600'), 1, 705],
  ['after 429 that asks for nothing like after any failure', refused(429), 1, 120],
  ['after 401 in eight minutes', refused(401), 1, 570],
  ['after 403 in eight minutes, whatever it asks for', refused(403, '1'), 1, 570],
])('%s', (_, outcome, failures, expected) => {
  expect(nextPoll(trains, outcome, { startedAt: 100, now: 101, failures })).toBe(expected);
});

test('a poll that takes longer than its slot makes none in between', () => {
  expect(nextPoll(trains, {}, { startedAt: 100, now: 108, failures: 0 })).toBe(105);
  expect(nextPoll(trains, refused(503, '10'), { startedAt: 100, now: 108, failures: 1 })).toBe(120);
});

test('Retry-After may be a date', () => {
  const inAMinute = refused(503, 'Fri, 20 Nov 2026 05:01:00 GMT');
  expect(nextPoll(trains, inAMinute, { startedAt: 100, now: 101, failures: 1 })).toBe(165);
});
