import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileServer, openFileServer } from '../testing/file-server';
import { download } from './download';

let server: FileServer;
beforeAll(async () => void (server = await openFileServer()));
afterAll(() => server.close());

const limits = { maximumBytes: 100, timeoutMilliseconds: 10_000 };

test.each([301, 302, 307, 308])(
  'a download follows no redirect (%s), and does not name where it leads',
  async (status) => {
    const asked: (string | undefined)[] = [];
    server.answer((request, response) => {
      asked.push(request.url);
      response.writeHead(status, { location: '/elsewhere?key=secret' }).end();
    });
    await expect(download(server.url, limits)).rejects.toThrow(
      /^the server redirects \(status 30\d\): use the address that it leads to$/,
    );
    expect(asked).toHaveLength(1);
  },
);

test('a download ends if nothing comes for some time, also after the first bytes', async () => {
  const idleMilliseconds = 40;
  server.answer(() => {});
  const nothing = 'the server sent nothing for 40 ms';
  await expect(download(server.url, { ...limits, idleMilliseconds })).rejects.toThrow(nothing);
  server.answer((_, response) => void response.writeHead(200).write('{'));
  await expect(download(server.url, { ...limits, idleMilliseconds })).rejects.toThrow(nothing);
});

test('a download that is slow but goes on is read', async () => {
  server.answer((_, response) => {
    response.writeHead(200);
    const parts = ['a', 'b', 'c', 'd', 'e'];
    const timer = setInterval(() => {
      const part = parts.shift();
      if (part) return response.write(part);
      clearInterval(timer);
      return response.end();
    }, 300);
  });
  const found = await download(server.url, { ...limits, idleMilliseconds: 1000 });
  expect(Buffer.from(found!.bytes).toString()).toBe('abcde');
});

test('bytes are counted after decompression', async () => {
  server.answer((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(101))),
  );
  await expect(download(server.url, limits)).rejects.toThrow('the response is larger than 100 bytes');
});

test.each([
  ['max-age=20', 20],
  ['public, s-maxage=9, max-age="30"', 30],
  ['no-cache', undefined],
])('a download says how long it is fresh (%s)', async (header, seconds) => {
  server.give('a', { 'cache-control': header });
  expect((await download(server.url, limits))?.maxAgeSeconds).toBe(seconds);
});
