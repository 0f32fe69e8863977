import { alert as alertSchema } from '@raang/domain';
import { createPlanner } from '@raang/journeys';
import { readFeed } from '@raang/journeys/gtfs';
import { describe, expect, test } from 'vitest';
import { findStationParts } from '../network/loaded-feed';
import { encodeRealtime, type RealtimeAlertText } from '../testing/realtime-feed';
import { readSiteFeed } from '../testing/site-feed';
import { readRealtime } from './read-realtime';
import { toAlerts, type TranslateOptions } from './to-alerts';

const feed = readFeed(await readSiteFeed());
const options: TranslateOptions = {
  feed: { network: createPlanner(feed).network, stationParts: findStationParts(feed) },
  previous: [],
  fetchedAt: new Date('2026-11-20T12:00:00+07:00'),
  prefix: 'feed',
};
const seconds = (moment: string) => Date.parse(moment) / 1000;
const timestamp = seconds('2026-11-20T11:59:00+07:00');

const closed: RealtimeAlertText = {
  id: 'alert-1',
  effect: 1,
  entities: [{ routeId: 'blue' }],
  header: { en: 'No trains', th: 'งดเดินรถ' },
};

function translate(change: Partial<RealtimeAlertText>, rest: Partial<TranslateOptions> = {}) {
  const realtime = readRealtime(encodeRealtime({ timestamp, alerts: [{ ...closed, ...change }] }));
  const { alerts, problems } = toAlerts(realtime, { ...options, ...rest });
  for (const alert of alerts) expect(alertSchema.parse(alert)).toEqual(alert);
  return { alert: alerts[0], problems };
}

