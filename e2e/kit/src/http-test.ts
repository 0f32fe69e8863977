import type { APIRequestContext } from '@playwright/test';
import { ownAddress } from './own-address';
import { expect, test as base } from './watched-test';

/** A test without a browser. */
export const test = base.extend(ownAddress);

export { expect };

/** Live data has a short cache lifetime; the home page shows when the line status was read. */
export const dependsOnTime = (path: string, caching: string | null | undefined): boolean =>
  /^\/(th|en)$/.test(path) || /\b(s-maxage|max-age)=15\b/.test(caching ?? '');

/**
 * Compares responses of a path. Some change from minute to minute, such as the next trains of a station: they are
 * compared until both are of the same minute.
 */
export async function compareAt(
  request: APIRequestContext,
  path: string,
  compare: () => Promise<void>,
): Promise<void> {
  const { 'cache-control': caching } = (await request.get(path, { maxRedirects: 0 })).headers();
  if (dependsOnTime(path, caching)) await expect(compare).toPass({ timeout: 20_000 });
  else await compare();
}

/** Expects that HEAD returns the status and headers of GET and no body. */
export const expectHeadLikeGet = (request: APIRequestContext, path: string): Promise<void> =>
  compareAt(request, path, async () => {
    const [get, head] = await Promise.all(
      // compressed responses get smaller after the first request, and so does Content-Length
      (['GET', 'HEAD'] as const).map(async (method) => {
        const headers = { 'accept-encoding': 'identity' };
        const response = await request.fetch(path, { method, headers, maxRedirects: 0 });
        // the time, the serving backend and the id differ between requests
        const {
          date: _date,
          'x-served-by': _server,
          'x-request-id': _id,
          ...comparable
        } = response.headers();
        return { status: response.status(), headers: comparable, bytes: (await response.body()).length };
      }),
    );
    expect(head, path).toEqual({ ...get, bytes: 0 });
  });
