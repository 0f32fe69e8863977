// Published fares, and those of journeys over several agencies, from the site's feed.
import path from 'node:path';
import type { Fare, LineId, RiderCategoryId, StationCode } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import type { FareContext } from './fares/fare-context';
import { fareMatrix } from './fares/fare-matrix';
import { faresBetween, faresOfRides } from './fares/fares-between';
import { lineFares } from './fares/line-fares';
import type { Ride } from './fares/rides-between';
import { openFolder, readFeed } from './gtfs';
import { createNetwork } from './network/create-network';
import { stationsTravelled } from './network/network';

const feed = readFeed(openFolder(path.join(import.meta.dirname, '../../../apps/site/network/gtfs')));
const network = createNetwork(feed, ['bem', 'ebm', 'nbm']);
const ownLines = [...network.lines.values()].filter(({ isOwn }) => isOwn);
const on = (date: string): FareContext => ({ ...feed.tariff, network, date });

const baht = (date: string, rider: string, from: string, to: string, medium = '') => {
  const fare = faresBetween(from as StationCode, to as StationCode, on(date)).find(
    ({ riderCategory, fareMedia }) => riderCategory === rider && fareMedia.join() === medium,
  );
  return fare && fare.amountSatang / 100;
};

/** From Tha Phra clockwise by Itsaraphap: 0 to 12 stations. */
const fromThaPhra = [
  'BL01',
  'BL32',
  'BL31',
  'BL30',
  'BL29',
  'BL28',
  'BL27',
  'BL26',
  'BL25',
  'BL24',
  'BL23',
  'BL22',
  'BL21',
];

// Blue Line, by 0 to 12 stations: Huapood 2021; Bangkokbiznews 1012669; The Nation 40038759; open tables of August 2026
describe('the published fares of the Blue Line match on their dates', () => {
  test.each([
    ['2021-06-01', 'adult', [17, 17, 19, 21, 24, 26, 28, 31, 33, 35, 38, 40, 42]],
    ['2021-06-01', 'student', [15, 15, 17, 19, 22, 23, 25, 28, 30, 32, 34, 36, 38]],
    ['2022-07-02', 'adult', [17, 17, 19, 21, 24, 26, 28, 31, 33, 35, 38, 40, 42]],
    ['2022-07-03', 'adult', [17, 17, 19, 21, 24, 26, 29, 31, 33, 36, 38, 41, 43]],
    ['2024-07-02', 'adult', [17, 17, 19, 21, 24, 26, 29, 31, 33, 36, 38, 41, 43]],
    ['2024-07-03', 'adult', [17, 17, 20, 22, 25, 27, 30, 32, 35, 37, 40, 42, 45]],
    ['2026-07-02', 'adult', [17, 17, 20, 22, 25, 27, 30, 32, 35, 37, 40, 42, 45]],
    ['2026-07-03', 'adult', [17, 17, 20, 22, 25, 27, 29, 32, 34, 37, 39, 42, 44]],
    ['2026-11-20', 'student', [15, 15, 18, 20, 23, 24, 26, 29, 31, 33, 35, 38, 40]],
    ['2026-11-20', 'senior', [9, 9, 10, 11, 13, 14, 15, 16, 17, 19, 20, 21, 22]],
    ['2026-11-20', 'child', [9, 9, 10, 11, 13, 14, 15, 16, 17, 19, 20, 21, 22]],
  ])('on %s for %s', (date, rider, amounts) => {
    expect(fromThaPhra.map((to) => baht(date, rider, 'BL01', to))).toEqual(amounts);
  });

  it('with a maximum of 44 baht', () => {
    expect(
      Math.max(
        ...(
          fareMatrix('blue' as LineId, 'adult' as RiderCategoryId, on('2026-11-20'))?.amountsSatang ?? []
        ).flat(),
      ),
    ).toBe(4400);
  });
});

