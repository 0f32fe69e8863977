// Ways on random networks: compared with an exhaustive search over all interchanges, and with the rules in other words.
import type { Journey, StationCode, Way, WayMark } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import type { Feed } from '../feed/feed';
import { type Chance, createChance } from '../testing/random';
import { createRandomFeed, randomFeedDay } from '../testing/random-feed';
import { createReference } from '../testing/reference-planner';
import { createSitePlanner } from '../testing/site-planner';
import { answerQuery, type Asked, type OneService } from './answer-query';
import { candidateWays } from './candidate-ways';
import { findJourneys, journeyOf } from './find-journeys';
import { findWaysBetween, toWay, toWays } from './find-ways-between';
import type { JourneyQuery } from './journey-answer';
import { createPlanner, type Planner } from './planner';

const date = '2026-11-18';

interface Case {
  feed: Feed;
  planner: Planner;
  query: JourneyQuery;
}

function* cases(
  seed: number,
  networks: number,
  each: number,
  modes: readonly JourneyQuery['mode'][] = ['depart'],
): Generator<Case> {
  const chance = createChance(seed);
  for (let network = 0; network < networks; network += 1) {
    const feed = createRandomFeed(chance);
    const planner = createPlanner(feed);
    for (let index = 0; index < each; index += 1)
      for (const mode of modes) yield { feed, planner, query: queryOf(chance, planner, mode) };
  }
}

function queryOf(chance: Chance, { timetable }: Planner, mode: JourneyQuery['mode']): JourneyQuery {
  const from = chance.pick(timetable.stations.codes);
  const to = chance.pick(timetable.stations.codes.filter((code) => code !== from));
  const time = chance.between(5 * 60, 23 * 60) * 60;
  return { from, to, date, time, mode, slackSeconds: Number.POSITIVE_INFINITY };
}

/** The candidates of a query; undefined if the answer is none. */
function candidatesOf({ planner, query }: Omit<Case, 'feed'>, mostSearches?: number) {
  const answer = answerQuery(planner, query, (asked: Asked, service: OneService) => ({
    asked,
    days: service.days.map(({ day }) => day.day),
    found: candidateWays(asked, service, mostSearches),
  }));
  return answer.isFound && !answer.isNextService ? answer.journeys : undefined;
}

interface Change {
  line: string;
  station: string;
}

/** Where a candidate leaves the trains of a line to change, and all other calls where it boards or leaves one. */
function callsOf(
  { timetable }: Planner,
  { way }: NonNullable<ReturnType<typeof candidatesOf>>['found'][number],
): { changes: Change[]; others: Change[] } {
  const { patterns, stops, stations, lineIds } = timetable;
  const rides = way.legs.filter((leg) => leg.kind === 'ride');
  const at = (pattern: number, call: number): Change => ({
    line: lineIds[patterns.line[pattern]!]!,
    station: stations.codes[stops.station[patterns.stop[patterns.callStart[pattern]! + call]!]!]!,
  });
  const alights = rides.map(({ pattern, alightCall }) => at(pattern, alightCall));
  const boards = rides.map(({ pattern, boardCall }) => at(pattern, boardCall));
  return { changes: alights.slice(0, -1), others: [...boards, ...alights.slice(-1)] };
}

const isSame = (one: Change, other: Change) => one.line === other.line && one.station === other.station;

/** Every set of changes of a network, at stations that are no end of the query. */
function* closuresOf({ feed, query }: Case, size: 1 | 2): Generator<Change[]> {
  const stations = feed.locations
    .filter(({ kind, code }) => kind === 'station' && code !== query.from && code !== query.to)
    .map(({ code }) => code);
  const all = feed.lines.flatMap(({ id: line }) => stations.map((station) => ({ line, station })));
  for (const [index, one] of all.entries()) {
    if (size === 1) yield [one];
    else for (const other of all.slice(index + 1)) yield [one, other];
  }
}

/**
 * Compares the best arrival without some changes. The reference closes whole calls, so it leaves out those where a way boards
 * a train or ends.
 * @returns how many comparisons had another arrival than with all changes
 */
