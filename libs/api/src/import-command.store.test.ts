import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from './database/database';
import { listAudit } from './audit/audit.store';
import { runFeedCheck, runImport } from './import-command';
import { importFeedFrom } from './network/import-feed-from';
import { findFeedInForce } from './network/network.store';
import { listAlerts, replaceAlerts } from './notices/notices.store';
import { readServiceReports } from './notices/service-reports.store';
import { alertExample } from './testing/alert-example';
import { type FileServer, openFileServer } from './testing/file-server';
import { encodeRealtime } from './testing/realtime-feed';
import { smallFeed } from './testing/small-feed';
import { testNow } from './testing/test-api';
import { emptyTables, storeDatabases } from './testing/test-databases';

const other = { ...smallFeed, 'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\n' };
const broken = {
  ...other,
  'trips.txt': 'route_id,service_id,trip_id\nwest,weekday,w0\n',
  'stop.txt': 'stop_id\n',
};
const zipped = (feed: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(feed).map(([name, text]) => [name, Buffer.from(text)])));
const noNorth = { id: 'no-north', effect: 1, entities: [{ routeId: 'north' }], header: { en: 'No trains' } };
const realtime = encodeRealtime({ alerts: [noNorth] });

describe.each(storeDatabases)('runImport on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: FileServer;
  let folder: string;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await emptyTables(database.db);
    server = await openFileServer();
    folder = await mkdtemp(path.join(os.tmpdir(), 'raang-import-'));
    await write('start', smallFeed);
    await importFeedFrom(database.db, { source: path.join(folder, 'start'), now });
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  afterAll(() => database.close());

  const now = () => testNow;
  async function write(name: string, feed: Record<string, string>) {
    await mkdir(path.join(folder, name));
    for (const [file, text] of Object.entries(feed)) await writeFile(path.join(folder, name, file), text);
    return path.join(folder, name);
  }
  const run = (kind: 'gtfs' | 'alerts', source: string) =>
    runImport(database.db, { kind, source, startFeed: path.join(folder, 'start'), now });

  test.each<[string, () => Promise<string>]>([
    ['a folder', () => write('other', other)],
    [
      'a zip file',
      async () => {
        await writeFile(path.join(folder, 'other.zip'), zipped(other));
        return path.join(folder, 'other.zip');
      },
    ],
    [
      'a URL',
      async () => {
        server.give(zipped(other));
        return server.url;
      },
    ],
  ])('activates a feed from %s, and the next start keeps it', async (_, give) => {
    const before = await findFeedInForce(database.db);
    expect(await run('gtfs', await give())).toEqual({
      isRefused: false,
      lines: [expect.stringMatching(/^✓ the feed is active/), 'imported: nothing to report'],
    });
    const after = await findFeedInForce(database.db);
    expect(after?.digest).not.toBe(before?.digest);
    expect(await listAudit(database.db, { page: 1, pageSize: 10 })).toMatchObject({
      items: [{ by: 'npm run import', action: 'import gtfs', details: { isRefused: false } }],
    });
    const start = { source: path.join(folder, 'start'), now };
    expect(await importFeedFrom(database.db, start)).toMatchObject({ outcome: 'kept' });
    expect(await findFeedInForce(database.db)).toEqual(after);
  });

  test.each<[string, () => string | Promise<string>, (string | RegExp)[]]>([
    [
      'with errors',
      () => write('broken', broken),
      [
        'note: stop.txt: is not a GTFS file and is ignored',
        'error: trips.txt:2 route_id: west is not in routes.txt',
      ],
    ],
    ['that does not exist', () => path.join(folder, 'nowhere'), [/nowhere: no such file or folder$/]],
    [
      'that is not a zip file',
      () => {
        server.give('<html>');
        return server.url;
      },
      [/^error: zip: the archive cannot be read/],
    ],
    ['whose URL responds with 404', () => server.url, ['error: the server responded with status 404']],
  ])('refuses a feed %s with all reasons, and keeps the previous feed', async (_, give, reasons) => {
    const before = await findFeedInForce(database.db);
    const { isRefused, lines } = await run('gtfs', await give());
    expect(isRefused).toBe(true);
    for (const reason of reasons)
      expect(lines).toContainEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
    expect(lines.at(-2)).toBe('✗ the feed is refused; the previous feed stays active');
    expect(lines.at(-1)).toMatch(/^refused: \d+ errors?/);
    expect(await findFeedInForce(database.db)).toEqual(before);
  });

  describe('a feed with something to report', () => {
    const named = [
      {
        source: 'content',
        lines: new Map([
          ['north', { items: 3, file: 'travel/station/a01.en.md' }],
          ['west', { items: 2, file: 'travel/station/w01.en.md' }],
        ]),
        stations: new Map([['W01', { items: 1, file: 'places.yaml' }]]),
      },
      {
        source: 'authority.ts',
        lines: new Map([['west', { items: 1, file: 'authority.ts' }]]),
        stations: new Map(),
      },
    ];
    const odd = {
      ...smallFeed,
      'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\nA03,gone,0\n',
      'shapes.txt': 'shape_id\n',
    };
    const report = [
      'note: shapes.txt: is not read',
      'warning: transfers.txt:2 to_stop_id: gone is not in stops.txt; the row is left out',
      'warning: content line: the feed has no line west, which 2 items name, the first of them travel/station/w01.en.md',
      'warning: content station: the feed has no station W01, which places.yaml names',
      'warning: authority.ts line: the feed has no line west, which authority.ts names',
    ];

    it('is imported, and the report is stored for later starts', async () => {
      const source = await write('odd', odd);
      const outcome = await runImport(database.db, {
        kind: 'gtfs',
        source,
        startFeed: path.join(folder, 'start'),
        names: named,
        now,
      });
      expect(outcome).toEqual({
        isRefused: false,
        lines: [...report, expect.stringMatching(/^✓ the feed is active/), 'imported: 4 warnings, 1 note'],
      });
      const again = await importFeedFrom(database.db, { source: path.join(folder, 'start'), now });
      expect(again).toEqual({
        outcome: 'kept',
        problems: [],
        counts: { error: 0, warning: 4, note: 1 },
        reasons: report.map((line) => {
          const [severity, text] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)];
          return { severity, text, count: 1 };
        }),
        summary: 'kept: 4 warnings, 1 note',
      });
    });

    it('is only checked on request: nothing is written', async () => {
      const before = await findFeedInForce(database.db);
      expect(await runFeedCheck({ source: await write('odd', odd), names: named })).toEqual({
        isRefused: false,
        lines: [
          ...report,
          '✓ an import would activate the feed; nothing was changed',
          'checked: 4 warnings, 1 note',
        ],
      });
      expect(await findFeedInForce(database.db)).toEqual(before);
      expect(await runFeedCheck({ source: await write('broken', broken) })).toMatchObject({
        isRefused: true,
      });
      expect(await runFeedCheck({ source: path.join(folder, 'nowhere') })).toMatchObject({ isRefused: true });
    });
  });

  it('refuses a feed with another clock than the site', async () => {
    const agency = (smallFeed['agency.txt'] ?? '').replace('Asia/Bangkok', 'America/Los_Angeles');
    const { isRefused, lines } = await run(
      'gtfs',
      await write('far', { ...smallFeed, 'agency.txt': agency }),
    );
    expect([isRefused, lines[0]]).toEqual([
      true,
      'error: agency.txt:2 agency_timezone: America/Los_Angeles is not the time zone of this site, Asia/Bangkok (timeZone in authority.ts): 15 hours apart',
    ]);
  });

  test.each<[string, () => Promise<string>]>([
    [
      'a file',
      async () => {
        await writeFile(path.join(folder, 'alerts.pb'), realtime);
        return path.join(folder, 'alerts.pb');
      },
    ],
    [
      'a URL',
      async () => {
        server.give(realtime);
        return server.url;
      },
    ],
  ])('imports alerts from %s, and keeps alerts of other sources', async (_, give) => {
    await replaceAlerts(database.db, 'feed', [alertExample({ id: 'of-the-feed' })]);
    expect(await run('alerts', await give())).toEqual({ isRefused: false, lines: ['✓ alerts imported: 1'] });
    const ids = (await listAlerts(database.db)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['import-no-north', 'of-the-feed']);
    expect(await readServiceReports(database.db, testNow)).toMatchObject({
      state: 'confirmed',
      confirmation: { source: 'import' },
    });
  });

  it('reports alerts that it could not import', async () => {
    server.give(encodeRealtime({ alerts: [{ ...noNorth, entities: [{ routeId: 'west' }] }] }));
    expect(await run('alerts', server.url)).toEqual({
      isRefused: false,
      lines: [
        'warning: alert "no-north": nothing in the network matches {"routeId":"west"}',
        'warning: alert "no-north" is ignored: it affects nothing in the network',
        '✓ alerts imported: 0',
      ],
    });
  });

  test.each<[string, () => string, string | RegExp]>([
    [
      'in another format',
      () => path.join(folder, 'start', 'stops.txt'),
      /^error: the input is not a GTFS-Realtime feed: /,
    ],
    ['that do not exist', () => path.join(folder, 'nowhere'), /^error: ENOENT/],
    ['whose URL responds with 404', () => server.url, 'error: the server responded with status 404'],
  ])('refuses alerts %s, and keeps the previous alerts', async (_, give, reason) => {
    await replaceAlerts(database.db, 'import', [alertExample({ id: 'before' })]);
    const { isRefused, lines } = await run('alerts', give());
    expect([isRefused, lines[0]]).toEqual([true, expect.stringMatching(reason)]);
    expect(await listAlerts(database.db)).toMatchObject([{ id: 'before' }]);
  });
});
