import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { ContentFolderError } from './content/content-folder-error';
import { importContentFolder, readContent } from './content-folder.import';
import type { OpenDatabase } from './database/database';
import { importFeed } from './network/network.import';
import { listAlerts, replaceAlerts } from './notices/notices.store';
import { forgetAlertsFeeds } from './notices/service-reports.store';
import { alertExample } from './testing/alert-example';
import {
  articleFile,
  categoriesYaml,
  type ContentFolderFixture,
  createContentFolder,
} from './testing/content-folder';
import { alertsYaml, announcementsYaml, foundItemsYaml } from './testing/content-lists';
import { rowVersions } from './testing/row-versions';
import { smallFeedWith } from './testing/small-feed';
import { openTestClient, testNow } from './testing/test-api';
import { emptyTables, storeDatabases } from './testing/test-databases';

let content: ContentFolderFixture;
beforeEach(async () => {
  content = await createContentFolder();
  await content.write('updates/news/one.th.md', articleFile({ title: 'ข่าวหนึ่ง' }));
  await content.write('updates/news/one.en.md', articleFile());
  await content.write('alerts.yaml', alertsYaml);
  await content.write('announcements.yaml', announcementsYaml);
  await content.write('found-items.yaml', foundItemsYaml);
});
afterEach(() => content.close());

describe('readContent', () => {
  const remove = (file: string) => rm(path.join(content.folder, file), { recursive: true });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['without items', () => remove('updates'), /^the content folder \S+ has no items$/],
    ['without categories.yaml', () => remove('categories.yaml'), /\/categories\.yaml does not exist$/],
    [
      'with an empty categories.yaml',
      () => content.write('categories.yaml', ''),
      /categories\.yaml:1 must be a list of at least one group$/,
    ],
    [
      'with invalid YAML in categories.yaml',
      () => content.write('categories.yaml', `${categoriesYaml}  x: "`),
      /categories\.yaml:\d+ .*quote/,
    ],
    [
      'with a category without an English name',
      () => content.write('categories.yaml', categoriesYaml.replace('{ th: ข่าว, en: News }', '{ th: ข่าว }')),
      /categories\.yaml:6 0\.categories\.0\.name\.en: /,
    ],
    [
      'with a duplicate category',
      () => content.write('categories.yaml', categoriesYaml.replace('slug: promotion', 'slug: news')),
      /categories\.yaml:9 duplicate category updates\/news$/,
    ],
  ])('refuses a folder %s, with a one-line reason', async (_, spoil, reason) => {
    await spoil();
    const refused = await readContent(content.folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ContentFolderError);
    expect((refused as Error).message).toMatch(reason);
    expect((refused as Error).message).not.toContain('\n');
  });

  test.each(['nowhere', 'categories.yaml'])('refuses %s, which is not an existing folder', async (name) => {
    const folder = path.join(content.folder, name);
    await expect(readContent(folder)).rejects.toEqual(
      new ContentFolderError(`the content folder ${folder} is missing or empty`),
    );
  });
});

