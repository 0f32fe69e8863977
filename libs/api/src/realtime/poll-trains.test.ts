import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPlanner } from '@raang/journeys';
import { readFeed } from '@raang/journeys/gtfs';
import { type FileServer, openFileServer } from '../testing/file-server';
import { encodeTrains } from '../testing/realtime-trains';
import { smallFeedWith } from '../testing/small-feed';
import { createTurns } from '../testing/turns';
import type { LiveSnapshot } from './live-snapshot';
import { pollTrains, type TrainPolls, type TrainSettings } from './poll-trains';

const { timetable } = createPlanner(readFeed(smallFeedWith()));
const start = Date.parse('2026-11-20T08:00:00+07:00');

let servers: FileServer[];
let polls: TrainPolls | undefined;
beforeEach(async () => {
  servers = await Promise.all([openFileServer(), openFileServer()]);
});
afterEach(async () => {
  await polls?.stop();
  await Promise.all(servers.map(({ close }) => close()));
});

/** A feed that is some seconds old, with the train at 8:00 late by some seconds. */
const lateBy = (delay: number, { old = 0, tripId = 'e0', header = {} } = {}) =>
  encodeTrains({
    header: { gtfs_realtime_version: '2.0', timestamp: start / 1000 - old, ...header },
    entity: [
      {
        id: 'a',
        trip_update: {
          trip: { trip_id: tripId, start_date: '20261120' },
          stop_time_update: [{ stop_sequence: 1, departure: { delay } }],
        },
      },
    ],
  });

/** Polls until the test ends it. Time stands still unless the test moves it. */
async function run(settings: Partial<TrainSettings> = {}) {
  const given = { tripUpdates: [servers[0]!.url], positions: [], withExamples: false, ...settings };
  const [snapshots, log]: [LiveSnapshot[], string[]] = [[], []];
  const turns = [createTurns(), createTurns(), createTurns()];
  let begun = 0;
  let passed = 0;
  const mine = new Map<AbortSignal, (typeof turns)[number]>();
  const say = (line: string) => void log.push(line);
  polls = pollTrains({
    settings: given,
    now: () => new Date(start + passed * 1000),
    publish: (snapshot) => void snapshots.push(snapshot),
    log: { info: say, warn: say },
    random: () => 0,
    wait: (milliseconds, signal) => {
      const known = mine.get(signal) ?? turns[begun++]!;
      mine.set(signal, known);
      return known.wait(milliseconds, signal);
    },
  });
  polls.takeFeed({ number: 4, timetable, version: '7' });
  const loops = new Set([...given.tripUpdates, ...given.positions]).size + 1;
  await Promise.all(turns.slice(0, loops).map(({ reached }) => reached()));
  return {
    log,
    snapshots,
    last: () => snapshots.at(-1)!,
    /** Of the first address: the loop that lets feeds age waits first. */
    waited: () => turns[1]!.waited,
    next: async (seconds = 15) => {
      passed += seconds;
      await Promise.all(turns.slice(0, loops).map((one) => one.next()));
    },
  };
}

const delaysOf = ({ days }: LiveSnapshot) =>
  [...days.values()].flatMap(({ patterns, runs }) =>
    runs.map(({ scheduled }) => patterns.begin[0]! + patterns.elapsed[1]! - scheduled![0]!),
  );

