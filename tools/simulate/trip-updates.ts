import { occupancyAfter } from './occupancy.ts';
import type { PredictedCall } from './predict.ts';
import type { Entity, StopTimeEvent, StopTimeUpdate } from './realtime.ts';
import { describeTrain, toClock, toDate, type Train, vehicleOf } from './trains.ts';
import type { World } from './world.ts';

/** Calls are predicted so many seconds ahead. */
const secondsAhead = 60 * 60;

/** The times of all trains. A train without an upcoming call has none. */
export const tripUpdates = (world: World, moment: number, trains: readonly Train[]): Entity[] =>
  trains.flatMap((train) => tripUpdate(world, moment, train) ?? []);

function tripUpdate(world: World, moment: number, train: Train): Entity | undefined {
  const id = `times:${train.id}`;
  const timestamp = String(moment);
  if (train.isCancelled) return { id, tripUpdate: { trip: describeTrain(train), timestamp } };
  const upcoming = upcomingCalls(train, moment);
  if (upcoming.length === 0) return undefined;
  // the format wants all calls of a new train: no timetable has them
  const calls = train.run.extra === 'new' ? train.calls : upcoming;
  return {
    id,
    tripUpdate: {
      ...nameTrain(train),
      vehicle: vehicleOf(world, train),
      timestamp,
      stopTimeUpdate: calls.map((call) => stopTimeUpdate(world, train, call)),
    },
  };
}

/** A copy is named by its original, and has its own name in `tripProperties`. */
function nameTrain(train: Train) {
  const trip = describeTrain(train);
  const { trip: original, day, start, extra } = train.run;
  if (extra !== 'copy') return { trip };
  return {
    trip: {
      ...trip,
      tripId: original.id,
      startTime: toClock(original.calls[0]!.departure),
      scheduleRelationship: 'DUPLICATED' as const,
    },
    tripProperties: { tripId: trip.tripId, startDate: toDate(day), startTime: toClock(start) },
  };
}

const upcomingCalls = ({ calls }: Train, moment: number): PredictedCall[] =>
  calls.filter(({ arrival, departure }) => departure >= moment && arrival <= moment + secondsAhead);

function stopTimeUpdate(world: World, train: Train, call: PredictedCall): StopTimeUpdate {
  const { run, calls } = train;
  const { sequence, stop } = call.call;
  if (call.isSkipped) return { stopSequence: sequence, stopId: stop.id, scheduleRelationship: 'SKIPPED' };
  const index = calls.indexOf(call);
  const isFirst = index === 0;
  const isLast = index === calls.length - 1;
  return {
    stopSequence: sequence,
    // the format wants the id of the platform that is used, or none
    ...(call.platform ? { stopTimeProperties: { assignedStopId: call.platform } } : { stopId: stop.id }),
    ...(run.kind === 'headway' && { scheduleRelationship: 'UNSCHEDULED' as const }),
    ...(!isFirst && { arrival: toEvent(train, call.arrival, call.arrivalDelay) }),
    ...(!isLast && {
      departure: toEvent(train, call.departure, call.departureDelay),
      departureOccupancyStatus: occupancyAfter(world, run, index),
    }),
  };
}

/** A train that the feed knows by its times has a delay; any other one has a time. */
const toEvent = ({ run }: Train, time: number, delay: number): StopTimeEvent =>
  run.kind === 'timetable' && !run.extra ? { delay } : { time: String(time) };
