import { describe, expect, test } from 'vitest';
import { encodeTrains, type TrainsText } from '../testing/realtime-trains';
import { readTrains } from './read-trains';

const header = { gtfs_realtime_version: '2.0' };
const inJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** Converts the names of the format to those of protobuf's JSON mapping, and whole numbers to texts. */
function asMapping(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asMapping);
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      asMapping(one),
    ]),
  );
}

const formats: [name: string, encode: (feed: TrainsText) => Uint8Array][] = [
  ['bytes', encodeTrains],
  ['JSON with the names of the format', inJson],
  ['JSON with the names of protobuf, numbers as text', (feed) => inJson(asMapping(feed))],
];

const whole: TrainsText = {
  header: {
    gtfs_realtime_version: '2.0',
    incrementality: 0,
    timestamp: 1_796_000_000,
    feed_version: '2026-11',
    is_simulated: true,
  },
  entity: [
    {
      id: 'both',
      trip_update: {
        trip: {
          trip_id: 't1',
          route_id: 'blue',
          direction_id: 0,
          start_date: '20261130',
          start_time: '25:10:05',
          schedule_relationship: 6,
        },
        vehicle: { id: 'v1', label: '12', wheelchair_accessible: 2 },
        timestamp: 1_795_999_990,
        delay: -30,
        trip_properties: { trip_id: 't1-copy', start_date: '20261201', start_time: '06:00:00' },
        stop_time_update: [
          {
            stop_sequence: 0,
            stop_id: 'BL10-1',
            departure: { time: 1_796_000_060, uncertainty: 0, scheduled_time: 1_796_000_000 },
            stop_time_properties: { assigned_stop_id: 'BL10-2', pickup_type: 1, drop_off_type: 3 },
            departure_occupancy_status: 0,
          },
          { stop_sequence: 5, schedule_relationship: 1, arrival: { delay: -2_000_000_000 } },
        ],
      },
      vehicle: {
        trip: { trip_id: 't1' },
        position: { latitude: 13.75, longitude: -100.5, bearing: 90 },
        current_stop_sequence: 0,
        current_status: 1,
        timestamp: 1_795_999_995,
        stop_id: 'BL10-1',
        congestion_level: 1,
        vehicle: { label: '12' },
        occupancy_status: 6,
        multi_carriage_details: [
          { carriage_sequence: 2, occupancy_status: 0 },
          { carriage_sequence: 1, occupancy_status: 7 },
        ],
      },
    },
  ],
};

const trip = { trip_id: 't1' };
const times = (update: Record<string, unknown>) => ({
  header,
  entity: [{ id: 'a', trip_update: { trip, ...update } }],
});
const place = (vehicle: Record<string, unknown>) => ({
  header,
  entity: [{ id: 'a', vehicle: { trip, ...vehicle } }],
});

