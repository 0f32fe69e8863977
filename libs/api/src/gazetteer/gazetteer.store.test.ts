import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiClient } from '@raang/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { importFeed } from '../network/network.import';
import { type ContentFolderFixture, createContentFolder } from '../testing/content-folder';
import { rowVersions } from '../testing/row-versions';
import { readSiteFeed, siteAgencies } from '../testing/site-feed';
import { smallFeed, smallFeedWith } from '../testing/small-feed';
import { openTestClient, testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { importPlaces, readPlaces } from './gazetteer.import';
import { namedPlaces } from './gazetteer.table';

const place = (id: string, { station = 'BL20', en = 'Central Rama 9' } = {}) => `- id: ${id}
  kind: mall
  name: { th: เซ็นทรัล พระราม 9, en: ${en} }
  aliases: []
  near: [${station && `{ station: ${station}, exit: "2" }`}]
  source: { th: แหล่ง, en: Source }
  asOf: "2026-11-20"
  certainty: probable
`;

const sitePlaces = path.resolve(import.meta.dirname, '../../../../apps/site/content/places.yaml');

describe.each(storeDatabases)('the gazetteer on $name', ({ open }) => {
  let database: OpenDatabase;
  let content: ContentFolderFixture;
  let client: ApiClient;

  beforeAll(async () => {
    database = await open();
    client = openTestClient(database.db);
    await emptyTables(database.db);
    await importSiteFeed();
  });
  beforeEach(async () => {
    content = await createContentFolder();
    await database.db.delete(namedPlaces);
  });
  afterEach(() => content.close());
  afterAll(() => database.close());

  const importSiteFeed = async () =>
    importFeed(database.db, { files: await readSiteFeed(), ownAgencies: siteAgencies, now: () => testNow });
  const importAll = async () => {
    const list = await readPlaces(content.folder);
    return [...list.problems, ...(await importPlaces(database.db, list))];
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

  it('leaves out stations that the feed does not have, and places that have no others', async () => {
    await content.write('places.yaml', place('here') + place('elsewhere', { station: 'XX01' }));
    await importAll();
    expect(await ids()).toEqual(['here']);
  });

  it('has places without a station in walking distance', async () => {
    await content.write('places.yaml', place('far', { station: '' }));
    expect(await importAll()).toEqual([]);
    expect(await client.gazetteer.places()).toMatchObject([{ id: 'far', near: [] }]);
  });

  it('leaves out a place whose id is the code of a station, with line and reason', async () => {
    const stops = smallFeed['stops.txt']!.replaceAll(',A01,สถานี', ',a01,สถานี');
    const files = smallFeedWith({ 'stops.txt': stops });
    await importFeed(database.db, { files, now: () => testNow });
    await content.write('places.yaml', place('one', { station: 'a01' }) + place('a01', { station: 'a01' }));
    expect(await importAll()).toEqual([
      { file: 'places.yaml', line: 9, reason: 'id: a01 is the code of a station' },
    ]);
    expect(await ids()).toEqual(['one']);
    await importSiteFeed();
  });

  describe('of the site', () => {
    beforeEach(async () => {
      await content.write('places.yaml', await readFile(sitePlaces, 'utf8'));
      expect(await importAll()).toEqual([]);
    });

    it.each([
      ['Suvarnabhumi Airport', ['A1']],
      ['Don Mueang Airport', ['RN08']],
      ['Central Rama 9', ['BL20 exit 2']],
      ['Chatuchak Weekend Market', ['BL12 exit 1', 'BL13 exit 1']],
      ['Bumrungrad Hospital', ['E3 15 min']],
      ['Siriraj Hospital', []],
    ])('gives the stations near %s', async (name, near) => {
      const found = (await client.gazetteer.places()).find((one) => one.name.en === name);
      expect(
        found?.near.map(({ station, exit, walkMinutes }) =>
          [station, ...(exit ? [`exit ${exit}`] : []), ...(walkMinutes ? [`${walkMinutes} min`] : [])].join(
            ' ',
          ),
        ),
      ).toEqual(near);
    });

    it('search says what a place is', async () => {
      const { items } = await client.search.search({ q: 'Suvarnabhumi Airport', lang: 'en' });
      expect(items).toContainEqual(expect.objectContaining({ kind: 'place', placeKind: 'airport' }));
    });
  });
});
