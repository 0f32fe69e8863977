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
