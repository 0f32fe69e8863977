// The site's feed is this library's largest example: 194 stations of six agencies.
import path from 'node:path';
import type { LineId, StationCode } from '@raang/domain';
import { stationDetail } from '@raang/domain';
import { toDayNumber } from '@raang/text-time';
import { describe, expect, it, test } from 'vitest';
import { checkFeed, openFolder, printFeedPlace, readFeed } from './gtfs';
import { createNetwork } from './network/create-network';
import { stationsTravelled } from './network/network';
import { dayTypeOn } from './feed/service-day';

const files = openFolder(path.join(import.meta.dirname, '../../../apps/site/network/gtfs'));
const feed = readFeed(files);
const network = createNetwork(feed, ['bem', 'ebm', 'nbm']);
const codes = [...network.stations.keys()];

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
        // the stations of every line close at midnight
        expect(lastTrain).toBeLessThanOrEqual(24 * 3600);
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
