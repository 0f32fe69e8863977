import {
  createLiveTimetable,
  createPlanner,
  type PlacedTrain,
  type Planner,
  resolveTrip,
  type StopTimeUpdate,
  type TripDescriptor,
  type TripFound,
  type TripUpdate,
} from '@raang/journeys';
import { describe, expect, test } from 'vitest';
import { realtimeCases } from '../testing/realtime-cases';
import { readTrains } from './read-trains';

describe.each(realtimeCases())('the case $name', ({ schedule, feeds, ...expected }) => {
  const readAll = async () => Promise.all(feeds().map((bytes) => readTrains(bytes)));

  test('is read without loss', async () => {
    const read = await readAll();
    const updates = read.flatMap(({ tripUpdates }) => tripUpdates);
    expect(read.map(({ leftOut }) => leftOut.counts())).toEqual(read.map(() => ({})));
    expect({
      tripUpdates: updates.length,
      stopTimeUpdates: updates.flatMap(({ stopTimeUpdates }) => stopTimeUpdates).length,
      positions: read.flatMap(({ positions }) => positions).length,
    }).toEqual({
      tripUpdates: expected.tripUpdates,
      stopTimeUpdates: expected.stopTimeUpdates,
      positions: expected.positions,
    });
  });

  test('names trains and calls of its schedule', async () => {
    const { timetable } = createPlanner(schedule());
    const unmatched: string[] = [];
    for (const { header, tripUpdates } of await readAll())
      for (const update of tripUpdates) {
        const found = resolveTrip(timetable, update.trip, header.timestamp!);
        unmatched.push(...(found.isFound ? callsMissing(timetable, found, update) : [found.reason]));
      }
    expect(unmatched).toEqual([]);
  });

  test('has positions of trains of its schedule', async () => {
    const { timetable } = createPlanner(schedule());
    const answers = (await readAll()).flatMap(({ header, positions }) =>
      positions.map(({ trip }) => ({ trip, found: resolveTrip(timetable, trip, header.timestamp!) })),
    );
    const notFound = answers.flatMap(({ trip, found }) =>
      found.isFound ? [] : [[trip.tripId, found.reason] as const],
    );
    expect(Object.fromEntries(notFound)).toEqual(expected.notFound);
  });

  test('has trains on the way to their next call', async () => {
    const { timetable } = createPlanner(schedule());
    const read = (await readAll()).map(({ header, tripUpdates, positions }) => ({
      headerTime: header.timestamp!,
      updates: tripUpdates,
      positions,
    }));
    const now = Math.max(...read.map(({ headerTime }) => headerTime));
    const { live, reports } = createLiveTimetable(timetable, { tripUpdates: read, positions: read }, now);
    expect(reports.positions.map(({ notPlaced }) => notPlaced)).toEqual(read.map(() => ({})));
    const placed = live.trains.filter(({ isComputed }) => !isComputed);
    expect(placed).toHaveLength(expected.placed);
    const updates = read.flatMap(({ updates }) => updates);
    const nextCalls = placed.map((train) => {
      const update = updates.find(({ trip }) => isOf(timetable, train, trip, now));
      return { train, next: update && stationOf(timetable, update.stopTimeUpdates[0]!) };
    });
    for (const { train, next } of nextCalls) {
      const { place } = train;
      // a call that it leaves just now may still be the first one of its update
      expect('at' in place ? [place.at] : [place.from, place.to]).toContain(next);
    }
  });
});

const isOf = (timetable: Planner['timetable'], { base }: PlacedTrain, trip: TripDescriptor, now: number) => {
  const found = resolveTrip(timetable, trip, now);
  return found.isFound && found.pattern === base?.pattern && found.trip === base.trip;
};

const stationOf = ({ stops }: Planner['timetable'], { stopId = '' }: StopTimeUpdate) =>
  stops.station[stops.ids.indexOf(stopId)];

/** Stop ids of an update that are not calls of the train, in its order. */
function callsMissing(
  { patterns, stops }: Planner['timetable'],
  { pattern }: TripFound,
  { stopTimeUpdates }: TripUpdate,
): string[] {
  const calls = [...patterns.stop.subarray(patterns.callStart[pattern], patterns.callStart[pattern + 1])];
  let next = 0;
  return stopTimeUpdates.flatMap(({ stopId = '' }) => {
    const found = calls.findIndex((stop, call) => call >= next && stops.ids[stop] === stopId);
    if (found < 0) return [stopId];
    next = found + 1;
    return [];
  });
}