function compareWithout(asked: Case, size: 1 | 2, chance: Chance): number {
  const candidates = candidatesOf(asked, Number.POSITIVE_INFINITY);
  if (!candidates) return 0;
  const { feed, query, planner } = asked;
  const ways = candidates.found.map((one) => ({ ...callsOf(planner, one), arrival: one.way.arrival }));
  const best = Math.min(...ways.map(({ arrival }) => arrival));
  let others = 0;
  for (const closed of closuresOf(asked, size)) {
    const uses = (changes: readonly Change[]) =>
      changes.some((change) => closed.some((one) => isSame(one, change)));
    // what no way uses is nearly always the same: some of them are enough
    if (ways.some((way) => uses(way.others))) continue;
    if (!ways.some((way) => uses(way.changes)) && chance.isLikely(0.95)) continue;
    const expected = Math.min(
      ...createReference({
        feed,
        days: candidates.days,
        baseDay: randomFeedDay,
        from: [{ station: query.from as string, seconds: 0 }],
        to: [{ station: query.to as string, seconds: 0 }],
        closedCalls: closed.map(({ line, station }) => ({ lineId: line, station })),
      }).earliestArrivals(query.time),
    );
    const left = ways.filter(({ changes }) => !uses(changes)).map(({ arrival }) => arrival);
    expect([query, closed, Math.min(...left)]).toEqual([query, closed, expected]);
    if (expected !== best) others += 1;
  }
  return others;
}

describe('the ways that are compared have the best arrival of an exhaustive search', () => {
  test.each([
    ['any change', 1, 300, 6],
    ['any two', 2, 100, 3],
  ] as const)('without %s of the network', (_, size, networks, each) => {
    const chance = createChance(size);
    let others = 0;
    for (const asked of cases(300, networks, each)) others += compareWithout(asked, size, chance);
    expect(others).toBeGreaterThan(100);
  });
});

/** Moments in seconds, and figures as pages show them. */
function figuresOf({ price, ...journey }: Pick<Way, 'price'> & Journey, mode: JourneyQuery['mode']) {
  const { departure, arrival, durationSeconds, usualDurationSeconds: usual, transfers, legs } = journey;
  const onFoot = legs.filter(({ kind }) => kind !== 'ride');
  const [leaves, arrives] = [Date.parse(departure) / 1000, Date.parse(arrival) / 1000];
  return {
    usual,
    // to arrive by a time, passengers prefer to leave late
    moment: mode === 'arrive' ? -leaves - durationSeconds + usual : arrives - durationSeconds + usual,
    latest: mode === 'arrive' ? -leaves : arrives,
    changes: transfers,
    walk: onFoot.reduce((sum, leg) => sum + leg.durationSeconds, 0),
    lowest: price?.lowestSatang ?? Number.NaN,
    highest: price?.highestSatang ?? Number.NaN,
  };
}

type Figures = ReturnType<typeof figuresOf>;

const isTrue: Record<Exclude<WayMark, 'step-free'>, (one: Figures, other: Figures) => boolean> = {
  fastest: (one, other) => other.usual - one.usual >= 60 && other.moment - one.moment >= 60,
  'fewest-changes': (one, other) => other.changes > one.changes,
  'least-walking': (one, other) => other.walk - one.walk >= 60,
  cheapest: (one, other) => other.lowest > one.highest,
};

/** Checks the marks against everything that was compared. @returns the marks */
function expectTrueMarks(planner: Planner, query: JourneyQuery): WayMark[] {
  const answer = answerQuery(planner, query, (asked, service) => ({
    ...toWays(asked, service),
    asked,
    service,
  }));
  if (!answer.isFound) return [];
  const { ways, compared, asked, service } = answer.journeys;
  const all = candidateWays(asked, service).map(({ way }) =>
    toWay(journeyOf(asked, service)(way), planner.tariff),
  );
  expect(compared).toBe(all.length);
  return ways.flatMap(({ marks, ...way }) => {
    const others = all.filter((other) => JSON.stringify(other.legs) !== JSON.stringify(way.legs));
    expect(others).toHaveLength(all.length - 1);
    const figures = figuresOf(way, service.mode);
    const expected = Object.entries(isTrue).flatMap(([mark, compare]) =>
      others.length > 0 && others.every((other) => compare(figures, figuresOf(other, service.mode)))
        ? [mark]
        : [],
    );
    const steps = way.legs.filter(
      (leg) =>
        leg.kind === 'ride' || (leg.kind === 'walk' && (leg.from !== leg.to || leg.isStepFree === false)),
    );
    const isStepFree = steps.every((leg) => 'isStepFree' in leg && leg.isStepFree);
    expect(marks).toEqual([...expected, ...(isStepFree ? ['step-free'] : [])]);
    return marks;
  });
}

test('a mark is given exactly if it is true against all ways that were compared', () => {
  const found = new Set<WayMark>();
  const check = (planner: Planner, query: JourneyQuery) =>
    expectTrueMarks(planner, query).forEach((mark) => found.add(mark));
  for (const { planner, query } of cases(7, 300, 1, ['depart', 'arrive'])) check(planner, query);
  const site = createSitePlanner();
  const chance = createChance(8);
  for (let index = 0; index < 300; index += 1)
    check(site, queryOf(chance, site, chance.pick(['depart', 'arrive'] as const)));
  expect([...found].sort()).toEqual(
    ['cheapest', 'fastest', 'fewest-changes', 'least-walking', 'step-free'].sort(),
  );
});

