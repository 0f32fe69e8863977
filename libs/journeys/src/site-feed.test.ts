// The site's feed is this library's largest example.
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
const network = createNetwork(feed);
const codes = [...network.stations.keys()];

it('the feed of the site has no problems', () => {
  expect(checkFeed(files).problems.map(printFeedPlace)).toEqual([]);
});

describe('the network', () => {
  it('has 109 stations', () => {
    const perLine = [...network.lines.values()].map(({ id, stations }) => [id, stations.length]);
    expect(perLine).toEqual([
      ['blue', 38],
      ['purple', 16],
      ['yellow', 23],
      ['pink', 32],
    ]);
    expect(codes).toHaveLength(109);
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
    expect(oneWay).toEqual(['BL38', 'PP01', 'PP16', 'YL01', 'YL23', 'PK01', 'PK30', 'MT02']);
  });

  it('distinguishes the two branches at Tha Phra', () => {
    const ways = network.stations
      .get('BL01' as StationCode)
      ?.serviceHours.map(({ nextStation }) => nextStation);
    expect(new Set(ways)).toEqual(new Set(['BL02', 'BL32', 'BL33']));
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
