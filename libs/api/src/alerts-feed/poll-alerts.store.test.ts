import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { createFeedSources } from '../network/feed-source';
import { importFeed } from '../network/network.import';
import { listAlerts, replaceAlerts } from '../notices/notices.store';
import { forgetAlertsFeeds, listReports, readServiceReports } from '../notices/service-reports.store';
import { alertExample } from '../testing/alert-example';
import { type FileServer, openFileServer } from '../testing/file-server';
import { encodeRealtime } from '../testing/realtime-feed';
import { smallFeedWith } from '../testing/small-feed';
import { testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { createTurns } from '../testing/turns';
import { type AlertsPoll, pollAlerts } from './poll-alerts';

const timestamp = testNow.getTime() / 1000 - 60;
const noNorth = { id: 'no-north', effect: 1, entities: [{ routeId: 'north' }], header: { en: 'No trains' } };
const noEast = { id: 'no-east', effect: 1, entities: [{ routeId: 'east' }], header: { en: 'No trains' } };
const asBytes = (...alerts: (typeof noNorth)[]) => encodeRealtime({ timestamp, alerts });

describe.each(storeDatabases)('pollAlerts on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: FileServer;
  let turns: ReturnType<typeof createTurns>;
  let log: string[];
  let poll: AlertsPoll | undefined;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await emptyTables(database.db);
    await importFeed(database.db, { files: smallFeedWith(), now: () => testNow });
    server = await openFileServer();
    turns = createTurns();
    log = [];
  });
  afterEach(async () => {
    await poll?.stop();
    await server.close();
  });
  afterAll(() => database.close());

  /** Resolves after the first poll. */
  async function start(rest: Partial<Parameters<typeof pollAlerts>[0]> = {}) {
    const say = (line: string) => void log.push(line);
    poll = pollAlerts({
      db: database.db,
      url: server.url,
      source: 'feed',
      feedSource: createFeedSources({ onError: (error) => expect.fail(String(error)) }).newest,
      now: () => testNow,
      log: { info: say, warn: say, error: (_, line) => say(line) },
      random: () => 0,
      wait: turns.wait,
      ...rest,
    });
    await turns.reached();
    return poll;
  }
  const ids = async () => (await listAlerts(database.db)).map(({ id }) => id).toSorted();

  test.each([
    ['protocol buffer', asBytes(noNorth)],
    [
      'JSON',
      JSON.stringify({
        header: { gtfs_realtime_version: '2.0' },
        entity: [
          {
            id: 'no-north',
            alert: {
              informed_entity: [{ route_id: 'north' }],
              header_text: { translation: [{ text: 'No trains' }] },
            },
          },
        ],
      }),
    ],
  ])('imports a feed in the format %s', async (_, bytes) => {
    server.give(bytes);
    const { status } = await start();
    expect(await ids()).toEqual(['feed-no-north']);
    expect(status()).toEqual({
      outcome: 'current',
      currentAt: testNow.toISOString(),
      leftOut: {},
      problems: [],
    });
    expect([log, turns.waited]).toEqual([[], [30_000]]);
  });

  const simulated = JSON.stringify({
    header: { gtfs_realtime_version: '2.0', is_simulated: true },
    entity: [
      {
        id: 'no-north',
        alert: {
          informed_entity: [{ route_id: 'north' }],
          header_text: { translation: [{ text: 'No trains' }] },
        },
      },
    ],
  });

  test('marks the alerts of a simulated feed, which says nothing of the service', async () => {
    server.give(simulated);
    await start({ withExamples: true });
    expect(await listAlerts(database.db)).toMatchObject([{ id: 'feed-no-north', example: true }]);
    expect(await listReports(database.db)).toMatchObject([{ source: 'feed', at: null }]);
  });

  test('refuses a simulated feed where there are no examples', async () => {
    server.give(simulated);
    const { status } = await start();
    expect(status()).toMatchObject({ outcome: 'failing', reason: expect.stringContaining('simulated') });
    expect(await ids()).toEqual([]);
  });

  it('replaces alerts of the feed, and keeps alerts of other sources', async () => {
    await replaceAlerts(database.db, 'content', [alertExample({ id: 'ours' })]);
    server.give(asBytes(noNorth));
    await start();
    server.give(asBytes(noEast));
    await turns.next();
    expect(await ids()).toEqual(['feed-no-east', 'ours']);
    server.give(asBytes());
    await turns.next();
    expect(await ids()).toEqual(['ours']);
  });

  describe('reports what is known about lines without an alert', () => {
    const reports = (minutesLater = 0) =>
      readServiceReports(database.db, new Date(testNow.getTime() + minutesLater * 60_000));
    const confirmation = { source: 'feed', at: new Date(timestamp * 1000).toISOString() };

    it('as live until the time of the feed is older than ten minutes', async () => {
      server.give(asBytes());
      await start();
      expect(await reports(9)).toEqual({ state: 'live', confirmation });
      expect(await reports(10)).toEqual({ state: 'interrupted', confirmation });
    });

    it('as of the time of an unchanged feed', async () => {
      server.answer(({ headers }, response) => {
        if (headers['if-none-match']) response.writeHead(304).end();
        else response.writeHead(200, { etag: '"1"' }).end(asBytes());
      });
      await start({ now: () => new Date(testNow.getTime() + turns.waited.length * 60_000) });
      await turns.next();
      expect((await reports()).confirmation).toEqual(confirmation);
    });

    it('as of the first download if the feed has no time, also if it has not changed', async () => {
      server.answer(({ headers }, response) => {
        if (headers['if-none-match']) response.writeHead(304).end();
        else
          response
            .writeHead(200, { etag: '"1"' })
            .end('{"header":{"gtfs_realtime_version":"2.0"},"entity":[]}');
      });
      await start({ now: () => new Date(testNow.getTime() + turns.waited.length * 60_000) });
      expect((await reports()).confirmation?.at).toBe(testNow.toISOString());
      await turns.next();
      expect((await reports()).confirmation?.at).toBe(testNow.toISOString());
    });

    it('as interrupted if the feed has never answered, and as nothing once it is polled no more', async () => {
      await server.close();
      await start();
      expect(await reports()).toEqual({ state: 'interrupted' });
      await forgetAlertsFeeds(database.db, []);
      expect(await reports()).toEqual({ state: 'none' });
    });
  });

  it('sends conditional requests until the network changes', async () => {
    const validators: unknown[] = [];
    server.answer(({ headers }, response) => {
      validators.push(headers['if-none-match']);
      if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(asBytes(noNorth));
    });
    const { status } = await start();
    await turns.next();
    expect(validators).toEqual([undefined, '"1"']);
    expect([await ids(), status().outcome]).toEqual([['feed-no-north'], 'current']);

    // with a different network, the validators must not be sent
    await importFeed(database.db, {
      files: smallFeedWith({ 'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\n' }),
      now: () => new Date(testNow.getTime() + 1000),
    });
    await turns.next();
    expect(validators).toEqual([undefined, '"1"', undefined]);
  });

  test.each<[string, string, (server: FileServer) => void | Promise<void>]>([
    [
      'is a web page',
      'the input is not a GTFS-Realtime feed',
      ({ give }) => give('<html>Please sign in</html>'),
    ],
    [
      'is truncated',
      'the input is not a GTFS-Realtime feed',
      ({ give }) => give(asBytes(noEast).subarray(0, -3)),
    ],
    [
      'responds with an error',
      'the server responded with status 503',
      ({ answer }) => answer((_, response) => response.writeHead(503).end('Out of order')),
    ],
    [
      'exceeds the size limit',
      'the response is larger than 5242880 bytes',
      ({ give }) => give(Buffer.alloc(6 * 1024 * 1024)),
    ],
    [
      'closes the connection',
      'the server cannot be reached',
      ({ answer }) => answer((_, response) => void response.socket?.destroy()),
    ],
    ['cannot be reached', 'the server cannot be reached (ECONNREFUSED)', ({ close }) => close()],
  ])(
    'keeps the previous alerts, logs once and polls less often if the feed %s',
    async (_, reason, break_) => {
      server.give(asBytes(noNorth));
      const { status } = await start();
      await break_(server);
      await turns.next();
      await turns.next();
      expect(await ids()).toEqual(['feed-no-north']);
      expect(status()).toMatchObject({
        outcome: 'failing',
        reason: expect.stringContaining(reason),
        currentAt: testNow.toISOString(),
      });
      expect(log).toEqual([expect.stringContaining(reason)]);
      expect(turns.waited).toEqual([30_000, 60_000, 120_000]);
      expect(JSON.stringify([log, status()])).not.toContain('secret-of-ours');
    },
  );

  it('keeps the previous alerts after a timeout', async () => {
    await replaceAlerts(database.db, 'feed', [alertExample({ id: 'feed-before' })]);
    server.answer((_, response) => void response.writeHead(200).write('{'));
    const { status } = await start({ timeoutMilliseconds: 40 });
    expect(await ids()).toEqual(['feed-before']);
    expect(status()).toMatchObject({ outcome: 'failing', reason: 'the server did not respond within 40 ms' });
  });

  it('logs a recovery, and returns to the normal interval', async () => {
    server.give('');
    const { status } = await start();
    server.give(asBytes(noNorth));
    await turns.next();
    expect(status()).toEqual({
      outcome: 'current',
      currentAt: testNow.toISOString(),
      leftOut: {},
      problems: [],
    });
    expect(log).toEqual([expect.stringContaining('fails'), 'the alerts feed has recovered']);
    expect(turns.waited).toEqual([60_000, 30_000]);
  });

  it('logs an unknown entity once, and reports it in the status while the feed has it', async () => {
    const problems = ['alert "no-north": nothing in the network matches {"routeId":"west"}'];
    const counts = 'the alerts feed: left out 1 selectors that match nothing';
    const withUnknown = { ...noNorth, entities: [{ routeId: 'west' }, { routeId: 'north' }] };
    server.give(asBytes(withUnknown));
    const { status } = await start();
    await turns.next();
    expect([status().problems, log]).toEqual([problems, [...problems, counts]]);
    expect(status().leftOut).toEqual({ 'selectors that match nothing': 1 });
    const [report] = await listReports(database.db);
    expect(report?.leftOut).toEqual({ counts: status().leftOut, lines: problems });
    server.give(asBytes(noNorth));
    await turns.next();
    expect([status().problems, log]).toEqual([[], [...problems, counts]]);
    expect(status().leftOut).toEqual({});
  });

  it('fails before a network has been imported', async () => {
    await emptyTables(database.db);
    server.give(asBytes(noNorth));
    const { status } = await start();
    expect(status()).toMatchObject({
      outcome: 'failing',
      reason: 'no network has been imported yet',
    });
  });

  it('aborts a request in progress when polling stops', async () => {
    let requests = 0;
    server.answer((_, response) => {
      requests += 1;
      if (requests === 1) response.end(asBytes(noNorth));
      else response.writeHead(200).write('{');
    });
    const { stop } = await start();
    void turns.next();
    while (requests < 2) await sleep(5);
    await stop();
    expect([requests, await ids(), log]).toEqual([2, ['feed-no-north'], []]);
  });

  it('reads a feed by its Content-Type', async () => {
    server.answer((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(asBytes(noNorth)),
    );
    await start();
    expect(await ids()).toEqual(['feed-no-north']);
  });

  it('ignores a feed that is older than the last one, and accepts it after five minutes', async () => {
    let minutes = 0;
    const made = (earlier: number, alert: typeof noNorth) =>
      encodeRealtime({ timestamp: timestamp - earlier, alerts: [alert] });
    server.give(made(0, noNorth));
    const { status } = await start({ now: () => new Date(testNow.getTime() + minutes * 60_000) });
    server.give(made(60, noEast));
    minutes = 1;
    await turns.next();
    expect(await ids()).toEqual(['feed-no-north']);
    expect(status()).toMatchObject({ outcome: 'current', problems: [expect.stringContaining('older than')] });
    minutes = 6;
    await turns.next();
    expect([await ids(), status().problems]).toEqual([['feed-no-east'], []]);
  });

  it('warns of a clock that is ahead, and refuses one that is far ahead', async () => {
    const ahead = (seconds: number) =>
      encodeRealtime({ timestamp: testNow.getTime() / 1000 + seconds, alerts: [noNorth] });
    server.give(ahead(90));
    const { status } = await start();
    expect(status().problems).toEqual(['the alerts feed: its clock is ahead by 90 seconds']);
    server.give(ahead(600));
    await turns.next();
    expect(status()).toMatchObject({ outcome: 'failing', reason: 'its clock is ahead by 10 minutes' });
    expect(await ids()).toEqual(['feed-no-north']);
  });

  it('stores texts with NUL and half a surrogate pair, and loses only the alert that is broken', async () => {
    const entity = (id: string, text: unknown) => ({
      id,
      alert: { informed_entity: [{ route_id: 'north' }], header_text: { translation: [{ text }] } },
    });
    server.give(
      JSON.stringify({
        header: { gtfs_realtime_version: '2.0' },
        entity: [
          entity('nul', 'a\0b'),
          entity('half', 'a\ud83d'),
          entity('number', 7),
          entity('good', 'Closed'),
        ],
      }),
    );
    const { status } = await start();
    expect(await ids()).toEqual(['feed-good', 'feed-half', 'feed-nul']);
    expect(status().leftOut).toEqual({ 'entities that cannot be read': 1 });
  });

  it('can run in several processes at once', async () => {
    server.give(asBytes(noNorth, noEast));
    await start();
    const first = poll!;
    turns = createTurns();
    await start();
    await first.stop();
    expect([await ids(), log]).toEqual([['feed-no-east', 'feed-no-north'], []]);
  });
});
