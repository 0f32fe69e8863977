import { expect, test } from 'vitest';
import { lineKindOf } from './line-kinds';

test.each([
  ['0', 'tram'],
  ['12', 'monorail'],
  ['109', 'rail'],
  ['401', 'metro'],
  ['405', 'monorail'],
  ['714', 'bus'],
  ['900', 'tram'],
  ['1000', 'ferry'],
  ['1400', 'funicular'],
  ['8', undefined],
  ['1100', undefined],
  ['1501', undefined],
  ['constructor', undefined],
])('route type %s is %s', (type, kind) => {
  expect(lineKindOf(type)).toBe(kind);
});
