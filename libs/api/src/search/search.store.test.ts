import type { ApiClient } from '@raang/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { importContentFolder, readContent } from '../content-folder.import';
import { type OpenDatabase, openDatabase } from '../database/database';
import { importFeed } from '../network/network.import';
import {
  articleFile,
  categoriesYaml,
  type ContentFolderFixture,
  createContentFolder,
} from '../testing/content-folder';
import type { DatabasePlace } from '../testing/database-engines';
import { rowVersions } from '../testing/row-versions';
import { smallFeedWith } from '../testing/small-feed';
import { openTestApi, openTestClient, testNow } from '../testing/test-api';
import { emptyTables, serverDatabase, storeDatabases } from '../testing/test-databases';
import { createSearchSources } from './search-source';

const searchPages = `- kind: page
  id: map
  target: { type: page, page: map }
  title: { th: แผนที่รถไฟฟ้า, en: Map of the lines }
  summary: { th: ทุกสายและทุกสถานี, en: All lines and stations. }
  words: [ผังเส้นทาง, metro map]
- kind: topic
  id: lost-umbrella
  target: { type: page, page: lost-report }
  title: { th: ร่มหาย, en: Lost umbrella }
  summary: { th: ลืมร่มบนรถไฟฟ้า, en: Left your umbrella on a train. }
  words: [ลืมร่ม]
- { kind: category, id: words-news, group: updates, category: news, words: [ประชาสัมพันธ์] }
`;

const lines = ['north', 'east'];
const putFeed = (database: OpenDatabase, replaced = {}) =>
  importFeed(database.db, { files: smallFeedWith(replaced), now: () => testNow });

