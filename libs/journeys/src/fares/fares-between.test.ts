import {
  fare as fareSchema,
  fareMatrix as matrixSchema,
  type LineId,
  type RiderCategoryId,
  type StationCode,
} from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { readFeed } from '../gtfs/read-feed';
import { createNetwork } from '../network/create-network';
import { smallFeed, smallFeedWith } from '../testing/small-feed';
import type { FareContext } from './fare-context';
import { fareMatrix } from './fare-matrix';
import { faresBetween } from './fares-between';

const today = '2026-11-20';

function contextOf(date: string, moreRules: readonly string[] = []): FareContext {
  const { 'fare_rules_dated.txt': rules = '' } = smallFeed();
  const feed = readFeed(
    smallFeedWith({ 'fare_rules_dated.txt': `${rules}${moreRules.map((rule) => `${rule}\n`).join('')}` }),
  );
  return { ...feed.tariff, network: createNetwork(feed), date };
}
const context = contextOf(today);

const fares = (from: string, to: string, of: FareContext = context) =>
  faresBetween(from as StationCode, to as StationCode, of);
const fareOf = (rider: string, from: string, to: string, of: FareContext = context) =>
  fares(from, to, of).find(
    ({ riderCategory, fareMedia }) => riderCategory === rider && fareMedia.length === 0,
  );
const baht = (rider: string, from: string, to: string, of: FareContext = context) =>
  (fareOf(rider, from, to, of)?.amountSatang ?? Number.NaN) / 100;

/** A transfer discount for one medium, as a row of the feed. */
const sameCard =
  'same-card,transfer-discount,north;east,A03,B01,adult,emv,1500,,,,estimated,ประกาศ,A notice,บัตรใบเดิม,The same card';
const [changeOnce] = ['change-once'];

describe('a fare on one line', () => {
  test.each([
    ['a ride to the next station', 'A01', 'A02', 17],
    ['the shorter way round a loop', 'A01', 'A04', 17],
    ['a ride out of the loop', 'A02', 'A06', 22],
    ['entering and leaving at one station', 'A01', 'A01', 17],
    ['a ride longer than the table', 'A03', 'A06', 25],
  ])('for %s', (_, from, to, amount) => {
    expect(baht('adult', from, to)).toBe(amount);
  });

  test.each([
    ['2019-12-31', Number.NaN],
    ['2020-01-01', 20],
    ['2026-06-30', 20],
    ['2026-07-01', 22],
  ])('on %s comes from the table of that day', (date, amount) => {
    expect(baht('adult', 'A02', 'A06', contextOf(date))).toBe(amount);
  });

  test.each([
    ['student', 18, 'own-table', 'computed'],
    ['child', 10, 'rule', 'computed'],
    ['small-child', 0, 'rule', 'official'],
    ['adult', 20, 'own-table', 'probable'],
  ])('for a %s is %d baht, from: %s', (rider, amount, basis, status) => {
    const fare = fareOf(rider, 'A01', 'A03');
    expect([fare?.amountSatang, fare?.parts[0]?.basis, fare?.status]).toEqual([amount * 100, basis, status]);
  });

  it('is the general fare, and marked as such, if no reduction is known', () => {
    expect(fareOf('student', 'B01', 'B02')).toMatchObject({
      amountSatang: 1900,
      status: 'estimated',
      parts: [{ kind: 'ride', basis: 'general' }],
    });
  });

  it('rounds half a baht up', () => {
    // half of 17 and of 25
    expect([baht('child', 'A01', 'A02'), baht('child', 'A03', 'A06')]).toEqual([9, 13]);
  });

  it('does not exceed a cap of its day', () => {
    expect(fareOf('adult', 'B01', 'B03', contextOf('2024-06-01'))?.parts).toMatchObject([
      { kind: 'ride', amountSatang: 2300 },
      { kind: 'fare-cap', amountSatang: -500, ruleId: 'flat-fare' },
    ]);
    expect(baht('adult', 'B01', 'B03', contextOf('2025-01-01'))).toBe(23);
    expect(fareOf('adult', 'B01', 'B01', contextOf('2024-06-01'))?.parts).toHaveLength(1);
  });
});

