import type { DayType, Direction } from '@raang/domain';
import type { Feed, FeedFrequency } from '../feed/feed';
import { lastStart, reliableUntil } from './headways';
import { groupDays } from './timetable-days';
import type { TripPattern } from './trip-patterns';

/** First and last departure from a station towards its next one, by index. */
export interface FirstAndLast {
  station: number;
  next: number;
  line: number;
  direction: Direction;
  headsign: number;
  dayTypes: DayType[];
  first: number;
  last: number;
}

type OneDay = Omit<FirstAndLast, 'dayTypes'> & { callsAhead: number };

/**
 * First and last trains of every station: from the timetable, or for headway trips from the first departure and the
 * last one that passengers can rely on. The headsign is the one of the train that goes farthest.
 */
export function findFirstAndLast(
  feed: Feed,
  patterns: readonly TripPattern[],
  frequenciesOf: ReadonlyMap<number, readonly FeedFrequency[]>,
  servicesOf: Record<DayType, ReadonlySet<number>>,
): FirstAndLast[] {
  const onDay = (day: DayType) => [
    ...departuresOfDay(feed, patterns, frequenciesOf, servicesOf[day]).values(),
  ];
  return groupDays(onDay, ({ station, next, line, direction, headsign, first, last }) =>
    [station, next, line, direction, headsign, first, last].join(),
  ).map(({ entry: { callsAhead: _, ...entry }, dayTypes }) => ({ ...entry, dayTypes }));
}

function departuresOfDay(
  feed: Feed,
  patterns: readonly TripPattern[],
  frequenciesOf: ReadonlyMap<number, readonly FeedFrequency[]>,
  services: ReadonlySet<number>,
): Map<string, OneDay> {
  const found = new Map<string, OneDay>();
  const { departure, start, canBoard, headsign } = feed.stopTimes;
  for (const { line, direction, stations, trips } of patterns) {
    const untilOf = reliableTimes(feed, trips, frequenciesOf);
    for (const trip of trips) {
      if (!services.has(feed.trips.service[trip] as number)) continue;
      const from = start[trip] as number;
      const shifts = shiftsOf(frequenciesOf.get(trip), departure[from] as number);
      for (let call = 0; call < stations.length - 1; call += 1) {
        if (canBoard[from + call] === 0) continue;
        const at = departure[from + call] as number;
        add(found, {
          station: stations[call] as number,
          next: stations[call + 1] as number,
          line,
          direction,
          headsign: headsign[from + call] as number,
          first: at + shifts.first,
          last: Math.min(at + shifts.last, untilOf(trip)),
          callsAhead: stations.length - call,
        });
      }
    }
  }
  return found;
}

/** Until when passengers can rely on the trains of a trip, with those of all trips with its calls and service. */
function reliableTimes(
  { trips, lines }: Feed,
  alike: readonly number[],
  frequenciesOf: ReadonlyMap<number, readonly FeedFrequency[]>,
): (trip: number) => number {
  const byHeadway = alike.flatMap((trip) =>
    (frequenciesOf.get(trip) ?? []).filter(({ isExact }) => !isExact),
  );
  const ofService = Map.groupBy(byHeadway, ({ trip }) => trips.service[trip]!);
  return (trip) => {
    const isByHeadway = byHeadway.some((period) => period.trip === trip);
    if (!isByHeadway) return Number.POSITIVE_INFINITY;
    return reliableUntil(ofService.get(trips.service[trip]!)!, lines[trips.line[trip]!]?.closesAt);
  };
}

/** Offsets of a trip's first and last run from its times. */
function shiftsOf(
  periods: readonly FeedFrequency[] | undefined,
  base: number,
): { first: number; last: number } {
  if (!periods || periods.length === 0) return { first: 0, last: 0 };
  return {
    first: Math.min(...periods.map(({ startTime }) => startTime)) - base,
    last: Math.max(...periods.map(lastStart)) - base,
  };
}

function add(found: Map<string, OneDay>, entry: OneDay): void {
  const key = `${entry.line} ${entry.direction} ${entry.station} ${entry.next}`;
  const known = found.get(key);
  if (!known) {
    found.set(key, entry);
    return;
  }
  known.first = Math.min(known.first, entry.first);
  known.last = Math.max(known.last, entry.last);
  if (entry.callsAhead > known.callsAhead) {
    known.callsAhead = entry.callsAhead;
    known.headsign = entry.headsign;
  }
}
