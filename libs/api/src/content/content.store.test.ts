import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { ApiClient } from '@raang/api-client';
import { importContentFolder, readContent } from '../content-folder.import';
import type { OpenDatabase } from '../database/database';
import {
  articleFile,
  categoriesYaml,
  type ContentFolderFixture,
  createContentFolder,
} from '../testing/content-folder';
import { openTestClient, testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';

const news = { group: 'updates', category: 'news' } as const;

describe.each(storeDatabases)('content on $name', ({ open }) => {
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
    importContentFolder(database.db, await readContent(content.folder), {
      lines: ['blue', 'purple'],
      now: () => testNow,
    });
  const writeBoth = async (id: string, fields: Record<string, string> = {}) => {
    await content.write(
      `updates/news/${id}.th.md`,
      articleFile({ ...fields, title: `ข่าว ${id}`, summary: 'สรุป' }, 'เนื้อหา'),
    );
    await content.write(`updates/news/${id}.en.md`, articleFile({ ...fields, title: `News ${id}` }));
  };

  describe('import', () => {
    it('stores groups and categories in the order of the file', async () => {
      await writeBoth('one');
      await importAll();
      const groups = await client.content.categories();
      expect(groups.map(({ slug }) => slug)).toEqual(['updates']);
      expect(groups[0]?.categories.map(({ slug }) => slug)).toEqual(['news', 'promotion']);
    });

    it('skips unchanged files', async () => {
      await writeBoth('one');
      expect((await importAll()).changed).toBe(2);
      expect(await importAll()).toEqual({ items: 1, changed: 0, problems: [] });
    });

    it('updates a changed text', async () => {
      await writeBoth('one');
      await importAll();
      await content.write('updates/news/one.en.md', articleFile({ title: 'Corrected' }));
      expect(await importAll()).toEqual({ items: 1, changed: 1, problems: [] });
      expect((await client.content.item({ ...news, id: 'one', lang: 'en' })).item.title).toBe('Corrected');
    });

    test.each([
      ['an unknown field', { colour: 'green' }, 'body', 6, /^colour: Unrecognized key/],
      ['a day that does not exist', { publishedOn: '"2026-02-30"' }, 'body', 3, /^publishedOn: /],
      ['a missing title', { title: undefined }, 'body', 1, /^title: /],
      ['invalid YAML', { title: '"Trains' }, 'body', 7, /quote/],
      ['an empty body', {}, '', 8, /no text/],
      [
        'a picture without alt text',
        { picture: 'train.svg' },
        'body',
        1,
        /^pictureAlt: a picture needs its text/,
      ],
    ])('reports the line of %s, and imports the other files', async (_what, fields, body, line, reason) => {
      await writeBoth('good');
      await content.write('updates/news/bad.en.md', articleFile(fields, body));
      const { items, problems } = await importAll();
      expect(items).toBe(1);
      expect(problems).toEqual([
        { file: 'updates/news/bad.en.md', line, reason: expect.stringMatching(reason) },
      ]);
    });

    it('keeps the previous text of a broken file until the file is repaired', async () => {
      await writeBoth('one');
      await importAll();
      await content.write('updates/news/one.en.md', 'no front matter');
      expect((await importAll()).problems).toHaveLength(1);
      expect((await importAll()).problems).toHaveLength(1);
      expect((await client.content.item({ ...news, id: 'one', lang: 'en' })).item.title).toBe('News one');
      await content.write('updates/news/one.en.md', articleFile({ title: 'Repaired' }));
      expect((await importAll()).problems).toEqual([]);
      expect((await client.content.item({ ...news, id: 'one', lang: 'en' })).item.title).toBe('Repaired');
    });

    it('reports a translation whose facts differ from those of the first language', async () => {
      await content.write('updates/news/one.en.md', articleFile({ lines: '[blue]' }));
      await content.write('updates/news/one.th.md', articleFile({ lines: '[pink]' }));
      const { problems } = await importAll();
      expect(problems).toEqual([
        { file: 'updates/news/one.th.md', line: 6, reason: 'lines: differs from updates/news/one.en.md' },
      ]);
    });

    it('imports an item with a missing picture, and reports the picture', async () => {
      await content.write(
        'updates/news/one.en.md',
        articleFile({ picture: 'gone.svg', pictureAlt: 'A train' }),
      );
      const { items, problems } = await importAll();
      expect(items).toBe(1);
      expect(problems).toMatchObject([
        { line: 6, reason: expect.stringContaining('media/gone.svg does not exist') },
      ]);
    });

    it('gives a changed picture a new URL', async () => {
      await content.write(
        'updates/news/one.en.md',
        articleFile({ picture: 'train.svg', pictureAlt: 'A train' }),
      );
      const pictureUrl = async () => {
        await importAll();
        return (await client.content.item({ ...news, id: 'one', lang: 'en' })).item.pictureUrl;
      };
      const before = await pictureUrl();
      await content.write('media/train.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>');
      expect(before).toMatch(/^\/media\/[0-9a-f]{16}\/train\.svg$/);
      expect(await pictureUrl()).not.toBe(before);
    });

    test.each([
      'updates/news/One.en.md',
      'updates/news/one.fr.md',
      'updates/one.en.md',
      'updates/news/one.txt',
    ])('reports the invalid file name %s', async (file) => {
      await writeBoth('good');
      await content.write(file, articleFile());
      expect((await importAll()).problems).toMatchObject([
        { file, line: 1, reason: expect.stringContaining('must be named') },
      ]);
    });

    it('reports a file of an unknown category', async () => {
      await content.write('updates/weather/one.en.md', articleFile());
      expect((await importAll()).problems).toMatchObject([
        { reason: 'categories.yaml has no category updates/weather' },
      ]);
    });

    it('escapes raw HTML, and removes unsafe links', async () => {
      await content.write(
        'updates/news/one.en.md',
        articleFile({}, '<script>alert(1)</script>\n\n[x](javascript:alert(1))'),
      );
      await importAll();
      const { bodyHtml } = await client.content.item({ ...news, id: 'one', lang: 'en' });
      expect(bodyHtml).not.toMatch(/<script|href="javascript:/);
      expect(bodyHtml).toContain('&lt;script&gt;');
    });
  });

  describe('content that the folder no longer has', () => {
    const one = { ...news, id: 'one' };
    const visitor = '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a001';
    const withoutNews = categoriesYaml.replace('slug: news', 'slug: activity');
    const searchable = categoriesYaml.replace('LineDate.ContentList', 'LineSearch.ContentList');
    const removeOne = () =>
      Promise.all(['th', 'en'].map((locale) => content.remove(`updates/news/one.${locale}.md`)));
    const notFound = { code: 'NOT_FOUND' };

    beforeEach(async () => {
      await writeBoth('one');
      await writeBoth('other');
      await importAll();
      await client.content.like({ ...one, visitor });
    });

    test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
      ['an item', removeOne, () => writeBoth('one')],
      [
        'an item of a removed category',
        () => content.write('categories.yaml', withoutNews),
        () => content.write('categories.yaml', categoriesYaml),
      ],
      [
        'an item of a removed group',
        () => content.write('categories.yaml', categoriesYaml.replace('slug: updates', 'slug: business')),
        () => content.write('categories.yaml', categoriesYaml),
      ],
    ])('%s is not found, and keeps its likes if it returns', async (_, remove, bringBack) => {
      await remove();
      await content.write('updates/promotion/standing.en.md', articleFile());
      await importAll();
      await expect(client.content.item(one)).rejects.toMatchObject(notFound);
      await expect(client.content.like({ ...one, visitor })).rejects.toMatchObject(notFound);
      await expect(client.content.like({ ...one, visitor, liked: false })).rejects.toMatchObject(notFound);
      const listed = await client.content.items(news).then(
        ({ items, total }) => [total, ...items.map(({ id }) => id)],
        () => [],
      );
      expect(listed).not.toContain('one');
      await bringBack();
      await importAll();
      expect((await client.content.item(one)).item.likes).toBe(1);
      expect(await client.content.items(news)).toMatchObject({ total: 2 });
    });

    it('does not count as an item', async () => {
      await removeOne();
      expect((await importAll()).items).toBe(1);
      expect(await client.content.items(news)).toMatchObject({ total: 1 });
    });

    it('may be a category, which is then not listed', async () => {
      await content.write('categories.yaml', withoutNews);
      expect((await importAll()).items).toBe(0);
      expect((await client.content.categories())[0]?.categories.map(({ slug }) => slug)).toEqual([
        'activity',
        'promotion',
      ]);
      await expect(client.content.items(news)).rejects.toMatchObject(notFound);
    });

    it('may be a translation, whose words are then no longer found', async () => {
      await content.write('categories.yaml', searchable);
      await content.write('updates/news/one.en.md', articleFile({}, 'A building of nine storeys.'));
      await importAll();
      const ids = async (q: string) => (await client.content.items({ ...news, q })).items.map(({ id }) => id);
      expect(await ids('storeys')).toEqual(['one']);
      await content.remove('updates/news/one.en.md');
      await importAll();
      expect(await ids('storeys')).toEqual([]);
      expect(await ids('เนื้อหา')).toEqual(['one', 'other']);
      expect((await client.content.item({ ...one, lang: 'en' })).item).toMatchObject({
        locale: 'th',
        likes: 1,
      });
    });
  });

  it('finds the words of a broken file, whose previous text is still shown', async () => {
    await content.write(
      'categories.yaml',
      categoriesYaml.replace('LineDate.ContentList', 'LineSearch.ContentList'),
    );
    await writeBoth('one');
    await content.write('updates/news/one.en.md', articleFile({}, 'A building of nine storeys.'));
    await importAll();
    await content.write('updates/news/one.en.md', 'no front matter');
    await content.write('updates/news/one.th.md', articleFile({ title: 'ข่าวใหม่' }));
    await importAll();
    expect(await client.content.items({ ...news, q: 'storeys' })).toMatchObject({ total: 1 });
  });

  describe('listing', () => {
    it('is sorted newest first, then by id', async () => {
      await writeBoth('b', { publishedOn: '"2026-11-01"' });
      await writeBoth('a', { publishedOn: '"2026-11-01"' });
      await writeBoth('c', { publishedOn: '"2026-11-02"' });
      await importAll();
      const { items } = await client.content.items(news);
      expect(items.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    });

    it('has one page of items and the total; a page number that is too high gives the last page', async () => {
      for (const id of ['a', 'b', 'c', 'd', 'e']) await writeBoth(id);
      await importAll();
      const second = await client.content.items({ ...news, page: 2, pageSize: 2 });
      expect(second).toMatchObject({ total: 5, page: 2, pageSize: 2 });
      expect(second.items.map(({ id }) => id)).toEqual(['c', 'd']);
      const beyond = await client.content.items({ ...news, page: 99, pageSize: 2 });
      expect(beyond).toMatchObject({ page: 3 });
      expect(beyond.items.map(({ id }) => id)).toEqual(['e']);
    });

    it('of an empty category has one empty page', async () => {
      await content.write('updates/promotion/one.en.md', articleFile());
      await importAll();
      expect(await client.content.items(news)).toMatchObject({ items: [], total: 0, page: 1 });
    });

    it('uses the requested language, or the other one if the translation is missing', async () => {
      await writeBoth('both');
      await content.write('updates/news/thai-only.th.md', articleFile({ title: 'มีแต่ภาษาไทย' }));
      await importAll();
      const { items } = await client.content.items({ ...news, lang: 'en' });
      expect(items.map(({ id, locale, title }) => [id, locale, title])).toEqual([
        ['both', 'en', 'News both'],
        ['thai-only', 'th', 'มีแต่ภาษาไทย'],
      ]);
    });
  });

  describe('the dates of all items', () => {
    it('include every category and leave out removed items', async () => {
      await writeBoth('one', { updatedOn: '"2026-11-03"' });
      await writeBoth('two');
      await writeBoth('gone');
      await content.write('updates/promotion/offer.en.md', articleFile());
      await importAll();
      for (const locale of ['th', 'en']) await content.remove(`updates/news/gone.${locale}.md`);
      await importAll();
      const publishedOn = '2026-11-01';
      expect(await client.content.itemDates({})).toEqual({
        items: [
          { ...news, id: 'one', publishedOn, updatedOn: '2026-11-03' },
          { ...news, id: 'two', publishedOn },
          { group: 'updates', category: 'promotion', id: 'offer', publishedOn },
        ],
        total: 3,
        page: 1,
        pageSize: 1000,
      });
    });

    it('have pages; a page number that is too high gives the last page', async () => {
      for (const id of ['one', 'three', 'two']) await writeBoth(id);
      await importAll();
      const { items, ...page } = await client.content.itemDates({ page: 9, pageSize: 2 });
      expect(items.map(({ id }) => id)).toEqual(['two']);
      expect(page).toEqual({ total: 3, page: 2, pageSize: 2 });
    });
  });

  describe('filter', () => {
    const promotions = { group: 'updates', category: 'promotion' } as const;
    const idsOf = async (ask: Parameters<ApiClient['content']['items']>[0]) => {
      const { items, total } = await client.content.items(ask);
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };

    it('by line includes items of the line and of the whole network', async () => {
      await writeBoth('blue', { lines: '[blue]' });
      await writeBoth('purple', { lines: '[purple]' });
      await writeBoth('network');
      await importAll();
      expect(await idsOf({ ...news, line: 'blue' })).toEqual(['blue', 'network']);
      expect(await idsOf({ ...news, line: 'pink' })).toEqual([]);
      await writeBoth('blue', { lines: '[purple]' });
      await importAll();
      expect(await idsOf({ ...news, line: 'blue' })).toEqual(['network']);
    });

    it('by date includes both days', async () => {
      for (const day of ['2026-10-31', '2026-11-01', '2026-11-15', '2026-11-16'])
        await writeBoth(`on-${day}`, { publishedOn: `"${day}"` });
      await importAll();
      const days = { from: '2026-11-01', to: '2026-11-15' };
      expect(await idsOf({ ...news, ...days })).toEqual(['on-2026-11-15', 'on-2026-11-01']);
      expect(await idsOf({ ...news, ...days, line: 'blue' })).toEqual(['on-2026-11-15', 'on-2026-11-01']);
      expect(await idsOf({ ...news, from: '2026-11-16' })).toEqual(['on-2026-11-16']);
    });

    it.each([
      ['2026-10', ['running']],
      ['2026-11', ['november', 'running']],
      ['2026-12', ['open', 'running']],
      ['2027', ['open']],
      ['2025', []],
    ])('by month %s includes items that are valid in the month', async (month, ids) => {
      const write = (id: string, fields: Record<string, string>) =>
        content.write(`updates/promotion/${id}.en.md`, articleFile(fields));
      await write('november', {});
      await write('running', { validFrom: '"2026-10-15"', validTo: '"2026-12-01"' });
      await write('open', { validFrom: '"2026-12-01"' });
      await importAll();
      expect(await idsOf({ ...promotions, month })).toEqual(ids);
      expect(await idsOf({ ...promotions, month, line: 'blue' })).toEqual(ids);
    });

    it.each([
      ['ลาดพร้าว', ['lat-phrao']],
      ['อาคารจอด ลาดพร้าว', ['lat-phrao']],
      ['stor', ['lat-phrao']],
      ['NINE storeys', ['lat-phrao']],
      ['storeys pink', []],
      ["'; drop table items", []],
      ['!!!', ['bang-yai', 'lat-phrao']],
    ])('by the words "%s" searches both languages', async (q, ids) => {
      await content.write(
        'categories.yaml',
        categoriesYaml.replace('LineDate.ContentList', 'LineSearch.ContentList'),
      );
      await content.write(
        'updates/news/lat-phrao.th.md',
        articleFile({ title: 'อาคารจอดรถลาดพร้าว' }, 'เนื้อหา'),
      );
      await content.write('updates/news/lat-phrao.en.md', articleFile({}, 'A building of **nine** storeys.'));
      await writeBoth('bang-yai');
      await importAll();
      expect(await idsOf({ ...news, q, lang: 'en' })).toEqual(ids);
    });

    it('is refused if the template does not support it', async () => {
      await writeBoth('one');
      await importAll();
      await expect(client.content.items({ ...news, q: 'lift', month: '2026-11' })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { fields: [{ field: 'q' }, { field: 'month' }] },
      });
    });

    it('gives a new total when the content changes', async () => {
      await content.write('updates/promotion/one.en.md', articleFile());
      await importAll();
      expect(await idsOf({ ...news, line: 'blue' })).toEqual([]);
      await writeBoth('one');
      await importAll();
      expect(await idsOf({ ...news, line: 'blue' })).toEqual(['one']);
      await Promise.all([content.remove('updates/news/one.th.md'), content.remove('updates/news/one.en.md')]);
      await importAll();
      expect(await idsOf({ ...news, line: 'blue' })).toEqual([]);
    });
  });

  describe('documents', () => {
    const document = {
      kind: 'document',
      documentKind: 'fare-table',
      files: '[fares.en.pdf, fares.csv]',
    };

    it('have URL, media type, size, checksum and language', async () => {
      await content.write('documents/fares.en.pdf', '%PDF-1.7');
      await content.write('documents/fares.csv', 'from,to\n');
      await content.write('updates/news/fares.en.md', articleFile(document));
      expect((await importAll()).problems).toEqual([]);
      const { item } = await client.content.item({ ...news, id: 'fares', lang: 'en' });
      const sha256 = createHash('sha256').update('%PDF-1.7').digest('hex');
      expect(item.kind === 'document' && item.files).toEqual([
        {
          name: 'fares.en.pdf',
          url: `/documents/${sha256.slice(0, 16)}/fares.en.pdf`,
          mediaType: 'application/pdf',
          sizeBytes: 8,
          sha256,
          language: 'en',
        },
        expect.objectContaining({ name: 'fares.csv', mediaType: 'text/csv', sizeBytes: 8 }),
      ]);
    });

    it('with a missing file are skipped and reported', async () => {
      await content.write('updates/news/fares.en.md', articleFile(document));
      expect(await importAll()).toMatchObject({
        items: 0,
        problems: [{ reason: 'files: documents/fares.en.pdf does not exist' }],
      });
    });
  });

  describe('likes', () => {
    const [somebody, another] = [
      '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a001',
      '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a002',
    ];
    const one = { ...news, id: 'one' };
    const likes = async () => (await client.content.item(one)).item.likes;

    beforeEach(async () => {
      await writeBoth('one');
      await importAll();
    });

    it('count each visitor once, even if a call is repeated', async () => {
      await client.content.like({ ...one, visitor: somebody });
      await client.content.like({ ...one, visitor: somebody });
      expect(await client.content.like({ ...one, visitor: another })).toEqual({ liked: true, count: 2 });
      expect(await likes()).toBe(2);
      await client.content.like({ ...one, visitor: somebody, liked: false });
      expect(await client.content.like({ ...one, visitor: somebody, liked: false })).toEqual({
        liked: false,
        count: 1,
      });
      expect(await likes()).toBe(1);
    });

    it('of concurrent visitors are all counted', async () => {
      const visitors = Array.from({ length: 20 }, (_, n) => `${somebody.slice(0, -2)}${10 + n}`);
      await Promise.all(visitors.map((visitor) => client.content.like({ ...one, visitor })));
      expect(await likes()).toBe(20);
    });

    it('of an item are 30 a day for one address, whatever visitors it makes up', async () => {
      const like = (index: number) =>
        client.content.like({ ...one, visitor: `${somebody.slice(0, -2)}${10 + index}` });
      for (let index = 0; index < 30; index += 1) await like(index);
      await expect(like(30)).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        data: { retryAfterSeconds: expect.any(Number) },
      });
      expect(await likes()).toBe(30);
    });

    it('are kept when a text is corrected', async () => {
      await client.content.like({ ...one, visitor: somebody });
      await content.write('updates/news/one.en.md', articleFile({ title: 'Corrected' }));
      await importAll();
      expect(await likes()).toBe(1);
    });

    it('do not store the id of a visitor', async () => {
      await client.content.like({ ...one, visitor: somebody });
      const { rows } = await database.db.execute('select * from item_likes');
      expect(JSON.stringify(rows)).not.toContain(somebody);
    });

    it('of an unknown item fail with NOT_FOUND', async () => {
      await expect(client.content.like({ ...news, id: 'two', visitor: somebody })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });
  });

  describe('errors', () => {
    beforeEach(async () => {
      await writeBoth('one');
      await importAll();
    });

    test.each([
      [
        'an unknown category',
        () => client.content.items({ group: 'updates', category: 'weather' }),
        'NOT_FOUND',
      ],
      ['an unknown item', () => client.content.item({ ...news, id: 'two' }), 'NOT_FOUND'],
      ['page 0', () => client.content.items({ ...news, page: 0 }), 'BAD_REQUEST'],
      ['an invalid line id', () => client.content.items({ ...news, line: 'Blue!' }), 'BAD_REQUEST'],
      ['an invalid month', () => client.content.items({ ...news, month: '2026-13' }), 'BAD_REQUEST'],
      [
        'an invalid visitor id',
        () => client.content.like({ ...news, id: 'one', visitor: 'me' }),
        'BAD_REQUEST',
      ],
      ['an invalid item id', () => client.content.item({ ...news, id: '../../etc/passwd' }), 'BAD_REQUEST'],
    ])('%s', async (_what, ask, code) => {
      await expect(ask()).rejects.toMatchObject({ code });
    });
  });
});
