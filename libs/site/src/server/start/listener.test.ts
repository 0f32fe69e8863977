import { Refusal, type Resource, type SiteRequest } from '@raang/server';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { FinishedResponse } from './exchange';
import { readStaticFiles } from '../services/static-files';
import { noLimits, serve, type TestResource } from '../testing/serve';

const script = `console.log(${JSON.stringify('รถไฟฟ้า '.repeat(100))})`;
const tooMany = () => {
  throw new Refusal(429, 'Too many', { 'retry-after': '7' });
};
const commonHeaders = { 'x-content-type-options': 'nosniff' };

describe('the server', () => {
  let folder: string;
  let site: Awaited<ReturnType<typeof serve>>;
  let origin: string;
  const log = { error: vi.fn() };
  const answer = vi.fn<(request: Request) => Promise<Response>>();
  const [writes, reads] = [vi.fn(), vi.fn()];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'raang-files-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'assets/site-1.js'), script);
    await writeFile(path.join(folder, 'assets/site-1.js.br'), brotliCompressSync(script));
    await writeFile(path.join(folder, 'assets/site-1.js.gz'), gzipSync(script));
    await writeFile(path.join(folder, 'favicon.ico'), Buffer.alloc(700));
    vi.resetAllMocks();
    answer.mockImplementation(async () => new Response('<h1>news</h1>'));
    const page: TestResource = { public: true, key: 'news', cacheControl: 'public, max-age=60', answer };
    const form: TestResource = {
      methods: ['GET', 'POST'],
      maximumBodyBytes: 1000,
      answer: async (request) => new Response(request.method === 'POST' ? await request.text() : 'a form'),
    };
    const ownForm: TestResource = {
      ...form,
      showsLimit: true,
      answer: async (request) => Response.json((request as SiteRequest).waitSeconds ?? null),
    };
    site = await serve(
      { '/th/news': page, '/th/form': form, '/th/own-form': ownForm },
      {
        files: await readStaticFiles(folder, commonHeaders),
        commonHeaders,
        limits: { ...noLimits, writes, reads },
        log,
      },
    );
    ({ origin } = site);
  });
  afterEach(async () => {
    site.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(['br', 'gzip', 'identity'])('sends a file of the build in %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const response = await fetch(`${origin}/assets/site-1.js?v=1`, { headers });
    expect(await response.text()).toBe(script);
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keeps serving the files of its own build when another build replaces them', async () => {
    await rm(folder, { recursive: true });
    expect((await fetch(`${origin}/assets/site-1.js`)).status).toBe(200);
    const icon = await fetch(`${origin}/favicon.ico`);
    expect([icon.headers.get('content-type'), (await icon.arrayBuffer()).byteLength]).toEqual([
      'image/x-icon',
      700,
    ]);
  });

  it('renders no page for the path of a missing build file', async () => {
    for (const [target, status] of [
      ['/assets/site-0.js', 404],
      ['/builds/meta/1.json', 404],
      ['/assets/../favicon.ico', 200],
    ] as const)
      expect([target, (await fetch(origin + target)).status]).toEqual([target, status]);
    expect(answer).not.toHaveBeenCalled();
  });

  it('makes a public page once for concurrent requests, and drops its body for HEAD', async () => {
    const [first] = await Promise.all([fetch(`${origin}/th/news`), fetch(`${origin}/th/news`)]);
    const head = await fetch(`${origin}/th/news`, { method: 'HEAD' });
    expect(await first.text()).toBe('<h1>news</h1>');
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '13']);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('finishes a public page for waiting visitors when the first one disconnects', async () => {
    let finish = () => {};
    answer.mockImplementationOnce(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('no visitor is waiting')));
          finish = () => resolve(new Response('<h1>news</h1>'));
        }),
    );
    const leaving = new AbortController();
    const first = fetch(`${origin}/th/news`, { signal: leaving.signal }).catch(() => 'left');
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    const second = fetch(`${origin}/th/news`);
    leaving.abort();
    expect(await first).toBe('left');
    // the server has noticed by the time it has responded to another request
    await fetch(`${origin}/favicon.ico`);
    finish();
    expect([(await second).status, answer.mock.calls.length]).toEqual([200, 1]);
  });

  const etag = createHash('sha256').update('<h1>news</h1>').digest('base64url').slice(0, 22);
  test.each([
    [`W/"${etag}"`, 304],
    [`"${etag}"`, 304],
    [`"other", W/"${etag}" , "third"`, 304],
    ['*', 304],
    ['"other"', 200],
    [`"other${etag}"`, 200],
  ])('responds to If-None-Match %s with %d', async (ifNoneMatch, status) => {
    const response = await fetch(`${origin}/th/news`, { headers: { 'if-none-match': ifNoneMatch } });
    expect([response.status, response.headers.get('etag')]).toEqual([status, `W/"${etag}"`]);
  });

  it('responds 500, logs the error and continues', async () => {
    const failure = new Error('ENOENT: no such file');
    answer.mockRejectedValueOnce(failure);
    const failed = await fetch(`${origin}/th/news`);
    expect([failed.status, await failed.json()]).toEqual([
      500,
      { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong here.' },
    ]);
    expect(log.error).toHaveBeenCalledWith({ err: failure, path: '/th/news' }, expect.any(String));
    expect((await fetch(`${origin}/th/news`)).status).toBe(200);
  });

  test.each([
    ['DELETE', '/th/form', 'GET, HEAD, POST'],
    ['TRACE', '/th/form', 'GET, HEAD, POST'],
    ['POST', '/th/news', 'GET, HEAD'],
    ['PUT', '/favicon.ico', 'GET, HEAD'],
  ])('returns 405 for %s %s', async (method, target, allow) => {
    const answered = await sendRaw(
      origin,
      `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(answered).toMatch(/^HTTP\/1\.1 405 /);
    expect(answered).toContain(`\r\nallow: ${allow}\r\n`);
    expect(writes).not.toHaveBeenCalled();
  });

  it('accepts a body up to the limit of the resource', async () => {
    const post = async (bytes: number) => {
      const response = await fetch(`${origin}/th/form`, { method: 'POST', body: 'x'.repeat(bytes) });
      return [response.status, (await response.text()).length];
    };
    expect(await post(1000)).toEqual([200, 1000]);
    expect((await post(1001))[0]).toBe(413);
  });

  test.each([
    ['of a known length', (bytes: Uint8Array<ArrayBuffer>): BodyInit => bytes],
    ['in chunks', (bytes: Uint8Array<ArrayBuffer>): BodyInit => new Blob([bytes]).stream()],
  ])('delivers the response to the sender of a body that is too large: %s', async (_what, bodyOf) => {
    const body = bodyOf(new Uint8Array(40 * 1024 * 1024));
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    const response = await fetch(`${origin}/th/form`, init);
    expect([response.status, await response.json()]).toEqual([
      413,
      { code: 'PAYLOAD_TOO_LARGE', message: expect.any(String) },
    ]);
  });

  it('does not log a sender that leaves', async () => {
    const head = `POST /th/form HTTP/1.1\r\nhost: site\r\ncontent-length: 900\r\n\r\nhalf`;
    const { hostname, port } = new URL(origin);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(head, () => setTimeout(() => socket.destroy(), 20)),
      );
      socket.on('close', () => resolve());
    });
    const next = await fetch(`${origin}/th/form`);
    expect([next.status, log.error.mock.calls]).toEqual([200, []]);
  });

  it('ends a body that trickles in, with a reason, and a refused body that trickles in', async () => {
    const slow = await serve(
      { '/th/form': { methods: ['POST'], maximumBodyBytes: 1000, answer } },
      { bodyPace: { graceMs: 60, bytesPerSecond: 1000 }, log },
    );
    const trickle = (length: number) =>
      new Promise<string>((resolve) => {
        const { hostname, port } = new URL(slow.origin);
        const socket = connect(Number(port), hostname, () =>
          socket.write(`POST /th/form HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`),
        );
        const drip = setInterval(() => socket.write('x'), 20);
        let received = '';
        socket.setEncoding('latin1').on('data', (text: string) => (received += text));
        socket.on('error', () => {}).on('close', () => resolve((clearInterval(drip), received)));
      });
    const [late, large] = await Promise.all([trickle(900), trickle(1001)]);
    slow.close();
    expect(late).toMatch(/^HTTP\/1\.1 408 [^]*"REQUEST_TIMEOUT"/);
    expect(large).toMatch(/^HTTP\/1\.1 413 /);
    expect([answer.mock.calls, log.error.mock.calls]).toEqual([[], []]);
  });

  it('takes limits before it reads a body, which costs memory', async () => {
    writes.mockImplementation(tooMany);
    const answered = await sendRaw(
      origin,
      'POST /th/form HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 900\r\n\r\n',
      / 429 [^]*\}$/,
    );
    expect(answered).toMatch(/^HTTP\/1\.1 429 [^]*\r\nretry-after: 7\r\n/);
  });

  it('refuses a body that an address or the process has no room for, with 503 and Retry-After', async () => {
    const own = await serve(
      {
        '/form': {
          methods: ['POST'],
          maximumBodyBytes: 1000,
          answer: async (request) => new Response(await request.text()),
        },
      },
      {
        bodyLimits: { all: 2000, perAddress: 1300, small: 100, spare: 300 },
        isTrusted: () => true,
      },
    );
    const post = (address: string, bytes: number) =>
      fetch(`${own.origin}/form`, {
        method: 'POST',
        body: 'x'.repeat(bytes),
        headers: { 'x-forwarded-for': address },
      });
    const statusOf = async (address: string, bytes: number) => (await post(address, bytes)).status;
    const slow = request(`${own.origin}/form`, {
      method: 'POST',
      headers: { 'content-length': '900', 'x-forwarded-for': '203.0.113.7' },
    });
    const answered = new Promise<number>((resolve) =>
      slow.once('response', (response) => resolve(response.resume().statusCode!)),
    );
    slow.write('x'.repeat(899));
    await vi.waitFor(async () => {
      const refused = await post('203.0.113.7', 200);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([
        503,
        expect.stringMatching(/^\d+$/),
      ]);
    });
    // a small form of the same address has room, and so has another address
    expect(await statusOf('203.0.113.7', 100)).toBe(200);
    expect(await statusOf('203.0.113.8', 800)).toBe(200);
    expect(await statusOf('203.0.113.8', 900)).toBe(503);
    slow.end('x');
    expect(await answered).toBe(200);
    expect(await statusOf('203.0.113.7', 900)).toBe(200);
    own.close();
  });

  it('refuses what the site does not have before it reads a body', async () => {
    const refusal = new Refusal(404, 'Nothing is here.');
    const own = await serve({ '/none': { methods: [], refusal, answer: () => Promise.reject(refusal) } });
    for (const init of [{ method: 'POST', body: 'x' }, { method: 'PUT', body: 'x' }, {}])
      expect((await fetch(`${own.origin}/none`, init)).status).toBe(404);
    own.close();
  });

  it('refuses an overlong address, and reads no more of it than an address may have', async () => {
    const resourceAt = vi.fn((): Resource => ({
      name: 'test',
      methods: ['GET'],
      public: true,
      key: 'a',
      answer,
    }));
    const own = await serve({}, { resourceAt });
    for (const method of ['GET', 'HEAD', 'POST'])
      expect((await fetch(`${own.origin}/th/news?q=${'x'.repeat(5000)}`, { method })).status).toBe(414);
    own.close();
    expect(answer).not.toHaveBeenCalled();
    for (const [target] of resourceAt.mock.calls as unknown as [string][]) expect(target).toHaveLength(4096);
  });

  it('tells the API the address of the client, whatever a client claims', async () => {
    answer.mockImplementation(async (request) => new Response(request.headers.get('x-client-address')));
    const headers = { 'x-client-address': '203.0.113.9', 'x-forwarded-for': '203.0.113.8' };
    const response = await fetch(`${origin}/th/news`, { headers });
    expect(await response.text()).toBe('127.0.0.1');
  });

  it('gives every response an id, and reports each with its resource, not its path', async () => {
    const responses: FinishedResponse[] = [];
    const own = await serve(
      { '/th/news': { public: true, key: 'news', cacheControl: 'public, max-age=60', name: 'news', answer } },
      { onResponse: (done) => void responses.push(done), isTrusted: () => true },
    );
    const headers = { 'x-request-id': 'edge-0af76519' };
    const first = await fetch(`${own.origin}/th/news?q=secret`, { headers });
    const others = [await fetch(`${own.origin}/th/news`), await fetch(`${own.origin}/assets/none.js`)];
    for (const response of others)
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{18}-[0-9a-z]+$/);
    expect(first.headers.get('x-request-id')).toBe('edge-0af76519');
    await Promise.all([first, ...others].map((response) => response.text()));
    await vi.waitFor(() => expect(responses).toHaveLength(3));
    own.close();
    expect(responses.map(({ requestId: _, milliseconds, ...rest }) => [milliseconds >= 0, rest])).toEqual([
      [true, { method: 'GET', resource: 'news', status: 200, bytes: 13, cache: 'miss' }],
      [true, { method: 'GET', resource: 'news', status: 200, bytes: 13, cache: 'hit' }],
      [true, { method: 'GET', resource: 'file', status: 404, bytes: 0, cache: 'none' }],
    ]);
    expect(responses[0]!.requestId).toBe('edge-0af76519');
  });

  it('returns 429 when an address writes too often', async () => {
    writes.mockImplementationOnce(tooMany);
    const response = await fetch(`${origin}/th/form`, { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('tells a page that shows its form again that an address writes too often', async () => {
    const send = () => fetch(`${origin}/th/own-form`, { method: 'POST', body: 'x' });
    expect(await (await send()).json()).toBe(null);
    expect(reads).not.toHaveBeenCalled();
    writes.mockImplementation(tooMany);
    expect(await (await send()).json()).toBe(7);
    // the page costs what a page costs
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockImplementation(tooMany);
    expect((await send()).status).toBe(429);
  });

  it('returns 429 when an address reads too much that is not cached; what is cached it still gets', async () => {
    await (await fetch(`${origin}/th/news`)).text();
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockImplementation(tooMany);
    const statuses = ['/th/news', '/th/form', '/assets/site-1.js'].map(
      async (path) => (await fetch(origin + path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 429, 200]);
    expect(answer).toHaveBeenCalledTimes(1);
  });
});

/** Sends a raw HTTP request, which `fetch` would refuse or normalise. Reads until the server closes, or to `end`. */
function sendRaw(origin: string, request: string, end?: RegExp): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answered = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.setEncoding('latin1').on('data', (text: string) => {
      answered += text;
      // a server that waits for more would not close
      if (end?.test(answered)) socket.destroy();
    });
    socket.on('close', () => resolve(answered)).on('error', reject);
  });
}
