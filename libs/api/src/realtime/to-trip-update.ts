import type {
  StopTimeEvent,
  StopTimeUpdate,
  TripDescriptor,
  TripProperties,
  TripUpdate,
} from '@raang/journeys';
import { UnclearTrain } from './unclear-train';
import { readServiceDate, readServiceTime } from './service-texts';
import {
  type GivenDescriptor,
  type GivenEvent,
  type GivenStopTimeUpdate,
  type GivenTripUpdate,
  stopRelationships,
  tripRelationships,
} from './train-format';

/**
 * Converts what a feed says of the times of a train.
 * @throws UnclearTrain if it names no train
 */
export function toTripUpdate(given: GivenTripUpdate): TripUpdate {
  const { trip, tripProperties, vehicle, timestamp, delay, stopTimeUpdate = [] } = given;
  if (!trip) throw new UnclearTrain('trip updates without a trip');
  return {
    trip: toTripDescriptor(trip),
    relationship: relationshipOf(trip),
    timestamp,
    delay,
    stopTimeUpdates: stopTimeUpdate.map(toStopTimeUpdate),
    properties: tripProperties && { tripId: tripProperties.tripId, ...toStart(tripProperties) },
    wheelchairAccessible: wheelchairs[vehicle?.wheelchairAccessible ?? noValue],
  };
}

/** @throws UnclearTrain for an invalid date or time: the other fields may name another train */
export function toTripDescriptor(given: GivenDescriptor): TripDescriptor {
  const { tripId, routeId, directionId, modifiedTrip } = given;
  return { tripId, routeId, directionId, ...toStart(given), isModified: modifiedTrip && true };
}

export const relationshipOf = ({ scheduleRelationship = 0 }: GivenDescriptor) =>
  tripRelationships[scheduleRelationship] ?? 'unknown';

function toStart(given: { startDate?: string | undefined; startTime?: string | undefined }): TripProperties {
  const [startDate, startTime] = [readServiceDate(given.startDate), readServiceTime(given.startTime)];
  if (startDate === 'none' || startTime === 'none')
    throw new UnclearTrain('trains with an invalid date or time');
  return { startDate, startTime };
}

function toStopTimeUpdate(given: GivenStopTimeUpdate): StopTimeUpdate {
  const { stopTimeProperties, departureOccupancyStatus } = given;
  return {
    stopSequence: given.stopSequence,
    stopId: given.stopId,
    relationship: stopRelationships[given.scheduleRelationship ?? 0] ?? 'NO_DATA',
    arrival: toEvent(given.arrival),
    departure: toEvent(given.departure),
    assignedStopId: stopTimeProperties?.assignedStopId,
    canBoard: isPossible(stopTimeProperties?.pickupType),
    canAlight: isPossible(stopTimeProperties?.dropOffType),
    departureOccupancy: toOccupancy(departureOccupancyStatus),
  };
}

/** Undefined if it says nothing. */
function toEvent(given: GivenEvent | undefined): StopTimeEvent | undefined {
  if (!given) return undefined;
  const isEmpty = Object.values(given).every((value) => value === undefined);
  return isEmpty ? undefined : given;
}

/** As in the timetable: by arrangement counts as possible. Undefined for a value that the format had not when this was written. */
const isPossible = (type: number | undefined): boolean | undefined =>
  type === undefined ? undefined : [true, false, true, true][type];

/** The numbers of GTFS by those of GTFS-Realtime. The first means that the timetable counts. */
const wheelchairs = [undefined, 0, 1, 2] as const;
const noValue = 0;

/** Above it are 'no data' and 'not boardable', which is no degree, and values of later versions. */
const fullest = 6;

/** OccupancyStatus by number; undefined if it says no degree. */
export const toOccupancy = (status: number | undefined): number | undefined =>
  status !== undefined && status >= 0 && status <= fullest ? status : undefined;
