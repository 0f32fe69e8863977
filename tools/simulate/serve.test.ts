import fs from 'node:fs';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadApi } from '../api.mjs';
import { type FaultName, faultNames } from './faults.ts';
import { loadNetwork } from './load-network.ts';
import type { Network } from './network.ts';
import type { RealtimeFeed } from './realtime.ts';
import { trainTables } from './realtime-tables.ts';
import { createSimulator } from './serve.ts';
import { writeTimetabledFeed } from './timetabled-feed.ts';

const folder = writeTimetabledFeed();
let network: Network;
let encode: (feed: RealtimeFeed) => Uint8Array;
let server: http.Server | undefined;
/** The simulated time. */
let moment: number;

beforeAll(async () => {
  encode = (await loadApi()).createRealtimeWriter(trainTables);
  network = await loadNetwork(folder);
});
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Starts a simulator at an even minute of the morning, and returns a function that requests a path. */
async function start(fault?: FaultName) {
  moment = network.momentOf('2026-11-30T08:00:07');
  const world = { network, seed: 1, scenario: 'usual' } as const;
  const created = createSimulator({ world, fault, now: () => moment, encode });
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  const { port } = created.address() as AddressInfo;
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

const read = async (response: Response) => (await response.json()) as RealtimeFeed;

describe('a feed', () => {
  test.each(['trip-updates', 'vehicle-positions', 'alerts', 'all'])(
    '%s is served in both formats',
    async (name) => {
      const get = await start();
      const [json, bytes] = [await get(`/${name}.json`), await get(`/${name}.pb`)];
      expect([json.status, json.headers.get('content-type')]).toEqual([200, 'application/json']);
      expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, 'application/x-protobuf']);
      expect(Buffer.from(await bytes.arrayBuffer())).toEqual(Buffer.from(encode(await read(json))));
    },
  );

  test('says in a header and in the feed that it is simulated', async () => {
    const response = await (await start())('/all.json');
    expect(response.headers.get('simulated-data')).toBe('true');
    expect((await read(response)).header).toMatchObject({
      isSimulated: true,
      timestamp: String(network.momentOf('2026-11-30T08:00:00')),
    });
  });

  test('has equal bytes within a step, and others after it', async () => {
    const get = await start();
    const bytes = async () => Buffer.from(await (await get('/all.pb')).arrayBuffer());
    const first = await bytes();
    moment += 7;
    expect(await bytes()).toEqual(first);
    moment += 1;
    expect(await bytes()).not.toEqual(first);
  });

  test('is not sent again to a client that has it', async () => {
    const get = await start();
    const { headers } = await get('/all.pb');
    const [etag, modified] = [headers.get('etag')!, headers.get('last-modified')!];
    expect(modified).toBe('Mon, 30 Nov 2026 01:00:00 GMT');
    const statusWith = async (sent: Record<string, string>) =>
      (await get('/all.pb', { headers: sent })).status;
    expect(await statusWith({ 'if-none-match': `"other", W/${etag}` })).toBe(304);
    expect(await statusWith({ 'if-modified-since': modified })).toBe(304);
    expect(await statusWith({ 'if-none-match': '"other"', 'if-modified-since': modified })).toBe(200);
    moment += 15;
    expect(await statusWith({ 'if-none-match': etag })).toBe(200);
    expect(await statusWith({ 'if-modified-since': modified })).toBe(200);
  });

  test('is encoded with the numbers of gtfs-realtime.proto', () => {
    const header = {
      gtfsRealtimeVersion: '2.0',
      incrementality: 'FULL_DATASET',
      timestamp: '1',
      isSimulated: true,
    } as const;
    const trip = { tripId: 't', scheduleRelationship: 'DUPLICATED' } as const;
    const feed: RealtimeFeed = {
      header,
      entity: [
        {
          id: 'a',
          tripUpdate: {
            trip,
            timestamp: '2',
            tripProperties: { tripId: 'c', startDate: 'd', startTime: 'e' },
            vehicle: { id: 'v', label: 'l' },
            stopTimeUpdate: [
              {
                stopSequence: 3,
                scheduleRelationship: 'UNSCHEDULED',
                arrival: { delay: -1 },
                departure: { time: '4' },
                stopTimeProperties: { assignedStopId: 's' },
                departureOccupancyStatus: 'FULL',
              },
            ],
          },
        },
        {
          id: 'b',
          vehicle: {
            trip: { scheduleRelationship: 'NEW' },
            vehicle: { id: 'v', label: 'l' },
            position: { latitude: 1, longitude: 2 },
            currentStopSequence: 3,
            stopId: 's',
            currentStatus: 'STOPPED_AT',
            timestamp: '2',
            occupancyStatus: 'FULL',
            multiCarriageDetails: [{ carriageSequence: 1, occupancyStatus: 'EMPTY' }],
          },
        },
      ],
    };
    expect(fieldsOf(Buffer.from(encode(feed)))).toEqual({
      1: { 1: '2.0', 2: 0, 3: 1, 9001: 1 },
      2: [
        {
          1: 'a',
          3: {
            1: { 1: 't', 4: 6 },
            2: { 1: 3, 2: { 1: -1 }, 3: { 2: 4 }, 5: 3, 6: { 1: 's' }, 7: 5 },
            3: { 1: 'v', 2: 'l' },
            4: 2,
            6: { 1: 'c', 2: 'd', 3: 'e' },
          },
        },
        {
          1: 'b',
          4: {
            1: { 4: 8 },
            2: { 1: 1, 2: 2 },
            3: 3,
            4: 1,
            5: 2,
            7: 's',
            8: { 1: 'v', 2: 'l' },
            9: 5,
            11: { 3: 0, 5: 1 },
          },
        },
      ],
    });
  });
});

