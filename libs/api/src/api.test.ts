import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from '@raang/api-client';
import { type Api, createApi } from './api';
import { importContent } from './content/content.import';
import type { OpenDatabase } from './database/database';
import { articleFile, type ContentFolderFixture, createContentFolder } from './testing/content-folder';
import { emptyTables, testDatabases } from './testing/test-databases';

describe('the API over HTTP', () => {
  let database: OpenDatabase;
  let content: ContentFolderFixture;
  let api: Api;
  let failures: unknown[];

  beforeAll(async () => {
    database = await testDatabases[0]!.open();
  });
  beforeEach(async () => {
    content = await createContentFolder();
    await emptyTables(database.db);
    await content.write('updates/news/one.en.md', articleFile());
    await importContent(database.db, content.folder);
    failures = [];
    api = createApi({ db: database.db, onError: (error) => failures.push(error) });
  });
  afterEach(() => content.close());
  afterAll(() => database.close());

  const get = async (path: string) => {
    const response = await api.handle(new Request(`http://localhost/api/v1${path}`));
    return { status: response?.status, body: await response?.json() };
  };

  it('answers the client as it answers this process', async () => {
    const client = createApiClient({
      baseUrl: 'http://localhost',
      fetch: async (request) => (await api.handle(request)) ?? new Response(null, { status: 404 }),
    });
    const ask = { group: 'updates', category: 'news', lang: 'en' } as const;
    expect(await client.content.items(ask)).toEqual(await api.client.content.items(ask));
    expect(await client.content.categories()).toEqual(await api.client.content.categories());
    await expect(client.content.item({ ...ask, id: 'two' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    });
  });

  it('says which field of a request is wrong', async () => {
    const { status, body } = await get('/categories/updates/news/items?page=first');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('page');
  });

  it('answers an unknown item with 404 and no inner word', async () => {
    expect(await get('/categories/updates/news/items/two')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  it('knows nothing of other paths', async () => {
    expect(await api.handle(new Request('http://localhost/api/v1/nothing'))).toBeUndefined();
  });

  it('tells the log of a failure, and the caller no more than that there was one', async () => {
    await database.db.execute('alter table items rename to hidden');
    const { status, body } = await get('/categories/updates/news/items');
    await database.db.execute('alter table hidden rename to items');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/items|select|relation/i);
    expect(String((failures[0] as Error).cause ?? failures[0])).toMatch(/items/);
  });
});