describe.each(storeDatabases)('importing a content folder on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => emptyTables(database.db));
  afterAll(() => database.close());

  /** Imports everything that a start of the site imports. */
  async function start({ withExamples }: { withExamples?: boolean } = {}) {
    const now = () => testNow;
    const folder = await readContent(content.folder);
    await importFeed(database.db, { files: smallFeedWith(), now });
    const imported = await importContentFolder(database.db, folder, {
      lines: ['blue'],
      now,
      ...(withExamples !== undefined && { withExamples }),
    });
    await forgetAlertsFeeds(database.db, []);
    return imported;
  }

  it('stores items, notices and found items', async () => {
    expect(await start()).toEqual({ items: 1, changed: 2, problems: [] });
    const client = openTestClient(database.db);
    expect(await client.notices.alerts({})).toHaveLength(1);
    expect(await client.notices.announcements({})).toHaveLength(1);
    expect(await client.foundItems.list({})).toMatchObject({ total: 1 });
  });

  it('writes nothing the second time, and reports the same problems again', async () => {
    await content.write('updates/news/two.th.md', articleFile());
    await content.write('updates/news/two.en.md', articleFile());
    await content.write('updates/news/gone.en.md', articleFile());
    await content.write('updates/news/differs.en.md', articleFile({ lines: '[blue]' }));
    await content.write('updates/news/differs.th.md', articleFile({ lines: '[pink]' }));
    await content.write('updates/news/breaks.en.md', articleFile());
    await content.write('updates/news/breaks.th.md', articleFile());
    await content.write('updates/news/one.fr.md', articleFile());
    await content.write('updates/weather/rain.en.md', articleFile());
    await start();
    await content.remove('updates/news/two.en.md');
    await content.remove('updates/news/gone.en.md');
    await content.write('updates/news/breaks.en.md', 'no front matter');
    await content.write('updates/news/broken.en.md', 'no front matter');
    await content.write(
      'updates/news/one.en.md',
      articleFile({ picture: 'gone.svg', pictureAlt: 'A train' }),
    );
    await content.write('updates/news/one.th.md', articleFile({ picture: 'gone.svg', pictureAlt: 'รถไฟ' }));
    await content.write('alerts.yaml', `${alertsYaml}- id: broken\n`);
    const first = await start();
    const rows = await rowVersions(database.db);
    const second = await start();
    expect(await rowVersions(database.db)).toEqual(rows);
    expect(second).toEqual({ ...first, changed: 0 });
    expect(second.problems.map(({ file }) => file)).toEqual([
      'updates/news/one.fr.md',
      'updates/weather/rain.en.md',
      'updates/news/breaks.en.md',
      'updates/news/broken.en.md',
      'updates/news/differs.th.md',
      'updates/news/one.en.md',
      'updates/news/one.th.md',
      'alerts.yaml',
    ]);
  });

  it('writes only changed rows', async () => {
    await content.write('alerts.yaml', alertsYaml + alertsYaml.replace('lift', 'escalator'));
    await start();
    const before = await rowVersions(database.db);
    await content.write('alerts.yaml', alertsYaml + alertsYaml.replace('lift', 'stairs'));
    await start();
    const after = await rowVersions(database.db);
    const changed = Object.keys(after).filter((table) => after[table]?.join() !== before[table]?.join());
    expect(changed).toEqual(['public.service_alerts']);
    const kept = after['public.service_alerts']!.filter((row) =>
      before['public.service_alerts']!.includes(row),
    );
    expect(kept).toHaveLength(1);
  });

  it('keeps imported alerts, and removes those of a feed that is no longer polled', async () => {
    await replaceAlerts(database.db, 'feed', [alertExample({ id: 'polled' })]);
    await replaceAlerts(database.db, 'import', [alertExample({ id: 'imported' })]);
    await start();
    const ids = (await listAlerts(database.db)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['imported', 'lift']);
  });

  it('leaves examples out if they are not wanted, and restores them', async () => {
    await content.write('updates/news/tender.th.md', articleFile({ example: 'true', title: 'ประกาศ' }));
    await content.write('updates/news/tender.en.md', articleFile({ example: 'true' }));
    const example = (yaml: string, id: string) => yaml.replace(/^- id: .+$/m, `- id: ${id}\n  example: true`);
    await content.write('alerts.yaml', alertsYaml + example(alertsYaml, 'invented'));
    await content.write('announcements.yaml', announcementsYaml + example(announcementsYaml, 'invented'));
    const client = openTestClient(database.db);
    const counts = async () => [
      (await client.content.items({ group: 'updates', category: 'news', lang: 'en' })).total,
      (await client.search.search({ q: 'Trains run', lang: 'en' })).total,
      (await client.notices.alerts({})).length,
      (await client.notices.announcements({})).length,
      (await client.foundItems.list({})).total,
    ];
    expect((await start()).items).toBe(2);
    const all = await counts();
    expect((await start({ withExamples: false })).items).toBe(1);
    expect(await counts()).toEqual([all[0]! - 1, all[1]! - 1, all[2]! - 1, all[3]! - 1, 0]);
    expect((await start({ withExamples: false })).changed).toBe(0);
    expect((await start()).items).toBe(2);
    expect(await counts()).toEqual(all);
  });

  it('changes nothing if a record cannot be stored', async () => {
    await start();
    const rows = await rowVersions(database.db);
    await content.write('updates/news/one.en.md', articleFile({ title: 'Corrected' }));
    await content.remove('alerts.yaml');
    const changed = await readContent(content.folder);
    // an invalid date that only the database refuses
    changed.foundItems.records![0]!.foundOn = '2026-02-30' as never;
    changed.foundItems.records![0]!.id = 'F-2611-0002' as never;
    const options = { lines: ['blue'], now: () => testNow };
    await expect(importContentFolder(database.db, changed, options)).rejects.toThrow();
    expect(await rowVersions(database.db)).toEqual(rows);
  });

  it('happens once if several processes start at the same time', async () => {
    const startMany = () => Promise.all(Array.from({ length: 8 }, () => start()));
    await startMany(); // opens the connections, so that the next imports run at once
    await content.write('updates/news/one.en.md', articleFile({ title: 'Corrected' }));
    const imports = await startMany();
    expect(imports.map(({ changed }) => changed).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('reports a duplicate id in a list, and stores the first record', async () => {
    await content.write('alerts.yaml', alertsYaml + alertsYaml);
    expect((await start()).problems).toEqual([
      { file: 'alerts.yaml', line: 10, reason: 'id: duplicate id lift' },
    ]);
  });
});
