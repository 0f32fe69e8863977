import { describe, expect, it, test } from 'vitest';
import { leapFrom, stepFrom, type StepKey } from './step-from';

//  b1 — b2 — b3
//        p1 ↗ b2, p2 below
const stations = [
  { code: 'b1', lineId: 'blue', at: [0, 0] },
  { code: 'b2', lineId: 'blue', at: [100, 0] },
  { code: 'b3', lineId: 'blue', at: [200, 0] },
  { code: 'p1', lineId: 'pink', at: [60, 10] },
  { code: 'p2', lineId: 'pink', at: [100, 80] },
] as const;
const station = (code: string) => stations.find((one) => one.code === code)!;

describe('arrow keys', () => {
  test.each<[string, StepKey, string | undefined]>([
    // along the line, although another station is nearer
    ['b1', 'ArrowRight', 'b2'],
    ['b2', 'ArrowRight', 'b3'],
    ['b3', 'ArrowLeft', 'b2'],
    // to another line if the own line does not go there
    ['b2', 'ArrowDown', 'p2'],
    ['p2', 'ArrowUp', 'p1'],
    ['p1', 'ArrowUp', undefined],
    ['b3', 'ArrowRight', undefined],
    ['b1', 'ArrowUp', undefined],
  ])('from %s, %s leads to %s', (from, key, to) => {
    expect(stepFrom(station(from), key, stations)?.code).toBe(to);
  });
});

test.each([
  ['b2', 'Home', 'b1'],
  ['b2', 'End', 'b3'],
  ['b2', 'PageDown', 'p1'],
  ['p2', 'PageDown', 'b1'],
  ['b2', 'PageUp', 'p1'],
  ['b2', 'a', undefined],
])('from %s the key %s leads to %s', (from, key, to) => {
  expect(leapFrom(station(from), key, stations)?.code).toBe(to);
});

it('never returns the same station', () => {
  const alone = stations.slice(0, 1);
  expect(stepFrom(alone[0]!, 'ArrowRight', alone)).toBeUndefined();
});
