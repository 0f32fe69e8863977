import { type InformedEntity, informedEntity, type Subscription, subscription } from '@raang/domain';
import { expect, test } from 'vitest';
import { alertExample } from '../testing/alert-example';
import { extentOf, isWorse } from './extent';

const wishOf = (change: object): Subscription =>
  subscription.parse({ lines: [], stations: [], days: [], severity: 'INFO', locale: 'en', ...change });
const linesAt = () => ['blue'] as never;
const about = (wish: object, entity: object, change: object = {}) =>
  extentOf(
    alertExample({ informedEntities: [informedEntity.parse(entity) as InformedEntity], ...change }),
    wishOf(wish),
    linesAt,
  );

test.each([
  ['a line', { lines: ['blue'] }, { lineId: 'blue' }, true],
  ['another line', { lines: ['purple'] }, { lineId: 'blue' }, false],
  ['one direction of a line', { lines: ['blue'] }, { lineId: 'blue', direction: 0 }, true],
  ['the watched direction', { lines: ['blue.0'] }, { lineId: 'blue', direction: 0 }, true],
  ['the other direction', { lines: ['blue.1'] }, { lineId: 'blue', direction: 0 }, false],
  ['both directions, of which one is watched', { lines: ['blue.1'] }, { lineId: 'blue' }, true],
  ['a line at a station', { lines: ['blue'] }, { lineId: 'blue', stationCode: 'BL10' }, true],
  ['a station of the line', { lines: ['blue'] }, { stationCode: 'BL10' }, false],
  ['a station', { stations: ['BL10'] }, { stationCode: 'BL10' }, true],
  [
    'a part of the station, such as a lift',
    { stations: ['BL10'] },
    { stationCode: 'BL10', part: 'lift-1' },
    true,
  ],
  ['another station', { stations: ['BL10'] }, { stationCode: 'BL11' }, false],
  ['the line of the station', { stations: ['BL10'] }, { lineId: 'blue' }, true],
  ['the line at another station', { stations: ['BL10'] }, { lineId: 'blue', stationCode: 'BL11' }, false],
  ['one train', { lines: ['blue'] }, { lineId: 'blue', train: {} }, false],
  ['what was not understood', { lines: ['blue'] }, { lineId: 'blue', isPartial: true }, false],
])('an alert about %s', (_, wish, entity, expected) => {
  expect(about(wish, entity) !== undefined).toBe(expected);
});

test.each([
  ['INFO', 'UNKNOWN_SEVERITY', true],
  ['WARNING', 'INFO', false],
  ['WARNING', 'UNKNOWN_SEVERITY', false],
  ['WARNING', 'SEVERE', true],
  ['SEVERE', 'WARNING', false],
])('from %s on, an alert of %s is wanted: %s', (least, severity, expected) => {
  const wish = { lines: ['blue'], severity: least };
  expect(about(wish, { lineId: 'blue' }, { severity }) !== undefined).toBe(expected);
});

const end = (time: string) => ({
  impactPeriods: [{ start: '2026-11-20T00:00:00+07:00', end: `2026-11-20T${time}:00+07:00` }],
});
const base = { severity: 'WARNING', effect: 'SIGNIFICANT_DELAYS', ...end('12:00') };
const watching = { lines: ['blue', 'purple'] };
const wide = { informedEntities: [{ lineId: 'blue' }, { lineId: 'purple' }] };

test.each([
  ['the same', {}, {}, false],
  ['graver', {}, { severity: 'SEVERE' }, true],
  ['milder', {}, { severity: 'INFO' }, false],
  ['closed', {}, { effect: 'NO_SERVICE' }, true],
  ['longer', {}, end('12:30'), true],
  ['shorter', {}, end('11:30'), false],
  ['open', {}, { impactPeriods: [{ start: '2026-11-20T00:00:00+07:00' }] }, true],
  ['wider', {}, wide, true],
  ['narrower', wide, {}, false],
  ['one direction after both', {}, { informedEntities: [{ lineId: 'blue', direction: 1 }] }, false],
  ['both directions after one', { informedEntities: [{ lineId: 'blue', direction: 1 }] }, {}, true],
])('an alert that is %s', (_, before, now, expected) => {
  const extent = (change: object) => about(watching, { lineId: 'blue' }, { ...base, ...change })!;
  expect(isWorse(extent(now), extent(before))).toBe(expected);
});
