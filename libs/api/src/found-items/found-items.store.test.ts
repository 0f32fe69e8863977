import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '@raang/api-client';
import { foundItem } from '@raang/domain';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database';
import { type ContentFolderFixture, createContentFolder } from '../testing/content-folder';
import { openTestApi, openTestClient } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { foundItems } from './found-items.table';
import { importFoundItems, readFoundItems } from './found-items.import';
import { registerFoundItems, listFoundItemRecords } from './register.store';
import { suggestMatches } from './suggest-matches';
import { stationMapOf } from './station-map-of';

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

describe.each(storeDatabases)('the found register on $name', ({ open }) => {
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
          example: true,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 12,
    });
  });

  it('sends no private field over HTTP, whatever the filter', async () => {
    await enter(found('F-2611-0001'), found('F-2611-0002', { category: 'phone' }));
    const api = openTestApi(database.db);
    for (const query of [
      '',
      '?line=blue',
      '?category=phone',
      '?from=2026-11-01&to=2026-11-30',
      '?pageSize=50',
    ]) {
      const response = await api.handle(new Request(`http://localhost/api/v1/found-items${query}`));
      const body = await response.text();
      expect(response.status).toBe(200);
      expect(body).not.toMatch(/bamboo|S\.K\.|shelf|description|storedAt|stored_at|status|traits/);
      for (const item of (JSON.parse(body) as { items: object[] }).items)
        expect(Object.keys(item).toSorted()).toEqual(Object.keys(foundItem.shape).toSorted());
    }
  });

  it.each(['returned', 'disposed'])('does not list items that are %s', async (status) => {
    await enter(found('F-2611-0001'), found('F-2611-0002'));
    await database.db.execute(sql`update found_items set status = ${status} where id = 'F-2611-0001'`);
    expect(await idsOf({})).toEqual(['F-2611-0002']);
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

  const register = (fields: object = {}) =>
    registerFoundItems(database.db, [
      {
        category: 'umbrella',
        foundOn: '2026-11-18',
        lineId: 'blue',
        keptUntil: '2027-02-18',
        description: 'black, handle of bamboo',
        storedAt: 'shelf 5',
        ...fields,
      } as Parameters<typeof registerFoundItems>[1][number],
    ]);

  const countRows = () => database.db.$count(foundItems);

  it('marks what the content folder has as examples, which the first real item removes', async () => {
    await enter(found('F-2611-0001'), found('F-2611-0002'));
    const examples = await client.foundItems.list({});
    expect(examples.items.map(({ example }) => example)).toEqual([true, true]);
    await register({ id: 'F-2611-0009' });
    const { items, total } = await client.foundItems.list({});
    expect([items.map(({ id, example }) => [id, example]), total]).toEqual([[['F-2611-0009', undefined]], 1]);
    expect(await countRows()).toBe(1);
  });

  it('enters no examples again once there is a real item, even after it is returned', async () => {
    await register({ id: 'F-2611-0009' });
    await database.db.execute(sql`update found_items set status = 'returned' where id = 'F-2611-0009'`);
    await enter(found('F-2611-0001'), found('F-2611-0002'));
    expect([await idsOf({}), await countRows()]).toEqual([[], 1]);
  });

  it('removes the examples that an older release kept beside real items', async () => {
    await enter(found('F-2611-0001'), found('F-2611-0009'));
    await database.db.execute(sql`update found_items set is_example = false where id = 'F-2611-0009'`);
    await enter(found('F-2611-0001'));
    expect([await idsOf({}), await countRows()]).toEqual([['F-2611-0009'], 1]);
  });

  it('keeps the examples if nothing is registered', async () => {
    await enter(found('F-2611-0001'));
    await registerFoundItems(database.db, []);
    expect(await idsOf({})).toEqual(['F-2611-0001']);
  });

  it('gives the numbers of examples to real items, which a later import does not change', async () => {
    await enter(found('F-2611-0001'), found('F-2611-0002'));
    const [numbered] = await register();
    const [tagged] = await register({ id: 'F-2611-0002' });
    expect([numbered?.id, tagged?.id]).toEqual(['F-2611-0001', 'F-2611-0002']);
    await enter(found('F-2611-0001'), found('F-2611-0002'));
    const { items } = await client.foundItems.list({});
    expect(items.map(({ foundOn, example }) => [foundOn, example])).toEqual([
      ['2026-11-18', undefined],
      ['2026-11-18', undefined],
    ]);
  });

  it('keeps examples from the desk and from matching', async () => {
    await enter(found('F-2611-0001'));
    const lost = {
      category: 'umbrella',
      line: 'blue',
      station: 'BL13',
      day: '2026-11-10',
      text: 'handle of bamboo',
      colour: null,
    } as const;
    const matches = async () =>
      (await suggestMatches(database.db, lost, stationMapOf(undefined))).map(({ foundItem: { id } }) => id);
    const ofDesk = async () =>
      (await listFoundItemRecords(database.db, {}, { page: 1, pageSize: 10 })).items.map(({ id }) => id);
    expect([await matches(), await ofDesk()]).toEqual([[], []]);
    await register({ id: 'F-2611-0009' });
    expect([await matches(), await ofDesk()]).toEqual([['F-2611-0009'], ['F-2611-0009']]);
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
