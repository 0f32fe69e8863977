import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '@raang/api-client';
import type { OpenDatabase } from '../database/database';
import { type ContentFolderFixture, createContentFolder } from '../testing/content-folder';
import { openTestClient } from '../testing/test-api';
import { emptyTables, testDatabases } from '../testing/test-databases';
import { importFoundItems, readFoundItems } from './found-items.import';

const found = (id: string, fields: Record<string, string> = {}) =>
  Object.entries({
    id,
    category: 'umbrella',
    foundOn: '"2026-11-10"',
    lineId: 'blue',
    stationCode: 'BL13',
    keptUntil: '"2027-02-10"',
    description: 'handle of bamboo, initials S.K.',
    storedAt: 'shelf 4',
    ...fields,
  })
    .map(([name, value], index) => `${index === 0 ? '- ' : '  '}${name}: ${value}\n`)
    .join('');

describe.each(testDatabases)('the found register on $name', ({ open }) => {
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

  const enter = async (...records: string[]) => {
    await content.write('found-items.yaml', records.join(''));
    const list = await readFoundItems(content.folder);
    await importFoundItems(database.db, list);
    return list.problems;
  };
  const idsOf = async (ask: Parameters<ApiClient['foundItems']['list']>[0]) =>
    (await client.foundItems.list(ask)).items.map(({ id }) => id);

  it('publishes category, place and dates, but no details that prove ownership', async () => {
    expect(await enter(found('F-2611-0001'))).toEqual([]);
    const page = await client.foundItems.list({});
    expect(page).toEqual({
      items: [
        {
          id: 'F-2611-0001',
          category: 'umbrella',
          foundOn: '2026-11-10',
          lineId: 'blue',
          stationCode: 'BL13',
          keptUntil: '2027-02-10',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 12,
    });
  });

  it('lists items that are still kept, latest find first', async () => {
    await enter(
      found('F-2611-0001'),
      found('F-2611-0003', { foundOn: '"2026-11-12"' }),
      found('F-2611-0002', { foundOn: '"2026-11-12"' }),
      found('F-2608-0001', { foundOn: '"2026-08-01"', keptUntil: '"2026-11-19"' }),
      found('F-2608-0002', { foundOn: '"2026-08-02"', keptUntil: '"2026-11-20"' }),
    );
    expect(await idsOf({})).toEqual(['F-2611-0002', 'F-2611-0003', 'F-2611-0001', 'F-2608-0002']);
    expect(await client.foundItems.list({ page: 9, pageSize: 3 })).toMatchObject({ page: 2, total: 4 });
  });

  it.each([
    [{ line: 'pink' }, ['F-2611-0002']],
    [{ category: 'phone' }, ['F-2611-0003']],
    [{ from: '2026-11-11' }, ['F-2611-0002']],
    [{ to: '2026-11-10' }, ['F-2611-0001', 'F-2611-0003']],
    [{ line: 'blue', from: '2026-11-11' }, []],
  ] as const)('with the filter %j lists %j', async (filter, ids) => {
    await enter(
      found('F-2611-0001'),
      found('F-2611-0002', { lineId: 'pink', stationCode: 'PK10', foundOn: '"2026-11-12"' }),
      found('F-2611-0003', { category: 'phone' }),
    );
    expect(await idsOf(filter)).toEqual(ids);
  });

  it('keeps changes that the desk made after the first import', async () => {
    await enter(found('F-2611-0001'));
    await database.db.execute(`update found_items set kept_until = '2027-05-10'`);
    await enter(found('F-2611-0001'), found('F-2611-0002'));
    const { items } = await client.foundItems.list({});
    expect(items.map(({ keptUntil }) => keptUntil)).toEqual(['2027-05-10', '2027-02-10']);
  });

  it('reports an invalid record, and stores the others', async () => {
    const problems = await enter(found('F-2611-0001'), found('lost'));
    expect(problems).toMatchObject([
      { file: 'found-items.yaml', line: 9, reason: expect.stringMatching(/^id: /) },
    ]);
    expect(await idsOf({})).toEqual(['F-2611-0001']);
  });

  it('refuses an unknown category, and names the field', async () => {
    await expect(
      // @ts-expect-error a caller without types
      client.foundItems.list({ category: 'unicorn' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { fields: [{ field: 'category' }] } });
  });
});
