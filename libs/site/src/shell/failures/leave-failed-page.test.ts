import { expect, test, vi } from 'vitest';
import { leaveFailedPage, type LeaveOptions } from './leave-failed-page';

const missingChunk = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

async function leave(changes: Partial<LeaveOptions>): Promise<string> {
  const location = { replace: vi.fn<Location['replace']>(), reload: vi.fn<Location['reload']>() };
  await leaveFailedPage({
    error: new Error('failure 1'),
    page: { pathname: '/th/updates/news', isMatched: true, isFatal: false },
    homePath: '/th',
    buildId: 'b1',
    fetchNewestBuild: async () => 'b1',
    mayReload: () => true,
    location,
    ...changes,
  });
  if (location.reload.mock.calls.length > 0) return 'reload';
  return String(location.replace.mock.calls[0]?.[0] ?? 'stay');
}

test.each<[string, Partial<LeaveOptions>, string]>([
  ['a failed page is reloaded', {}, '/th/updates/news'],
  ['a failed page stays if the guard allows no reload', { mayReload: () => false }, 'stay'],
  ['a failed page stays if the site does not respond', { fetchNewestBuild: async () => undefined }, 'stay'],
  [
    'a missing chunk of an older build reloads the whole URL',
    { error: missingChunk, fetchNewestBuild: async () => 'b2' },
    'reload',
  ],
  [
    'a missing chunk stays if the guard allows no reload',
    { error: missingChunk, fetchNewestBuild: async () => 'b2', mayReload: () => false },
    'stay',
  ],
  ['a missing chunk of this build is an ordinary failure', { error: missingChunk }, '/th/updates/news'],
  ['an unavailable service leads to the home page', { error: new Error('unavailable 1') }, '/th'],
  [
    'an unavailable service on the home page stays',
    { error: new Error('unavailable 1'), page: { pathname: '/th', isMatched: true, isFatal: false } },
    'stay',
  ],
  ['a fatal error stays', { page: { pathname: '/th/x', isMatched: true, isFatal: true } }, 'stay'],
])('%s', async (_, changes, where) => {
  expect(await leave(changes)).toBe(where);
});

test('the guard receives the path to load', async () => {
  const mayReload = vi.fn(() => false);
  await leave({ mayReload });
  await leave({ mayReload, error: new Error('unavailable 1') });
  expect(mayReload.mock.calls).toEqual([['/th/updates/news'], ['/th']]);
});
