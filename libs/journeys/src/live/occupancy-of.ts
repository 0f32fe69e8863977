import type { Occupancy } from '../timetable/occupancy';
import type { VehiclePosition } from './vehicle-position';

/** That of the whole train is needed: carriages alone do not tell how full it is. */
export const occupancyOf = ({ occupancy, carriages }: VehiclePosition): Occupancy | undefined =>
  occupancy === undefined ? undefined : { status: occupancy, carriages };
