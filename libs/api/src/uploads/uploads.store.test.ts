import { clientAddressHeader } from '@raang/contract';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { runOnce } from '../upkeep/run-upkeep';
import { openTestApi, testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { halves, pdf, photo } from './file-examples';
import { type FileStore, openFileStore } from './file-store';
import { sendUpload } from './send-upload';
import { ForeignStoreError, sweepUploads } from './sweep-uploads';
import { attachUploads, fileOfCase, filesOfCase } from './uploads.store';

const reference = 'LP-2611-0001';
const unknownId = '00000000-0000-4000-8000-000000000000';
const hour = 60 * 60 * 1000;
const later = (hours: number) => new Date(testNow.getTime() + hours * hour);

describe.each(storeDatabases)('uploads on $name', ({ open }) => {
  let database: OpenDatabase;
  let directory: string;
  let files: FileStore;
  const onError = vi.fn();

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'raang-uploads-'));
    files = openFileStore({ directory });
    await emptyTables(database.db);
    onError.mockReset();
  });
  afterEach(() => rm(directory, { recursive: true }));
  afterAll(() => database.close());

  const folder = () => path.join(directory, 'quarantine');
  const stored = () => readdir(folder()).catch(() => []);
  const api = (store = files) => openTestApi(database.db, { files: store, onError });
  const client = (address = '203.0.113.1') =>
    api().clientFor(new Headers({ [clientAddressHeader]: address }));
  const upload = (bytes: Uint8Array, name: string, type = 'application/octet-stream') =>
    client().uploads.create({ file: new File([new Uint8Array(bytes)], name, { type }) });
  const age = async (id: string, time: Date) => utimes(path.join(folder(), id), time, time);

  it('stores a file under a random name and answers with what the person knows of it', async () => {
    const answer = await upload(await photo(), '../กระเป๋า.jpg', 'text/html');
    const { id, bytes } = answer;
    expect(answer).toEqual({ id, name: 'กระเป๋า.jpg', mediaType: 'image/jpeg', bytes });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await stored()).toEqual([id]);
    const onDisk = await readFile(path.join(folder(), id));
    expect(onDisk.length).toBe(bytes);
    expect(Buffer.from(await files.read(id)).equals(onDisk)).toBe(true);
  });

  it('believes the content and not the name or the declared type', async () => {
    expect(await upload(pdf, 'photo.jpg', 'image/jpeg')).toMatchObject({
      name: 'photo.jpg.pdf',
      mediaType: 'application/pdf',
    });
    await expect(upload(Buffer.from('<script>'), 'bill.pdf', 'application/pdf')).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      status: 400,
      data: { fields: [{ field: 'file', code: 'file-type' }] },
    });
    await expect(upload(Buffer.alloc(5 * 1024 * 1024 + 1), 'bill.pdf')).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fields: [{ field: 'file', code: 'file-too-large' }] },
    });
    expect(await stored()).toHaveLength(1);
  });

  it('takes a form over HTTP', async () => {
    const body = new FormData();
    body.set('file', new File([pdf], 'ใบเสร็จ.pdf', { type: 'application/pdf' }));
    const response = await api().handle(
      new Request('http://localhost/api/v1/uploads', { method: 'POST', body }),
    );
    expect(await response.json()).toMatchObject({ name: 'ใบเสร็จ.pdf', mediaType: 'application/pdf' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const empty = await api().handle(
      new Request('http://localhost/api/v1/uploads', { method: 'POST', body: new FormData() }),
    );
    expect(empty.status).toBe(400);
    expect(await empty.json()).toMatchObject({ code: 'BAD_REQUEST', data: { fields: [{ field: 'file' }] } });
  });

  it('refuses an address that uploads too much, and says when to come back', async () => {
    for (let count = 0; count < 100; count += 1)
      await expect(upload(Buffer.from('x'), 'x')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(upload(pdf, 'bill.pdf')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: 3600 },
    });
    const body = new FormData();
    body.set('file', new File([pdf], 'bill.pdf'));
    const response = await api().handle(
      new Request('http://localhost/api/v1/uploads', {
        method: 'POST',
        body,
        headers: { [clientAddressHeader]: '203.0.113.1' },
      }),
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
    const other = client('203.0.113.2').uploads.create({ file: new File([pdf], 'bill.pdf') });
    expect(await other).toMatchObject({ name: 'bill.pdf' });
  });

  it('refuses a file that the store cannot keep, stores no row, and reports why', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const broken: FileStore = { ...files, write: () => Promise.reject(full) };
    const body = new FormData();
    body.set('file', new File([pdf], 'bill.pdf'));
    const response = await api(broken).handle(
      new Request('http://localhost/api/v1/uploads', { method: 'POST', body }),
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The file cannot be stored now. Try again in a few minutes.',
    });
    expect(onError.mock.calls[0]![0]).toMatchObject({ cause: full });
    expect((await database.db.execute('select id from uploads')).rows).toEqual([]);
  });

  it('gives files to a case in their order, once', async () => {
    const first = await upload(pdf, 'one.pdf');
    const second = await upload(pdf, 'two.pdf');
    const attach = (ids: string[], to = reference) =>
      database.db.transaction((tx) => attachUploads(tx, ids, to));
    expect(await attach([second.id, first.id])).toEqual({ missing: [] });
    expect(await filesOfCase(database.db, reference)).toEqual([second, first]);
    // the same request again
    expect(await attach([second.id, first.id])).toEqual({ missing: [] });
    expect(await attach([first.id, unknownId], 'LP-2611-0002')).toEqual({ missing: [first.id, unknownId] });
    expect(await filesOfCase(database.db, 'LP-2611-0002')).toEqual([]);
    expect(await fileOfCase(database.db, { reference, id: first.id })).toEqual(first);
    expect(await fileOfCase(database.db, { reference: 'LP-2611-0002', id: first.id })).toBeUndefined();
  });

  it('sends a file of a case so that nothing in it runs, and no file of another case', async () => {
    const { id } = await upload(pdf, 'ใบเสร็จ.pdf');
    await attachUploads(database.db, [id], reference);
    const caller = { address: '', headers: new Headers(), responseHeaders: new Headers() };
    const context = { db: database.db, files, caller };
    const file = (await sendUpload(context, { reference, id }))!;
    expect([file.name, file.type, Buffer.from(await file.arrayBuffer()).equals(pdf)]).toEqual([
      'ใบเสร็จ.pdf',
      'application/pdf',
      true,
    ]);
    expect(Object.fromEntries(caller.responseHeaders)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sendUpload(context, { reference: 'LP-2611-0002', id })).toBeUndefined();
  });

  it('sweeps what no case has named for a day, and keeps the files of cases', async () => {
    const kept = await upload(pdf, 'kept.pdf');
    const left = await upload(await (await halves()).png().toBuffer(), 'left.png');
    await attachUploads(database.db, [kept.id], reference);
    for (const { id } of [kept, left]) await age(id, testNow);
    expect(await sweepUploads({ db: database.db, files }, later(23))).toMatchObject({ removedUploads: 0 });
    expect(await sweepUploads({ db: database.db, files }, later(25))).toEqual({
      removedUploads: 1,
      removedFiles: 0,
      lost: [],
    });
    expect(await stored()).toEqual([kept.id]);
    expect(await attachUploads(database.db, [left.id], reference)).toEqual({ missing: [left.id] });
  });

  it('sweeps files without a row and rows without a file after a day, and names the lost files of cases', async () => {
    const gone = await upload(pdf, 'gone.pdf');
    const lost = await upload(pdf, 'lost.pdf');
    await attachUploads(database.db, [lost.id], reference);
    for (const { id } of [gone, lost]) await rm(path.join(folder(), id));
    await writeFile(path.join(folder(), unknownId), 'half a file');
    await age(unknownId, testNow);
    const sweep = (hours: number) => sweepUploads({ db: database.db, files }, later(hours));
    expect(await sweep(1)).toEqual({ removedUploads: 0, removedFiles: 0, lost: [lost.id] });
    expect(await sweep(25)).toEqual({ removedUploads: 1, removedFiles: 1, lost: [lost.id] });
    expect(await stored()).toEqual([]);
    expect(await filesOfCase(database.db, reference)).toEqual([lost]);
  });

  it('removes nothing from the store of another database', async () => {
    await files.claim('another database');
    await files.write(unknownId, pdf, 'application/pdf');
    await age(unknownId, testNow);
    await expect(sweepUploads({ db: database.db, files }, later(25))).rejects.toThrow(ForeignStoreError);
    expect(await stored()).toEqual([unknownId]);
  });

  it('runs the upkeep in one process an hour', async () => {
    const list = vi.spyOn(files, 'list');
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const run = (hours: number) => runOnce({ db: database.db, files, now: () => later(hours), log });
    await Promise.all([run(0), run(0)]);
    expect(list).toHaveBeenCalledTimes(1);
    await run(1);
    expect(list).toHaveBeenCalledTimes(2);
    list.mockImplementation(() => {
      throw new Error('the store is away');
    });
    await run(2);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
