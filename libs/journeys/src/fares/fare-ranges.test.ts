import { type Fare, fare as fareSchema, type FareRange, type LineId, type StationCode } from '@raang/domain';
import { describe, expect, it } from 'vitest';
import { readFeed } from '../gtfs/read-feed';
import { createNetwork } from '../network/create-network';
import { stationsFrom } from '../network/network';
import { type Chance, createChance } from '../testing/random';
import { smallFeedWith } from '../testing/small-feed';
import type { FareContext } from './fare-context';
import { faresBetween, faresOfRides } from './fares-between';
import { isChangeInside, type Ride, ridesBetween } from './rides-between';

const feed = readFeed(smallFeedWith({}));
const network = createNetwork(feed);
/** The change leads through the gates. */
const feedOutside = readFeed(
  smallFeedWith({
    'transfers.txt':
      'from_stop_id,to_stop_id,transfer_type,min_transfer_time,in_paid_area\nA03,B01,2,100,0\nB01,A03,2,100,0\n',
  }),
);
const codes = [...network.stations.keys()];

const range = (id: string, lines: string[], [lowest, highest]: [number, number], stations: string[] = []) =>
  ({
    id,
    lineIds: lines,
    stations,
    riderCategory: 'adult',
    lowestSatang: lowest * 100,
    highestSatang: highest * 100,
    certainty: 'estimated',
    source: { th: 'ข่าว', en: 'The press' },
  }) as unknown as FareRange;

function contextWith(fareRanges: readonly FareRange[]): FareContext {
  const ranged = new Set(fareRanges.flatMap(({ lineIds }) => lineIds));
  return {
    ...feed.tariff,
    fareTables: feed.tariff.fareTables.filter(({ lineIds }) => !lineIds.some((id) => ranged.has(id))),
    fareRanges,
    network,
    date: '2026-11-20',
  };
}

const core = ['B01', 'B02', 'B03'];
const eastOnly = contextWith([range('all', ['east'], [12, 48]), range('core', ['east'], [12, 30], core)]);
const everything = contextWith([range('all', ['north', 'east'], [12, 60])]);
const rangesByLine = contextWith([range('north', ['north'], [17, 44]), range('east', ['east'], [12, 48])]);

const ride = (lineId: string, from: string, to: string) => ({ lineId, from, to }) as Ride;
const highest = ({
  amountSatang,
  highestSatang = amountSatang,
}: Pick<Fare, 'amountSatang' | 'highestSatang'>) => highestSatang;
const adult = (rides: Ride[], context: FareContext) =>
  faresOfRides(rides, context).find(({ riderCategory }) => riderCategory === 'adult');
const rangesOf = (fare: Fare | undefined) => fare?.parts.flatMap(({ rangeId }) => rangeId ?? []);

describe('a fare range', () => {
  it.each([
    ['the narrowest that covers the ride', ride('east', 'B01', 'B03'), ['core']],
    ['a wider one if the ride leaves its stations', ride('east', 'B03', 'B04'), ['all']],
  ])('applies: %s', (_, only, ids) => {
    expect(rangesOf(adult([only], eastOnly))).toEqual(ids);
  });

  it('covers a change of trains that leads out of the core', () => {
    const fare = adult([ride('east', 'B01', 'B03'), ride('east', 'B03', 'M01')], eastOnly);
    expect(fare?.parts).toMatchObject([{ rangeId: 'all', from: 'B01', to: 'M01', highestSatang: 4800 }]);
  });

  it('of two lines covers a change between them inside the gates, for one price', () => {
    const fare = adult([ride('north', 'A01', 'A03'), ride('east', 'B01', 'B02')], everything);
    expect(fare?.parts).toMatchObject([
      { rangeId: 'all', lineIds: ['north', 'east'], from: 'A01', to: 'B02', amountSatang: 1200 },
    ]);
    const outside = { ...everything, network: createNetwork(feedOutside) };
    expect(rangesOf(adult([ride('north', 'A01', 'A03'), ride('east', 'B01', 'B02')], outside))).toEqual([
      'all',
      'all',
    ]);
  });

  it('of one line does not cover the next line, even inside the gates', () => {
    const fare = adult([ride('north', 'A01', 'A03'), ride('east', 'B01', 'B02')], rangesByLine);
    expect(rangesOf(fare)).toEqual(['north', 'east']);
    // one entry fee, off the lowest of 12 baht and the highest of 48
    expect(fare?.parts.at(-1)).toMatchObject({ amountSatang: -1200, highestSatang: -1400 });
    expect([fare?.amountSatang, fare?.highestSatang]).toEqual([1700, 4400 + 4800 - 1400]);
  });

  it('is reduced like a price, at both ends', () => {
    const fares = faresOfRides([ride('east', 'B01', 'B02')], eastOnly);
    const of = (rider: string) => fares.find(({ riderCategory }) => riderCategory === rider);
    expect(of('child')).toMatchObject({ amountSatang: 600, highestSatang: 1500, status: 'estimated' });
    expect(of('child')?.parts[0]).toMatchObject({ basis: 'rule', rangeId: 'core' });
    expect(of('small-child')).toMatchObject({ amountSatang: 0 });
    expect(of('small-child')).not.toHaveProperty('highestSatang');
    expect(of('student')?.parts[0]).toMatchObject({ basis: 'general', rangeId: 'core' });
  });

  it('is limited by a cap', () => {
    const fare = adult([ride('east', 'B01', 'B04')], { ...eastOnly, date: '2024-06-01' });
    expect(fare?.parts).toMatchObject([
      { kind: 'ride', amountSatang: 1200, highestSatang: 4800 },
      { kind: 'fare-cap', amountSatang: 0, highestSatang: 1800 - 4800 },
    ]);
    expect([fare?.amountSatang, fare?.highestSatang]).toEqual([1200, 1800]);
  });

  it('with one amount is an exact price', () => {
    const flat = contextWith([range('flat', ['east'], [15, 15])]);
    const fare = adult([ride('east', 'B01', 'B04')], flat);
    expect([fare?.amountSatang, fare?.highestSatang]).toEqual([1500, undefined]);
  });

  it('states no price for entering and leaving at one station', () => {
    expect(faresBetween('B02' as StationCode, 'B02' as StationCode, eastOnly)).toEqual([]);
  });
});