describe('a fare across two lines', () => {
  it('charges one entry fee, and its parts add up', () => {
    const fare = fareOf('adult', 'A01', 'B02');
    expect(fare?.parts.map(({ kind, amountSatang, from, to }) => [kind, amountSatang, from, to])).toEqual([
      ['ride', 2000, 'A01', 'A03'],
      ['ride', 1900, 'B01', 'B02'],
      ['entry-fee-once', -1400, 'A03', 'B01'],
    ]);
    expect(fare?.amountSatang).toBe(2500);
  });

  it('is the same in both directions', () => {
    expect(baht('adult', 'B02', 'A01')).toBe(25);
  });

  it('reduces the discount for reduced fares, and omits it for free travel', () => {
    // half of 20, half of 19 rounded up, minus half of 14
    expect(baht('child', 'A01', 'B02')).toBe(10 + 10 - 7);
    expect(fareOf('small-child', 'A01', 'B02')).toMatchObject({
      amountSatang: 0,
      parts: [{ kind: 'ride' }, { kind: 'ride' }],
    });
  });

  it('has the certainty of its least certain part', () => {
    expect(fareOf('adult', 'A01', 'B02')?.status).toBe('estimated');
  });

  it('has a discount no larger than the second fare', () => {
    const dear = contextOf(today, [
      sameCard.replace('same-card,transfer-discount', 'dear,entry-fee-once').replace('emv,1500', ',99000'),
    ]);
    const withoutOther = { ...dear, rules: dear.rules.filter(({ id }) => id !== changeOnce) };
    expect(baht('adult', 'A01', 'B02', withoutOther)).toBe(20);
  });

  it('with a card that has its own rule is listed next to the ordinary one', () => {
    const withCard = contextOf(today, [sameCard]);
    const cardOnly = { ...withCard, rules: withCard.rules.filter(({ id }) => id !== changeOnce) };
    const rows = fares('A01', 'B02', cardOnly).map(({ riderCategory, fareMedia, amountSatang }) => [
      riderCategory,
      fareMedia.join(),
      amountSatang / 100,
    ]);
    expect(rows).toEqual([
      ['adult', '', 39],
      ['adult', 'emv', 24],
      ['student', '', 37],
      ['child', '', 20],
      ['small-child', '', 0],
    ]);
  });

  it('includes a walk at either end for free', () => {
    expect(baht('adult', 'A03', 'B02')).toBe(19);
    expect(baht('adult', 'A01', 'B01')).toBe(20);
  });

  it('between two stations of one paid area equals that for entering and leaving at one station', () => {
    expect(fareOf('adult', 'A03', 'B01')?.parts).toMatchObject([
      { kind: 'ride', stationsTravelled: 0, amountSatang: 1700 },
    ]);
  });

  it('between two stations outside a paid area, on foot, is zero', () => {
    const rules = context.rules.filter(({ id }) => id !== changeOnce);
    expect(fareOf('adult', 'A03', 'B01', { ...context, rules })).toMatchObject({
      amountSatang: 0,
      parts: [],
    });
  });
});

describe('a fare includes', () => {
  it('the caps of its day, for any medium', () => {
    expect(fareOf('adult', 'B01', 'B02')?.ruleIds).toEqual(['day-cap']);
    expect(fareOf('adult', 'B01', 'B02', contextOf('2026-12-08'))?.ruleIds).toEqual([]);
    expect(fareOf('adult', 'A01', 'A02')?.ruleIds).toEqual([]);
  });

  it('a cap that has ended, for a week', () => {
    expect(fareOf('adult', 'B01', 'B02', contextOf('2026-12-01'))?.ruleIds).toEqual(['day-cap']);
    expect(fareOf('adult', 'B01', 'B02', contextOf('2026-12-07'))?.ruleIds).toEqual(['day-cap']);
  });

  it('the rule behind a reduction, even if the prices are in a table', () => {
    expect(fareOf('student', 'A01', 'A02')?.ruleIds).toEqual(['student-ten']);
  });

  it('its period of validity', () => {
    expect(fareOf('adult', 'A01', 'A02')).toMatchObject({ validFrom: '2026-07-01' });
    expect(fareOf('adult', 'A01', 'A02')).not.toHaveProperty('validTo');
    // the flat fare of 2024 ended the day before
    expect(fareOf('adult', 'B01', 'B02')).toMatchObject({ validFrom: '2025-01-01' });
    expect(fareOf('adult', 'B01', 'B02', contextOf('2023-12-01'))).toMatchObject({
      validFrom: '2023-07-03',
      validTo: '2023-12-31',
    });
  });

  it('its sources, each once', () => {
    expect(fareOf('adult', 'A01', 'B02')?.sources).toEqual([{ th: 'ประกาศ', en: 'A notice' }]);
  });
});

it('an unknown station has no fares', () => {
  expect(fares('A01', 'Z01')).toEqual([]);
  expect(fares('Z01', 'Z01')).toEqual([]);
});

it('every fare between any two stations matches the domain schema', () => {
  const codes = [...context.network.stations.keys()];
  for (const from of codes) {
    for (const to of codes) {
      const found = fares(from, to);
      expect(found).toHaveLength(4);
      for (const fare of found) {
        expect(fareSchema.parse(fare)).toEqual(fare);
        expect(fare.parts.reduce((sum, part) => sum + part.amountSatang, 0)).toBe(fare.amountSatang);
      }
    }
  }
});

describe('a fare matrix', () => {
  const matrix = (line: string, rider: string) =>
    fareMatrix(line as LineId, rider as RiderCategoryId, context);

  it('equals the single fares of every pair of a line', () => {
    const found = matrix('north', 'student');
    expect(matrixSchema.parse(found)).toEqual(found);
    expect(found).toMatchObject({
      date: today,
      status: 'computed',
      validFrom: '2026-07-01',
      ruleIds: ['student-ten'],
    });
    for (const [row, from] of (found?.stations ?? []).entries()) {
      for (const [column, to] of (found?.stations ?? []).entries()) {
        expect(found?.amountsSatang[row]?.[column]).toBe(baht('student', from, to) * 100);
      }
    }
  });

  it('is undefined for an unknown line, rider or day', () => {
    expect(matrix('west', 'adult')).toBeUndefined();
    expect(matrix('north', 'pensioner')).toBeUndefined();
    expect(
      fareMatrix('north' as LineId, 'adult' as RiderCategoryId, { ...context, date: '2001-01-01' }),
    ).toBeUndefined();
  });
});
