// The site's feed is this library's largest example: 194 stations of six agencies, and published fares.
import path from 'node:path';
import type { LineId, RiderCategoryId, StationCode } from '@raang/domain';
import { stationDetail } from '@raang/domain';
import { toDayNumber } from '@raang/text-time';
import { describe, expect, it, test } from 'vitest';
import { fareMatrix } from './fares/fare-matrix';
import { faresBetween } from './fares/fares-between';
import { checkFeed, openFolder, printFeedPlace, readFeed } from './gtfs';
import { createNetwork } from './network/create-network';
import { stationsTravelled } from './network/network';
import { dayTypeOn } from './feed/service-day';

const files = openFolder(path.join(import.meta.dirname, '../../../apps/site/network/gtfs'));
const feed = readFeed(files);
const network = createNetwork(feed, ['bem', 'ebm', 'nbm']);
const codes = [...network.stations.keys()];
const on = (date: string) => ({ ...feed.tariff, network, date });

const baht = (date: string, rider: string, from: string, to: string, medium = '') => {
  const fare = faresBetween(from as StationCode, to as StationCode, on(date)).find(
    ({ riderCategory, fareMedia }) => riderCategory === rider && fareMedia.join() === medium,
  );
  return fare && fare.amountSatang / 100;
};

it('the feed of the site has no problems', () => {
  expect(checkFeed(files).problems.map(printFeedPlace)).toEqual([]);
});

