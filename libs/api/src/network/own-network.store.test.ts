import type { ApiClient } from '@raang/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { openTestApi, testNow } from '../testing/test-api';
import type { OpenDatabase } from '../database/database';
import { type FeedText, smallFeed, smallFeedWith } from '../testing/small-feed';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { createFeedSources } from './feed-source';
import { importFeed } from './network.import';

/** The small feed, whose East is a line of another agency. */
const twoAgencies: FeedText = {
  'agency.txt': `${smallFeed['agency.txt']}Other Rail,บริษัทอื่น,https://other.example.org,Asia/Bangkok,th\n`,
  'routes.txt': smallFeed['routes.txt']!.replace('east,metro', 'east,Other Rail'),
};

describe.each(storeDatabases)('own lines and stations on $name', ({ open }) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => emptyTables(database.db));
  afterAll(() => database.close());

  /** Imports the feed, and returns what the site of an authority with these agencies shows. */
  async function siteOf(ownAgencies?: string[]): Promise<{ client: ApiClient; warnings: string[] }> {
    const { db } = database;
    const files = smallFeedWith(twoAgencies);
    const { report } = await importFeed(db, { files, ownAgencies, now: () => testNow });
    const onError = (error: unknown) => expect.fail(String(error));
    const feedSource = createFeedSources({ ownAgencies, onError }).newest;
    return {
      client: openTestApi(db, { feedSource }).clientFor(new Headers()),
      warnings: report.problems.map(({ file, reason }) => `${file} ${reason}`),
    };
  }

  test.each<[string, string[] | undefined, string, string[]]>([
    ['of one agency', ['metro'], 'north', []],
    ['of an agency with an id of any shape', ['Other Rail'], 'east', []],
    ['of both', ['metro', 'Other Rail'], 'north east', []],
    ['without a choice', undefined, 'north east', []],
    [
      'with an agency that the feed lacks',
      ['metro', 'tram'],
      'north',
      ['lacks own agencies of this site: tram'],
    ],
    [
      'with none of its agencies in the feed',
      ['tram', 'bus'],
      'north east',
      ["has none of this site's own agencies (tram, bus), so all its lines count as own"],
    ],
  ])('are the lines %s', async (_, ownAgencies, own, reasons) => {
    const { client, warnings } = await siteOf(ownAgencies);
    const lines = await client.network.lines({ isOwn: true });
    expect([lines.map(({ id }) => id).join(' '), warnings]).toEqual([
      own,
      reasons.map((reason) => `agency.txt ${reason}`),
    ]);
  });

  test.each([
    [{}, 'north east', 'A01 A02 A03 B01 B02'],
    [{ isOwn: true }, 'north', 'A01 A02 A03'],
    [{ isOwn: false }, 'east', 'B01 B02'],
  ])('%o filters lines and stations', async (input, lines, stations) => {
    const { client } = await siteOf(['metro']);
    expect((await client.network.lines(input)).map(({ id }) => id).join(' ')).toBe(lines);
    expect((await client.network.stations(input)).map(({ code }) => code).join(' ')).toBe(stations);
  });

  it('of connecting systems have their agency, and interchanges lead there', async () => {
    const { client } = await siteOf(['metro']);
    const [east] = await client.network.lines({ isOwn: false });
    expect(east).toMatchObject({ isOwn: false, agency: { name: { en: 'บริษัทอื่น' } } });
    const { isOwn, interchanges } = await client.network.station({ code: 'A03' });
    expect([isOwn, interchanges.map(({ station }) => station)]).toEqual([true, ['B01']]);
  });

  it('are all that content, found items and forms may name', async () => {
    const { client } = await siteOf(['metro']);
    await expect(client.foundItems.list({ line: 'east' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await client.foundItems.list({ line: 'north' })).toMatchObject({ total: 0 });
  });

  describe('near a position', () => {
    test.each([
      ['13.72,100.5', {}, 'A03 0, A02 1112, B01 1112, A01 2224, B02 2224'],
      ['13.7204,100.4996', {}, 'A03 0, A02 1112, B01 1112, A01 2224, B02 2224'],
      ['13.735,100.51', { isOwn: false }, 'B01 1215, B02 1215'],
      ['-33.9,18.4', { isOwn: true, line: 'north' }, 'A01 10143018, A02 10143650, A03 10144283'],
    ])('%s %o come the nearest first, with rounded positions', async (near, rest, expected) => {
      const { client } = await siteOf(['metro']);
      const stations = await client.network.stations({ near, ...rest });
      expect(stations.map(({ code, metres }) => `${code} ${metres}`).join(', ')).toBe(expected);
    });

    test.each(['', '13.7', '13.7;100.5', '91,100.5', '13.7,181', 'here', '13.7,100.5,3'])(
      '%j is refused, and the field is named',
      async (near) => {
        const { client } = await siteOf();
        await expect(client.network.stations({ near })).rejects.toMatchObject({
          code: 'BAD_REQUEST',
          data: { fields: [{ field: expect.stringMatching(/^near/) }] },
        });
      },
    );
  });
});