type Value = string | number | { [field: number]: Value | Value[] };

/** Decodes a protocol buffer without a schema: bytes are a message if they parse as one, else a text. */
function fieldsOf(bytes: Buffer): { [field: number]: Value | Value[] } {
  const fields: { [field: number]: Value | Value[] } = {};
  let at = 0;
  const varint = () => {
    let [value, shift] = [0n, 0n];
    for (;;) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return Number(BigInt.asIntN(64, value));
      shift += 7n;
    }
  };
  const readers: Record<number, () => Value> = {
    0: varint,
    2: () => {
      const length = varint();
      const part = bytes.subarray(at, (at += length));
      if (part.length < length) throw new RangeError('too short');
      try {
        return fieldsOf(part);
      } catch {
        return part.toString();
      }
    },
    5: () => bytes.readFloatLE((at += 4) - 4),
  };
  while (at < bytes.length) {
    const tag = varint();
    const [field, reader] = [tag >>> 3, readers[tag & 7]];
    if (field === 0 || !reader) throw new TypeError('no field');
    const value = reader();
    const known = fields[field];
    fields[field] = known === undefined ? value : [known, value].flat();
  }
  return fields;
}

describe('the server', () => {
  test('names its files at /', async () => {
    const text = await (await (await start())('/')).text();
    expect(text).toContain('scenario usual');
    expect(text).toContain('/trip-updates.pb');
  });

  test.each(['/trips.pb', '/all.xml', '/all', '//all.pb'])('has no %s', async (path) => {
    expect((await (await start())(path)).status).toBe(404);
  });

  test('answers HEAD without a body, and refuses other methods', async () => {
    const get = await start();
    const head = await get('/all.pb', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/all.pb', { method: 'POST' })).status).toBe(405);
  });
});

describe('a fault', () => {
  const good = async () => read(await (await start())('/trip-updates.json'));

  test('hang: no answer', async () => {
    const get = await start('hang');
    const arrived = new Promise((resolve) => server!.once('request', resolve));
    const stop = new AbortController();
    const answered = get('/trip-updates.pb', { signal: stop.signal });
    await arrived;
    stop.abort();
    await expect(answered).rejects.toThrow('aborted');
  });

  test('garbage: bytes of neither format', async () => {
    const get = await start('garbage');
    const bytes = Buffer.from(await (await get('/trip-updates.pb')).arrayBuffer());
    expect(() => fieldsOf(bytes)).toThrow(RangeError);
    await expect((await get('/trip-updates.json')).json()).rejects.toThrow(SyntaxError);
  });

  test('huge: a valid feed of more than 64 MB', async () => {
    const feed = await good();
    const get = await start('huge');
    const text = await (await get('/trip-updates.json')).text();
    expect(text.length).toBeGreaterThan(64_000_000);
    expect(JSON.parse(text)).toEqual(feed);
    const bytes = Buffer.from(await (await get('/trip-updates.pb')).arrayBuffer());
    expect(bytes.length).toBeGreaterThan(64_000_000);
    const encoded = encode(feed);
    expect(bytes.subarray(0, encoded.length)).toEqual(Buffer.from(encoded));
    // one more field of bytes, to the end
    const rest = bytes.subarray(encoded.length, encoded.length + 7);
    expect(fieldsOf(Buffer.concat([rest.subarray(0, 3), Buffer.from([0])]))).toEqual({ 9999: {} });
  });

  test.each([
    ['old', -600],
    ['ahead', 3600],
  ] as const)('%s: its time is %i seconds from now', async (fault, seconds) => {
    const { timestamp } = (await good()).header;
    const response = await (await start(fault))('/trip-updates.json');
    const modified = Date.parse(response.headers.get('last-modified')!) / 1000;
    const { header, entity } = await read(response);
    expect(Number(header.timestamp) - Number(timestamp)).toBe(seconds);
    expect(modified).toBe(Number(header.timestamp));
    expect(entity.length).toBeGreaterThan(0);
  });

  test('flap: 503 in every other minute', async () => {
    const get = await start('flap');
    const statuses: number[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      statuses.push((await get('/trip-updates.pb')).status);
      moment += 60;
    }
    expect(statuses).toEqual([200, 503, 200, 503]);
  });

  test('empty: no entities', async () => {
    expect((await good()).entity.length).toBeGreaterThan(0);
    const { header, entity } = await read(await (await start('empty'))('/trip-updates.json'));
    expect([header, entity]).toEqual([(await good()).header, []]);
  });

  test('wrong-ids: other trips and stops on the same lines', async () => {
    const feed = await read(await (await start('wrong-ids'))('/all.json'));
    const known = new Set(network.trips.map(({ id }) => id));
    const stops = new Set(network.trips.flatMap(({ calls }) => calls.map(({ stop }) => stop.id)));
    const trips = feed.entity.flatMap(({ tripUpdate, vehicle }) => (tripUpdate ?? vehicle)?.trip ?? []);
    expect(trips.length).toBeGreaterThan(0);
    expect(trips.filter(({ tripId }) => known.has(tripId!))).toEqual([]);
    expect(new Set(trips.map(({ routeId }) => routeId))).toEqual(new Set(['one']));
    const calls = feed.entity.flatMap(({ tripUpdate }) => tripUpdate?.stopTimeUpdate ?? []);
    expect(calls.filter(({ stopId }) => stopId && stops.has(stopId))).toEqual([]);
  });

  test('429: too many requests, and when to come back', async () => {
    const response = await (await start('429'))('/trip-updates.pb');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  });

  test.each(faultNames)('%s is named at /', async (fault) => {
    expect(await (await (await start(fault))('/')).text()).toContain(`fault ${fault}: `);
  });
});