describe('the feeds of trains', () => {
  test('are matched with the timetable, and with the next one without another download', async () => {
    servers[0]!.give(lateBy(120));
    const { last } = await run();
    expect(delaysOf(last())).toEqual([120]);
    expect(last()).toMatchObject({ feed: 4, madeAt: start / 1000, saidAt: start / 1000, isExample: false });
    expect(last().addresses).toMatchObject([
      { kinds: ['tripUpdates'], outcome: 'current', trips: { trains: 1, notFound: {}, leftOut: {} } },
    ]);
    polls!.takeFeed({ number: 5, timetable });
    expect(last()).toMatchObject({ feed: 5, addresses: [{ trips: { trains: 1 } }] });
  });

  test('that say nothing new age, until their times are dropped', async () => {
    servers[0]!.answer(({ headers }, response) => {
      if (headers['if-none-match']) response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(lateBy(120));
    });
    const { last, next } = await run();
    await next(290);
    expect([delaysOf(last()), last().saidAt]).toEqual([[120], start / 1000]);
    await next(15);
    expect([delaysOf(last()), last().saidAt]).toEqual([[], start / 1000]);
    expect(last().addresses).toMatchObject([{ outcome: 'current', trips: { trains: 1, leftOut: {} } }]);
  });

  test('that fail keep what they said, are asked less often and say why, without an address', async () => {
    servers[0]!.give(lateBy(120));
    const { last, next, log, waited } = await run();
    servers[0]!.give('<html>Please sign in</html>');
    await next();
    await next();
    expect(delaysOf(last())).toEqual([120]);
    const reason = 'the input is not a GTFS-Realtime feed';
    expect(last().addresses).toMatchObject([{ outcome: 'failing', reason }]);
    expect(log).toEqual([`the feed of trains fails: ${reason}; what it said before ages`]);
    expect(waited()).toEqual([15_000, 30_000, 60_000]);
    servers[0]!.give(lateBy(60));
    await next();
    expect(delaysOf(last())).toEqual([60]);
    expect(log.at(-1)).toBe('the feed of trains has recovered');
    expect(JSON.stringify([log, last().addresses])).not.toContain('secret-of-ours');
  });

  test('of a train that two have count in the order of their addresses', async () => {
    servers[0]!.give(lateBy(120));
    servers[1]!.give(lateBy(60));
    const urls = servers.map(({ url }) => url);
    const { last } = await run({ tripUpdates: urls });
    expect(delaysOf(last())).toEqual([120]);
    expect(last().addresses).toMatchObject([
      { trips: { trains: 1 } },
      { trips: { leftOut: { 'said-twice': 1 } } },
    ]);
  });

  test('with times and positions at one address are downloaded once', async () => {
    let requests = 0;
    servers[0]!.answer((_, response) => {
      requests += 1;
      response.end(lateBy(120));
    });
    const { last } = await run({ positions: [servers[0]!.url] });
    expect([requests, last().addresses.map(({ kinds }) => kinds)]).toEqual([
      1,
      [['tripUpdates', 'positions']],
    ]);
  });

  /** The train at 8:00, some metres from its first stop towards its second one, which is north of it. */
  const placedAt = (metres: number, header = {}) =>
    encodeTrains({
      header: { gtfs_realtime_version: '2.0', timestamp: start / 1000, ...header },
      entity: [
        {
          id: 'a',
          vehicle: {
            trip: { trip_id: 'e0', start_date: '20261120' },
            position: { latitude: 13.73 + metres / 111_195, longitude: 100.5 },
          },
        },
      ],
    });
  const progressOf = ({ trains }: LiveSnapshot) =>
    trains.map(({ place }) => ('progress' in place ? Math.round(100 * place.progress) : place.at));

  test('with positions place trains, and none behind its place until the next timetable', async () => {
    servers[1]!.give(placedAt(556));
    const { last, next } = await run({ positions: [servers[1]!.url] });
    expect(progressOf(last())).toEqual([50]);
    expect(last().addresses).toMatchObject([
      { kinds: ['tripUpdates'], outcome: 'failing' },
      { kinds: ['positions'], places: { matched: 1, notFound: {}, notPlaced: {} } },
    ]);
    servers[1]!.give(placedAt(445));
    await next();
    expect(progressOf(last())).toEqual([50]);
    polls!.takeFeed({ number: 5, timetable });
    expect(progressOf(last())).toEqual([40]);
  });

  test('with positions that do not change lose them after 180 seconds', async () => {
    servers[0]!.give(placedAt(556));
    const { last, next } = await run({ tripUpdates: [], positions: [servers[0]!.url] });
    await next(175);
    expect(progressOf(last())).toEqual([50]);
    await next(15);
    expect(progressOf(last())).toEqual([]);
    expect(last().addresses).toMatchObject([{ places: { matched: 1, notPlaced: { 'too-old': 1 } } }]);
  });

  test.each([
    ['the same version', '7', 1],
    ['another one, where all agrees', '8', 1],
  ])('for %s of the timetable count', async (_, feed_version, trains) => {
    servers[0]!.give(lateBy(120, { header: { feed_version } }));
    expect((await run()).last().addresses).toMatchObject([{ trips: { trains } }]);
  });

  const simulated = () => lateBy(120, { header: { is_simulated: 1 } });
  test('that are simulated count as examples, where there are any', async () => {
    servers[0]!.give(simulated());
    const { last } = await run({ withExamples: true });
    expect([delaysOf(last()), last().isExample]).toEqual([[120], true]);
  });

  test('that are simulated are refused elsewhere', async () => {
    servers[0]!.give(simulated());
    const { last } = await run();
    expect(last()).toMatchObject({ isExample: false, addresses: [{ outcome: 'failing' }] });
    expect([...last().days]).toEqual([]);
  });

  test('of other trains name the reason', async () => {
    servers[0]!.give(lateBy(120, { tripId: 'z9' }));
    const { last } = await run();
    expect(last().addresses).toMatchObject([{ trips: { trains: 0, notFound: { 'unknown-trip': 1 } } }]);
  });

  test('end with the process, also in the middle of a download', async () => {
    servers[0]!.give(lateBy(120));
    const { next, log } = await run();
    servers[0]!.answer((_, response) => void response.writeHead(200).write('{'));
    void next();
    await polls!.stop();
    expect(log).toEqual([]);
  });
});