describe('the network', () => {
  it('has 194 stations, of which 109 are the authority’s', () => {
    const perLine = [...network.lines.values()].map(({ id, agency, stations, isOwn }) => [
      id,
      agency.id,
      stations.length,
      isOwn,
    ]);
    expect(perLine).toEqual([
      ['blue', 'bem', 38, true],
      ['purple', 'bem', 16, true],
      ['yellow', 'ebm', 23, true],
      ['pink', 'nbm', 32, true],
      ['bts-sukhumvit', 'btsc', 47, false],
      ['bts-silom', 'btsc', 14, false],
      ['bts-gold', 'btsc', 3, false],
      ['airport-rail-link', 'aera1', 8, false],
      ['srt-dark-red', 'srtet', 10, false],
      ['srt-light-red', 'srtet', 4, false],
    ]);
    expect(codes).toHaveLength(194);
    expect([...network.stations.values()].filter(({ isOwn }) => isOwn)).toHaveLength(109);
  });

  it('has name and site of every agency, and what passengers call its trains', () => {
    for (const { agency } of network.lines.values()) {
      expect(Object.keys(agency)).toEqual(expect.arrayContaining(['id', 'name', 'brand', 'url']));
      expect(agency.name.th).not.toBe(agency.name.en);
    }
  });

  it('matches the domain schema, with first and last trains of every day type', () => {
    for (const station of network.stations.values()) {
      expect(stationDetail.parse(station)).toEqual(station);
      const days = new Set(station.serviceHours.flatMap(({ dayTypes }) => dayTypes));
      expect([station.code, days.size]).toEqual([station.code, 3]);
      for (const { firstTrain, lastTrain } of station.serviceHours) {
        expect(firstTrain).toBeGreaterThanOrEqual(5.5 * 3600);
        expect(lastTrain).toBeGreaterThan(firstTrain + 16 * 3600);
        expect(lastTrain).toBeLessThan(26 * 3600);
      }
    }
  });

  it('has trains in both directions from every station except the ends of a line', () => {
    const oneWay = [...network.stations.values()]
      .filter(({ serviceHours }) => new Set(serviceHours.map(({ nextStation }) => nextStation)).size === 1)
      .map(({ code }) => code);
    const ends =
      'BL38 PP01 PP16 YL01 YL23 PK01 PK30 MT02 N24 E23 W1 S12 G1 G3 A1 A8 RN01 RN10 RW01 RW06'.split(' ');
    expect(oneWay.sort()).toEqual(ends.sort());
  });

  it('distinguishes the two branches at Tha Phra', () => {
    const ways = network.stations
      .get('BL01' as StationCode)
      ?.serviceHours.map(({ nextStation }) => nextStation);
    expect(new Set(ways)).toEqual(new Set(['BL02', 'BL32', 'BL33']));
  });

  it('has Siam as one station of two lines', () => {
    const siam = network.stations.get('CEN' as StationCode);
    expect(siam?.lineIds).toEqual(['bts-sukhumvit', 'bts-silom']);
    const ways = siam?.serviceHours.map(({ lineId, nextStation }) => `${lineId} ${nextStation}`);
    expect(new Set(ways)).toEqual(
      new Set(['bts-sukhumvit N1', 'bts-sukhumvit E1', 'bts-silom W1', 'bts-silom S1']),
    );
  });

  const walks = [...network.stations.values()].flatMap(({ code, interchanges }) =>
    interchanges.map((walk) => ({ from: code, ...walk })),
  );

  test.each([
    ['BL10', 'PP16', 1, undefined, true],
    ['PP11', 'PK01', 8, 551, false],
    ['BL22', 'E4', 4, 141, false],
    ['BL11', 'RN01', 3, 360, false],
    ['BL11', 'RW01', 3, 360, false],
    ['YL11', 'A4', 4, 485, false],
    ['N2', 'A8', 2, 119, false],
    ['S7', 'G1', 3, 118, false],
    ['RN01', 'RW01', 2, undefined, true],
  ])('has a walk from %s to %s of %d minutes', (from, to, walkMinutes, metres, isInPaidArea) => {
    const walk = walks.find((one) => one.from === from && one.station === to);
    expect(walk).toMatchObject({ walkMinutes, isInPaidArea, certainty: 'estimated' });
    expect(walk?.metres).toBe(metres);
  });

  it('has every walk in both directions', () => {
    const said = ({ walkMinutes, metres, isInPaidArea, note }: (typeof walks)[number]) =>
      JSON.stringify({ walkMinutes, metres, isInPaidArea, note });
    const there = walks.map((walk) => `${walk.from} ${walk.station} ${said(walk)}`);
    const back = walks.map((walk) => `${walk.station} ${walk.from} ${said(walk)}`);
    expect(walks).toHaveLength(38);
    expect(back.sort()).toEqual(there.sort());
  });

  test.each([
    ['BL32', 'BL33', 2],
    ['BL02', 'BL32', 2],
    ['BL10', 'BL38', 15],
    ['BL17', 'BL01', 16],
    ['BL11', 'BL38', 16],
  ])('from %s to %s counts %d stations, the shorter way round', (from, to, count) => {
    expect(stationsTravelled(network, 'blue' as LineId, from as StationCode, to as StationCode)).toBe(count);
  });

  test.each([
    ['2026-12-09', 'weekday'],
    // Constitution Day, a Thursday
    ['2026-12-10', 'sunday-holiday'],
    ['2026-12-11', 'weekday'],
  ])('runs on %s as on a %s', (date, type) => {
    expect(dayTypeOn(feed.services, toDayNumber(date))).toBe(type);
  });
});

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

  it('are known between any two stations for every rider', () => {
    const riders = feed.tariff.riderCategories.length;
    const context = on('2026-11-20');
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
    for (const { id, stations } of network.lines.values()) {
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

  it('state the end of the Purple Line’s day cap', () => {
    const capped = (date: string) =>
      faresBetween('PP01' as StationCode, 'PP16' as StationCode, on(date))[0]?.ruleIds.includes(
        'purple-red-day-cap' as never,
      );
    expect([capped('2026-11-30'), capped('2026-12-01')]).toEqual([true, false]);
  });

  it('of the Purple Line were at most 20 baht until November 2025', () => {
    expect([
      baht('2025-11-30', 'adult', 'PP01', 'PP16'),
      baht('2025-12-01', 'adult', 'PP01', 'PP16'),
    ]).toEqual([20, 42]);
  });
});
