import type { Position } from './network.ts';
import { carriagesAfter, occupancyAfter } from './occupancy.ts';
import type { PredictedCall } from './predict.ts';
import type { Entity, VehiclePosition } from './realtime.ts';
import { describeTrain, type Train, vehicleOf } from './trains.ts';
import type { World } from './world.ts';

/** A train stands at its first stop so long before it leaves, and at its last one after it has come. */
const secondsAtEnds = 60;

/** A train is about to arrive in so many seconds. */
const secondsIncoming = 20;

/** Where the trains are that run at a moment. */
export const vehiclePositions = (world: World, moment: number, trains: readonly Train[]): Entity[] =>
  trains.flatMap((train) => {
    const vehicle = train.isCancelled ? undefined : vehiclePosition(world, moment, train);
    return vehicle ? [{ id: `place:${train.id}`, vehicle }] : [];
  });

function vehiclePosition(world: World, moment: number, train: Train): VehiclePosition | undefined {
  const { run, calls } = train;
  const stops = calls.filter(({ isSkipped }) => !isSkipped);
  const begins = stops[0]!.departure - secondsAtEnds;
  // an extra train is known by its times alone, and has none after it has come
  const ends = stops.at(-1)!.arrival + (run.extra ? 0 : secondsAtEnds);
  if (moment < begins || moment > ends) return undefined;
  const next = stops.findIndex(({ departure }) => departure >= moment);
  const current = next < 0 ? stops.length - 1 : next;
  const call = stops[current]!;
  const previous = stops[current - 1];
  const isStanding = !previous || call.arrival <= moment;
  const position = isStanding ? call.call.stop.position : positionBetween(previous, call, moment);
  const left = calls.indexOf(isStanding ? call : previous);
  return {
    trip: describeTrain(train),
    vehicle: vehicleOf(world, train),
    ...(position && { position }),
    currentStopSequence: call.call.sequence,
    stopId: call.platform ?? call.call.stop.id,
    currentStatus: isStanding
      ? 'STOPPED_AT'
      : call.arrival - moment <= secondsIncoming
        ? 'INCOMING_AT'
        : 'IN_TRANSIT_TO',
    timestamp: String(moment),
    occupancyStatus: occupancyAfter(world, run, left),
    multiCarriageDetails: carriagesAfter(world, run, left).map((occupancyStatus, index) => ({
      carriageSequence: index + 1,
      occupancyStatus,
    })),
  };
}

/** On a straight line between two stops; undefined if one has no position. */
function positionBetween(from: PredictedCall, to: PredictedCall, moment: number): Position | undefined {
  const [start, end] = [from.call.stop.position, to.call.stop.position];
  if (!start || !end) return undefined;
  const share = (moment - from.departure) / (to.arrival - from.departure);
  const along = (one: number, other: number) => Number((one + (other - one) * share).toFixed(6));
  return {
    latitude: along(start.latitude, end.latitude),
    longitude: along(start.longitude, end.longitude),
  };
}