describe('an alert of GTFS-Realtime', () => {
  test('is one of ours, said when the feed was made and shown as long as the feed has it', () => {
    expect(translate({})).toEqual({
      alert: {
        id: 'feed-alert-1',
        activePeriods: [{ start: '2026-11-20T11:59:00+07:00' }],
        cause: 'UNKNOWN_CAUSE',
        effect: 'NO_SERVICE',
        severity: 'UNKNOWN_SEVERITY',
        informedEntities: [{ lineId: 'blue' }],
        header: { th: 'งดเดินรถ', en: 'No trains' },
        description: { th: 'งดเดินรถ', en: 'No trains' },
        saidAt: '2026-11-20T11:59:00+07:00',
      },
      problems: [],
    });
  });

  test.each<[string, RealtimeAlertText['entities'], object[], string]>([
    ['a station', [{ stopId: 'BL10' }], [{ stationCode: 'BL10' }], 'NO_SERVICE'],
    [
      'a line at a station',
      [{ routeId: 'blue', stopId: 'BL10' }],
      [{ lineId: 'blue', stationCode: 'BL10' }],
      'NO_SERVICE',
    ],
    [
      'all platforms of a station',
      [{ stopId: 'BL10-0' }, { stopId: 'BL10-1' }],
      [{ stationCode: 'BL10' }],
      'NO_SERVICE',
    ],
    ['one platform', [{ stopId: 'BL10-0' }], [{ stationCode: 'BL10' }], 'REDUCED_SERVICE'],
    ['an exit', [{ stopId: 'BL01-exit-2A' }], [{ stationCode: 'BL01' }], 'REDUCED_SERVICE'],
    ['one direction', [{ routeId: 'blue', directionId: 0 }], [{ lineId: 'blue' }], 'REDUCED_SERVICE'],
    [
      'both directions',
      [
        { routeId: 'blue', directionId: 0 },
        { routeId: 'blue', directionId: 1 },
      ],
      [{ lineId: 'blue' }],
      'NO_SERVICE',
    ],
    [
      'a line beside a platform of another',
      [{ routeId: 'blue' }, { stopId: 'PP16-0' }],
      [{ lineId: 'blue' }],
      'NO_SERVICE',
    ],
    ['an agency', [{ agencyId: 'bem' }], [{ lineId: 'blue' }, { lineId: 'purple' }], 'NO_SERVICE'],
    ['the same twice', [{ routeId: 'blue' }, { routeId: 'blue' }], [{ lineId: 'blue' }], 'NO_SERVICE'],
  ])('about %s', (_, entities, informedEntities, effect) => {
    expect(translate({ entities })).toMatchObject({ alert: { informedEntities, effect }, problems: [] });
  });

  test('about a lift tells of every station and exit, since it closes none', () => {
    const entities = [{ stopId: 'BL10' }, { stopId: 'BL01-exit-2A' }];
    expect(translate({ effect: 11, entities }).alert).toMatchObject({
      effect: 'ACCESSIBILITY_ISSUE',
      informedEntities: [{ stationCode: 'BL10' }, { stationCode: 'BL01' }],
    });
  });

  test.each<[string, RealtimeAlertText['entities'], string]>([
    ['a line', [{ routeId: 'orange' }], '{"routeId":"orange"}'],
    ['a stop', [{ stopId: 'X1' }], '{"stopId":"X1"}'],
    ['an agency', [{ agencyId: 'nobody' }], '{"agencyId":"nobody"}'],
    ['a line at a stop', [{ routeId: 'blue', stopId: 'X1' }], '{"routeId":"blue","stopId":"X1"}'],
  ])('about %s that we do not have is left out, and that is said', (_, entities, selector) => {
    const problems = [
      `alert alert-1: nothing in the network matches ${selector}`,
      'alert alert-1 is ignored: it affects nothing in the network',
    ];
    expect(translate({ entities })).toEqual({ alert: undefined, problems });
    expect(translate({ entities: [...entities!, { routeId: 'pink' }] })).toMatchObject({
      alert: { informedEntities: [{ lineId: 'pink' }] },
      problems: problems.slice(0, 1),
    });
  });

  test.each<[string, Record<string, string>, string, string]>([
    ['both languages', { th: 'ปิด', en: 'Closed' }, 'ปิด', 'Closed'],
    ['languages with their countries', { 'th-TH': 'ปิด', 'en-GB': 'Closed' }, 'ปิด', 'Closed'],
    ['English alone', { en: 'Closed' }, 'Closed', 'Closed'],
    ['Thai alone', { th: 'ปิด' }, 'ปิด', 'ปิด'],
    ['Thai without saying so', { '': 'ปิด', en: 'Closed' }, 'ปิด', 'Closed'],
    ['English without saying so', { '': 'Closed', th: 'ปิด' }, 'ปิด', 'Closed'],
    ['neither language', { ja: '運休' }, '運休', '運休'],
    ['an empty text beside another', { th: ' ', en: 'Closed' }, 'Closed', 'Closed'],
  ])('in %s', (_, header, th, en) => {
    expect(translate({ header }).alert?.header).toEqual({ th, en });
  });

  test('without a header has its description as one; without words it is left out', () => {
    expect(translate({ header: {}, description: { en: 'Closed' } }).alert?.header.en).toBe('Closed');
    expect(translate({ header: {} })).toMatchObject({
      alert: undefined,
      problems: ['alert alert-1 is ignored: it has no text'],
    });
  });

  const [eight, nine] = ['2026-11-20T08:00:00+07:00', '2026-11-20T09:00:00+07:00'];
  test.each<[string, RealtimeAlertText['periods'], object[] | undefined]>([
    ['of a period', [{ start: seconds(eight), end: seconds(nine) }], [{ start: eight, end: nine }]],
    ['with an end that is no end', [{ start: seconds(eight), end: 0 }], [{ start: eight }]],
    ['until the end of numbers', [{ start: seconds(eight), end: 2 ** 52 }], [{ start: eight }]],
    [
      'of periods in no order',
      [{ start: seconds(nine) }, { start: seconds(eight), end: seconds(nine) }],
      [{ start: eight, end: nine }, { start: nine }],
    ],
    [
      'without a start',
      [{ end: seconds('2026-11-20T15:00:00+07:00') }],
      [{ start: '2026-11-20T11:59:00+07:00', end: '2026-11-20T15:00:00+07:00' }],
    ],
    ['that ends before it starts', [{ start: seconds(nine), end: seconds(eight) }], undefined],
    ['that starts after all time', [{ start: 2 ** 52 }], undefined],
  ])('%s', (_, periods, activePeriods) => {
    const { alert, problems } = translate({ periods });
    expect(alert?.activePeriods).toEqual(activePeriods);
    expect(problems).toHaveLength(activePeriods ? 0 : 1);
  });

  test('was said when it was first said, until it says something else', () => {
    const before = translate({}).alert!;
    const earlier = { ...before, saidAt: eight, activePeriods: [{ start: eight }] };
    expect(translate({}, { previous: [earlier] }).alert).toEqual(earlier);
    const changed = translate({ header: { en: 'Trains again soon' } }, { previous: [earlier] }).alert;
    expect(changed).toMatchObject({ saidAt: before.saidAt, header: { en: 'Trains again soon' } });
  });

  test.each([
    ['Alert 7 / Süd', /^feed-alert-7-s-d-[0-9a-f]{10}$/],
    ['ปิด', /^feed-[0-9a-f]{10}$/],
    ['x'.repeat(200), /^feed-x{40}-[0-9a-f]{10}$/],
  ])('with an id such as %s gets one of ours', (id, expected) => {
    expect(translate({ id }).alert?.id).toMatch(expected);
  });
});
