import type { LineId, StationCode } from '@raang/domain';
import { secondsPerDay, toDayNumber } from '@raang/text-time';
import { type Feed, isStation } from '../feed/feed';
import { stationIndexOf } from '../network/trip-patterns';
import { serviceSpan } from '../feed/service-day';
import { createPatterns } from './create-patterns';
import { findFootpathEdges } from './footpath-edges';
import { findQuickestRides } from './quickest-rides';
import { findStopCalls } from './stop-calls';
import type { Timetable, TimetableStations, TimetableStops } from './timetable';
import { arrivalAt, callCount, type TimetablePatterns, tripCount } from './timetable-patterns';
import { createTimetableTrips } from './timetable-trips';

/** Creates the timetable of a valid feed. It keeps the feed's headsigns and sequences by reference. */
export function createTimetable(feed: Feed): Timetable {
  const platforms = feed.locations.flatMap(({ kind }, index) => (kind === 'stop' ? [index] : []));
  const stopOf = new Map(platforms.map((location, stop) => [location, stop]));
  const stations = createStations(feed, platforms);
  const patterns = createPatterns(feed, stopOf);
  return {
    timeZone: feed.info.timeZone,
    validity: findValidity(feed),
    services: feed.services,
    lineIds: feed.lines.map(({ id }) => id as LineId),
    stations,
    stops: createStops(feed, platforms, stations),
    patterns,
    trips: createTimetableTrips(feed, patterns),
    callsAt: findStopCalls(patterns, platforms.length),
    footpaths: findFootpathEdges(feed, stopOf),
    quickestRides: findQuickestRides(patterns, platforms.length),
    headsigns: {
      texts: feed.trips.headsigns,
      ofCall: feed.stopTimes.headsign,
      start: feed.stopTimes.start,
    },
    sequences: feed.stopTimes.sequence,
    daysBefore: findDaysBefore(patterns),
    days: new Map(),
  };
}

function findValidity({ info, services }: Feed): Timetable['validity'] {
  const span = serviceSpan(services);
  const first = info.validFrom ? toDayNumber(info.validFrom) : span?.first;
  const last = info.validTo ? toDayNumber(info.validTo) : span?.last;
  return first === undefined || last === undefined ? undefined : { first, last };
}

function createStations({ locations }: Feed, platforms: readonly number[]): TimetableStations {
  const found = locations.flatMap((location, index) => (isStation(location) ? [index] : []));
  const stopsAt = Map.groupBy(platforms.keys(), (stop) => stationIndexOf({ locations }, platforms[stop]!));
  const codes = found.map((location) => locations[location]!.code as StationCode);
  return {
    index: new Map(codes.map((code, index) => [code, index])),
    codes,
    names: found.map((location) => locations[location]!.name),
    stops: found.map((location) => stopsAt.get(location) ?? []),
  };
}

function createStops(feed: Feed, platforms: readonly number[], { stops }: TimetableStations): TimetableStops {
  const station = new Uint32Array(platforms.length);
  for (const [index, ofStation] of stops.entries()) for (const stop of ofStation) station[stop] = index;
  const positions = platforms.map(
    (location) =>
      feed.locations[location]!.position ?? feed.locations[stationIndexOf(feed, location)]?.position,
  );
  return {
    count: platforms.length,
    ids: platforms.map((location) => feed.locations[location]!.id),
    station,
    stepFree: Uint8Array.from(platforms, (location) => {
      const { isStepFree = feed.locations[stationIndexOf(feed, location)]?.isStepFree } =
        feed.locations[location]!;
      if (isStepFree === undefined) return 0;
      return isStepFree ? 1 : 2;
    }),
    platformCodes: platforms.map((location) => feed.locations[location]!.platformCode),
    latitude: Float64Array.from(positions, (position) => position?.latitude ?? Number.NaN),
    longitude: Float64Array.from(positions, (position) => position?.longitude ?? Number.NaN),
  };
}

function findDaysBefore(patterns: TimetablePatterns): number {
  const { count, isHeadway, periods } = patterns;
  let latest = 0;
  for (let pattern = 0; pattern < count; pattern += 1) {
    const last = arrivalAt(
      patterns,
      pattern,
      tripCount(patterns, pattern) - 1,
      callCount(patterns, pattern) - 1,
    );
    const starts = (periods[pattern] ?? []).map(({ end, headwaySeconds }) => end + headwaySeconds);
    latest = Math.max(latest, isHeadway[pattern] === 1 ? last + Math.max(...starts) : last);
  }
  return Math.floor(latest / secondsPerDay);
}
