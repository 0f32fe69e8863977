import { expect, test } from 'vitest';
import { type StoredSource, toServiceReports } from './service-reports';

const now = new Date('2026-11-20T11:40:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const said = (source: StoredSource, minutes: number) => ({ source, at: ago(minutes) });
const notYet = { source: 'feed' as const, at: null };

test.each([
  ['both feeds answer', [said('feed', 0), said('feed:2', 9)], 'live', 'feed'],
  ['one of two feeds is old', [said('feed', 0), said('feed:2', 11)], 'interrupted', 'feed'],
  [
    'one of two feeds has not answered',
    [said('feed', 0), { source: 'feed:2', at: null }],
    'interrupted',
    undefined,
  ],
  ['nobody has reported', [], 'none', undefined],
  ['a feed answers', [said('feed', 0)], 'live', 'feed'],
  ['a feed was new ten minutes ago', [said('feed', 10)], 'live', 'feed'],
  ['a feed was new eleven minutes ago', [said('feed', 11)], 'interrupted', 'feed'],
  ['a feed has not answered yet', [notYet], 'interrupted', undefined],
  ['a feed has not answered, but the desk has reported', [notYet, said('desk', 5)], 'interrupted', 'desk'],
  ['the desk has reported after a feed that answers', [said('feed', 3), said('desk', 1)], 'live', 'desk'],
  ['the desk has reported long ago', [said('desk', 60 * 24 * 30)], 'confirmed', 'desk'],
  ['an import is newer than the desk', [said('desk', 9), said('import', 8)], 'confirmed', 'import'],
] as const)('if %s, the reports are as expected', (_, reports, state, source) => {
  const result = toServiceReports(reports, now);
  expect([result.state, result.confirmation?.source]).toEqual([state, source]);
});

test('two feeds confirm as of the older one', () => {
  expect(toServiceReports([said('feed', 2), said('feed:2', 5)], now).confirmation).toEqual({
    source: 'feed',
    at: '2026-11-20T11:35:00.000Z',
  });
});

test('the confirmation has the time of the last report', () => {
  expect(toServiceReports([said('desk', 5), said('import', 20)], now).confirmation).toEqual({
    source: 'desk',
    at: '2026-11-20T11:35:00.000Z',
  });
});
