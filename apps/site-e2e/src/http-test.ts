import { type APIRequestContext, expect, test as base } from '@playwright/test';
import { ownAddress } from './own-address';

/** A test without a browser. */
export const test = base.extend(ownAddress);

export { expect };

/** Expects that HEAD returns the status and headers of GET and no body. */
export async function expectHeadLikeGet(request: APIRequestContext, path: string): Promise<void> {
  const [get, head] = await Promise.all(
    // compressed responses get smaller after the first request, and so does Content-Length
    (['GET', 'HEAD'] as const).map(async (method) => {
      const headers = { 'accept-encoding': 'identity' };
      const response = await request.fetch(path, { method, headers, maxRedirects: 0 });
      // the time and the serving backend differ between requests
      const { date: _date, 'x-served-by': _server, ...comparable } = response.headers();
      return { status: response.status(), headers: comparable, bytes: (await response.body()).length };
    }),
  );
  expect(head, path).toEqual({ ...get, bytes: 0 });
}
