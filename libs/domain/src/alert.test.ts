import { expect, test } from 'vitest';
import {
  alert,
  asPublished,
  closedEntities,
  type InformedEntity,
  isActing,
  isShown,
  publishedAlert,
} from './alert';
import { textIn } from './bilingual';

const periods = [
  { start: '2026-11-20T05:00:00+07:00', end: '2026-11-20T09:00:00+07:00' },
  { start: '2026-11-21T05:00:00+07:00' },
];

test.each([
  ['2026-11-20T04:59:59+07:00', false],
  ['2026-11-20T05:00:00+07:00', true],
  ['2026-11-20T01:59:59Z', true],
  ['2026-11-20T09:00:00+07:00', false],
  ['2027-01-01T00:00:00+07:00', true],
])('an alert is shown, or acts, at %s: %s', (moment, expected) => {
  expect(isShown({ shownPeriods: periods }, new Date(moment))).toBe(expected);
  expect(isActing({ impactPeriods: periods }, new Date(moment))).toBe(expected);
});

test('an alert without an impact never acts', () => {
  expect(isActing({ impactPeriods: [] }, new Date('2026-11-20T05:00:00+07:00'))).toBe(false);
});

const published = {
  id: 'lift',
  impactPeriods: periods,
  cause: 'MAINTENANCE',
  effect: 'ACCESSIBILITY_ISSUE',
  severity: 'INFO',
  informedEntities: [{ stationCode: 'BL10' }],
  header: { th: 'ลิฟต์', en: 'Lift' },
  description: { th: 'ปิดซ่อม', en: 'Closed' },
  saidAt: '2026-11-19T05:00:00+07:00',
};
const good = { ...published, shownPeriods: periods };

test.each([
  ['no period to show it in', { shownPeriods: [] }],
  ['a time without an offset', { saidAt: '2026-11-20T05:00:00' }],
  ['an empty informed entity', { informedEntities: [{}] }],
  ['a direction that GTFS does not have', { informedEntities: [{ lineId: 'blue', direction: 2 }] }],
  ['a delay of zero seconds', { delaySeconds: 0 }],
  ['a cause that GTFS Realtime does not have', { cause: 'ELEPHANT' }],
  ['an address that is no web page', { url: { en: 'javascript:alert(1)' } }],
])('rejects an alert with %s', (_what, change) => {
  expect(alert.safeParse(good).success).toBe(true);
  expect(alert.safeParse({ ...good, ...change }).success).toBe(false);
});

test.each([
  ['before its impact', {}, { start: published.saidAt }],
  [
    'after its impact has begun',
    { impactPeriods: [periods[0]], saidAt: '2026-11-20T06:00:00+07:00' },
    periods[0],
  ],
  [
    'with several ends, until the last one',
    { impactPeriods: [{ start: periods[1]!.start, end: '2026-11-22T05:00:00+07:00' }, periods[0]] },
    { start: published.saidAt, end: '2026-11-22T05:00:00+07:00' },
  ],
])('an alert of an editor is shown from its publication %s', (_, change, shown) => {
  const { shownPeriods } = asPublished(publishedAlert.parse({ ...published, ...change }));
  expect(shownPeriods).toEqual([shown]);
});

test.each<[string, object, number]>([
  ['a line', { lineId: 'blue' }, 1],
  ['one direction', { lineId: 'blue', direction: 0 }, 0],
  ['one platform', { stationCode: 'BL10', platform: 'BL10-0' }, 0],
  ['an exit', { stationCode: 'BL10', part: 'BL10-exit-1' }, 0],
  ['one train', { lineId: 'blue', train: {} }, 0],
  ['what was not understood', { lineId: 'blue', isPartial: true }, 0],
])('NO_SERVICE on %s closes %j as a whole: %s', (_, entity, count) => {
  const closed = { ...alert.parse(good), effect: 'NO_SERVICE', informedEntities: [entity as InformedEntity] };
  expect(closedEntities(closed as never)).toHaveLength(count);
});

test.each([
  ['the language of the page', { th: 'ก', en: 'a', other: { language: 'ja', text: '駅' } }, 'a', 'en'],
  ['the other one', { th: 'ก', other: { language: 'ja', text: '駅' } }, 'ก', 'th'],
  ['a third one, with its tag', { other: { language: 'zh-Hant', text: '站' } }, '站', 'zh-Hant'],
])('a text is given in %s', (_, given, text, language) => {
  expect(textIn(given, 'en')).toEqual({ text, language });
});
