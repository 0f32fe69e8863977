import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { ApiClient } from '@raang/api-client';
import { openZip, printFeedPlace } from '@raang/journeys/gtfs';
import type { OpenDatabase } from '../database/database';
import { type FeedText, smallFeed, smallFeedWith } from '../testing/small-feed';
import { openTestClient, testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { importFeed } from './network.import';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;

/** A file of the small feed with a replacement, which must have an effect. */
function changed(file: string, search: string, by: string): FeedText {
  const before = smallFeed[file] ?? '';
  const after = before.replace(search, by);
  expect(after).not.toBe(before);
  return { [file]: after };
}

describe.each(storeDatabases)('the network on $name', ({ open }) => {
  let database: OpenDatabase;
  let client: ApiClient;

  beforeAll(async () => {
    database = await open();
    client = openTestClient(database.db);
  });
  beforeEach(() => emptyTables(database.db));
  afterAll(() => database.close());

  const put = (replaced?: FeedText) =>
    importFeed(database.db, { files: smallFeedWith(replaced), now: () => testNow });
  const lineNames = async (from = client) => (await from.network.lines({})).map(({ name }) => name.en);

  describe('before the first import', () => {
    it('has neither lines nor stations', async () => {
      expect(await client.network.lines({})).toEqual([]);
      expect(await client.network.stations({})).toEqual([]);
      expect(await client.network.feed({})).toEqual({ attributions: [], sources: [] });
      expect(await client.network.archive({})).toBeUndefined();
    });
  });

  describe('after an import', () => {
    beforeEach(() => put());

    it('says when the feed was imported, and what it says about itself', async () => {
      expect(await client.network.feed({})).toEqual({
        importedAt: '2026-11-20T12:00:00+07:00',
        changedAt: '2026-11-20T12:00:00+07:00',
        validFrom: '2026-09-01',
        validTo: '2026-12-31',
        archive: { sizeBytes: expect.any(Number), sha256: expect.any(String) },
        attributions: [],
        sources: [],
      });
      await put({
        'feed_info.txt': [
          'feed_publisher_name,feed_publisher_url,feed_lang,feed_version,feed_licence,feed_licence_url',
          'เมโทร,https://metro.example.org,mul,7,CC BY 4.0,https://creativecommons.org/licenses/by/4.0/',
        ].join('\n'),
        'attributions.txt':
          'attribution_id,organization_name,is_producer,licence\nopen,Open data office,1,CC BY 4.0\n',
        'sources.txt': 'source_id,name_th,name_en,as_of\nlist,รายชื่อสถานี,List of stations,20260619\n',
      });
      expect(await client.network.feed({})).toMatchObject({
        publisher: { name: { th: 'เมโทร', en: 'เมโทร' }, url: 'https://metro.example.org' },
        version: '7',
        licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
        attributions: [
          { organisation: { th: 'Open data office', en: 'Open data office' }, licence: 'CC BY 4.0' },
        ],
        sources: [{ name: { th: 'รายชื่อสถานี', en: 'List of stations' }, asOf: '2026-06-19' }],
      });
    });

    it('returns the archive with the size and checksum that it states', async () => {
      const [{ archive }, file] = await Promise.all([client.network.feed({}), client.network.archive({})]);
      const bytes = new Uint8Array(await file!.arrayBuffer());
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect([file!.name, file!.type]).toEqual(['gtfs.zip', 'application/zip']);
      expect(archive).toEqual({ sizeBytes: bytes.length, sha256 });
      expect(openZip(bytes).names).toEqual(Object.keys(smallFeed).toSorted());
    });

    it('lists lines in network order', async () => {
      expect(await lineNames()).toEqual(['North Line', 'East Line']);
    });

    test.each([
      [undefined, 'A01 A02 A03 B01 B02'],
      ['east', 'B01 B02'],
    ])('lists the stations of line %s: %s', async (line, codes) => {
      const stations = await client.network.stations({ line });
      expect(stations.map(({ code }) => code).join(' ')).toBe(codes);
      expect(Object.keys(stations[0] ?? {})).not.toContain('serviceHours');
    });

    it('returns a station with exits, interchanges, first and last trains', async () => {
      expect(await client.network.station({ code: 'A01' })).toMatchObject({
        code: 'A01',
        name: { en: 'Old Market' },
        lineIds: ['north'],
        isStepFree: true,
        exits: [{ name: '1' }],
        equipment: [],
        serviceHours: [{ nextStation: 'A02', dayTypes: ['weekday'] }, { nextStation: 'A02' }],
      });
      expect((await client.network.station({ code: 'A03' })).interchanges).toEqual([
        { station: 'B01', lineIds: ['east'], walkMinutes: 2 },
      ]);
    });

    it('returns first and last trains of a line in the order of its stations, past midnight', async () => {
      const hours = await client.network.serviceHours({ line: 'north' });
      expect(
        hours.map(({ station, nextStation, dayTypes, firstTrain, lastTrain }) =>
          [station, nextStation, dayTypes.join('+'), clock(firstTrain), clock(lastTrain)].join(' '),
        ),
      ).toEqual([
        'A01 A02 weekday 5:30 24:10',
        'A01 A02 saturday+sunday-holiday 6:00 24:00',
        'A02 A03 weekday 5:32 24:12',
        'A02 A03 saturday+sunday-holiday 6:02 24:02',
      ]);
      expect(hours.every(({ certainty }) => certainty === 'computed')).toBe(true);
    });

    it('returns the headways of a line; a line with a timetable has none', async () => {
      const headways = await client.network.headways({ line: 'north' });
      expect(headways.map(({ headwaySeconds }) => headwaySeconds).toSorted()).toEqual([300, 600, 600]);
      expect(await client.network.headways({ line: 'east' })).toEqual([]);
    });

    test.each([
      ['line (headways)', () => client.network.headways({ line: 'west' })],
      ['line (service hours)', () => client.network.serviceHours({ line: 'west' })],
      ['line (stations)', () => client.network.stations({ line: 'west' })],
      ['station', () => client.network.station({ code: 'Z99' })],
    ])('returns NOT_FOUND for an unknown %s', async (_, ask) => {
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
    });

    it('returns BAD_REQUEST and the field for an invalid code', async () => {
      await expect(client.network.station({ code: 'no such code' })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { fields: [{ field: 'code' }] },
      });
    });
  });

  describe('importing a feed', () => {
    it('activates it, and changes nothing the second time', async () => {
      expect(await put()).toMatchObject({ outcome: 'imported', report: { problems: [] } });
      expect(await put()).toMatchObject({ outcome: 'unchanged', report: { problems: [] } });
    });

    it('happens once if several processes start at the same time', async () => {
      await put();
      const another = changed('translations.txt', 'North Line', 'Northern Line');
      const imports = await Promise.all(Array.from({ length: 8 }, () => put(another)));
      expect(imports.map(({ outcome }) => outcome).toSorted()).toEqual([
        'imported',
        ...Array(7).fill('unchanged'),
      ]);
    });

    describe('by command', () => {
      const bundled = smallFeedWith();
      const newBundled = smallFeedWith(changed('translations.txt', 'East Line', 'Eastern Line'));
      const imported = smallFeedWith(changed('translations.txt', 'North Line', 'Northern Line'));
      const start = (files = bundled) => importFeed(database.db, { files, now: () => testNow });
      const command = (files = imported, insteadOf = bundled) =>
        importFeed(database.db, { files, insteadOf, now: () => testNow });

      it('keeps it active after the next starts', async () => {
        await start();
        expect(await command()).toMatchObject({ outcome: 'imported' });
        expect(await start()).toMatchObject({ outcome: 'kept', report: { problems: [] } });
        expect(await start()).toMatchObject({ outcome: 'kept', report: { problems: [] } });
        expect(await lineNames()).toEqual(['Northern Line', 'East Line']);
      });

      it('keeps it active also if the site has never started', async () => {
        await command();
        expect(await start()).toMatchObject({ outcome: 'kept' });
      });

      it('keeps it active until the feed of the start changes', async () => {
        await start();
        await command();
        expect(await start(newBundled)).toMatchObject({ outcome: 'imported' });
        expect(await lineNames()).toEqual(['North Line', 'Eastern Line']);
        expect(await start(newBundled)).toMatchObject({ outcome: 'unchanged' });
      });

      it('a second time keeps it active although the feed of the start has changed', async () => {
        await command();
        expect(await command(imported, newBundled)).toMatchObject({ outcome: 'unchanged' });
        expect(await start(newBundled)).toMatchObject({ outcome: 'kept' });
      });

      it('refuses a feed with errors, and keeps the previously imported one', async () => {
        await command();
        const broken = smallFeedWith({ 'routes.txt': 'route_id\n' });
        expect(await command(broken)).toMatchObject({ outcome: 'refused' });
        expect(await start()).toMatchObject({ outcome: 'kept' });
        expect(await lineNames()).toEqual(['Northern Line', 'East Line']);
      });

      it('with the feed of the start lets a later start replace it', async () => {
        await command();
        await command(bundled);
        expect(await start()).toMatchObject({ outcome: 'unchanged' });
        expect(await start(newBundled)).toMatchObject({ outcome: 'imported' });
      });
    });

    it('is detected by every running process', async () => {
      await put();
      const other = openTestClient(database.db);
      expect([await lineNames(), await lineNames(other)].flat()).toContain('North Line');
      expect(await put(changed('translations.txt', 'North Line', 'Northern Line'))).toMatchObject({
        outcome: 'imported',
      });
      const renamed = ['Northern Line', 'East Line'];
      expect([await lineNames(), await lineNames(other)]).toEqual([renamed, renamed]);
    });

    it('refuses a feed with errors, names file, line and reason, and keeps the previous one', async () => {
      await put();
      const { outcome, report } = await put({
        ...changed('stop_times.txt', 'A02-platform', 'A99-platform'),
        ...changed('routes.txt', '1964B7', 'blue'),
      });
      expect(outcome).toBe('refused');
      expect(report.problems.map(printFeedPlace).toSorted()).toEqual([
        'routes.txt:2 route_color: must be a colour of six digits such as 1964B7, not blue',
        'stop_times.txt:3 stop_id: is not in stops.txt',
      ]);
      expect(await lineNames()).toEqual(['North Line', 'East Line']);
    });

    it('accepts a feed with warnings, and reports them', async () => {
      const { outcome, report } = await put({ 'stop.txt': 'stop_id\n' });
      expect(outcome).toBe('imported');
      expect(report.problems.map(printFeedPlace)).toEqual(['stop.txt: is not a GTFS file and is ignored']);
      expect(await lineNames()).toEqual(['North Line', 'East Line']);
    });
  });
});
