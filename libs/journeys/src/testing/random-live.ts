import { toCalendarDate } from '@raang/text-time';
import type { Feed } from '../feed/feed';
import { runsOn } from '../feed/service-day';
import type { StopTimeEvent, StopTimeUpdate, TripRelationship, TripUpdate } from '../live/trip-update';
import type { Chance } from './random';
import { randomFeedDay } from './random-feed';

/** The zone of random feeds. */
const zoneSeconds = 7 * 3600;
const minute = 60;

const secondsAt = (day: number, time: number) => day * 86_400 - zoneSeconds + time;

/**
 * Updates of the trains of a random feed around its day: delays by time and by difference, calls that are skipped or unknown,
 * other platforms, cancelled, copied, replaced and extra trains, and trains of headway services.
 * @param now when they were made, in seconds of the day of random feeds
 */
export function createRandomUpdates(chance: Chance, feed: Feed, now: number): TripUpdate[] {
  const share = chance.pick([0.2, 0.5, 0.9]);
  const updates = [-1, 0, 1].flatMap((shift) =>
    feed.trips.ids.flatMap((_, trip) => {
      const day = randomFeedDay + shift;
      const service = feed.services[feed.trips.service[trip]!]!;
      if (!runsOn(service, day) || !chance.isLikely(share)) return [];
      return createUpdates(chance, feed, trip, day, now);
    }),
  );
  return chance.isLikely(0.3) ? [...updates, createNew(chance, feed, now)] : updates;
}

function createUpdates(chance: Chance, feed: Feed, trip: number, day: number, now: number): TripUpdate[] {
  const tripId = feed.trips.ids[trip]!;
  const startDate = toCalendarDate(day);
  const first = feed.stopTimes.departure[feed.stopTimes.start[trip]!]!;
  const frequencies = feed.frequencies.filter((frequency) => frequency.trip === trip);
  if (frequencies.length === 0) {
    const named = { tripId, startDate, ...(chance.isLikely(0.3) && { startTime: first }) };
    return [createUpdate(chance, feed, trip, day, named, first)];
  }
  if (frequencies.some(({ isExact }) => !isExact)) {
    if (frequencies.some(({ isExact }) => isExact)) return [];
    return Array.from({ length: chance.between(0, 4) }, (_, train) =>
      createHeadwayTrain(
        chance,
        feed,
        trip,
        { tripId, startDate, startTime: 60 * train },
        secondsAt(randomFeedDay, now),
      ),
    );
  }
  const { startTime, headwaySeconds } = chance.pick(frequencies);
  return [createUpdate(chance, feed, trip, day, { tripId, startDate, startTime }, startTime)].filter(
    () => headwaySeconds > 0 && isOnly(frequencies, startTime),
  );
}

/** Whether only one departure of exact frequencies has this start. */
const isOnly = (frequencies: readonly Feed['frequencies'][number][], start: number) =>
  frequencies.filter(
    ({ startTime, endTime, headwaySeconds }) =>
      start >= startTime - 60 && start < endTime + 60 && Math.abs((start - startTime) % headwaySeconds) <= 60,
  ).length === 1;

type Relationship = Exclude<TripRelationship, 'unknown'>;

function createUpdate(
  chance: Chance,
  feed: Feed,
  trip: number,
  day: number,
  named: TripUpdate['trip'],
  start: number,
): TripUpdate {
  const relationship = chance.pick<Relationship>([
    'SCHEDULED',
    'SCHEDULED',
    'SCHEDULED',
    'SCHEDULED',
    'CANCELED',
    'DELETED',
    'REPLACEMENT',
    'DUPLICATED',
  ]);
  const isCopy = relationship === 'DUPLICATED';
  const begins = isCopy ? chance.between(5 * 60, 25 * 60) * minute : start;
  const properties = isCopy && {
    properties: { tripId: `${named.tripId}-copy`, startDate: toCalendarDate(day), startTime: begins },
  };
  const hasStops = relationship !== 'CANCELED' && relationship !== 'DELETED';
  const stopTimeUpdates =
    relationship === 'REPLACEMENT'
      ? createWay(chance, feed, secondsAt(day, begins))
      : createStopUpdates(chance, feed, trip, secondsAt(day, begins));
  return {
    trip: named,
    relationship,
    ...properties,
    ...(chance.isLikely(0.15) && hasStops && { delay: chance.between(0, 10) * minute }),
    stopTimeUpdates: hasStops ? stopTimeUpdates : [],
  };
}

