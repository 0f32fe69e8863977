import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '@raang/api-client';
import { importContentFolder, readContent } from '../content-folder.import';
import type { OpenDatabase } from '../database/database';
import { articleFile, type ContentFolderFixture, createContentFolder } from '../testing/content-folder';
import { openTestClient, testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';

const at = { group: 'updates', category: 'news', id: 'old', lang: 'en' } as const;
const present = { group: 'updates', category: 'promotion', id: 'new' };

describe.each(storeDatabases)('items on $name', ({ open }) => {
  let database: OpenDatabase;
  let content: ContentFolderFixture;
  let client: ApiClient;

  beforeAll(async () => {
    database = await open();
    client = openTestClient(database.db);
  });
  beforeEach(async () => {
    content = await createContentFolder();
    await emptyTables(database.db);
  });
  afterEach(() => content.close());
  afterAll(() => database.close());

  const importAll = async () =>
    importContentFolder(database.db, await readContent(content.folder), { lines: [], now: () => testNow });
  const dataOf = (answer: Promise<unknown>) =>
    answer.then(undefined, (error: { data?: unknown }) => error.data);

  describe('that moved', () => {
    it('are not found at the former address, which says where they are', async () => {
      await content.write('updates/promotion/new.en.md', articleFile({ movedFrom: '[updates/news/old]' }));
      await importAll();
      await expect(client.content.item(at)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await dataOf(client.content.item(at))).toEqual({ movedTo: present });
    });

    it('are forgotten at an address that they no longer name, and when they are removed', async () => {
      await content.write('updates/news/other.en.md', articleFile());
      await content.write('updates/promotion/new.en.md', articleFile({ movedFrom: '[updates/news/old]' }));
      await importAll();
      await content.remove('updates/promotion/new.en.md');
      await importAll();
      expect(await dataOf(client.content.item(at))).toEqual({});
      await content.write('updates/promotion/new.en.md', articleFile());
      await importAll();
      expect(await dataOf(client.content.item(at))).toEqual({});
    });

    it('do not hide an item that takes their former address', async () => {
      await content.write('updates/promotion/new.en.md', articleFile({ movedFrom: '[updates/news/old]' }));
      await content.write('updates/news/old.en.md', articleFile());
      await importAll();
      expect((await client.content.item(at)).item.id).toBe('old');
    });
  });

  describe('with sources', () => {
    const registry = (name: string) =>
      `- { id: mrta, kind: authority, url: "https://www.mrta.co.th", name: { th: รฟม., en: ${name} } }\n`;

    it('have them with name, URL and kind; a corrected name reaches them', async () => {
      await content.write('updates/news/old.en.md', articleFile({ sources: '[mrta]' }));
      for (const name of ['MTRA', 'MRTA']) {
        await content.write('sources.yaml', registry(name));
        await importAll();
        expect((await client.content.item(at)).item.sources).toEqual([
          { id: 'mrta', kind: 'authority', url: 'https://www.mrta.co.th', name: { th: 'รฟม.', en: name } },
        ]);
      }
    });

    it('keep their previous text while a source is unknown', async () => {
      await content.write('updates/news/old.en.md', articleFile());
      await importAll();
      await content.write('updates/news/old.en.md', articleFile({ title: 'Changed', sources: '[mrta]' }));
      const { problems } = await importAll();
      expect(problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
        '6 sources: sources.yaml has no source mrta; add it there',
      ]);
      expect((await client.content.item(at)).item.title).toBe('Trains run');
    });
  });
});
