// What trains need of gtfs-realtime.proto beside the tables of alerts, which the API has.
import { occupancyStatuses } from './occupancy.ts';

export const trainTables = {
  messages: {
    FeedEntity: [
      [3, 'trip_update', 'TripUpdate'],
      [4, 'vehicle', 'VehiclePosition'],
    ],
    TripUpdate: [
      [1, 'trip', 'TripDescriptor'],
      [2, 'stop_time_update', ['StopTimeUpdate']],
      [3, 'vehicle', 'VehicleDescriptor'],
      [4, 'timestamp', 'uint64'],
      [6, 'trip_properties', 'TripProperties'],
    ],
    StopTimeUpdate: [
      [1, 'stop_sequence', 'uint32'],
      [2, 'arrival', 'StopTimeEvent'],
      [3, 'departure', 'StopTimeEvent'],
      [4, 'stop_id', 'string'],
      [5, 'schedule_relationship', 'StopRelationship'],
      [6, 'stop_time_properties', 'StopTimeProperties'],
      [7, 'departure_occupancy_status', 'OccupancyStatus'],
    ],
    StopTimeEvent: [
      [1, 'delay', 'int32'],
      [2, 'time', 'int64'],
    ],
    StopTimeProperties: [[1, 'assigned_stop_id', 'string']],
    TripProperties: [
      [1, 'trip_id', 'string'],
      [2, 'start_date', 'string'],
      [3, 'start_time', 'string'],
    ],
    VehicleDescriptor: [
      [1, 'id', 'string'],
      [2, 'label', 'string'],
    ],
    VehiclePosition: [
      [1, 'trip', 'TripDescriptor'],
      [2, 'position', 'Position'],
      [3, 'current_stop_sequence', 'uint32'],
      [4, 'current_status', 'VehicleStopStatus'],
      [5, 'timestamp', 'uint64'],
      [7, 'stop_id', 'string'],
      [8, 'vehicle', 'VehicleDescriptor'],
      [9, 'occupancy_status', 'OccupancyStatus'],
      [11, 'multi_carriage_details', ['CarriageDetails']],
    ],
    Position: [
      [1, 'latitude', 'float'],
      [2, 'longitude', 'float'],
    ],
    CarriageDetails: [
      [3, 'occupancy_status', 'OccupancyStatus'],
      [5, 'carriage_sequence', 'uint32'],
    ],
  },
  enumerations: {
    StopRelationship: { names: ['SCHEDULED', 'SKIPPED', 'NO_DATA', 'UNSCHEDULED'], first: 0 },
    VehicleStopStatus: { names: ['INCOMING_AT', 'STOPPED_AT', 'IN_TRANSIT_TO'], first: 0 },
    OccupancyStatus: { names: occupancyStatuses, first: 0 },
  },
};
