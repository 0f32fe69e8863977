import { expect, it } from 'vitest';
import { createLineLimit } from './line-limit';

it('allows 60 lines of a kind in a minute, and says in the next one how many it left out', () => {
  let now = new Date('2026-11-22T05:00:10Z');
  const limit = createLineLimit(() => now);
  const taken = Array.from({ length: 75 }, () => limit.take('a'));
  expect(taken.filter((leftOut) => leftOut === 0)).toHaveLength(60);
  expect(taken.slice(60)).toEqual(Array(15).fill(undefined));
  expect(limit.take('b')).toBe(0);
  now = new Date('2026-11-22T05:01:10Z');
  expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([15, 0, 0]);
});

it('goes on after a clock that jumped', () => {
  let now = new Date('2027-11-22T05:00:10Z');
  const limit = createLineLimit(() => now);
  for (let line = 0; line < 61; line += 1) limit.take('a');
  now = new Date('2026-11-22T05:00:10Z');
  expect(limit.take('a')).toBe(1);
});
