import type { TripDescriptor } from './trip-descriptor';

/**
 * Where a train is, as a GTFS-Realtime feed says it. Fields that a feed leaves out, or leaves empty, are absent. Moments are
 * seconds since 1970.
 *
 * @see https://gtfs.org/documentation/realtime/reference/#message-vehicleposition
 */
export interface VehiclePosition {
  trip: TripDescriptor;
  timestamp?: number | undefined;
  /** WGS 84. */
  position?: { latitude: number; longitude: number } | undefined;
  /** GTFS stop_sequence of the call that `status` is about; 0 is a value. */
  currentStopSequence?: number | undefined;
  /** GTFS stop_id of the same. */
  stopId?: string | undefined;
  /** Absent for a value that the format had not when this was written. */
  status?: 'INCOMING_AT' | 'STOPPED_AT' | 'IN_TRANSIT_TO' | undefined;
  /** What passengers know the train by, such as a number on it. */
  label?: string | undefined;
  /** GTFS-Realtime OccupancyStatus by number. */
  occupancy?: number | undefined;
  /** OccupancyStatus by carriage in driving direction; absent unless their sequence is 1 to n. */
  carriages?: readonly (number | undefined)[] | undefined;
}
