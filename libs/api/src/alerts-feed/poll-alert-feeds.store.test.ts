import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { createFeedSources } from '../network/feed-source';
import { importFeed } from '../network/network.import';
import { listAlerts, replaceAlerts } from '../notices/notices.store';
import { listReports, readServiceReports } from '../notices/service-reports.store';
import { alertExample } from '../testing/alert-example';
import { type FileServer, openFileServer } from '../testing/file-server';
import { encodeRealtime } from '../testing/realtime-feed';
import { smallFeedWith } from '../testing/small-feed';
import { testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { type AlertFeeds, pollAlertFeeds } from './poll-alert-feeds';

const timestamp = testNow.getTime() / 1000 - 60;
const said = (id: string, routeId: string, madeAt = timestamp) =>
  encodeRealtime({
    timestamp: madeAt,
    alerts: [{ id, effect: 1, entities: [{ routeId }], header: { en: 'No trains' } }],
  });

describe.each(storeDatabases)('pollAlertFeeds on $name', ({ open }) => {
  let database: OpenDatabase;
  let servers: FileServer[];
  let feeds: AlertFeeds | undefined;
  let log: string[];

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await emptyTables(database.db);
    await importFeed(database.db, { files: smallFeedWith(), now: () => testNow });
    servers = await Promise.all([openFileServer(), openFileServer()]);
    log = [];
  });
  afterEach(async () => {
    await feeds?.stop();
    await Promise.all(servers.map((server) => server.close()));
  });
  afterAll(() => database.close());

  /** Resolves after the first poll of each. */
  async function start(polled: readonly FileServer[], headersFor?: () => Promise<Record<string, string>>) {
    const say = (line: string) => void log.push(line);
    const arrivals = polled.map(() => Promise.withResolvers<void>());
    let arrived = 0;
    const urls = polled.map(({ url }) => url);
    feeds = await pollAlertFeeds(urls, {
      db: database.db,
      headersFor,
      feedSource: createFeedSources({ onError: (error) => expect.fail(String(error)) }).newest,
      now: () => testNow,
      log: { info: say, warn: say, error: (_, line) => say(line) },
      wait: (_, signal) => {
        arrivals[arrived]?.resolve();
        arrived += 1;
        return new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
    });
    await Promise.all(arrivals.map(({ promise }) => promise));
    return feeds;
  }
  const ids = async () => (await listAlerts(database.db)).map(({ id }) => id).toSorted();
  const sources = async () => (await listReports(database.db)).map(({ source }) => source);

  it('keeps equal ids of two feeds apart', async () => {
    servers[0]!.give(said('x', 'north'));
    servers[1]!.give(said('x', 'east'));
    const { status } = await start(servers);
    expect([await ids(), await sources()]).toEqual([
      ['feed-x', 'feed2-x'],
      ['feed', 'feed:2'],
    ]);
    expect(status()).toMatchObject({ outcome: 'current', currentAt: testNow.toISOString() });
    expect(status()?.feeds).toHaveLength(2);
  });

  it('reports one that fails, and keeps the other', async () => {
    servers[0]!.give(said('x', 'north'));
    const { status } = await start(servers);
    expect(status()).toMatchObject({
      outcome: 'failing',
      reason: 'the server responded with status 404',
      feeds: [{ outcome: 'current' }, { outcome: 'failing' }],
    });
    expect(status()).not.toHaveProperty('currentAt');
    expect(log).toEqual([expect.stringMatching(/^the alerts feed feed:2 fails: /)]);
    expect(await ids()).toEqual(['feed-x']);
  });

  it('adds up what was left out', async () => {
    servers[0]!.give(said('x', 'west'));
    servers[1]!.give(said('y', 'south'));
    const { status } = await start(servers);
    expect(status()).toMatchObject({
      leftOut: { 'selectors that match nothing': 2, 'alerts that affect nothing in the network': 2 },
    });
    expect(status()?.problems).toHaveLength(4);
  });

  it('is live only while every feed is', async () => {
    servers[0]!.give(said('x', 'north'));
    servers[1]!.give(said('x', 'east', timestamp - 3600));
    await start(servers);
    expect(await readServiceReports(database.db, testNow)).toMatchObject({ state: 'interrupted' });
  });

  it('forgets feeds that are polled no more, and no other source', async () => {
    for (const server of servers) server.give(said('x', 'north'));
    await replaceAlerts(database.db, 'content', [alertExample({ id: 'ours' })]);
    await (await start(servers)).stop();
    await (await start(servers.slice(0, 1))).stop();
    expect([await ids(), await sources()]).toEqual([['feed-x', 'ours'], ['feed']]);
    const { status } = await start([]);
    expect([status(), await ids(), await sources()]).toEqual([undefined, ['ours'], []]);
  });

  it('sends headers', async () => {
    let key: unknown;
    servers[0]!.answer(({ headers }, response) => {
      key = headers['x-api-key'];
      response.end(said('x', 'north'));
    });
    await (await start(servers.slice(0, 1), async () => ({ 'x-api-key': 'secret' }))).stop();
    expect([key, log]).toEqual(['secret', []]);
  });
});
