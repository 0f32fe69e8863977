import { describe, expect, test } from 'vitest';
import type { LineId, StationCode } from '@raang/domain';
import type { StationPart } from '../network/loaded-feed';
import { alertExample } from '../testing/alert-example';
import { type RealtimeOptions, toRealtime } from './to-realtime';

/** The feed has ids of its own: those of stations are not their codes. */
const options: RealtimeOptions = {
  feed: {
    network: { lines: new Map([['blue' as LineId, {} as never]]) },
    stationParts: new Map<string, StationPart>([
      ['stop:10:0', { station: 'BL10' as StationCode, kind: 'platform' }],
      ['stop:10', { station: 'BL10' as StationCode, kind: 'station' }],
      ['stop:10:1', { station: 'BL10' as StationCode, kind: 'other' }],
    ]),
  },
  now: new Date('2026-11-20T12:00:00+07:00'),
};
const convert = (change: Parameters<typeof alertExample>[0]) => toRealtime([alertExample(change)], options);

describe('toRealtime', () => {
  test('has the fields of the format, with texts in both languages and times in seconds', () => {
    expect(convert({ impactPeriods: [{ start: '2026-11-20T00:00:00+07:00' }] })).toEqual({
      header: { gtfsRealtimeVersion: '2.0', incrementality: 'FULL_DATASET', timestamp: '1795150800' },
      entity: [
        {
          id: 'no-blue',
          alert: {
            communicationPeriod: [{ start: '1795107600' }],
            impactPeriod: [{ start: '1795107600' }],
            activePeriod: [{ start: '1795107600' }],
            informedEntity: [{ routeId: 'blue' }],
            cause: 'TECHNICAL_PROBLEM',
            effect: 'NO_SERVICE',
            severityLevel: 'SEVERE',
            headerText: {
              translation: [
                { text: 'สายสีน้ำเงินงดให้บริการ', language: 'th' },
                { text: 'No service on the Blue Line', language: 'en' },
              ],
            },
            descriptionText: {
              translation: [
                { text: 'ระบบไฟฟ้าขัดข้อง', language: 'th' },
                { text: 'A power failure.', language: 'en' },
              ],
            },
          },
        },
      ],
    });
  });

  test('has an alert in one language only in that one', () => {
    const [entity] = convert({ header: { th: 'ปิดสถานี' } }).entity;
    expect(entity?.alert.headerText.translation).toEqual([{ text: 'ปิดสถานี', language: 'th' }]);
  });

  test.each([
    ['a station by the id of the feed', { stationCode: 'BL10' }, { stopId: 'stop:10' }],
    ['a line at a station', { lineId: 'blue', stationCode: 'BL10' }, { routeId: 'blue', stopId: 'stop:10' }],
    ['one direction', { lineId: 'blue', direction: 1 }, { routeId: 'blue', directionId: 1 }],
    ['a platform', { stationCode: 'BL10', platform: 'stop:10:0' }, { stopId: 'stop:10:0' }],
    ['an exit', { stationCode: 'BL10', part: 'stop:10:1' }, { stopId: 'stop:10:1' }],
    [
      'a train',
      { lineId: 'blue', train: { tripId: 't', date: '2026-11-28', time: '10:00:00' } },
      { trip: { tripId: 't', startDate: '20261128', startTime: '10:00:00', routeId: 'blue' } },
    ],
  ])('names %s', (_, entity, selector) => {
    const [found] = convert({ informedEntities: [entity] as never }).entity;
    expect(found?.alert.informedEntity).toEqual([selector]);
  });

  test('leaves out what is not in the feed, and an alert without any known entity', () => {
    const both = [{ stationCode: 'BL10' }, { stationCode: 'BL99' }, { lineId: 'green' }];
    expect(convert({ informedEntities: both }).entity[0]?.alert.informedEntity).toEqual([
      { stopId: 'stop:10' },
    ]);
    expect(convert({ informedEntities: both.slice(1) }).entity).toEqual([]);
  });

  test.each([
    ['now', [{ start: '2026-11-19T00:00:00+07:00', end: '2026-11-20T12:00:01+07:00' }], 1],
    ['later', [{ start: '2026-12-01T00:00:00+07:00', end: '2026-12-02T00:00:00+07:00' }], 1],
    [
      'again later',
      [
        { start: '2026-11-01T00:00:00+07:00', end: '2026-11-02T00:00:00+07:00' },
        { start: '2026-12-01T00:00:00+07:00' },
      ],
      1,
    ],
    ['no more', [{ start: '2026-11-19T00:00:00+07:00', end: '2026-11-20T12:00:00+07:00' }], 0],
  ])('publishes an alert that is active %s: %#', (_, impactPeriods, count) => {
    expect(convert({ impactPeriods }).entity).toHaveLength(count);
  });

  test('says the impact as active period, so that older readers close nothing early', () => {
    const shownPeriods = [{ start: '2026-11-20T00:00:00+07:00' }];
    const impactPeriods = [{ start: '2026-12-01T00:00:00+07:00', end: '2026-12-02T00:00:00+07:00' }];
    expect(convert({ shownPeriods, impactPeriods }).entity[0]?.alert).toMatchObject({
      communicationPeriod: [{ start: '1795107600' }],
      impactPeriod: [{ start: '1796058000', end: '1796144400' }],
      activePeriod: [{ start: '1796058000', end: '1796144400' }],
    });
    expect(convert({ shownPeriods, impactPeriods: [] }).entity[0]?.alert).toMatchObject({
      impactPeriod: [],
      activePeriod: [{ start: '1', end: '2' }],
    });
  });

  test('leaves out an entity with a restriction that was not understood', () => {
    const entities = [{ lineId: 'blue', isPartial: true as const }, { stationCode: 'BL10' }];
    expect(convert({ informedEntities: entities }).entity[0]?.alert.informedEntity).toEqual([
      { stopId: 'stop:10' },
    ]);
    expect(convert({ informedEntities: entities.slice(0, 1) }).entity).toEqual([]);
  });
});