const sumOf = (parts: Fare['parts'], amount: (part: Fare['parts'][number]) => number) =>
  parts.reduce((sum, part) => sum + amount(part), 0);

/** Random ranges of one or two lines, with or without a core; some lines keep their tables. */
function randomContext(chance: Chance): FareContext {
  const groups = chance.pick([[['north', 'east']], [['north'], ['east']], [['east']], [['north']]]);
  const ranges = groups.flatMap((lines, index) => {
    const lowest = chance.between(0, 30);
    const most = lowest + chance.between(1, 40);
    const stations = codes.filter(() => chance.isLikely(0.5));
    return [
      range(`all-${index}`, lines, [lowest, most]),
      ...(stations.length > 0
        ? [range(`core-${index}`, lines, [lowest, chance.between(lowest + 1, most)], stations)]
        : []),
    ];
  });
  return contextWith(ranges);
}

/** Changes trains at a random station of one of the rides. */
function split(rides: readonly Ride[], chance: Chance): Ride[] {
  const index = chance.between(0, rides.length - 1);
  const { lineId, from, to } = rides[index] as Ride;
  const via = chance.pick(
    [...stationsFrom(network, lineId, from).keys()].filter((at) => at !== from && at !== to),
  );
  return [
    ...rides.slice(0, index),
    { lineId, from, to: via },
    { lineId, from: via, to },
    ...rides.slice(index + 1),
  ];
}

it.each(Array.from({ length: 200 }, (_, seed) => seed))('with the tariff of seed %d', (seed) => {
  const chance = createChance(seed);
  const context = randomContext(chance);
  const ranged = new Set<LineId>(context.fareRanges.flatMap(({ lineIds }) => lineIds));
  const [from, to] = [chance.pick(codes), chance.pick(codes)];
  const rides = ridesBetween(network, from, to) ?? [];
  if (from === to || rides.length === 0) return;
  const fares = faresOfRides(rides, context);
  expect(fares).toHaveLength(context.riderCategories.length);
  for (const fare of fares) {
    expect(fareSchema.parse(fare)).toEqual(fare);
    expect(sumOf(fare.parts, ({ amountSatang }) => amountSatang)).toBe(fare.amountSatang);
    expect(sumOf(fare.parts, highest)).toBe(highest(fare));
    expect(fare.amountSatang).toBeLessThanOrEqual(highest(fare));
    // a range is never stated as one price; a fare is one price only if its parts leave no difference
    const ridden = fare.parts.filter(({ kind }) => kind === 'ride');
    const isRanged = rides.some(({ lineId }) => ranged.has(lineId));
    expect(ridden.some(({ rangeId }) => rangeId !== undefined)).toBe(isRanged);
    for (const { rangeId, basis, highestSatang } of ridden) {
      if (basis !== 'rule') expect(highestSatang !== undefined).toBe(rangeId !== undefined);
    }
    expect(fare.highestSatang).not.toBe(fare.amountSatang);
  }

  // a change of trains inside a range has no price of its own
  const changed = split(rides, chance);
  if (
    changed.every(({ lineId }) => ranged.has(lineId)) &&
    context.fareRanges.every(({ stations }) => stations.length === 0)
  ) {
    const again = faresOfRides(changed, context);
    expect(again.map((fare) => [fare.amountSatang, highest(fare)])).toEqual(
      fares.map((fare) => [fare.amountSatang, highest(fare)]),
    );
  }
  const rangeOfWay = rangesOf(adult(rides, context)) ?? [];
  const rangeOfChanged = rangesOf(adult(changed, context)) ?? [];
  expect(rangeOfChanged).toHaveLength(rangeOfWay.length);
  expect(changed.slice(1).every((one, index) => isChangeInside(changed[index] as Ride, one, network))).toBe(
    true,
  );
});