describe('on the network of the site', () => {
  const site = createSitePlanner();
  const noon = 12 * 3600;
  const waysOf = (query: Pick<JourneyQuery, 'from' | 'to'> & Partial<JourneyQuery>) => {
    const answer = findWaysBetween(site, { date, time: noon, mode: 'depart', ...query });
    if (!answer.isFound) throw new Error(answer.reason);
    return answer.journeys;
  };
  const [siam, latPhrao] = ['CEN', 'BL15'] as StationCode[] as [StationCode, StationCode];

  test('the first way is the best of a single search, or usually quicker', () => {
    const chance = createChance(9);
    const codes = site.timetable.stations.codes;
    for (let index = 0; index < 300; index += 1) {
      const [from, to] = [chance.pick(codes), chance.pick(codes)];
      const query = { from, to, date, time: noon, mode: 'depart' } as const;
      const answer = findJourneys(site, query);
      if (!answer.isFound) continue;
      const { ways } = waysOf(query);
      const [before, now] = [answer.journeys[0]!, ways[0]!];
      const spared = 180 * (before.transfers - now.transfers);
      expect(now.usualDurationSeconds).toBeLessThanOrEqual(before.usualDurationSeconds + Math.max(0, spared));
      for (const way of ways) expect(way.lastDeparture).toBe(before.lastDeparture);
    }
  });

  test('all ways respect what is closed', () => {
    const open = waysOf({ from: siam, to: latPhrao });
    expect(open.ways).toHaveLength(3);
    const { ways } = waysOf({ from: siam, to: latPhrao, closedStations: ['BL14' as StationCode] });
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.flatMap(({ legs }) => legs.flatMap((leg) => ('to' in leg ? [leg.to] : [])))).not.toContain(
      'BL14',
    );
  });

  test('the last journey stands alone, and is that of a single search', () => {
    const query = { from: siam, to: latPhrao, date, time: noon, mode: 'last' } as const;
    const answer = findJourneys(site, query);
    const { ways, compared } = waysOf(query);
    expect([ways.length, compared]).toEqual([1, 1]);
    expect(answer.isFound && ways[0]).toMatchObject(answer.isFound ? answer.journeys[0]! : {});
  });

  test('the first ones of a morning are those of a departure at night', () => {
    const chance = createChance(11);
    const found: number[] = [];
    for (let index = 0; index < 100; index += 1) {
      const query = queryOf(chance, site, 'arrive');
      const answer = findWaysBetween(site, { ...query, time: 6 * 3600 });
      if (!answer.isFound || !answer.isEveningBefore) continue;
      const { ways } = waysOf({ ...query, time: 3 * 3600, mode: 'depart' });
      expect(answer.nextService?.ways).toEqual(ways);
      found.push(ways.length);
    }
    expect(found.filter((ways) => ways > 1).length).toBeGreaterThan(10);
  });

  test('one that is alone knows how much longer the next would take', () => {
    const { ways, compared, nextLaterSeconds } = waysOf({
      from: 'PP11' as StationCode,
      to: 'S2' as StationCode,
    });
    expect([ways.length, compared]).toEqual([1, 3]);
    expect(nextLaterSeconds).toBeGreaterThan(600);
    expect(waysOf({ from: 'BL37' as StationCode, to: 'BL26' as StationCode })).toMatchObject({ compared: 1 });
  });

  test('a passenger who prefers few changes gets the way with the fewest first', () => {
    const query = { from: 'YL08' as StationCode, to: siam, time: 8 * 3600 };
    expect(waysOf(query).ways.map(({ transfers }) => transfers)).toEqual([2, 2, 2, 1]);
    const few = waysOf({ ...query, prefer: 'fewest-changes' }).ways;
    expect(few.map(({ transfers }) => transfers)).toEqual([1, 2, 2, 2]);
  });

  test('more searches than allowed compare other ways in few cases', () => {
    const chance = createChance(10);
    let differences = 0;
    for (let index = 0; index < 200; index += 1) {
      const asked = { planner: site, query: queryOf(chance, site, 'depart') };
      const keysOf = (most?: number) =>
        candidatesOf(asked, most)
          ?.found.map(({ key }) => key)
          .toSorted();
      if (JSON.stringify(keysOf()) !== JSON.stringify(keysOf(Number.POSITIVE_INFINITY))) differences += 1;
    }
    expect(differences).toBeLessThanOrEqual(4);
  });
});
