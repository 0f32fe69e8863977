import type { ApiClient } from '@raang/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importContentFolder, readContent } from '../content-folder.import';
import type { OpenDatabase } from '../database/database';
import { importFeed } from '../network/network.import';
import { articleFile, type ContentFolderFixture, createContentFolder } from '../testing/content-folder';
import { type FeedText, smallFeed, smallFeedWith } from '../testing/small-feed';
import { openTestApi, testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';

const one = { group: 'updates', category: 'news', id: 'one' } as const;
const first = ':first-train{line=north day=weekday}';
const headway = ':headway{line=north day=weekday at=07:30}';

describe.each(storeDatabases)('figures in items on $name', ({ open }) => {
  let database: OpenDatabase;
  let content: ContentFolderFixture;
  let client: ApiClient;
  let errors: string[];

  beforeAll(async () => {
    database = await open();
    const onError = (error: unknown) => errors.push((error as Error).message);
    client = openTestApi(database.db, { onError }).clientFor(new Headers());
  });
  beforeEach(async () => {
    errors = [];
    await emptyTables(database.db);
    content = await createContentFolder();
    for (const [language, title, before] of [
      ['th', 'เที่ยวแรก', 'เที่ยวแรกออกเวลา'],
      ['en', 'First train', 'The first train leaves at'],
    ] as const)
      await content.write(
        `updates/news/one.${language}.md`,
        articleFile(
          { title, summary: `"${before} ${first}"`, venue: `"${first}"` },
          `${before} **${first}**; ${headway}.`,
        ),
      );
    const folder = await readContent(content.folder);
    await importContentFolder(database.db, folder, { lines: ['north'], now: () => testNow });
    await importSmallFeed();
  });
  afterEach(() => content.close());
  afterAll(() => database.close());

  const importSmallFeed = async (replaced: FeedText = {}) => {
    const { outcome } = await importFeed(database.db, {
      files: smallFeedWith(replaced),
      now: () => new Date(),
    });
    expect(outcome).toBe('imported');
  };
  const read = async (lang: 'th' | 'en') => client.content.item({ ...one, lang });

  it('have the values of the feed in words and text, in the language of the text', async () => {
    const english = await read('en');
    expect(english.item).toMatchObject({ summary: 'The first train leaves at 05:30', venue: '05:30' });
    expect(english.bodyHtml).toBe(
      '<p>The first train leaves at <strong><time datetime="05:30">05:30</time></strong>; <time datetime="PT5M">5 minutes</time>.</p>\n',
    );
    const thai = await read('th');
    expect(thai.item).toMatchObject({ summary: 'เที่ยวแรกออกเวลา 05.30 น.', venue: '05.30 น.' });
    expect(thai.bodyHtml).toContain('<time datetime="PT5M">5 นาที</time>');
  });

  it('of a rule that the feed lacks leave out what is said of it, and are reported once', async () => {
    const timely = ':while[At most 40 baht a day]{rule=day-cap}';
    await content.write(
      'updates/news/one.en.md',
      articleFile({ summary: `"${timely}"`, venue: `"${timely}"` }, `${timely}\n\nMore.`),
    );
    await importContentFolder(database.db, await readContent(content.folder), {
      lines: ['north'],
      now: () => testNow,
    });
    errors = [];
    const { item, bodyHtml } = await read('en');
    expect(item.summary).toBe(item.title);
    expect(item).not.toHaveProperty('venue');
    expect(bodyHtml).toBe('<p>More.</p>\n');
    expect(errors).toEqual([
      expect.stringMatching(/^:while\{rule=day-cap\} in the content: rule: there is no day-cap/),
    ]);
  });

  it('stand in listings and in results of the search, and their directives are no words', async () => {
    const { items } = await client.content.items({ ...one, lang: 'en' });
    expect(items.map((item) => item.summary)).toEqual(['The first train leaves at 05:30']);
    const excerpts = async (q: string) =>
      (await client.search.search({ q, lang: 'en' })).items.map(({ excerpt }) => excerpt.text);
    expect(await excerpts('first train')).toEqual(['The first train leaves at 05:30']);
    expect(await excerpts('weekday')).toEqual([]);
  });

  it('change with the feed, without an import of the content', async () => {
    await importSmallFeed({
      'frequencies.txt': smallFeed['frequencies.txt']!.replace('n0,05:30:00', 'n0,05:10:00'),
    });
    expect((await read('en')).item.summary).toBe('The first train leaves at 05:10');
    expect(errors).toEqual([]);
  });

  it('are dashes with a feed that does not have them, which is reported', async () => {
    await importSmallFeed({
      'routes.txt': smallFeed['routes.txt']!.replace('north', 'south'),
      'trips.txt': smallFeed['trips.txt']!.replaceAll('north', 'south'),
      'translations.txt': smallFeed['translations.txt']!.replace('Line,north', 'Line,south'),
    });
    expect((await read('en')).item.summary).toBe('The first train leaves at –');
    await read('th');
    expect(errors).toEqual([
      `${first} in the content: line: there is no north, only south, east`,
      `${headway} in the content: line: there is no north, only south, east`,
    ]);
  });
});