describe('fares today', () => {
  test.each([
    ['entering and leaving the Purple Line at one station', 'adult', 'PP01', 'PP01', '', 14],
    ['the whole Purple Line', 'adult', 'PP01', 'PP16', '', 42],
    ['across Tao Poon, with one entry fee', 'adult', 'PP01', 'BL38', '', 44 + 42 - 14],
    ['the same in the other direction', 'adult', 'BL38', 'PP01', '', 44 + 42 - 14],
    ['across Lat Phrao without a card', 'adult', 'BL14', 'YL02', '', 17 + 19],
    ['across Lat Phrao with one EMV card', 'adult', 'BL14', 'YL02', 'emv', 17 + 19 - 14],
    ['across Nonthaburi with one EMV card', 'adult', 'PP10', 'PK02', 'emv', 17 + 18 - 14],
    ['of a senior on the Yellow Line', 'senior', 'YL01', 'YL23', '', 23],
    ['of a small child', 'small-child', 'PP01', 'YL23', '', 0],
    ['of a disabled person', 'disabled', 'PP01', 'YL23', '', 0],
  ])('%s', (_, rider, from, to, medium, amount) => {
    expect(baht('2026-11-20', rider, from, to, medium)).toBe(amount);
  });

  it('are known between any two stations of the authority for every rider', () => {
    const riders = feed.tariff.riderCategories.length;
    const context = on('2026-11-20');
    const codes = [...network.stations.values()].filter(({ isOwn }) => isOwn).map(({ code }) => code);
    expect(codes).toHaveLength(109);
    const without = codes.flatMap((from) =>
      codes.filter(
        (to) =>
          faresBetween(from, to, context).filter(({ fareMedia }) => fareMedia.length === 0).length !== riders,
      ),
    );
    expect(without).toEqual([]);
  });

  const riders = feed.tariff.riderCategories.map(({ id }) => id);
  it.each(riders)('of %s never decrease with the distance along a line', (rider) => {
    for (const { id, stations } of ownLines) {
      const matrix = fareMatrix(id, rider, on('2026-11-20'));
      expect(matrix?.amountsSatang).toHaveLength(stations.length);
      for (const [row, from] of stations.entries()) {
        const byDistance = stations
          .map((to, column) => [
            stationsTravelled(network, id, from, to) ?? -1,
            matrix?.amountsSatang[row]?.[column] ?? -1,
          ])
          .sort(([a = 0], [b = 0]) => a - b)
          .map(([, amount]) => amount);
        expect(byDistance).toEqual([...byDistance].sort((a = 0, b = 0) => a - b));
      }
    }
  });

  it('state the Purple Line’s day cap until a week after its end', () => {
    const capped = (date: string) =>
      faresBetween('PP01' as StationCode, 'PP16' as StationCode, on(date))[0]?.ruleIds.includes(
        'purple-red-day-cap' as never,
      );
    expect([capped('2026-11-30'), capped('2026-12-07'), capped('2026-12-08')]).toEqual([true, true, false]);
  });

  it('of the Purple Line were at most 20 baht until November 2025', () => {
    expect([
      baht('2025-11-30', 'adult', 'PP01', 'PP16'),
      baht('2025-12-01', 'adult', 'PP01', 'PP16'),
    ]).toEqual([20, 42]);
  });
});

/** `17`, or `17–47` for a range; `–` if unknown. */
const amounts = (fare: Pick<Fare, 'amountSatang' | 'highestSatang'> | undefined) => {
  if (!fare) return '–';
  const [low, high] = [fare.amountSatang / 100, (fare.highestSatang ?? fare.amountSatang) / 100];
  return low === high ? `${low}` : `${low}–${high}`;
};

/** `bts-silom CEN S2`: rides in order. */
const rides = (...texts: string[]) =>
  texts.map((text) => {
    const [lineId, from, to] = text.split(' ');
    return { lineId, from, to } as Ride;
  });

const fareOf = (ways: Ride[], rider = 'adult', date = '2026-11-20') =>
  faresOfRides(ways, on(date)).find(
    ({ riderCategory, fareMedia }) => riderCategory === rider && fareMedia.length === 0,
  );

