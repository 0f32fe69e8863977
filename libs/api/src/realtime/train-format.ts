import {
  type DecodedAs,
  enumeration,
  flag,
  float,
  int32,
  latePart,
  list,
  messageFormat,
  moment,
  part,
  text,
  uint32,
} from './message-format';

// The messages of gtfs-realtime.proto (version 2.0) that trains need, by the numbers of the format. Other fields are skipped.

/** By number. 4 is not used. */
export const tripRelationships = [
  'SCHEDULED',
  'ADDED',
  'UNSCHEDULED',
  'CANCELED',
  undefined,
  'REPLACEMENT',
  'DUPLICATED',
  'DELETED',
  'NEW',
] as const;

export const stopRelationships = ['SCHEDULED', 'SKIPPED', 'NO_DATA', 'UNSCHEDULED'] as const;

export const stopStatuses = ['INCOMING_AT', 'STOPPED_AT', 'IN_TRANSIT_TO'] as const;

const occupancies = [
  'EMPTY',
  'MANY_SEATS_AVAILABLE',
  'FEW_SEATS_AVAILABLE',
  'STANDING_ROOM_ONLY',
  'CRUSHED_STANDING_ROOM_ONLY',
  'FULL',
  'NOT_ACCEPTING_PASSENGERS',
  'NO_DATA_AVAILABLE',
  'NOT_BOARDABLE',
];

const wheelchairs = ['NO_VALUE', 'UNKNOWN', 'WHEELCHAIR_ACCESSIBLE', 'WHEELCHAIR_INACCESSIBLE'];

const pickups = ['REGULAR', 'NONE', 'PHONE_AGENCY', 'COORDINATE_WITH_DRIVER'];

const tripDescriptor = messageFormat({
  tripId: text(1),
  startTime: text(2),
  startDate: text(3),
  scheduleRelationship: enumeration(4, tripRelationships),
  routeId: text(5),
  directionId: uint32(6),
  // only whether it is there
  modifiedTrip: part(7, messageFormat({})),
});
export type GivenDescriptor = DecodedAs<typeof tripDescriptor>;

const vehicleDescriptor = messageFormat({
  label: text(2),
  wheelchairAccessible: enumeration(4, wheelchairs),
});

const stopTimeEvent = messageFormat({
  delay: int32(1),
  time: moment(2),
  uncertainty: int32(3),
  scheduledTime: moment(4),
});
export type GivenEvent = DecodedAs<typeof stopTimeEvent>;

const stopTimeProperties = messageFormat({
  assignedStopId: text(1),
  pickupType: enumeration(3, pickups),
  dropOffType: enumeration(4, pickups),
});

const stopTimeUpdate = messageFormat({
  stopSequence: uint32(1),
  arrival: part(2, stopTimeEvent),
  departure: part(3, stopTimeEvent),
  stopId: text(4),
  scheduleRelationship: enumeration(5, stopRelationships),
  stopTimeProperties: part(6, stopTimeProperties),
  departureOccupancyStatus: enumeration(7, occupancies),
});
export type GivenStopTimeUpdate = DecodedAs<typeof stopTimeUpdate>;

const tripUpdate = messageFormat({
  trip: part(1, tripDescriptor),
  stopTimeUpdate: list(part(2, stopTimeUpdate)),
  vehicle: part(3, vehicleDescriptor),
  timestamp: moment(4),
  delay: int32(5),
  tripProperties: part(
    6,
    messageFormat({
      tripId: text(1),
      startDate: text(2),
      startTime: text(3),
    }),
  ),
});
export type GivenTripUpdate = DecodedAs<typeof tripUpdate>;

const vehiclePosition = messageFormat({
  trip: part(1, tripDescriptor),
  position: part(2, messageFormat({ latitude: float(1), longitude: float(2) })),
  currentStopSequence: uint32(3),
  currentStatus: enumeration(4, stopStatuses),
  timestamp: moment(5),
  stopId: text(7),
  vehicle: part(8, vehicleDescriptor),
  occupancyStatus: enumeration(9, occupancies),
  multiCarriageDetails: list(
    part(
      11,
      messageFormat({
        occupancyStatus: enumeration(3, occupancies),
        carriageSequence: uint32(5),
      }),
    ),
  ),
});
export type GivenPosition = DecodedAs<typeof vehiclePosition>;

/** An entity. Each kind is read when it is asked for. */
export const trainEntity = messageFormat({
  isDeleted: flag(2),
  tripUpdate: latePart(3, tripUpdate),
  vehicle: latePart(4, vehiclePosition),
});
