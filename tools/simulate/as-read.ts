// Simulated trains as the reader of feeds gives them to the journeys library, without the way over bytes.
import { occupancyStatuses } from './occupancy.ts';
import type {
  RealtimeFeed,
  StopTimeEvent,
  StopTimeUpdate,
  TripDescriptor,
  TripUpdate,
  VehiclePosition,
} from './realtime.ts';

/** The trip updates and positions of a feed, by the names of `createLiveTimetable`. */
export function asRead({ header, entity }: RealtimeFeed) {
  return {
    headerTime: Number(header.timestamp),
    updates: entity.flatMap(({ tripUpdate }) => (tripUpdate ? [toUpdate(tripUpdate)] : [])),
    positions: entity.flatMap(({ vehicle }) => (vehicle ? [toPosition(vehicle)] : [])),
  };
}

function toUpdate({ trip, timestamp, tripProperties, stopTimeUpdate = [] }: TripUpdate) {
  return {
    trip: withNumbers(trip),
    relationship: trip.scheduleRelationship ?? 'SCHEDULED',
    timestamp: Number(timestamp),
    ...(tripProperties && { properties: withNumbers(tripProperties) }),
    stopTimeUpdates: stopTimeUpdate.map(toStopTimeUpdate),
  };
}

function toStopTimeUpdate(said: StopTimeUpdate) {
  const { scheduleRelationship, stopTimeProperties, departureOccupancyStatus } = said;
  return {
    ...said,
    relationship: scheduleRelationship ?? 'SCHEDULED',
    arrival: toEvent(said.arrival),
    departure: toEvent(said.departure),
    assignedStopId: stopTimeProperties?.assignedStopId,
    departureOccupancy: toOccupancy(departureOccupancyStatus),
  };
}

function toPosition(vehicle: VehiclePosition) {
  return {
    trip: withNumbers(vehicle.trip),
    timestamp: Number(vehicle.timestamp),
    position: vehicle.position,
    currentStopSequence: vehicle.currentStopSequence,
    stopId: vehicle.stopId,
    status: vehicle.currentStatus,
    label: vehicle.vehicle.label,
    occupancy: toOccupancy(vehicle.occupancyStatus),
    carriages: vehicle.multiCarriageDetails.map((carriage) => toOccupancy(carriage.occupancyStatus)),
  };
}

const withNumbers = <Named extends Pick<TripDescriptor, 'startDate' | 'startTime'>>(given: Named) => ({
  ...given,
  startDate: given.startDate?.replace(/(....)(..)(..)/, '$1-$2-$3'),
  startTime: given.startTime?.split(':').reduce((sum, part) => 60 * sum + Number(part), 0),
});

const toEvent = (given: StopTimeEvent | undefined) =>
  given && ('time' in given ? { time: Number(given.time) } : given);

/** OccupancyStatus by number. */
function toOccupancy(status: string | undefined): number | undefined {
  const number = occupancyStatuses.findIndex((known) => known === status);
  return number < 0 ? undefined : number;
}