/** From any call on: a train that is late by some minutes, and makes up for some of them. */
function createStopUpdates(chance: Chance, feed: Feed, trip: number, begins: number): StopTimeUpdate[] {
  const { start, arrival, departure } = feed.stopTimes;
  const [from, to] = [start[trip]!, start[trip + 1]!];
  const shift = begins - departure[from]!;
  let delay = chance.between(0, 12) * minute;
  const updates: StopTimeUpdate[] = [];
  for (let call = from + chance.pick([0, 0, 1, 2]); call < to; call += 1) {
    if (chance.isLikely(0.4)) continue;
    delay = Math.max(0, delay + chance.between(-1, 3) * minute);
    const isByTime = chance.isLikely(0.5);
    const event = (planned: number): StopTimeEvent =>
      isByTime ? { time: planned + shift + delay } : { delay };
    const ends = chance.pick([['arrival'], ['departure'], ['arrival', 'departure']] as const);
    const relationship = chance.isLikely(0.1) ? chance.pick(['SKIPPED', 'NO_DATA'] as const) : 'SCHEDULED';
    updates.push({
      ...nameOf(chance, feed, trip, call),
      relationship,
      ...(relationship === 'SCHEDULED' && {
        ...(ends.some((end) => end === 'arrival') && { arrival: event(arrival[call]!) }),
        ...(ends.some((end) => end === 'departure') && { departure: event(departure[call]!) }),
      }),
      ...(chance.isLikely(0.15) && { assignedStopId: otherPlatform(chance, feed, call) }),
    });
  }
  return updates;
}

/** By sequence, or by a stop that the trip has once. */
function nameOf(
  chance: Chance,
  feed: Feed,
  trip: number,
  call: number,
): Pick<StopTimeUpdate, 'stopSequence' | 'stopId'> {
  const { start, location, sequence } = feed.stopTimes;
  const stopId = feed.locations[location[call]!]!.id;
  const times = location
    .subarray(start[trip], start[trip + 1])
    .filter((one) => one === location[call]).length;
  if (times === 1 && chance.isLikely(0.4)) return { stopId };
  return { stopSequence: sequence[call]!, ...(chance.isLikely(0.5) && { stopId }) };
}

/** Mostly one of the same station. */
function otherPlatform(chance: Chance, { locations, stopTimes }: Feed, call: number): string {
  const { parent } = locations[stopTimes.location[call]!]!;
  const platforms = locations.filter(
    (one) => one.kind === 'stop' && (one.parent === parent || chance.isLikely(0.1)),
  );
  return chance.pick(platforms).id;
}

function createHeadwayTrain(
  chance: Chance,
  feed: Feed,
  trip: number,
  named: TripUpdate['trip'],
  now: number,
): TripUpdate {
  const { start, arrival, departure } = feed.stopTimes;
  const [from, to] = [start[trip]!, start[trip + 1]!];
  const shift = now + chance.between(-40, 50) * minute - departure[from]!;
  let late = 0;
  const stopTimeUpdates: StopTimeUpdate[] = [];
  for (let call = from + chance.between(0, 1); call < to; call += 1) {
    if (chance.isLikely(0.25)) continue;
    late += chance.between(0, 2) * minute;
    stopTimeUpdates.push({
      ...nameOf(chance, feed, trip, call),
      relationship: chance.isLikely(0.05) ? 'SKIPPED' : 'SCHEDULED',
      ...(chance.isLikely(0.7) && { arrival: { time: arrival[call]! + shift + late } }),
      departure: { time: departure[call]! + shift + late },
    });
  }
  return { trip: named, relationship: 'UNSCHEDULED', stopTimeUpdates };
}

function createNew(chance: Chance, feed: Feed, now: number): TripUpdate {
  const { id } = chance.pick(feed.lines);
  return {
    trip: {
      tripId: 'extra',
      routeId: id,
      directionId: chance.between(0, 1),
      startDate: toCalendarDate(randomFeedDay),
    },
    relationship: 'NEW',
    stopTimeUpdates: createWay(
      chance,
      feed,
      secondsAt(randomFeedDay, now + chance.between(-20, 90) * minute),
    ),
  };
}

/** Calls anywhere, with times; some of stops that nobody knows. */
function createWay(chance: Chance, { locations }: Feed, begins: number): StopTimeUpdate[] {
  const platforms = locations.filter(({ kind }) => kind === 'stop');
  let time = begins;
  return Array.from({ length: chance.between(1, 6) }, (_, index) => {
    const arrival = time;
    const departure = arrival + chance.between(0, 1) * minute;
    time = departure + chance.between(1, 9) * minute;
    return {
      stopSequence: index + 1,
      stopId: chance.isLikely(0.05) ? 'nowhere' : chance.pick(platforms).id,
      relationship: 'SCHEDULED',
      arrival: { time: arrival },
      departure: { time: departure },
    };
  });
}