describe.each(storeDatabases)('search on $name', ({ open }) => {
  let database: OpenDatabase;
  let content: ContentFolderFixture;
  let client: ApiClient;

  beforeAll(async () => {
    database = await open();
    client = openTestClient(database.db);
  });
  beforeEach(async () => {
    await emptyTables(database.db);
    content = await createContentFolder();
    await content.write('search-pages.yaml', searchPages);
    await content.write(
      'updates/news/lifts.th.md',
      articleFile({ title: 'ลิฟต์ใหม่', summary: 'ลิฟต์ที่สถานีสายสีน้ำเงิน' }, 'เปิดใช้ลิฟต์ที่ทางออกหนึ่ง'),
    );
    await content.write(
      'updates/news/lifts.en.md',
      articleFile(
        { title: 'New lifts', summary: 'At Blue Line stations.' },
        'There are <b>nine storeys</b>.',
      ),
    );
    await putFeed(database);
    await importAll();
  });
  afterEach(() => content.close());
  afterAll(() => database.close());

  const importAll = async () =>
    importContentFolder(database.db, await readContent(content.folder), { lines, now: () => testNow });
  const keys = async (q: string, from = client) =>
    (await from.search.search({ q })).items.map(({ key }) => key);

  describe('finds', () => {
    test.each([
      ['a station by its name', 'old market', 'station/A01'],
      ['a station by its code', 'a 01', 'station/A01'],
      ['a category', 'ข่าว', 'category/updates/news'],
      ['a category by a further word', 'ประชาสัมพันธ์', 'category/updates/news'],
      ['an item by its title', 'ลิฟต์ใหม่', 'item/updates/news/lifts'],
      ['an item by its text', 'nine storeys', 'item/updates/news/lifts'],
      ['an item by a part of a compound', 'น้ำเงิน', 'item/updates/news/lifts'],
      ['a page without a category', 'metro map', 'page/map'],
      ['a topic', 'ลืมร่ม', 'topic/lost-umbrella'],
    ])('%s: %s', async (_, q, key) => {
      expect((await keys(q))[0]).toBe(key);
    });
  });

  it('names the target, the kind and the station', async () => {
    const { items } = await client.search.search({ q: 'A01', lang: 'en' });
    expect(items[0]).toMatchObject({
      kind: 'station',
      target: { type: 'station', code: 'A01' },
      title: { text: 'Old Market', marks: [] },
      locale: 'en',
      station: { code: 'A01', lineIds: ['north'] },
    });
  });

  it('says when news was published, and what is an example', async () => {
    await content.write('updates/news/kiosk.en.md', articleFile({ title: 'Kiosk', example: 'true' }));
    await importAll();
    const { items } = await client.search.search({ q: 'kiosk', lang: 'en' });
    expect(items[0]).toMatchObject({ publishedOn: '2026-11-01', example: true });
  });

  it('marks what matches, in the language of the page', async () => {
    const of = async (lang: 'th' | 'en') => (await client.search.search({ q: 'lifts', lang })).items[0];
    expect(await of('en')).toMatchObject({ locale: 'en', title: { text: 'New lifts', marks: [[4, 9]] } });
    expect(await of('th')).toMatchObject({ locale: 'th', title: { text: 'ลิฟต์ใหม่', marks: [[0, 5]] } });
  });

  it('shows the other language where a translation is missing', async () => {
    await content.remove('updates/news/lifts.en.md');
    await importAll();
    const { items } = await client.search.search({ q: 'ลิฟต์ใหม่', lang: 'en' });
    expect(items[0]).toMatchObject({ locale: 'th', title: { text: 'ลิฟต์ใหม่' } });
  });

  it('counts every kind, and filters by one', async () => {
    const { items, total, kinds } = await client.search.search({ q: 'สถานี', kind: 'item' });
    expect(items.map(({ key }) => key)).toEqual(['item/updates/news/lifts']);
    expect(total).toBe(1);
    expect(kinds.find(({ kind }) => kind === 'station')?.total).toBe(5);
  });

  it('gives the last page for a number beyond it', async () => {
    const { items, page } = await client.search.search({ q: 'สถานี', kind: 'station', page: 9, pageSize: 2 });
    expect([items.length, page]).toEqual([1, 3]);
  });

  it('says what was meant', async () => {
    expect(await client.search.search({ q: 'old markte' })).toMatchObject({ meant: 'Old Market' });
    // the same keys in the Thai layout
    expect(await client.search.search({ q: ']ba9N.s,j' })).toMatchObject({ meant: 'ลิฟต์ใหม่' });
    expect((await client.search.search({ q: 'old market' })).meant).toBeUndefined();
  });

  it('offers the nearest names when it finds nothing', async () => {
    const { total, nearest } = await client.search.search({ q: 'qld makit' });
    expect(total).toBe(0);
    expect(nearest).toEqual(['Old Market']);
  });

  it('suggests while the last word is typed', async () => {
    const suggestions = await client.search.suggest({ q: 'old mar', lang: 'en' });
    expect(suggestions[0]).toMatchObject({ key: 'station/A01', title: { text: 'Old Market' } });
  });

  test.each([
    ['nothing', ''],
    ['one letter', 'ก'],
    ['2,000 letters', 'ก'.repeat(2000)],
    ['2,000 words', 'lift '.repeat(2000)],
    ['only marks', '็่้๊์'],
    ['emoji', '🚇🚇 👩‍👩‍👧'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['NUL', 'li\0ft'],
    ['mixed scripts', 'ลิftต์ Лифт 电梯 מעלית'],
    ['half a surrogate pair', 'lift \ud83d'],
    ['SQL', `'; drop table items; --`],
    ['a pattern', '.*(a+)+$ %_ \\'],
    ['a name of every object', '__proto__ constructor toString'],
  ])('responds to %s', async (_, q) => {
    const [{ items, kinds }, suggestions] = await Promise.all([
      client.search.search({ q }),
      client.search.suggest({ q }),
    ]);
    expect(kinds).toHaveLength(6);
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(items.length).toBeLessThanOrEqual(12);
  });

  describe('a change', () => {
    it('of a text is found', async () => {
      await content.write('updates/news/lifts.en.md', articleFile({ title: 'New escalators' }));
      await importAll();
      expect((await keys('storeys'))[0]).toBeUndefined();
      expect((await keys('new escalators'))[0]).toBe('item/updates/news/lifts');
    });

    it('of a category changes its items', async () => {
      await content.write('categories.yaml', categoriesYaml.replace('en: News', 'en: Bulletins'));
      await importAll();
      expect(await keys('bulletins')).toEqual(['category/updates/news', 'item/updates/news/lifts']);
    });

    it('of the feed changes its stations', async () => {
      const stops = smallFeedWith().read('stops.txt')!;
      const text = new TextDecoder().decode(stops).replaceAll('A02', 'A07');
      const others = Object.fromEntries(
        ['stop_times.txt'].map((name) => [
          name,
          new TextDecoder().decode(smallFeedWith().read(name)!).replaceAll('A02', 'A07'),
        ]),
      );
      expect((await putFeed(database, { 'stops.txt': text, ...others })).outcome).toBe('imported');
      expect(await keys('A02')).not.toContain('station/A02');
      expect((await keys('A07'))[0]).toBe('station/A07');
    });

    it('removes what no longer exists', async () => {
      await content.write('updates/news/other.en.md', articleFile({ title: 'Other' }));
      await content.remove('updates/news/lifts.en.md');
      await content.remove('updates/news/lifts.th.md');
      await content.write('search-pages.yaml', '[]');
      await importAll();
      expect(await keys('ลิฟต์ใหม่')).toEqual([]);
      expect(await keys('metro map')).toEqual([]);
      expect((await client.search.search({ q: '' })).total).toBe(0);
    });

    it('brings back what returns', async () => {
      await content.write('search-pages.yaml', '[]');
      await importAll();
      await content.write('search-pages.yaml', searchPages);
      await importAll();
      expect((await keys('metro map'))[0]).toBe('page/map');
    });

    it('that fails leaves everything as it was', async () => {
      await content.write('updates/news/lifts.en.md', articleFile({ title: 'New escalators' }));
      const folder = await readContent(content.folder);
      await expect(
        database.db.transaction(async (tx) => {
          await importContentFolder(tx, folder, { lines, now: () => testNow });
          throw new Error('the disk is full');
        }),
      ).rejects.toThrow('the disk is full');
      expect((await keys('storeys'))[0]).toBe('item/updates/news/lifts');
      expect(await keys('escalators')).toEqual([]);
    });

    it('writes nothing if nothing changes', async () => {
      const before = await rowVersions(database.db);
      await importAll();
      await putFeed(database);
      expect(await rowVersions(database.db)).toEqual(before);
    });

    it('is read while the previous documents are still found', async () => {
      const { current, newest } = createSearchSources({ onError: (error) => expect.fail(String(error)) });
      const find = (index: Awaited<ReturnType<typeof current>>['index']) =>
        index.find('escalators', { offset: 0, limit: 5 }).keys;
      expect(find((await current(database.db)).index)).toEqual([]);
      await content.write('updates/news/lifts.en.md', articleFile({ title: 'New escalators' }));
      await importAll();
      expect(find((await current(database.db)).index)).toEqual([]);
      expect(find((await newest(database.db)).index)).toEqual(['item/updates/news/lifts']);
    });
  });
});

test('a change by another process is found', async () => {
  const place: DatabasePlace = await serverDatabase.create('empty');
  const [one, other] = [await openDatabase(place.options), await openDatabase(place.options)];
  const content = await createContentFolder();
  const client = openTestApi(one.db).clientFor(new Headers());
  try {
    expect((await client.search.search({ q: 'escalators' })).total).toBe(0);
    await content.write('updates/news/one.en.md', articleFile({ title: 'New escalators' }));
    await importContentFolder(other.db, await readContent(content.folder), { lines, now: () => testNow });
    const { items } = await client.search.search({ q: 'escalators' });
    expect(items.map(({ key }) => key)).toEqual(['item/updates/news/one']);
  } finally {
    await Promise.all([one.close(), other.close(), content.close()]);
    await place.remove();
  }
});
