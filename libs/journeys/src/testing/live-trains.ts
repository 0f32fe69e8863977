import { toCalendarDate } from '@raang/text-time';
import { idAt } from '../feed/id-table';
import { readFeed } from '../gtfs/read-feed';
import type { PositionFeed } from '../live/choose-positions';
import { createLiveTimetable, type LiveFeeds } from '../live/create-live-timetable';
import { callStates, type LiveTimetable } from '../timetable/live-timetable';
import type { TripUpdateFeed } from '../live/choose-updates';
import type { StopTimeUpdate, TripUpdate } from '../live/trip-update';
import type { VehiclePosition } from '../live/vehicle-position';
import { createTimetable } from '../timetable/create-timetable';
import type { PlacedTrain } from '../timetable/placed-train';
import type { Timetable } from '../timetable/timetable';
import { callCount, departureAt, type TimetablePatterns, tripCount } from '../timetable/timetable-patterns';
import { calls, smallFeed, smallFeedWith } from './small-feed';

/** The service day of most updates, a Wednesday. */
const wednesday = '2026-11-18';

/** The moment of a clock time on that day, or of another one, in seconds since 1970. */
export const moment = (time: string, date = wednesday) =>
  Date.parse(`${date}T00:00:00+07:00`) / 1000 + secondsOf(time);

/** Seconds of a clock time such as `6:05` or `24:10:30`. */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/**
 * The small feed, with a trip of exact frequencies, x0, from 8:00 to 8:40 every 20 minutes, and a short run by headway with
 * the calls of n1, n2. On weekdays e1 leaves at 6:00 and e2 at 23:59 from B01 to B04.
 */
export function createLiveTrainsTimetable(): Timetable {
  const added = (file: string, ...rows: string[]) => ({
    [file]: `${smallFeed()[file]}${rows.join('\n')}\n`,
  });
  return createTimetable(
    readFeed(
      smallFeedWith({
        ...added('trips.txt', 'east,weekday,x0,,0', 'north,weekday,n2,,1', 'north,weekend,n3,,1'),
        ...added(
          'stop_times.txt',
          ...calls('x0', ['B03-0', 'B04-1'], 0),
          ...['n2', 'n3'].flatMap((trip) =>
            calls(trip, ['A06-1', 'A05-1', 'A01-0', 'A04-1', 'A03-1', 'A02-1', 'A01-1'], 0),
          ),
        ),
        ...added(
          'frequencies.txt',
          'x0,08:00:00,09:00:00,1200,1',
          'n2,07:00:00,09:00:00,600,0',
          'n3,07:00:00,09:00:00,600,0',
        ),
      }),
    ),
  );
}

type Said = Partial<Omit<TripUpdate, 'stopTimeUpdates'>> & { stops?: readonly Partial<StopTimeUpdate>[] };

/** An update of a train on that day, by default a scheduled one. */
export function updateOf(tripId: string | undefined, { trip, stops = [], ...said }: Said = {}): TripUpdate {
  return {
    trip: { tripId, startDate: wednesday, ...trip },
    relationship: 'SCHEDULED',
    stopTimeUpdates: stops.map((stop) => ({ relationship: 'SCHEDULED', ...stop })),
    ...said,
  };
}

/** By default the data are made now, at 5:30. */
export function createLive(
  timetable: Timetable,
  updates: readonly TripUpdate[],
  { now = moment('5:30'), headerTime = now, ...feed }: Partial<TripUpdateFeed> & { now?: number } = {},
) {
  const tripUpdates = [{ ...feed, headerTime, updates }];
  const { live, reports } = createLiveTimetable(timetable, { tripUpdates }, now);
  return { live, report: reports.tripUpdates[0]! };
}

type SaidPosition = Omit<VehiclePosition, 'trip'> & { trip?: VehiclePosition['trip'] };

/** A position of a train on that day. */
export function positionOf(
  tripId: string | undefined,
  { trip, ...said }: SaidPosition = {},
): VehiclePosition {
  return { trip: { tripId, startDate: wednesday, ...trip }, ...said };
}

/** By default the data are made now, at 6:01. */
export function createPlaced(
  timetable: Timetable,
  positions: readonly VehiclePosition[],
  {
    now = moment('6:01'),
    headerTime = now,
    updates = [],
    previous,
    ...feed
  }: Partial<PositionFeed> &
    Pick<LiveFeeds, 'previous'> & { now?: number; updates?: readonly TripUpdate[] } = {},
) {
  const feeds: LiveFeeds = {
    tripUpdates: [{ headerTime: now, updates }],
    positions: [{ ...feed, headerTime, positions }],
    previous,
  };
  const { live, reports } = createLiveTimetable(timetable, feeds, now);
  return { live, report: reports.positions[0]! };
}

/** Where a train is, such as `B01 50% B02`; calculated places have `about`. */
export function placeInWords(
  { stations }: Timetable,
  { place, isComputed }: Pick<PlacedTrain, 'place' | 'isComputed'>,
): string {
  const words =
    'at' in place
      ? `at ${stations.codes[place.at]}`
      : `${stations.codes[place.from]} ${Math.round(100 * place.progress)}% ${stations.codes[place.to]}`;
  return isComputed ? `about ${words}` : words;
}

const marks = { timetable: '', predicted: '*', about: '~', skipped: 'x', past: '.' };

/** All differences from the timetable: trains that do not run as planned, those cancelled, and those that run. */
export function inWords(timetable: Timetable, { days }: LiveTimetable): string[] {
  return [...days].flatMap(([day, { removed, cancelled, patterns, runs }]) => {
    const date = toCalendarDate(day);
    const on = date === wednesday ? '' : ` on ${date}`;
    return [
      ...[...removed].flatMap(([pattern, trips]) =>
        [...trips].map((trip) => `without ${nameOf(timetable, pattern, trip)}${on}`),
      ),
      ...cancelled.map(({ pattern, trip }) => `cancelled ${nameOf(timetable, pattern, trip)}${on}`),
      ...Array.from({ length: patterns.count }, (_, pattern) => pattern).flatMap((pattern) =>
        Array.from({ length: tripCount(patterns, pattern) }, (_, trip) => {
          const { kind, states } = runs[patterns.tripStart[pattern]! + trip]!;
          const stops = stopsInWords(timetable, patterns, pattern, trip, states);
          return `${kind}${on}: ${stops.join(', ')}`;
        }),
      ),
    ];
  });
}

function nameOf({ patterns, trips }: Timetable, pattern: number, trip: number): string {
  const run = patterns.tripStart[pattern]! + trip;
  const id = idAt(trips.ids, patterns.trip[run]!);
  return trips.isRepeated[patterns.trip[run]!] === 1
    ? `${id} at ${clockOf(departureAt(patterns, pattern, trip, 0))}`
    : id;
}

function stopsInWords(
  { stops }: Timetable,
  patterns: TimetablePatterns,
  pattern: number,
  trip: number,
  states: Uint8Array,
): string[] {
  return Array.from({ length: callCount(patterns, pattern) }, (_, call) => {
    const stop = patterns.stop[patterns.callStart[pattern]! + call]!;
    const departure = departureAt(patterns, pattern, trip, call);
    return `${stops.ids[stop]} ${clockOf(departure)}${marks[callStates[states[call]!]!]}`;
  });
}

function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return [Math.floor(seconds / 3600), ...parts].join(':').replace(/:00$/, '');
}
