import type { VehiclePosition } from '@raang/journeys';
import { cleanText } from './clean-text';
import { relationshipOf, toOccupancy, toTripDescriptor } from './to-trip-update';
import { type GivenPosition, stopStatuses } from './train-format';
import { UnclearTrain } from './unclear-train';

/** The longest label of a train, in UTF-16 units; a longer one is cut. */
const longestLabel = 50;

/** The value of a feed that states none. */
const inTransitTo = 2;

/**
 * Converts where a feed says that a train is.
 * @throws UnclearTrain if it names no train
 */
export function toVehiclePosition(given: GivenPosition): VehiclePosition {
  const { trip, timestamp, position, currentStopSequence, stopId, vehicle } = given;
  if (!trip) throw new UnclearTrain('positions without a trip');
  if (relationshipOf(trip) === 'unknown') throw new UnclearTrain('positions of an unknown relationship');
  return {
    trip: toTripDescriptor(trip),
    timestamp,
    position: toPlace(position),
    currentStopSequence,
    stopId,
    status: stopStatuses[given.currentStatus ?? inTransitTo],
    label: vehicle?.label && (cleanText(vehicle.label, longestLabel) || undefined),
    occupancy: toOccupancy(given.occupancyStatus),
    carriages: toCarriages(given.multiCarriageDetails),
  };
}

/** Undefined for what is nowhere on Earth. */
function toPlace(given: GivenPosition['position']): VehiclePosition['position'] {
  const { latitude, longitude } = given ?? {};
  if (latitude === undefined || longitude === undefined) return undefined;
  // also false for NaN
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** In driving direction; undefined unless the sequence is 1 to n. */
function toCarriages(given: GivenPosition['multiCarriageDetails'] = []): VehiclePosition['carriages'] {
  const sorted = given.toSorted((a, b) => (a.carriageSequence ?? 0) - (b.carriageSequence ?? 0));
  const isWhole = sorted.every(({ carriageSequence }, index) => carriageSequence === index + 1);
  return isWhole && sorted.length > 0
    ? sorted.map(({ occupancyStatus }) => toOccupancy(occupancyStatus))
    : undefined;
}
