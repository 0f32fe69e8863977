import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiClient } from '@raang/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { importFeed } from '../network/network.import';
import { type ContentFolderFixture, createContentFolder } from '../testing/content-folder';
import { rowVersions } from '../testing/row-versions';
import { readSiteFeed } from '../testing/site-feed';
import { openTestClient, testNow } from '../testing/test-api';
import { emptyTables, testDatabases } from '../testing/test-databases';
import { importPlaces, readPlaces } from './gazetteer.import';
import { namedPlaces } from './gazetteer.table';

const place = (id: string, { station = 'BL20', en = 'Central Rama 9' } = {}) => `- id: ${id}
  kind: mall
  name: { th: เซ็นทรัล พระราม 9, en: ${en} }
  aliases: []
  ways: [{ station: ${station}, exit: "2" }]
  source: { th: แหล่ง, en: Source }
  asOf: "2026-11-20"
  certainty: probable
`;

const sitePlaces = path.resolve(import.meta.dirname, '../../../../apps/site/content/places.yaml');

describe.each(testDatabases)('the gazetteer on $name', ({ open }) => {
  let database: OpenDatabase;
  let content: ContentFolderFixture;
  let client: ApiClient;

  beforeAll(async () => {
    database = await open();
    client = openTestClient(database.db);
    await emptyTables(database.db);
    await importFeed(database.db, { files: await readSiteFeed(), now: () => testNow });
  });
  beforeEach(async () => {
    content = await createContentFolder();
    await database.db.delete(namedPlaces);
  });
  afterEach(() => content.close());
  afterAll(() => database.close());

  const importAll = async () => {
    const list = await readPlaces(content.folder);
    await importPlaces(database.db, list);
    return list.problems;
  };
  const ids = async () => (await client.gazetteer.places()).map(({ id }) => id);

  it('is empty without a file', async () => {
    expect(await importAll()).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it('has the places in the order of the file', async () => {
    await content.write('places.yaml', place('one') + place('another'));
    expect(await importAll()).toEqual([]);
    expect(await ids()).toEqual(['one', 'another']);
  });

  it('names a broken row with line and reason, and keeps its previous version', async () => {
    await content.write('places.yaml', place('one') + place('another'));
    await importAll();
    await content.write('places.yaml', place('one').replace('kind: mall', 'kind: shop') + place('third'));
    expect(await importAll()).toEqual([
      { file: 'places.yaml', line: 2, reason: expect.stringMatching(/^kind: /) },
    ]);
    expect((await ids()).toSorted()).toEqual(['another', 'one', 'third']);
  });

  it('removes what an error-free file no longer has', async () => {
    await content.write('places.yaml', place('one') + place('another'));
    await importAll();
    await content.write('places.yaml', place('another'));
    await importAll();
    expect(await ids()).toEqual(['another']);
  });

  it('does not write unchanged places', async () => {
    await content.write('places.yaml', place('one') + place('another'));
    await importAll();
    const before = await rowVersions(database.db);
    await importAll();
    expect(await rowVersions(database.db)).toEqual(before);
  });

  it('leaves out ways from stations that the feed does not have', async () => {
    await content.write('places.yaml', place('here') + place('elsewhere', { station: 'XX01' }));
    await importAll();
    expect(await ids()).toEqual(['here']);
  });

  describe('of the site', () => {
    beforeEach(async () => {
      await content.write('places.yaml', await readFile(sitePlaces, 'utf8'));
      expect(await importAll()).toEqual([]);
    });

    it.each([
      ['Siam', ['BL26 S2 2', 'BL22 E4 4']],
      ['Don Mueang', ['PK14 RN06 2', 'BL11 RN01 7']],
      ['Suvarnabhumi', ['YL11 A4 3', 'BL21 A6 5']],
      ['Suvarnabhumi Airport', ['YL11 A4 3', 'BL21 A6 5']],
      ['Ari', ['BL13 N8 2']],
      ['Asok', ['BL22 E4 0']],
      ['ICONSIAM', ['BL26 S2 6', 'BL34 S12 6']],
      ['Central Rama 9', ['BL20']],
      ['Chatuchak Weekend Market', ['BL12', 'BL13']],
    ])('gives the ways to %s', async (name, ways) => {
      const found = (await client.gazetteer.places()).find((one) => one.name.en === name);
      expect(
        found?.ways.map(({ station, change }) =>
          [station, ...(change ? [change.code, change.stops] : [])].join(' '),
        ),
      ).toEqual(ways);
    });

    it.each([
      ['Siam', 'station'],
      ['Suvarnabhumi Airport', 'airport'],
    ])('search says what %s is', async (q, placeKind) => {
      const { items } = await client.search.search({ q, lang: 'en' });
      expect(items[0]).toMatchObject({ kind: 'place', placeKind });
    });

    it('has every station of the other systems', async () => {
      const places = await client.gazetteer.places();
      const codes = places
        .filter(({ kind }) => kind === 'station')
        .flatMap(({ system }) => system?.codes ?? []);
      expect(codes).toHaveLength(85);
      expect(new Set(codes).size).toBe(85);
    });
  });
});
