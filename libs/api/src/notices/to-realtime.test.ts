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
    expect(convert({ activePeriods: [{ start: '2026-11-20T00:00:00+07:00' }] })).toEqual({
      header: { gtfsRealtimeVersion: '2.0', incrementality: 'FULL_DATASET', timestamp: '1795150800' },
      entity: [
        {
          id: 'no-blue',
          alert: {
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
  ])('publishes an alert that is active %s: %#', (_, activePeriods, count) => {
    expect(convert({ activePeriods }).entity).toHaveLength(count);
  });
});
