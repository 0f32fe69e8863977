// The parts of GTFS-Realtime that the simulator writes, in protobuf's JSON mapping: 64-bit numbers are texts.

export interface RealtimeFeed {
  header: {
    gtfsRealtimeVersion: '2.0';
    incrementality: 'FULL_DATASET';
    timestamp: string;
    feedVersion?: string;
    isSimulated: true;
  };
  entity: Entity[];
}

export interface Entity {
  id: string;
  tripUpdate?: TripUpdate;
  vehicle?: VehiclePosition;
  alert?: Alert;
}

export interface TripDescriptor {
  tripId?: string;
  routeId?: string;
  directionId?: number;
  startDate?: string;
  startTime?: string;
  scheduleRelationship?: 'SCHEDULED' | 'UNSCHEDULED' | 'CANCELED' | 'DUPLICATED' | 'NEW';
}

export interface Vehicle {
  id: string;
  label: string;
}

export interface TripUpdate {
  trip: TripDescriptor;
  vehicle?: Vehicle;
  timestamp: string;
  stopTimeUpdate?: StopTimeUpdate[];
  tripProperties?: { tripId: string; startDate: string; startTime: string };
}

export interface StopTimeUpdate {
  stopSequence: number;
  stopId?: string;
  scheduleRelationship?: 'SCHEDULED' | 'SKIPPED' | 'UNSCHEDULED';
  arrival?: StopTimeEvent;
  departure?: StopTimeEvent;
  stopTimeProperties?: { assignedStopId: string };
  departureOccupancyStatus?: string;
}

export type StopTimeEvent = { delay: number } | { time: string };

export interface VehiclePosition {
  trip: TripDescriptor;
  vehicle: Vehicle;
  position?: { latitude: number; longitude: number };
  currentStopSequence: number;
  stopId: string;
  currentStatus: 'INCOMING_AT' | 'STOPPED_AT' | 'IN_TRANSIT_TO';
  timestamp: string;
  occupancyStatus: string;
  multiCarriageDetails: { carriageSequence: number; occupancyStatus: string }[];
}

export interface Alert {
  communicationPeriod: TimeRange[];
  impactPeriod: TimeRange[];
  activePeriod: TimeRange[];
  informedEntity: { routeId?: string; stopId?: string }[];
  cause: string;
  effect: string;
  severityLevel: string;
  headerText: TranslatedString;
  descriptionText: TranslatedString;
}

interface TimeRange {
  start: string;
  end: string;
}

export interface TranslatedString {
  translation: { text: string; language: 'th' | 'en' }[];
}