describe('fares of connecting systems', () => {
  test.each([
    ['in the core of BTS', rides('bts-sukhumvit N8 E4'), '17–47', 'estimated'],
    ['with a change at Siam', rides('bts-sukhumvit N8 CEN', 'bts-silom CEN S2'), '17–47', 'estimated'],
    ['from an extension of BTS', rides('bts-sukhumvit N24 CEN'), '17–65', 'estimated'],
    [
      'from the core to an extension',
      rides('bts-sukhumvit N8 CEN', 'bts-silom CEN S12'),
      '17–65',
      'estimated',
    ],
    ['on the Gold Line', rides('bts-gold G1 G3'), '16–17', 'probable'],
    [
      'from BTS through the gates to the Gold Line',
      rides('bts-silom S2 S7', 'bts-gold G1 G3'),
      '33–82',
      'estimated',
    ],
    ['on Airport Rail Link, the whole way', rides('airport-rail-link A8 A1'), '45', 'probable'],
    ['on Airport Rail Link, one station', rides('airport-rail-link A8 A7'), '15', 'probable'],
    [
      'on the Red lines with a change',
      rides('srt-dark-red RN10 RN01', 'srt-light-red RW01 RW06'),
      '12–42',
      'probable',
    ],
    [
      'on three systems',
      rides('purple PP02 PP15', 'srt-light-red RW02 RW01', 'blue BL11 BL13'),
      '74–104',
      'probable',
    ],
    ['to the airport', rides('blue BL15 BL21', 'airport-rail-link A6 A1'), '64', 'probable'],
  ])('%s', (_, ways, expected, status) => {
    const fare = fareOf(ways);
    expect([amounts(fare), fare?.status]).toEqual([expected, status]);
  });

  it('have parts by agency, each with its price, certainty and source', () => {
    const fare = fareOf(rides('blue BL15 BL13', 'bts-sukhumvit N8 CEN', 'bts-silom CEN S12'));
    expect(
      fare?.parts.map(({ agencyId, lineIds, from, to, rangeId, ...part }) => ({
        is: [agencyId, lineIds.join(), from, to, rangeId, amounts(part)],
        certainty: part.certainty,
        source: part.source?.en,
      })),
    ).toEqual([
      {
        is: ['bem', 'blue', 'BL15', 'BL13', undefined, '20'],
        certainty: 'probable',
        source: 'Agreeing public open-data tables',
      },
      {
        is: ['btsc', 'bts-sukhumvit,bts-silom', 'N8', 'S12', 'bts-2023', '17–65'],
        certainty: 'estimated',
        source: 'Matichon, 2023; One public fare table (November 2025)',
      },
    ]);
  });

  it('are paid again after leaving the gates', () => {
    // out at Chong Nonsi and in again: two rides of one range
    const again = fareOf(rides('bts-silom S2 S3', 'bts-gold G1 G2', 'bts-silom S7 S8'));
    expect(amounts(again)).toBe('50–129');
  });

  test.each([
    ['senior', rides('blue BL15 BL21', 'airport-rail-link A6 A1'), '50', ['own-table', 'general']],
    ['child', rides('bts-sukhumvit N8 CEN'), '17–47', ['general']],
    ['small-child', rides('purple PP01 PP15', 'srt-light-red RW02 RW01'), '12–42', ['rule', 'general']],
    ['adult', rides('srt-light-red RW02 RW01'), '12–42', ['range']],
  ])('for a %s are the general ones, since no reduction is known', (rider, ways, expected, bases) => {
    const fare = fareOf(ways, rider);
    expect([amounts(fare), fare?.parts.map(({ basis }) => basis)]).toEqual([expected, bases]);
  });

  it('of a part that is free come from the rule', () => {
    const parts = fareOf(rides('blue BL15 BL21', 'airport-rail-link A6 A1'), 'small-child')?.parts;
    expect(parts?.map(({ source }) => source?.en)).toEqual([
      'MRTA, tickets page (mrta.co.th)',
      'Agreeing public open-data tables',
    ]);
  });

  it('are unknown before their first day, and for leaving at the same station', () => {
    expect(fareOf(rides('bts-sukhumvit N8 CEN'), 'adult', '2022-12-31')).toBeUndefined();
    expect(faresBetween('N8' as StationCode, 'N8' as StationCode, on('2026-11-20'))).toEqual([]);
  });

  it('form no matrix where only a range is known', () => {
    const matrix = (line: string) => fareMatrix(line as LineId, 'adult' as RiderCategoryId, on('2026-11-20'));
    expect([matrix('bts-silom'), matrix('srt-dark-red')]).toEqual([undefined, undefined]);
    expect(matrix('airport-rail-link')?.amountsSatang[0]?.at(-1)).toBe(4500);
  });

  test.each([
    ['bts-silom', [1700, 6500], 'estimated'],
    ['bts-gold', [1600, 1700], 'probable'],
    ['airport-rail-link', [1500, 4500], 'probable'],
  ])(
    'of %s reach from the lowest to the highest of the line',
    (line, [lowestSatang, highestSatang], status) => {
      const found = lineFares(line as LineId, { rider: 'adult' as RiderCategoryId }, on('2026-11-20'));
      expect(found).toMatchObject({ lowestSatang, highestSatang, status });
    },
  );

  test.each([
    // the walks by Hua Mak and by Airport Rail Link are fewer trains
    ['YL11', 'BL21', ['yellow', 'blue']],
    ['YL23', 'BL22', ['yellow', 'blue']],
    ['E15', 'BL22', ['bts-sukhumvit']],
    ['A4', 'BL21', ['airport-rail-link']],
    ['N8', 'E4', ['bts-sukhumvit']],
    // one train of the Blue Line would do, between two walks
    ['N8', 'S2', ['bts-sukhumvit', 'bts-silom']],
  ])('from %s to %s are those of %j', (from, to, lines) => {
    const [fare] = faresBetween(from as StationCode, to as StationCode, on('2026-11-20'));
    expect(fare?.parts.filter(({ kind }) => kind === 'ride').flatMap(({ lineIds }) => lineIds)).toEqual(
      lines,
    );
  });

  it('state the day cap of Purple and Red until a week after its last day', () => {
    const ruleIds = (date: string) => fareOf(rides('srt-dark-red RN10 RN01'), 'adult', date)?.ruleIds;
    expect([ruleIds('2026-12-07'), ruleIds('2026-12-08')]).toEqual([['purple-red-day-cap'], []]);
  });
});
