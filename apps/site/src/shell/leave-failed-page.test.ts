import { expect, test, vi } from 'vitest';
import { leaveFailedPage, type LeaveOptions } from './leave-failed-page';

const lostChunk = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

async function leave(changes: Partial<LeaveOptions>): Promise<string> {
  const location = { replace: vi.fn<Location['replace']>(), reload: vi.fn<Location['reload']>() };
  await leaveFailedPage({
    error: new Error('failure 1'),
    page: { pathname: '/th/updates/news', isMatched: true, isFatal: false },
    homePath: '/th',
    buildId: 'b1',
    askNewestBuild: async () => 'b1',
    mayReload: () => true,
    location,
    ...changes,
  });
  if (location.reload.mock.calls.length > 0) return 'reload';
  return String(location.replace.mock.calls[0]?.[0] ?? 'stay');
}

test.each<[string, Partial<LeaveOptions>, string]>([
  ['a page that failed is loaded anew', {}, '/th/updates/news'],
  ['once, if the guard says so', { mayReload: () => false }, 'stay'],
  ['not from a site that does not answer', { askNewestBuild: async () => undefined }, 'stay'],
  [
    'a lost part of an older build loads the whole address',
    { error: lostChunk, askNewestBuild: async () => 'b2' },
    'reload',
  ],
  [
    'and no more often than the guard allows',
    { error: lostChunk, askNewestBuild: async () => 'b2', mayReload: () => false },
    'stay',
  ],
  ['a lost part of this build is a failure like any other', { error: lostChunk }, '/th/updates/news'],
  ['without a service it is the home page', { error: new Error('unavailable 1') }, '/th'],
  [
    'where one is already it is not',
    { error: new Error('unavailable 1'), page: { pathname: '/th', isMatched: true, isFatal: false } },
    'stay',
  ],
  ['a fatal error stays', { page: { pathname: '/th/x', isMatched: true, isFatal: true } }, 'stay'],
])('%s', async (_, changes, where) => {
  expect(await leave(changes)).toBe(where);
});

test('the guard is asked for the path that would be loaded', async () => {
  const mayReload = vi.fn(() => false);
  await leave({ mayReload });
  await leave({ mayReload, error: new Error('unavailable 1') });
  expect(mayReload.mock.calls).toEqual([['/th/updates/news'], ['/th']]);
});
