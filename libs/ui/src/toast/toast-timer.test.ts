import { describe, expect, test } from 'vitest';
import {
  pauseTimer,
  remainingMs,
  remainingShare,
  resumeTimer,
  startTimer,
  type Timer,
  toastTimeoutMs,
} from './toast-timer';

test('the default equals the specification’s', () => {
  expect(toastTimeoutMs).toBe(5000);
});

type Step = ['pause' | 'resume', number];
const moves = { pause: pauseTimer, resume: resumeTimer };
/** A toast shown at 1000 for 5000 ms, after the given steps. */
const after = (steps: readonly Step[]) =>
  steps.reduce<Timer>((timer, [move, now]) => moves[move](timer, now), startTimer(5000, 1000));

describe('the remaining time of 5000 ms', () => {
  test.each<[string, readonly Step[], number, number]>([
    ['at the start', [], 1000, 5000],
    ['after two seconds', [], 3000, 3000],
    ['at the end', [], 6000, 0],
    ['long after the end', [], 60_000, 0],
    ['paused', [['pause', 3000]], 30_000, 3000],
    [
      'paused twice',
      [
        ['pause', 3000],
        ['pause', 9000],
      ],
      30_000,
      3000,
    ],
    [
      'resumed after a pause',
      [
        ['pause', 3000],
        ['resume', 9000],
      ],
      10_000,
      2000,
    ],
    [
      'resumed twice',
      [
        ['pause', 3000],
        ['resume', 9000],
        ['resume', 9500],
      ],
      10_000,
      2000,
    ],
    ['resumed without a pause', [['resume', 3000]], 4000, 2000],
    [
      'paused after the end',
      [
        ['pause', 7000],
        ['resume', 8000],
      ],
      8000,
      0,
    ],
    ['with the clock set back', [], 0, 5000],
  ])('%s', (_, steps, now, expected) => {
    expect(remainingMs(after(steps), now)).toBe(expected);
  });
});

describe('the progress bar', () => {
  test.each([
    [5000, 1000, 1],
    [5000, 2000, 0.8],
    [5000, 6000, 0],
    [0, 1000, 0],
  ])('of %i ms at %i is %f wide', (timeoutMs, now, share) => {
    expect(remainingShare(startTimer(timeoutMs, 1000), now)).toBe(share);
  });
});
