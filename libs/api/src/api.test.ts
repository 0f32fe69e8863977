import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Api } from './api';
import { importContentFolder, readContent } from './content-folder.import';
import type { OpenDatabase } from './database/database';
import { articleFile, type ContentFolderFixture, createContentFolder } from './testing/content-folder';
import { openTestApi, testNow } from './testing/test-api';
import { embeddedDatabase, emptyTables } from './testing/test-databases';

describe('the API over HTTP', () => {
  let database: OpenDatabase;
  let content: ContentFolderFixture;
  let api: Api;
  let failures: unknown[];

  beforeAll(async () => {
    database = await embeddedDatabase.open();
  });
  beforeEach(async () => {
    content = await createContentFolder();
    await emptyTables(database.db);
    await content.write('updates/news/one.en.md', articleFile());
    await importContentFolder(database.db, await readContent(content.folder), {
      lines: ['blue'],
      now: () => testNow,
    });
    failures = [];
    api = openTestApi(database.db, { onError: (error) => failures.push(error) });
  });
  afterEach(() => content.close());
  afterAll(() => database.close());

  const get = async (path: string) => {
    const response = await api.handle(new Request(`http://localhost/api/v1${path}`));
    return { status: response.status, body: await response.json() };
  };

  it.each([
    ['/categories/updates/news/items?page=first', 'page'],
    ['/categories/updates/news/items?pageSize=1000', 'pageSize'],
    ['/categories/updates/news/items?from=yesterday', 'from'],
    ['/categories/Updates/news/items', 'group'],
    ['/categories/updates/news/items/..%2F..%2Fetc', 'id'],
    ['/categories/updates/news/items/one?lang=fr', 'lang'],
    ['/lines/BLUE/headways', 'line'],
    ['/stations?line=%3Cscript%3E', 'line'],
    ['/stations/si%20lom', 'code'],
    ['/stations?isOwn=perhaps', 'isOwn'],
    ['/stations?near=here', 'near'],
    ['/fares?from=BL10', 'to'],
    ['/fares?from=BL10&to=BL11&date=2026-02-30', 'date'],
    ['/fares/blue/matrix?riderCategory=Any%20One', 'riderCategory'],
    ['/alerts?active=perhaps', 'active'],
    ['/announcements?active=2026', 'active'],
    ['/found-items?category=unicorn', 'category'],
    ['/found-items?page=0', 'page'],
    ['/found-items?from=0000-01-01', 'from'],
    ['/journeys?from=BL10&to=BL11&date=0000-01-01', 'date'],
    ['/journeys?from=BL10&to=BL11&time=noon', 'time'],
    ['/journeys?from=BL10&to=BL11&stepFree=perhaps', 'stepFree'],
    ['/stations/BL10/departures?at=now', 'at'],
  ])('responds to %s with 400 and the invalid field %s', async (path, field) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST', message: expect.any(String) });
    expect(body.data.fields.map((problem: { field: string }) => problem.field)).toContain(field);
  });

  const like = (body: string, type = 'application/json') =>
    api.handle(
      new Request('http://localhost/api/v1/categories/updates/news/items/one/like', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      }),
    );

  it.each([
    ['a missing visitor', '{}', 400],
    ['invalid JSON', '{"visitor":', 400],
  ])('refuses a like with %s', async (_what, body, status) => {
    expect((await like(body)).status).toBe(status);
  });

  it('allows caching of public responses only, and of alerts for a shorter time', async () => {
    const cacheControl = async (path: string) =>
      (await api.handle(new Request(`http://localhost/api/v1${path}`))).headers.get('cache-control');
    expect(await cacheControl('/categories')).toBe('public, max-age=60');
    expect(await cacheControl('/alerts')).toBe('public, max-age=15');
    expect(await cacheControl('/stations/BL99')).toBe('no-store');
    const liked = await like(JSON.stringify({ visitor: '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a001' }));
    expect([liked.status, liked.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(liked.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('allows cross-origin reads of public responses', async () => {
    const response = await api.handle(new Request('http://localhost/api/v1/categories'));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    ['/categories', 'GET', '*'],
    ['/categories', 'POST', null],
    ['/categories/updates/news/items/one/like', 'POST', null],
  ])(
    'responds to a preflight for %s %s with Access-Control-Allow-Origin %s',
    async (path, method, origin) => {
      const response = await api.handle(
        new Request(`http://localhost/api/v1${path}`, {
          method: 'OPTIONS',
          headers: { origin: 'https://app.example.org', 'access-control-request-method': method },
        }),
      );
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    },
  );

  test.each([
    ['DELETE', '/categories', 'GET, HEAD, OPTIONS'],
    ['GET', '/categories/updates/news/items/one/like', 'POST, OPTIONS'],
  ])('responds to %s %s with 405 and the allowed methods', async (method, path, allow) => {
    const response = await api.handle(new Request(`http://localhost/api/v1${path}`, { method }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(await response.json()).toEqual({ code: 'METHOD_NOT_SUPPORTED', message: expect.any(String) });
  });

  it('responds to an unknown item with 404', async () => {
    expect(await get('/categories/updates/news/items/two')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  it('responds to an unknown path with 404', async () => {
    expect(await get('/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await get('')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('reports an unexpected error to onError, and responds with 500 without details', async () => {
    await database.db.execute('alter table items rename to hidden');
    const { status, body } = await get('/categories/updates/news/items');
    await database.db.execute('alter table hidden rename to items');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/items|select|relation/i);
    expect(String((failures[0] as Error).cause ?? failures[0])).toMatch(/items/);
  });
});
