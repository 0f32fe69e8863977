import { describe, expect, test } from 'vitest';
import { encodeRealtime, type RealtimeAlertText } from '../testing/realtime-feed';
import { readRealtime } from './read-realtime';

const inJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const header = { gtfs_realtime_version: '2.0' };

const alert: RealtimeAlertText = {
  id: 'lift',
  cause: 9,
  effect: 11,
  severity: 2,
  periods: [{ start: 1_795_000_000, end: 1_795_086_400 }, { start: 1_795_200_000 }],
  entities: [{ routeId: 'blue', stopId: 'BL10', directionId: 0 }, { agencyId: 'bem' }],
  header: { en: 'Lift closed', th: 'ลิฟต์ปิดซ่อม' },
  description: { '': 'Please use exit 1.' },
};

const read = {
  communicationPeriod: [],
  impactPeriod: [],
  url: [],
  causeDetail: [],
  effectDetail: [],
  id: 'lift',
  cause: 'MAINTENANCE',
  effect: 'ACCESSIBILITY_ISSUE',
  severityLevel: 'INFO',
  activePeriod: [{ start: 1_795_000_000, end: 1_795_086_400 }, { start: 1_795_200_000 }],
  informedEntity: [{ routeId: 'blue', stopId: 'BL10', directionId: 0 }, { agencyId: 'bem' }],
  headerText: [
    { text: 'Lift closed', language: 'en' },
    { text: 'ลิฟต์ปิดซ่อม', language: 'th' },
  ],
  descriptionText: [{ text: 'Please use exit 1.' }],
};

