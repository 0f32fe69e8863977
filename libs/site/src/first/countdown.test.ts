// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCountdowns } from './countdown';

const made = Date.parse('2026-11-20T18:40:00+07:00');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A part of a page that the server made then, and its words after some seconds. */
function show(wait: string, { due = made + 200_000, clock = made } = {}) {
  vi.setSystemTime(clock);
  document.body.innerHTML = `<ul data-made="${new Date(made).toISOString()}"><li><time
    datetime="${new Date(due).toISOString()}" data-minutes="{n} min" data-arriving="Arriving">${wait}</time></li></ul>`;
  watchCountdowns();
  const time = document.querySelector('time')!;
  return (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    return time.textContent;
  };
}

test('minutes are counted down to the arrival', () => {
  const after = show('3 min');
  expect([after(0), after(20), after(5), after(120), after(60)]).toEqual([
    '3 min',
    '3 min',
    '2 min',
    '1 min',
    'Arriving',
  ]);
});

test('a page that a cache has kept for a while is counted by the clock of the visitor', () => {
  expect(show('3 min', { clock: made + 60_000 })(0)).toBe('2 min');
});

test.each([
  ['an hour ahead', made + 3_600_000],
  ['an hour behind', made - 3_600_000],
])('a clock that is %s changes nothing', (_, clock) => {
  const after = show('3 min', { clock });
  expect([after(0), after(100)]).toEqual(['3 min', '1 min']);
});

test('words that a browser has translated stay', () => {
  expect(show('3 Minuten')(100)).toBe('3 Minuten');
});
