import { describe, expect, test } from 'vitest';
import { encodeTrains } from '../testing/realtime-trains';
import { createRealtimeFeed, maximumTrainBytes } from './realtime-feed';

const start = new Date('2026-11-20T12:00:00+07:00');
const seconds = start.getTime() / 1000;
const trip = { trip_id: 't1' };

const feedOf = (header: Record<string, unknown> = {}, entity: Record<string, unknown>[] = []) =>
  encodeTrains({ header: { gtfs_realtime_version: '2.0', timestamp: seconds, ...header }, entity });
const inJson = (bytes: string) => new TextEncoder().encode(bytes);

function openAt({ maximumBytes = maximumTrainBytes.tripUpdates } = {}) {
  let passed = 0;
  const now = () => new Date(start.getTime() + passed * 1000);
  return { take: createRealtimeFeed({ maximumBytes, now }), wait: (more: number) => void (passed += more) };
}
const take = (bytes: Uint8Array, rest: { contentType?: string; lastModified?: string } = {}) =>
  openAt().take({ bytes, ...rest });

describe('a download', () => {
  test('that is a feed is accepted, with its time', async () => {
    const bytes = feedOf({ timestamp: seconds - 20 }, [{ id: 'a', trip_update: { trip } }]);
    expect(await take(bytes)).toMatchObject({
      isAccepted: true,
      saidAt: new Date(start.getTime() - 20_000),
      tripUpdates: [{ trip: { tripId: 't1' } }],
    });
  });

  test.each([
    ['1.0', true],
    ['2.0', true],
    ['2.1', true],
    ['3.0', false],
    ['20', false],
    ['', false],
  ])('of version "%s": accepted %s', async (gtfs_realtime_version, isAccepted) => {
    expect((await take(feedOf({ gtfs_realtime_version }))).isAccepted).toBe(isAccepted);
  });

  test.each([
    [0, true],
    [1, false],
    [2, false],
  ])('of incrementality %s: accepted %s', async (incrementality, isAccepted) => {
    expect((await take(feedOf({ incrementality }))).isAccepted).toBe(isAccepted);
  });

  test('that is differential is refused by name', async () => {
    expect(await take(feedOf({ incrementality: 1 }))).toEqual({
      isAccepted: false,
      reason: 'the input is not a GTFS-Realtime feed',
      detail: 'incrementality DIFFERENTIAL is not supported',
    });
  });

  test.each([
    ['nothing', inJson('')],
    ['a web page', inJson('<!doctype html><title>Sign in</title>')],
    ['half of JSON', inJson('{"header":')],
    ['JSON of something else', inJson('{"status":"ok"}')],
    ['a zip file', inJson('PK\u0003\u0004\u0014')],
    ['half of a feed', feedOf().subarray(0, 4)],
    ['a header alone that is too long', Buffer.from([10, 200, 1, 2])],
  ])('of %s is refused', async (_, bytes) => {
    expect(await take(bytes)).toMatchObject({
      isAccepted: false,
      reason: 'the input is not a GTFS-Realtime feed',
    });
  });

  const json = inJson(
    '{"header":{"gtfs_realtime_version":"2.0"},"entity":[{"vehicle":{"trip":{"trip_id":"t1"}}}]}',
  );
  // a header of 123 bytes: the feed begins with a line feed and a brace
  const likeJson = feedOf({ feed_version: 'v'.repeat(110) }, [{ id: 'a', vehicle: { trip } }]);
  test.each([
    ['bytes', likeJson, undefined],
    ['bytes', likeJson, 'application/json; charset=utf-8'],
    ['JSON', json, undefined],
    ['JSON', json, 'application/json'],
    ['JSON', json, 'application/x-protobuf'],
  ])('of %s is read, with any type', async (_, bytes, contentType) => {
    expect(await take(bytes, contentType ? { contentType } : {})).toMatchObject({
      positions: [{ trip: { tripId: 't1' } }],
    });
  });

  test('like JSON begins with 0A 7B', () => {
    expect([...likeJson.subarray(0, 2)]).toEqual([10, 123]);
  });

  test('that is larger than its limit is refused unread', async () => {
    const bytes = feedOf();
    expect(await openAt({ maximumBytes: bytes.length }).take({ bytes })).toMatchObject({ isAccepted: true });
    expect(await openAt({ maximumBytes: bytes.length - 1 }).take({ bytes })).toEqual({
      isAccepted: false,
      reason: `the feed is larger than ${bytes.length - 1} bytes`,
    });
  });
});

describe('the time of a download', () => {
  test.each([
    ['a minute ahead is now', 60, 0, undefined],
    ['two minutes ahead is now, with a warning', 120, 0, 'its clock is ahead by 2 minutes'],
    ['five minutes ahead is now, with a warning', 300, 0, 'its clock is ahead by 5 minutes'],
    ['in the past is that', -3600, -3600, undefined],
  ])('%s', async (_, ahead, saidAfter, warning) => {
    const answer = await take(feedOf({ timestamp: seconds + ahead }));
    expect(answer).toMatchObject({ isAccepted: true, saidAt: new Date(start.getTime() + saidAfter * 1000) });
    expect(answer.isAccepted && answer.warning).toBe(warning);
  });

  test.each([
    ['an hour', seconds + 3600, 'its clock is ahead by 60 minutes'],
    ['more than any date', 2 ** 60, 'its clock is ahead by thousands of years'],
  ])('%s ahead is refused', async (_, timestamp, reason) => {
    expect(await take(feedOf({ timestamp }))).toEqual({ isAccepted: false, reason });
  });

  test.each([
    ['missing', undefined],
    ['0', 0],
  ])('that is %s is Last-Modified, else the first download with its bytes', async (_, timestamp) => {
    const header = { gtfs_realtime_version: '2.0', ...(timestamp !== undefined && { timestamp }) };
    const bytes = encodeTrains({ header });
    const lastModified = 'Fri, 20 Nov 2026 04:59:00 GMT';
    expect(await take(bytes, { lastModified })).toMatchObject({ saidAt: new Date(lastModified) });
    const feed = openAt();
    await feed.take({ bytes });
    feed.wait(40);
    expect(await feed.take({ bytes })).toMatchObject({ isAccepted: true, saidAt: start });
  });

  test('lower than the last is ignored for five minutes, then accepted', async () => {
    const feed = openAt();
    await feed.take({ bytes: feedOf() });
    const older = { bytes: feedOf({ timestamp: seconds - 30 }) };
    const ignored = {
      isAccepted: false,
      reason: 'the feed is older than the last one: it is ignored for five minutes',
    };
    expect(await feed.take(older)).toEqual(ignored);
    feed.wait(299);
    expect(await feed.take(older)).toEqual(ignored);
    feed.wait(1);
    expect(await feed.take(older)).toMatchObject({ isAccepted: true });
  });

  test('of a feed that was refused does not count', async () => {
    const feed = openAt();
    await feed.take({ bytes: feedOf({ incrementality: 1 }) });
    expect(await feed.take({ bytes: feedOf({ timestamp: seconds - 30 }) })).toMatchObject({
      isAccepted: true,
    });
  });
});