describe.each(formats)('reads %s', (_, encode) => {
  const read = (feed: TrainsText) => readTrains(encode(feed));
  const firstTimes = async (feed: TrainsText) => (await read(feed)).tripUpdates[0];
  const firstPlace = async (feed: TrainsText) => (await read(feed)).positions[0];

  test('with every field', async () => {
    const { leftOut, ...feed } = await read(whole);
    expect(feed).toEqual({
      header: { timestamp: 1_796_000_000, feedVersion: '2026-11', isSimulated: true },
      tripUpdates: [
        {
          trip: { tripId: 't1', routeId: 'blue', directionId: 0, startDate: '2026-11-30', startTime: 90_605 },
          relationship: 'DUPLICATED',
          timestamp: 1_795_999_990,
          delay: -30,
          stopTimeUpdates: [
            {
              stopSequence: 0,
              stopId: 'BL10-1',
              relationship: 'SCHEDULED',
              departure: { time: 1_796_000_060, uncertainty: 0, scheduledTime: 1_796_000_000 },
              assignedStopId: 'BL10-2',
              canBoard: false,
              canAlight: true,
              departureOccupancy: 0,
            },
            { stopSequence: 5, relationship: 'SKIPPED', arrival: { delay: -2_000_000_000 } },
          ],
          properties: { tripId: 't1-copy', startDate: '2026-12-01', startTime: 21_600 },
          wheelchairAccessible: 1,
        },
      ],
      positions: [
        {
          trip: { tripId: 't1' },
          timestamp: 1_795_999_995,
          position: { latitude: 13.75, longitude: -100.5 },
          currentStopSequence: 0,
          stopId: 'BL10-1',
          status: 'STOPPED_AT',
          label: '12',
          occupancy: 6,
          carriages: [undefined, 0],
        },
      ],
    });
    expect(leftOut.counts()).toEqual({});
  });

  test('with no fields but the trip', async () => {
    expect(await firstTimes(times({}))).toEqual({
      trip: { tripId: 't1' },
      relationship: 'SCHEDULED',
      stopTimeUpdates: [],
    });
    expect(await firstPlace(place({}))).toEqual({ trip: { tripId: 't1' }, status: 'IN_TRANSIT_TO' });
  });

  test.each([
    [0, 'SCHEDULED'],
    [1, 'ADDED'],
    [2, 'UNSCHEDULED'],
    [3, 'CANCELED'],
    [4, 'unknown'],
    [5, 'REPLACEMENT'],
    [6, 'DUPLICATED'],
    [7, 'DELETED'],
    [8, 'NEW'],
    [9, 'unknown'],
  ])('trip relationship %s as %s', async (schedule_relationship, relationship) => {
    const update = await firstTimes(times({ trip: { ...trip, schedule_relationship } }));
    expect(update?.relationship).toBe(relationship);
  });

  test.each([
    [0, 'SCHEDULED'],
    [1, 'SKIPPED'],
    [2, 'NO_DATA'],
    [3, 'UNSCHEDULED'],
    [4, 'NO_DATA'],
  ])('stop relationship %s as %s', async (schedule_relationship, relationship) => {
    const update = await firstTimes(
      times({ stop_time_update: [{ stop_sequence: 1, schedule_relationship }] }),
    );
    expect(update?.stopTimeUpdates[0]?.relationship).toBe(relationship);
  });

  test.each([
    [0, undefined],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, undefined],
  ])('wheelchair access %s as %s', async (wheelchair_accessible, expected) => {
    const update = await firstTimes(times({ vehicle: { wheelchair_accessible } }));
    expect(update?.wheelchairAccessible).toBe(expected);
  });

  test.each([
    [0, true],
    [1, false],
    [2, true],
    [3, true],
    [4, undefined],
  ])('pickup and drop-off %s as %s', async (type, expected) => {
    const stop_time_properties = { pickup_type: type, drop_off_type: type };
    const update = await firstTimes(
      times({ stop_time_update: [{ stop_sequence: 1, stop_time_properties }] }),
    );
    const { canBoard, canAlight } = update!.stopTimeUpdates[0]!;
    expect([canBoard, canAlight]).toEqual([expected, expected]);
  });

  test.each([
    [0, 0],
    [6, 6],
    [7, undefined],
    [8, undefined],
    [9, undefined],
  ])('occupancy %s as %s', async (status, expected) => {
    const update = await firstTimes(
      times({ stop_time_update: [{ stop_sequence: 1, departure_occupancy_status: status }] }),
    );
    expect(update?.stopTimeUpdates[0]?.departureOccupancy).toBe(expected);
    const position = await firstPlace(place({ occupancy_status: status }));
    expect(position?.occupancy).toBe(expected);
  });

  test.each([
    [0, 'INCOMING_AT'],
    [1, 'STOPPED_AT'],
    [2, 'IN_TRANSIT_TO'],
    [3, undefined],
  ])('stop status %s as %s', async (current_status, expected) => {
    expect((await firstPlace(place({ current_status })))?.status).toBe(expected);
  });

  test.each([
    ['an empty text', { stop_sequence: 1, stop_id: '' }],
    ['an empty event', { stop_sequence: 1, arrival: {} }],
    ['an event of time 0', { stop_sequence: 1, arrival: { time: 0 } }],
    ['an event of negative time', { stop_sequence: 1, arrival: { time: -5 } }],
    ['an event beyond the year 9999', { stop_sequence: 1, arrival: { time: 2 ** 52 } }],
  ])('%s as missing', async (_name, call) => {
    const update = await firstTimes(times({ stop_time_update: [call] }));
    expect(update?.stopTimeUpdates[0]).toEqual({ stopSequence: 1, relationship: 'SCHEDULED' });
  });

  test.each([
    ['a gap', [1, 3]],
    ['the same number twice', [1, 1]],
    ['a start at 0', [0, 1]],
    ['no number', [undefined, 1]],
  ])('carriages with %s as missing', async (_name, sequence) => {
    const multi_carriage_details = sequence.map((carriage_sequence) => ({
      occupancy_status: 1,
      ...(carriage_sequence !== undefined && { carriage_sequence }),
    }));
    expect((await firstPlace(place({ multi_carriage_details })))?.carriages).toBeUndefined();
  });

  test.each([
    ['beyond the pole', { latitude: 90.5, longitude: 0 }],
    ['beyond the date line', { latitude: 0, longitude: 181 }],
    ['without a longitude', { latitude: 13.75 }],
  ])('a position %s as missing', async (_name, position) => {
    expect(await firstPlace(place({ position }))).toEqual({
      trip: { tripId: 't1' },
      status: 'IN_TRANSIT_TO',
    });
  });

  test('a label without controls, and not longer than 50', async () => {
    const label = await firstPlace(place({ vehicle: { label: `\u202E1\u00002${'x'.repeat(60)}` } }));
    expect(label?.label).toBe(`12${'x'.repeat(47)}…`);
    expect((await firstPlace(place({ vehicle: { label: '\u0000 ' } })))?.label).toBeUndefined();
  });

  test('a trip with `modified_trip` as modified', async () => {
    const update = await firstTimes(times({ trip: { modified_trip: { affected_trip_id: 't1' } } }));
    expect(update?.trip).toEqual({ isModified: true });
  });

  test.each([
    ['a date that does not exist', { trip: { ...trip, start_date: '20260230' } }],
    ['a date with dashes', { trip: { ...trip, start_date: '2026-11-30' } }],
    ['a time without seconds', { trip: { ...trip, start_time: '10:00' } }],
    ['a time of 61 minutes', { trip: { ...trip, start_time: '10:61:00' } }],
    ['an invalid start of a copy', { trip_properties: { start_time: 'noon' } }],
  ])('all but %s', async (_name, update) => {
    const { tripUpdates, leftOut } = await read(times(update));
    expect([tripUpdates, leftOut.counts()]).toEqual([[], { 'trains with an invalid date or time': 1 }]);
  });

  test('all but what names no trip, or an unknown relationship of a position', async () => {
    const entity = [
      { id: 'a', trip_update: { delay: 5 }, vehicle: { stop_id: 'BL10-1' } },
      { id: 'b', vehicle: { trip: { trip_id: 't2', schedule_relationship: 99 } } },
    ];
    const { tripUpdates, positions, leftOut } = await read({ header, entity });
    expect([tripUpdates, positions, leftOut.counts()]).toEqual([
      [],
      [],
      {
        'trip updates without a trip': 1,
        'positions without a trip': 1,
        'positions of an unknown relationship': 1,
      },
    ]);
  });

  test('nothing of a deleted entity', async () => {
    const entity = [{ id: 'a', is_deleted: true, trip_update: { trip } }];
    expect(await read({ header, entity })).toMatchObject({ tripUpdates: [], positions: [] });
  });

  test('a feed without entities', async () => {
    expect(await read({ header })).toMatchObject({
      header: { timestamp: undefined, feedVersion: undefined, isSimulated: false },
      tripUpdates: [],
    });
  });
});

