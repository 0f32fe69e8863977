import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createListener } from './listener';
import { readStaticFiles } from './static-files';

const script = `console.log(${JSON.stringify('รถไฟฟ้า '.repeat(100))})`;
const page = (words: string, init: ResponseInit = {}) =>
  new Response(`<h1>${words}</h1>`, { ...init, headers: { 'content-type': 'text/html', ...init.headers } });

describe('the server', () => {
  let folder: string;
  let server: Server;
  let origin: string;
  const log = { error: vi.fn() };
  const answer = vi.fn<(request: Request) => Promise<Response>>();

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'raang-files-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'assets/site-1.js'), script);
    await writeFile(path.join(folder, 'assets/site-1.js.br'), brotliCompressSync(script));
    await writeFile(path.join(folder, 'assets/site-1.js.gz'), gzipSync(script));
    await writeFile(path.join(folder, 'favicon.ico'), Buffer.alloc(700));
    vi.resetAllMocks();
    answer.mockImplementation(async () => page('news'));
    server = createServer(createListener({ answer, files: await readStaticFiles(folder), log }));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
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
  });

  it('sends the files that it began with, whatever another build puts in their place', async () => {
    await rm(folder, { recursive: true });
    expect((await fetch(`${origin}/assets/site-1.js`)).status).toBe(200);
    const icon = await fetch(`${origin}/favicon.ico`);
    expect([icon.headers.get('content-type'), (await icon.arrayBuffer()).byteLength]).toEqual([
      'image/x-icon',
      700,
    ]);
  });

  it('does not render what can only be a file that is gone', async () => {
    const statuses = await Promise.all(
      ['/assets/site-0.js', '/builds/meta/1.json', '/assets/../favicon.svg'].map(
        async (target) => (await fetch(origin + target)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 200]);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('makes a page once for all who ask, and leaves its body out where only its head is asked for', async () => {
    const first = await fetch(`${origin}/th/updates/news?utm_source=poster`);
    const head = await fetch(`${origin}/th/updates/news`, { method: 'HEAD' });
    const etag = first.headers.get('etag')!;
    const again = await fetch(`${origin}/th/updates/news`, { headers: { 'if-none-match': etag } });
    expect(await first.text()).toBe('<h1>news</h1>');
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '13']);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('answers 500 and tells the log when something fails, and goes on', async () => {
    const failure = new Error('ENOENT: no such file');
    answer.mockRejectedValueOnce(failure);
    const failed = await fetch(`${origin}/th`);
    expect([failed.status, await failed.text()]).toEqual([500, 'Internal Server Error']);
    expect(log.error).toHaveBeenCalledWith({ err: failure, path: '/th' }, expect.any(String));
    expect((await fetch(`${origin}/th`)).status).toBe(200);
  });
});
