import { alert as alertSchema } from '@raang/domain';
import { createNetwork, createPlanner } from '@raang/journeys';
import { readFeed } from '@raang/journeys/gtfs';
import { describe, expect, test } from 'vitest';
import { findIds } from '../network/loaded-feed';
import { encodeRealtime, type RealtimeAlertText } from '../testing/realtime-feed';
import { readSiteFeed, siteAgencies } from '../testing/site-feed';
import { readRealtime } from './read-realtime';
import { toAlerts, type TranslateOptions } from './to-alerts';

const feed = readFeed(await readSiteFeed());
const options: TranslateOptions = {
  feed: { ...createPlanner(feed, createNetwork(feed, siteAgencies)), ...findIds(feed) },
  previous: [],
  saidAt: '2026-11-20T11:59:00+07:00',
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

async function translate(change: Partial<RealtimeAlertText>, rest: Partial<TranslateOptions> = {}) {
  const realtime = await readRealtime(encodeRealtime({ timestamp, alerts: [{ ...closed, ...change }] }));
  const { alerts, leftOut } = await toAlerts(realtime, { ...options, ...rest });
  for (const alert of alerts) expect(alertSchema.parse(alert)).toEqual(alert);
  return { alert: alerts[0], problems: leftOut.lines() };
}

describe('toAlerts', () => {
  test('converts an alert; without periods it is shown and acts as long as the feed has it', async () => {
    expect(await translate({})).toEqual({
      alert: {
        id: 'feed-alert-1',
        shownPeriods: [{ start: '2026-11-20T11:59:00+07:00' }],
        impactPeriods: [{ start: '2026-11-20T11:59:00+07:00' }],
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

  test('keeps all stations and exits of an alert about lifts, which closes none', async () => {
    const entities = [{ stopId: 'BL10' }, { stopId: 'BL01-exit-2A' }];
    expect((await translate({ effect: 11, entities })).alert).toMatchObject({
      effect: 'ACCESSIBILITY_ISSUE',
      informedEntities: [{ stationCode: 'BL10' }, { stationCode: 'BL01', part: 'BL01-exit-2A' }],
    });
  });

  test.each<[string, RealtimeAlertText['entities']]>([
    ['a line', [{ routeId: 'bts-silom' }]],
    ['a station', [{ stopId: 'S2' }]],
    ['an agency', [{ agencyId: 'btsc' }]],
  ])('ignores and reports %s of a connecting system', async (_, entities) => {
    const problems = ['alert "alert-1" is ignored: it affects connecting systems only'];
    expect(await translate({ entities })).toEqual({ alert: undefined, problems });
    const both = await translate({ entities: [...entities!, { routeId: 'pink' }] });
    expect(both.alert?.informedEntities).toEqual([{ lineId: 'pink' }]);
  });

  test.each<[string, RealtimeAlertText['entities'], string]>([
    ['a line', [{ routeId: 'orange' }], '{"routeId":"orange"}'],
    ['a stop', [{ stopId: 'X1' }], '{"stopId":"X1"}'],
    ['an agency', [{ agencyId: 'nobody' }], '{"agencyId":"nobody"}'],
    ['a line at a stop', [{ routeId: 'blue', stopId: 'X1' }], '{"routeId":"blue","stopId":"X1"}'],
  ])('ignores and reports %s that the network does not have', async (_, entities, selector) => {
    const problems = [
      `alert "alert-1": nothing in the network matches ${selector}`,
      'alert "alert-1" is ignored: it affects nothing in the network',
    ];
    expect(await translate({ entities })).toEqual({ alert: undefined, problems });
    expect(await translate({ entities: [...entities!, { routeId: 'pink' }] })).toMatchObject({
      alert: { informedEntities: [{ lineId: 'pink' }] },
      problems: problems.slice(0, 1),
    });
  });

  test('uses the description if the header is missing, and ignores an alert without text', async () => {
    expect((await translate({ header: {}, description: { en: 'Closed' } })).alert?.header.en).toBe('Closed');
    expect(await translate({ header: {} })).toMatchObject({
      alert: undefined,
      problems: ['alert "alert-1" is ignored: it has no text'],
    });
  });

  const eight = '2026-11-20T08:00:00+07:00';

  test('keeps saidAt until the alert changes', async () => {
    const before = (await translate({})).alert!;
    const earlier = {
      ...before,
      saidAt: eight,
      shownPeriods: [{ start: eight }],
      impactPeriods: [{ start: eight }],
    };
    expect((await translate({}, { previous: [earlier] })).alert).toEqual(earlier);
    const changed = (await translate({ header: { en: 'Trains again soon' } }, { previous: [earlier] })).alert;
    expect(changed).toMatchObject({ saidAt: before.saidAt, header: { en: 'Trains again soon' } });
  });

  test.each([
    ['Alert 7 / Süd', /^feed-alert-7-s-d-[0-9a-f]{10}$/],
    ['ปิด', /^feed-[0-9a-f]{10}$/],
    ['x'.repeat(200), /^feed-x{40}-[0-9a-f]{10}$/],
  ])('converts the id %s to a valid alert id', async (id, expected) => {
    expect((await translate({ id })).alert?.id).toMatch(expected);
  });

  test('marks an alert with a restriction that is not understood', async () => {
    const { alert, problems } = await translate({ entities: [{ routeId: 'blue', unknown: 7 }] });
    expect(alert).toMatchObject({ isPartial: true, informedEntities: [{ lineId: 'blue', isPartial: true }] });
    expect(problems).toEqual([expect.stringContaining('a selector with an unknown field')]);
  });

  test('keeps the words of the producer for cause and effect, and web pages', async () => {
    const { alert } = await translate({
      causeDetail: { th: 'น้ำท่วม' },
      effectDetail: { en: 'Shuttle buses' },
      url: { th: 'https://www.example.org/th', en: 'javascript:alert(1)' },
    });
    expect(alert).toMatchObject({
      causeDetail: { th: 'น้ำท่วม' },
      effectDetail: { en: 'Shuttle buses' },
      url: { th: 'https://www.example.org/th' },
    });
    expect((await translate({ url: { en: 'ftp://www.example.org' } })).alert).not.toHaveProperty('url');
  });

  async function translateAll(alerts: RealtimeAlertText[]) {
    const translated = await toAlerts(await readRealtime(encodeRealtime({ timestamp, alerts })), options);
    return { ...translated, ids: translated.alerts.map(({ id }) => id) };
  }

  test('takes the later one of two alerts with one id', async () => {
    const { alerts, leftOut } = await translateAll([closed, { ...closed, header: { en: 'Trains again' } }]);
    expect(alerts).toMatchObject([{ header: { en: 'Trains again' } }]);
    expect(leftOut.counts()).toEqual({ 'alerts with the id of a later one': 1 });
  });

  test('takes the 2,000 gravest alerts', async () => {
    const many = Array.from({ length: 2001 }, (_, index) => ({ ...closed, id: `a${index}`, severity: 2 }));
    const { ids, leftOut } = await translateAll([...many, { ...closed, id: 'grave', severity: 4 }]);
    expect([ids.length, ids[0], ids.includes('feed-a1999' as never)]).toEqual([2000, 'feed-grave', false]);
    expect(leftOut.counts()).toEqual({ 'alerts beyond the limit': 2 });
  });

  test('one bad alert loses only itself', async () => {
    const long = 'x'.repeat(300);
    const { ids, leftOut } = await translateAll([
      { ...closed, id: 'silent', header: {} },
      { ...closed, id: 'nowhere', entities: [{ stopId: long }] },
      closed,
    ]);
    expect(ids).toEqual(['feed-alert-1']);
    expect(leftOut.counts()).toEqual({
      'alerts without text': 1,
      'selectors that match nothing': 1,
      'alerts that affect nothing in the network': 1,
    });
  });
});