describe('readRealtime', () => {
  test('reads a protocol buffer', async () => {
    const feed = await readRealtime(encodeRealtime({ timestamp: 1_795_000_123, alerts: [alert] }));
    expect(feed).toEqual({ timestamp: 1_795_000_123, isSimulated: false, alerts: [read], unreadable: [] });
  });

  test.each([
    [
      'the names of the format, numbers as numbers',
      {
        active_period: [
          { start: 1_795_000_000, end: 1_795_086_400 },
          { start: 1_795_200_000, end: 0 },
        ],
        informed_entity: [{ route_id: 'blue', stop_id: 'BL10', direction_id: 0 }, { agency_id: 'bem' }],
        cause: 9,
        effect: 11,
        severity_level: 2,
        header_text: { translation: read.headerText },
        description_text: { translation: read.descriptionText },
        'an extension': { of: 'another producer' },
      },
    ],
    [
      'the names of protobuf, numbers as text',
      {
        activePeriod: [{ start: '1795000000', end: '1795086400' }, { start: '1795200000' }],
        informedEntity: read.informedEntity,
        cause: 'MAINTENANCE',
        effect: 'ACCESSIBILITY_ISSUE',
        severityLevel: 'INFO',
        headerText: { translation: read.headerText },
        descriptionText: { translation: read.descriptionText },
      },
    ],
  ])('reads JSON with %s', async (_, said) => {
    const feed = await readRealtime(inJson({ header, entity: [{ id: 'lift', alert: said }] }));
    expect(feed).toEqual({ timestamp: undefined, isSimulated: false, alerts: [read], unreadable: [] });
  });

  test.each([
    [
      'unknown protocol buffer values',
      encodeRealtime({ alerts: [{ id: 'a', cause: 99, effect: 99, severity: 5 }] }),
    ],
    [
      'unknown JSON values',
      inJson({
        header,
        entity: [{ id: 'a', alert: { cause: 'ELEPHANT', effect: 99, severity_level: 'X' } }],
      }),
    ],
    ['missing values', encodeRealtime({ alerts: [{ id: 'a' }] })],
  ])('maps %s of cause, effect and severity to UNKNOWN', async (_, bytes) => {
    expect((await readRealtime(bytes)).alerts).toMatchObject([
      { cause: 'UNKNOWN_CAUSE', effect: 'UNKNOWN_EFFECT', severityLevel: 'UNKNOWN_SEVERITY' },
    ]);
  });

  test('ignores entities without an alert, and deleted entities', async () => {
    const entity = [
      { id: 'a', vehicle: { position: {} } },
      { id: 'b', is_deleted: true, alert: {} },
    ];
    expect(await readRealtime(inJson({ header, entity }))).toMatchObject({ alerts: [], unreadable: [] });
  });

  const whole = encodeRealtime({ timestamp: 1_795_000_123, alerts: [alert] });
  test.each<[string, Uint8Array | string]>([
    ['an empty file', ''],
    ['a web page', '<!doctype html><title>Sign in</title>'],
    ['a JSON array', '[]'],
    ['truncated JSON', '{"header":'],
    ['JSON of another format', '{"status":"ok"}'],
    ['a differential feed', '{"header":{"gtfs_realtime_version":"2.0","incrementality":"DIFFERENTIAL"}}'],
    ['a version of the format that is not known', inJson({ header: { gtfs_realtime_version: '3.0' } })],
    ['no version', inJson({ header: { timestamp: 1_795_000_123 } })],
    ['half a protocol buffer', whole.subarray(0, whole.length / 2)],
    ['a protocol buffer without its last byte', whole.subarray(0, -1)],
    ['a zip file', 'PK\u0003\u0004\u0014'],
  ])('throws for %s', async (_, given) => {
    const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given;
    await expect(readRealtime(bytes)).rejects.toThrow();
  });

  test.each([
    ['1.0', true],
    ['2.0', true],
    ['2.1', true],
    ['3.0', false],
    ['', false],
  ])('reads version %s: %s', async (version, isRead) => {
    const reading = readRealtime(inJson({ header: { gtfs_realtime_version: version } }));
    if (isRead) expect(await reading).toMatchObject({ alerts: [] });
    else await expect(reading).rejects.toThrow(/gtfs_?realtime_?version/i);
  });

  test('says that a differential feed is not supported', async () => {
    const differential = inJson({ header: { ...header, incrementality: 'DIFFERENTIAL' } });
    await expect(readRealtime(differential)).rejects.toThrow('DIFFERENTIAL is not supported');
  });

  describe('reads the format', () => {
    /** A header of 123 bytes: the feed begins with a line feed and a brace. */
    const likeJson = Buffer.concat([
      Buffer.from([10, 123, 10, 3, ...Buffer.from('2.0'), 34, 116]),
      Buffer.alloc(116, 'v'),
      whole.subarray(whole.indexOf(18)),
    ]);
    const json = inJson({ header, entity: [{ id: 'lift', alert: {} }] });

    test.each([
      ['a protocol buffer whose first bytes are 0A 7B', likeJson, undefined],
      ['the same, said to be JSON', likeJson, 'application/json; charset=utf-8'],
      ['JSON, said to be a protocol buffer', json, 'application/x-protobuf'],
      ['JSON, of no said type', json, undefined],
      ['JSON, said to be that', json, 'application/json'],
    ])('of %s', async (_, bytes, contentType) => {
      const { alerts } = await readRealtime(bytes, contentType);
      expect(alerts.map(({ id }) => id)).toEqual(['lift']);
    });
  });

  describe('leaves out alone', () => {
    const good = { id: 'good', alert: {} };
    test.each([
      ['an entity without id', { alert: {} }, 'id: is missing'],
      [
        'an entity with a wrong type',
        { id: 'bad', alert: { informed_entity: [{ route_type: 'METRO' }] } },
        'route_type',
      ],
      ['an entity that is a text', 'bad', 'entity 1'],
    ])('%s', async (_, bad, reason) => {
      const { alerts, unreadable } = await readRealtime(inJson({ header, entity: [bad, good] }));
      expect(alerts.map(({ id }) => id)).toEqual(['good']);
      expect(unreadable).toEqual([expect.stringContaining(reason)]);
    });

    test('bytes that are no entity', async () => {
      const feed = encodeRealtime({ alerts: [alert] });
      const { alerts, unreadable } = await readRealtime(Buffer.concat([feed, Buffer.from([18, 2, 10, 9])]));
      expect([alerts.length, unreadable.length]).toEqual([1, 1]);
    });
  });

  test.each([
    ['bytes with an unknown field', { routeId: 'blue', unknown: 7 }, true],
    ['bytes with an unknown field of the trip', { trip: { routeId: 'blue', unknown: 8 } }, true],
    ['bytes with an extension', { routeId: 'blue', unknown: 1001 }, undefined],
  ])('marks a selector of %s', async (_, entity, isPartial) => {
    const { alerts } = await readRealtime(encodeRealtime({ alerts: [{ id: 'a', entities: [entity] }] }));
    expect(alerts[0]?.informedEntity[0]?.isPartial).toBe(isPartial);
  });

  test.each([
    ['an unknown key', { route_id: 'blue', carriage: 3 }, true],
    ['an unknown key of the trip', { trip: { routeId: 'blue', carriage: 3 } }, true],
    ['an extension', { routeId: 'blue', '[transit_realtime.ours]': {} }, undefined],
    ['known keys only', { route_id: 'blue', trip: { schedule_relationship: 'CANCELED' } }, undefined],
  ])('marks a selector of JSON with %s', async (_, selector, isPartial) => {
    const entity = [{ id: 'a', alert: { informed_entity: [selector] } }];
    const { alerts } = await readRealtime(inJson({ header, entity }));
    expect(alerts[0]?.informedEntity[0]?.isPartial).toBe(isPartial);
  });

  test('takes an empty text for a missing one', async () => {
    const entity = [{ id: 'a', alert: { informed_entity: [{ route_id: '', stop_id: 'BL10' }] } }];
    const { alerts } = await readRealtime(inJson({ header, entity }));
    expect(alerts[0]?.informedEntity[0]).toEqual({ stopId: 'BL10' });
  });

  test.each([
    ['bytes', Buffer.concat([whole, entityOf(Buffer.from([0x61, 0xed, 0xa0, 0xbd]))])],
    [
      'JSON',
      Buffer.from(
        '{"header":{"gtfs_realtime_version":"2.0"},"entity":[{"id":"lift","alert":{}},{"id":"half","alert":{"header_text":{"translation":[{"text":"a\\ud83d"}]}}}]}',
      ),
    ],
  ])('half a surrogate pair in %s loses no alert', async (_, bytes) => {
    const { alerts, unreadable } = await readRealtime(bytes);
    expect([alerts.map(({ id }) => id), unreadable]).toEqual([['lift', 'half'], []]);
    expect(alerts[1]?.headerText[0]?.text).toMatch(/^a\uFFFD+$/);
  });

  test('lets other work go on while it reads 2,000 alerts', async () => {
    const bytes = encodeRealtime({
      alerts: Array.from({ length: 2000 }, (_, index) => ({ ...alert, id: `alert-${index}` })),
    });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    const { alerts } = await readRealtime(bytes);
    clearInterval(timer);
    expect(alerts).toHaveLength(2000);
    expect(turns).toBeGreaterThan(1);
  });
});

/** The bytes of an entity whose header is these bytes. */
function entityOf(text: Buffer): Buffer {
  const field = (number: number, body: Buffer) =>
    Buffer.concat([Buffer.from([number * 8 + 2, body.length]), body]);
  const alertBytes = field(5, field(10, field(1, field(1, text))));
  return field(2, Buffer.concat([field(1, Buffer.from('half')), alertBytes]));
}