describe('reads of JSON', () => {
  test.each([
    ['CANCELED', 'CANCELED'],
    ['ELEPHANT', 'unknown'],
  ])('the relationship %s as %s', async (schedule_relationship, relationship) => {
    const { tripUpdates } = await readTrains(inJson(times({ trip: { ...trip, schedule_relationship } })));
    expect(tripUpdates[0]?.relationship).toBe(relationship);
  });

  test('null as missing', async () => {
    const { tripUpdates, leftOut } = await readTrains(inJson(times({ delay: null, stop_time_update: null })));
    expect(tripUpdates[0]).toMatchObject({ trip: { tripId: 't1' }, stopTimeUpdates: [] });
    expect(leftOut.counts()).toEqual({});
  });

  const good = { id: 'good', trip_update: { trip } };
  test.each([
    ['a text as an entity', 'bad', 'entities', 'a message is no object'],
    ['a list as a trip update', { trip_update: [] }, 'trip updates', 'a message is no object'],
    [
      'a number as an id',
      { trip_update: { trip: { trip_id: 5 } } },
      'trip updates',
      'trip: trip_id: is no text',
    ],
    ['half a number', { trip_update: { trip, delay: 0.5 } }, 'trip updates', 'delay: is no whole number'],
    [
      'a number out of range',
      { trip_update: { trip, delay: 2 ** 31 } },
      'trip updates',
      'delay: is no whole',
    ],
    [
      'words for a number',
      { trip_update: { trip, delay: 'late' } },
      'trip updates',
      'delay: is no whole number',
    ],
    [
      'one for many',
      { trip_update: { trip, stop_time_update: {} } },
      'trip updates',
      'stop_time_update: is no',
    ],
    ['a text as a flag', { is_deleted: 'no', trip_update: { trip } }, 'entities', 'is_deleted: is neither'],
    ['a list as a latitude', { vehicle: { trip, position: { latitude: [] } } }, 'positions', 'is no number'],
  ])('all but %s', async (_, bad, kind, reason) => {
    const { tripUpdates, leftOut } = await readTrains(inJson({ header, entity: [bad, good] }));
    expect([tripUpdates.length, leftOut.counts()]).toEqual([1, { [`${kind} that cannot be read`]: 1 }]);
    expect(leftOut.lines()).toEqual([expect.stringContaining(reason)]);
  });
});

