import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { encodeResponse, negotiateEncoding, sharedSeconds, toCachedResponse } from './cached-response';

const html = (body: string, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } });

const frame = { commonHeaders: { 'x-content-type-options': 'nosniff' }, cacheControl: 'public, max-age=60' };

/** Of a list of names and values. */
const valueOf = (headers: readonly string[], name: string) =>
  headers.find((_, index) => index % 2 === 1 && headers[index - 1] === name);

describe('a cached response', () => {
  it('has the same content in every encoding', async () => {
    const words = `<p>${'รถไฟฟ้า '.repeat(200)}</p>`;
    const response = await toCachedResponse(html(words), frame);
    expect(response.body.toString()).toBe(words);
    const [br, gzip, plain] = [
      await encodeResponse(response, 'br'),
      await encodeResponse(response, 'gzip'),
      await encodeResponse(response, 'identity'),
    ];
    expect(brotliDecompressSync(br.body).toString()).toBe(words);
    expect(gunzipSync(gzip.body).toString()).toBe(words);
    expect(plain.body.toString()).toBe(words);
    const encodings = [br, gzip, plain].map(({ headers }) => valueOf(headers, 'content-encoding'));
    expect(encodings).toEqual(['br', 'gzip', undefined]);
    expect(valueOf(br.headers, 'content-length')).toBe(String(br.body.length));
  });

  it('is compressed if it is XML', async () => {
    const xml = new Response('<loc/>'.repeat(200), { headers: { 'content-type': 'application/xml' } });
    const { headers } = await encodeResponse(await toCachedResponse(xml, frame), 'br');
    expect(valueOf(headers, 'content-encoding')).toBe('br');
  });

  it.each(['br', 'gzip', 'identity'] as const)('is encoded once: %s', async (encoding) => {
    const response = await toCachedResponse(html('<p>รถไฟฟ้า</p>'.repeat(200)), frame);
    const requests = [encodeResponse(response, encoding), encodeResponse(response, encoding)];
    const [first, second] = await Promise.all(requests);
    expect(second).toBe(first);
    expect(encodeResponse(response, encoding)).toBe(first);
  });

  it('has an ETag that depends on its content', async () => {
    const etags = await Promise.all(
      ['a', 'a', 'b'].map(async (body) => (await toCachedResponse(html(body), frame)).etag),
    );
    expect(etags[0]).toBe(etags[1]);
    expect(etags[0]).not.toBe(etags[2]);
  });

  test.each([
    ['"made-of-words"', 'made-of-words'],
    ['W/"made-of-words"', 'made-of-words'],
    ['no tag', expect.not.stringContaining('no tag')],
  ])('keeps the ETag of the resource if it is valid: %s', async (given, etag) => {
    expect((await toCachedResponse(html('a', { headers: { etag: given } }), frame)).etag).toEqual(etag);
  });

  it('has the common headers and the Cache-Control of its resource', async () => {
    const { headers } = await toCachedResponse(html('a', { headers: { 'cache-control': 'public' } }), frame);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=60',
    });
  });

  test.each([
    [200, 'public, max-age=0, s-maxage=60, must-revalidate', 60],
    [200, 'public, max-age=31536000, immutable', 31_536_000],
    [200, 'private, no-store', 0],
    [404, 'public, max-age=60', 0],
  ])(
    'with status %d and Cache-Control %j is shared for %d seconds',
    async (status, cacheControl, seconds) => {
      expect(sharedSeconds(await toCachedResponse(html('', { status }), { ...frame, cacheControl }))).toBe(
        seconds,
      );
    },
  );

  it('with a cookie is never shared', async () => {
    const response = await toCachedResponse(html('', { headers: { 'set-cookie': 'a=1' } }), frame);
    expect(sharedSeconds(response)).toBe(0);
  });
});

describe('the encoding of a response', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});
