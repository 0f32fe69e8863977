import { alert as alertSchema } from '@raang/domain';
import { createNetwork } from '@raang/journeys';
import { readFeed } from '@raang/journeys/gtfs';
import { describe, expect, test } from 'vitest';
import { findStationParts } from '../network/loaded-feed';
import { encodeRealtime, type RealtimeAlertText } from '../testing/realtime-feed';
import { readSiteFeed, siteAgencies } from '../testing/site-feed';
import { readRealtime } from './read-realtime';
import { toAlerts, type TranslateOptions } from './to-alerts';

const feed = readFeed(await readSiteFeed());
const options: TranslateOptions = {
  feed: { network: createNetwork(feed, siteAgencies), stationParts: findStationParts(feed) },
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

describe('toAlerts', () => {
  test('converts an alert; without periods it is active from the timestamp of the feed', () => {
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
      'a line and a platform of another line',
      [{ routeId: 'blue' }, { stopId: 'PP16-0' }],
      [{ lineId: 'blue' }],
      'NO_SERVICE',
    ],
    ['an agency', [{ agencyId: 'bem' }], [{ lineId: 'blue' }, { lineId: 'purple' }], 'NO_SERVICE'],
    ['the same line twice', [{ routeId: 'blue' }, { routeId: 'blue' }], [{ lineId: 'blue' }], 'NO_SERVICE'],
  ])('converts an alert about %s', (_, entities, informedEntities, effect) => {
    expect(translate({ entities })).toMatchObject({ alert: { informedEntities, effect }, problems: [] });
  });

  test('keeps all stations and exits of an alert about lifts, which closes none', () => {
    const entities = [{ stopId: 'BL10' }, { stopId: 'BL01-exit-2A' }];
    expect(translate({ effect: 11, entities }).alert).toMatchObject({
      effect: 'ACCESSIBILITY_ISSUE',
      informedEntities: [{ stationCode: 'BL10' }, { stationCode: 'BL01' }],
    });
  });

  test.each<[string, RealtimeAlertText['entities']]>([
    ['a line', [{ routeId: 'bts-silom' }]],
    ['a station', [{ stopId: 'S2' }]],
    ['an agency', [{ agencyId: 'btsc' }]],
  ])('ignores and reports %s of a connecting system', (_, entities) => {
    const problems = ['alert alert-1 is ignored: it affects connecting systems only'];
    expect(translate({ entities })).toEqual({ alert: undefined, problems });
    const both = translate({ entities: [...entities!, { routeId: 'pink' }] });
    expect(both.alert?.informedEntities).toEqual([{ lineId: 'pink' }]);
  });

  test.each<[string, RealtimeAlertText['entities'], string]>([
    ['a line', [{ routeId: 'orange' }], '{"routeId":"orange"}'],
    ['a stop', [{ stopId: 'X1' }], '{"stopId":"X1"}'],
    ['an agency', [{ agencyId: 'nobody' }], '{"agencyId":"nobody"}'],
    ['a line at a stop', [{ routeId: 'blue', stopId: 'X1' }], '{"routeId":"blue","stopId":"X1"}'],
  ])('ignores and reports %s that the network does not have', (_, entities, selector) => {
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

  const both = { th: 'ปิด', en: 'Closed' };
  test.each<[string, Record<string, string>, object]>([
    ['both languages', both, both],
    ['languages with region codes', { 'th-TH': 'ปิด', 'en-GB': 'Closed' }, both],
    ['English only', { en: 'Closed' }, { en: 'Closed' }],
    ['Thai only', { th: 'ปิด' }, { th: 'ปิด' }],
    ['Thai without a language code', { '': 'ปิด', en: 'Closed' }, both],
    ['English without a language code', { '': 'Closed', th: 'ปิด' }, both],
    ['another language only', { ja: '運休' }, { en: '運休' }],
    ['English and an empty Thai text', { th: ' ', en: 'Closed' }, { en: 'Closed' }],
  ])('converts a header in %s', (_, header, texts) => {
    expect(translate({ header }).alert?.header).toEqual(texts);
  });

  test('uses the description if the header is missing, and ignores an alert without text', () => {
    expect(translate({ header: {}, description: { en: 'Closed' } }).alert?.header.en).toBe('Closed');
    expect(translate({ header: {} })).toMatchObject({
      alert: undefined,
      problems: ['alert alert-1 is ignored: it has no text'],
    });
  });

  const [eight, nine] = ['2026-11-20T08:00:00+07:00', '2026-11-20T09:00:00+07:00'];
  test.each<[string, RealtimeAlertText['periods'], object[] | undefined]>([
    ['start and end', [{ start: seconds(eight), end: seconds(nine) }], [{ start: eight, end: nine }]],
    ['end 0 means no end', [{ start: seconds(eight), end: 0 }], [{ start: eight }]],
    [
      'an end after the year 9999 means no end',
      [{ start: seconds(eight), end: 2 ** 52 }],
      [{ start: eight }],
    ],
    [
      'sorts periods',
      [{ start: seconds(nine) }, { start: seconds(eight), end: seconds(nine) }],
      [{ start: eight, end: nine }, { start: nine }],
    ],
    [
      'a missing start is the timestamp of the feed',
      [{ end: seconds('2026-11-20T15:00:00+07:00') }],
      [{ start: '2026-11-20T11:59:00+07:00', end: '2026-11-20T15:00:00+07:00' }],
    ],
    ['an end before the start is invalid', [{ start: seconds(nine), end: seconds(eight) }], undefined],
    ['a start after the year 9999 is invalid', [{ start: 2 ** 52 }], undefined],
  ])('converts active periods: %s', (_, periods, activePeriods) => {
    const { alert, problems } = translate({ periods });
    expect(alert?.activePeriods).toEqual(activePeriods);
    expect(problems).toHaveLength(activePeriods ? 0 : 1);
  });

  test('keeps saidAt until the alert changes', () => {
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
  ])('converts the id %s to a valid alert id', (id, expected) => {
    expect(translate({ id }).alert?.id).toMatch(expected);
  });
});