describe('reads of bytes', () => {
  const field = (number: number, ...body: Uint8Array[]) => {
    const bytes = Buffer.concat(body);
    return Buffer.from([number * 8 + 2, bytes.length, ...bytes]);
  };
  const feedOf = (...entities: Uint8Array[]) => Buffer.concat([encodeTrains({ header }), ...entities]);
  const named = field(1, Buffer.from('t1'));
  const good = field(2, field(3, field(1, named)));

  test.each([
    ['a varint', [15 * 8, 1]],
    ['eight bytes', [15 * 8 + 1, 1, 2, 3, 4, 5, 6, 7, 8]],
    ['a text', [15 * 8 + 2, 1, 65]],
    ['a group', [15 * 8 + 3, 8, 1, 15 * 8 + 4]],
    ['four bytes', [15 * 8 + 5, 1, 2, 3, 4]],
  ])('a train with an unknown field of %s', async (_, unknown) => {
    const bytes = Buffer.from(unknown);
    const entity = field(2, bytes, field(3, bytes, field(1, bytes, named, bytes), bytes));
    const { tripUpdates, leftOut } = await readTrains(feedOf(bytes, entity));
    expect([tripUpdates, leftOut.counts()]).toEqual([
      [{ trip: { tripId: 't1' }, relationship: 'SCHEDULED', stopTimeUpdates: [] }],
      {},
    ]);
  });

  test.each([
    ['an entity that ends within a field', field(2, Buffer.from([26, 9, 1])), 'entities'],
    ['an entity of garbage', field(2, Buffer.from([255, 255, 255, 255, 255, 255])), 'entities'],
    ['a trip that is longer than its update', field(2, field(3, Buffer.from([10, 9, 1]))), 'trip updates'],
    [
      'a stop time that is longer than its list',
      field(2, field(3, field(1, named), Buffer.from([18, 3, 8, 1]))),
      'trip updates',
    ],
    ['a trip id that is a number', field(2, field(3, field(1, Buffer.from([8, 1])))), 'trip updates'],
    ['a position that is a number', field(2, field(4, field(1, named), Buffer.from([16, 1]))), 'positions'],
  ])('all but %s', async (_, bad, kind) => {
    const { tripUpdates, leftOut } = await readTrains(feedOf(good, bad, good));
    expect([tripUpdates.length, leftOut.counts()]).toEqual([2, { [`${kind} that cannot be read`]: 1 }]);
  });

  test('the position of an entity whose times are broken', async () => {
    const entity = field(2, field(3, Buffer.from([10, 9, 1])), field(4, field(1, named)));
    const { tripUpdates, positions, leftOut } = await readTrains(feedOf(entity));
    expect([tripUpdates.length, positions.length]).toEqual([0, 1]);
    expect(leftOut.lines()).toEqual([expect.stringMatching(/^entity 1 cannot be read: /)]);
  });

  test('a message in two parts as one', async () => {
    const parts = field(3, field(1, named), field(1, Buffer.from([48, 1])));
    const { tripUpdates } = await readTrains(feedOf(field(2, parts)));
    expect(tripUpdates[0]?.trip).toEqual({ tripId: 't1', directionId: 1 });
  });

  test('a private field of another producer as not ours', async () => {
    // 9001 as a text: 0xca 0xb2 0x04
    const bytes = Buffer.concat([
      field(1, Buffer.from([10, 3, ...Buffer.from('2.0'), 0xca, 0xb2, 0x04, 1, 65])),
      good,
    ]);
    const { header: read, tripUpdates } = await readTrains(bytes);
    expect([read.isSimulated, tripUpdates.length]).toEqual([false, 1]);
  });

  test('every beginning of a feed as that or as less, without an end', async () => {
    const bytes = encodeTrains(whole);
    for (let length = 0; length < bytes.length; length += 1) {
      const reading = readTrains(bytes.subarray(0, length));
      const trains = await reading.then(
        ({ tripUpdates, positions }) => tripUpdates.length + positions.length,
        () => 0,
      );
      expect(trains).toBe(0);
    }
  });
});

test('lets other work go on while it reads 20,000 trains', async () => {
  const entity = Array.from({ length: 20_000 }, () => ({
    id: 'a',
    trip_update: { trip, stop_time_update: [{ stop_sequence: 1 }, { stop_sequence: 2 }] },
  }));
  const bytes = encodeTrains({ header, entity });
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const { tripUpdates } = await readTrains(bytes);
  clearInterval(timer);
  expect(tripUpdates).toHaveLength(20_000);
  expect(turns).toBeGreaterThan(1);
});
