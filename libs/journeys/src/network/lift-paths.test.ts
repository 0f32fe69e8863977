import { describe, expect, test } from 'vitest';
import { type LiftPath, platformsCutOff } from './lift-paths';

const path = (from: string, to: string, lift?: string, isBidirectional = true): LiftPath => ({
  from,
  to,
  isBidirectional,
  ...(lift && { lift }),
});

/** Two exits, a hall, and a lift to each of two platforms. */
const usual = [
  path('exit-1', 'hall', 'street'),
  path('exit-2', 'hall', 'street-2'),
  path('hall', 'p1', 'a'),
  path('hall', 'p2', 'b'),
];

describe('platforms that are cut off', () => {
  test.each<[string, LiftPath[], string[], string[]]>([
    ['no lift is out', usual, [], []],
    ['a lift of one platform', usual, ['a'], ['p1']],
    ['one of two lifts to the street', usual, ['street'], []],
    ['both lifts to the street', usual, ['street', 'street-2'], ['p1', 'p2']],
    ['a lift beside a ramp', [...usual, path('hall', 'p1')], ['a'], []],
    [
      'a lift of the way up only',
      [path('exit-1', 'p1', 'down', false), path('p1', 'exit-1', 'up', false)],
      ['up'],
      ['p1'],
    ],
    [
      'a lift between platforms that have other ways to the street',
      [path('exit-1', 'p1'), path('exit-2', 'p2'), path('p1', 'p2', 'between')],
      ['between'],
      ['p1', 'p2'],
    ],
    ['a platform that no lift reached before', [path('exit-1', 'hall', 'street')], ['street'], []],
  ])('%s', (_, paths, out, expected) => {
    const known = { exits: ['exit-1', 'exit-2'], platforms: ['p1', 'p2'], paths };
    expect(platformsCutOff(known, (lift) => out.includes(lift))).toEqual(expected);
  });
});
