import { type APIRequestContext, expect, test as base } from '@playwright/test';

/** A test that asks without a browser; each is a visitor with an address of its own, so none uses up another's writes. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [high, low] = [testId.slice(-8, -4), testId.slice(-4)];
    await use({ 'x-forwarded-for': `2001:db8::${high}:${low}` });
  },
});

export { expect };

/** HEAD is answered with the status and the headers of GET, and no body. */
export async function expectHeadLikeGet(request: APIRequestContext, path: string): Promise<void> {
  const [get, head] = await Promise.all(
    // in other encodings an answer shrinks when it is asked for again
    (['GET', 'HEAD'] as const).map(async (method) => {
      const headers = { 'accept-encoding': 'identity' };
      const response = await request.fetch(path, { method, headers, maxRedirects: 0 });
      // when and by whom it was sent says nothing of the answer
      const { date: _date, 'x-served-by': _server, ...lasting } = response.headers();
      return { status: response.status(), headers: lasting, bytes: (await response.body()).length };
    }),
  );
  expect(head, path).toEqual({ ...get, bytes: 0 });
}
