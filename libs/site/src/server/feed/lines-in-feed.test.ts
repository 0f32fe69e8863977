import type { LineId } from '@raang/domain';
import { expect, test } from 'vitest';
import { linesInFeed } from './lines-in-feed';

const named = (id: string, name = id) => ({ id, name: { th: name, en: name } });
const own = (id: string) => ({ ...named(id, `${id} of the feed`), id: id as LineId });
const authority = { lines: [named('blue'), named('pink')], connectingLines: [named('gold')] };

test('lines of the authority keep their order and words; the feed adds its own', () => {
  expect(linesInFeed([own('red'), own('pink'), own('blue')], authority)).toEqual({
    lines: [named('blue'), named('pink'), named('red', 'red of the feed')],
    connectingLines: [named('gold')],
  });
});

test('a line that the feed lacks is no choice, and keeps its name', () => {
  expect(linesInFeed([own('blue')], authority)).toEqual({
    lines: [named('blue')],
    connectingLines: [named('gold'), named('pink')],
  });
});
