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
  test('reads a protocol buffer', () => {
    const feed = readRealtime(encodeRealtime({ timestamp: 1_795_000_123, alerts: [alert] }));
    expect(feed).toEqual({ timestamp: 1_795_000_123, alerts: [read] });
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
  ])('reads JSON with %s', (_, said) => {
    const feed = readRealtime(inJson({ header, entity: [{ id: 'lift', alert: said }] }));
    expect(feed).toEqual({ timestamp: undefined, alerts: [read] });
  });

  test.each([
    [
      'unknown protocol buffer values',
      encodeRealtime({ alerts: [{ id: 'a', cause: 13, effect: 99, severity: 5 }] }),
    ],
    [
      'unknown JSON values',
      inJson({
        header,
        entity: [{ id: 'a', alert: { cause: 'ELEPHANT', effect: 99, severity_level: 'X' } }],
      }),
    ],
    ['missing values', encodeRealtime({ alerts: [{ id: 'a' }] })],
  ])('maps %s of cause, effect and severity to UNKNOWN', (_, bytes) => {
    expect(readRealtime(bytes).alerts).toMatchObject([
      { cause: 'UNKNOWN_CAUSE', effect: 'UNKNOWN_EFFECT', severityLevel: 'UNKNOWN_SEVERITY' },
    ]);
  });

  test('ignores entities without an alert, and deleted entities', () => {
    const entity = [
      { id: 'a', vehicle: { position: {} } },
      { id: 'b', is_deleted: true, alert: {} },
    ];
    expect(readRealtime(inJson({ header, entity })).alerts).toEqual([]);
  });

  const whole = encodeRealtime({ timestamp: 1_795_000_123, alerts: [alert] });
  test.each<[string, Uint8Array | string]>([
    ['an empty file', ''],
    ['a web page', '<!doctype html><title>Sign in</title>'],
    ['a JSON array', '[]'],
    ['truncated JSON', '{"header":'],
    ['JSON of another format', '{"status":"ok"}'],
    ['a differential feed', '{"header":{"gtfs_realtime_version":"2.0","incrementality":"DIFFERENTIAL"}}'],
    ['an entity without id', inJson({ header, entity: [{ alert: {} }] })],
    ['half a protocol buffer', whole.subarray(0, whole.length / 2)],
    ['a protocol buffer without its last byte', whole.subarray(0, -1)],
    ['a zip file', 'PK\u0003\u0004\u0014'],
  ])('throws for %s', (_, given) => {
    const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given;
    expect(() => readRealtime(bytes)).toThrow();
  });
});
