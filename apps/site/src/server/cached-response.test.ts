import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, test, vi } from 'vitest';
import { formOf, negotiateEncoding, sharedSeconds, storeAnswer } from './stored-answer';

const html = (body: string, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } });

const frame = { commonHeaders: { 'x-content-type-options': 'nosniff' }, cacheControl: 'public, max-age=60' };

describe('a stored response', () => {
  it('has the same content in every encoding', async () => {
    const words = `<p>${'รถไฟฟ้า '.repeat(200)}</p>`;
    const stored = await storeAnswer(html(words), frame);
    expect(stored.body.toString()).toBe(words);
    const [br, gzip, plain] = [
      await formOf(stored, 'br'),
      await formOf(stored, 'gzip'),
      await formOf(stored, 'identity'),
    ];
    expect(brotliDecompressSync(br.body).toString()).toBe(words);
    expect(gunzipSync(gzip.body).toString()).toBe(words);
    expect(plain.body.toString()).toBe(words);
    const encodings = [br, gzip, plain].map(({ headers }) => headers['content-encoding']);
    expect(encodings).toEqual(['br', 'gzip', undefined]);
    expect(br.headers['content-length']).toBe(br.body.length);
  });

  it('is smaller from the second request on', async () => {
    const words = Array.from({ length: 400 }, (_, number) => `<p>${number ** 3} รถไฟฟ้า</p>`).join('');
    const stored = await storeAnswer(html(words), frame);
    const first = await formOf(stored, 'br');
    const gzipped = await formOf(stored, 'gzip');
    expect(await formOf(stored, 'gzip')).toBe(gzipped);
    await vi.waitFor(async () => {
      const { body } = await formOf(stored, 'br');
      expect(body.length).toBeLessThan(first.body.length);
      expect(brotliDecompressSync(body).toString()).toBe(words);
    });
  });

  it('has an ETag that depends on its content', async () => {
    const etags = await Promise.all(
      ['a', 'a', 'b'].map(async (body) => (await storeAnswer(html(body), frame)).etag),
    );
    expect(etags[0]).toBe(etags[1]);
    expect(etags[0]).not.toBe(etags[2]);
  });

  test.each([
    ['"made-of-words"', 'made-of-words'],
    ['W/"made-of-words"', 'made-of-words'],
    ['no tag', expect.not.stringContaining('no tag')],
  ])('keeps an ETag of its own, as %s', async (given, etag) => {
    expect((await storeAnswer(html('a', { headers: { etag: given } }), frame)).etag).toEqual(etag);
  });

  it('has the common headers, and the caching of its resource', async () => {
    const { headers } = await storeAnswer(html('a', { headers: { 'cache-control': 'public' } }), frame);
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
  ])('with status %d and Cache-Control %j may be shared for %d s', async (status, cacheControl, seconds) => {
    expect(sharedSeconds(await storeAnswer(html('', { status }), { ...frame, cacheControl }))).toBe(seconds);
  });

  it('with a cookie is never shared', async () => {
    const stored = await storeAnswer(html('', { headers: { 'set-cookie': 'a=1' } }), frame);
    expect(sharedSeconds(stored)).toBe(0);
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
