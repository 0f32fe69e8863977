import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPublishedFiles } from '../published/published-files';
import { pdf } from './file-examples';
import { type FileStore, type FileStoreOptions, openFileStore } from './file-store';

const id = '00000000-0000-4000-8000-000000000000';
const other = '00000000-0000-4000-8000-000000000001';

/** The part of the S3 protocol that the file store uses. Lists one object a page. */
function createBucket(objects: Map<string, Buffer>, isFull: () => boolean): Server {
  return createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://bucket');
    const key = decodeURIComponent(url.pathname.replace(/^\/uploads\/?/, ''));
    const object = objects.get(key);
    const end = (status: number, body: Buffer | string = '', headers = {}) =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
    const isSigned = /^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? '');
    if (!isSigned) return end(403);
    if (request.method === 'PUT') {
      // as stores do
      if (!request.headers['content-length']) return end(411);
      const body = await buffer(request);
      if (isFull()) return end(507);
      objects.set(key, body);
      return end(200, '', { etag: '"1"' });
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return end(204);
    }
    if (url.searchParams.has('list-type')) {
      const keys = [...objects.keys()].filter((name) => name.startsWith(url.searchParams.get('prefix')!));
      const at = Number(url.searchParams.get('continuation-token') ?? 0);
      const contents = keys.slice(at, at + 1).map((name) => `<Contents><Key>${name}</Key></Contents>`);
      const next = at + 1 < keys.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
      return end(200, `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
    }
    return object
      ? end(200, object, { 'last-modified': 'Fri, 20 Nov 2026 05:00:00 GMT', etag: '"1"' })
      : end(404);
  });
}

describe('a file store in a bucket', () => {
  const objects = new Map<string, Buffer>();
  let isFull: boolean;
  let server: Server;
  let place: FileStoreOptions;
  let files: FileStore;

  beforeEach(async () => {
    objects.clear();
    isFull = false;
    server = createBucket(objects, () => isFull);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const endpoint = `http://localhost:${(server.address() as AddressInfo).port}`;
    const s3 = { endpoint, bucket: 'uploads', region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
    place = { directory: '', s3 };
    files = openFileStore(place);
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('writes, reads and removes a file', async () => {
    await files.write(id, pdf, 'application/pdf');
    expect([...objects.keys()]).toEqual([`quarantine/${id}`]);
    expect(Buffer.from(await files.read(id)).equals(pdf)).toBe(true);
    expect(await files.writtenAt(id)).toEqual(new Date('2026-11-20T05:00:00Z'));
    await files.remove(id);
    await files.remove(id);
    await expect(files.read(id)).rejects.toThrow();
  });

  it('lists all pages, without its mark', async () => {
    expect(await files.claim('this database')).toBe('this database');
    expect(await files.claim('another database')).toBe('this database');
    for (const name of [id, other]) await files.write(name, pdf, 'application/pdf');
    const ids: string[] = [];
    for await (const name of files.list()) ids.push(name);
    expect(ids).toEqual([id, other]);
  });

  it('publishes files of two releases, and finds those of both', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-bucket-'));
    const open = () => openPublishedFiles({ place, now: () => new Date('2026-11-23T05:00:00Z') });
    for (const name of ['a.js', 'b.js']) {
      await writeFile(path.join(folder, name), name);
      await open().publish(new Map([[`assets/${name}`, path.join(folder, name)]]));
    }
    await rm(folder, { recursive: true });
    for (const name of ['a.js', 'b.js'])
      expect(Buffer.from((await open().read(`assets/${name}`))!).toString()).toBe(name);
    expect(await open().read('assets/c.js')).toBeUndefined();
    expect([...objects.keys()].filter((key) => !key.includes('/lists/'))).toEqual([
      'published/files/assets/a.js',
      'published/files/assets/b.js',
    ]);
  });

  it('rejects a file that the bucket does not take', async () => {
    isFull = true;
    await expect(files.write(id, pdf, 'application/pdf')).rejects.toThrow();
  });
});
