export type * from './feed/feed';
export { createNetwork } from './network/create-network';
export { findEquipment } from './network/find-equipment';
export { findLiftPaths, type LiftPaths, platformsCutOff } from './network/lift-paths';
export { type Neighbours, type Network, stationsFrom, stationsTravelled } from './network/network';
export { stationIndexOf } from './network/trip-patterns';
export { dayTypeOn, runsOn, serviceSpan, typicalServices } from './feed/service-day';
export type { FareContext } from './fares/fare-context';
export { fareMatrix } from './fares/fare-matrix';
export { faresBetween, faresOfRides } from './fares/fares-between';
export { lineFares } from './fares/line-fares';
export { type Ride, ridesBetween } from './fares/rides-between';
export { ticketAdvice, type TicketAdvice, type TicketQuestion } from './fares/ticket-advice';
export { type DepartureQuery, findDepartures } from './departures/find-departures';
export { type AgreeingRun, findAgreeingRuns } from './live/agreeing-runs';
export { createLiveTimetable, type LiveFeeds } from './live/create-live-timetable';
export type { PositionsReport } from './live/positions-report';
export type { UpdatesReport } from './live/updates-report';
export type { LiveTimetable } from './timetable/live-timetable';
export type { Timetable } from './timetable/timetable';
export { resolveTrip } from './live/resolve-trip';
export type {
  TripAnswer,
  TripDescriptor,
  TripFound,
  TripNotFound,
  TripNotFoundReason,
} from './live/trip-descriptor';
export type {
  StopTimeEvent,
  StopTimeUpdate,
  TripProperties,
  TripRelationship,
  TripUpdate,
} from './live/trip-update';
export type { VehiclePosition } from './live/vehicle-position';
export type { Access, AccessChoice } from './planner/access';
export { findJourneys } from './planner/find-journeys';
export {
  findLastDepartures,
  type LastDepartureQuery,
  type LastDepartures,
  type LastDepartureTo,
} from './planner/find-last-departures';
export { findWaysBetween, type Ways, type WaysAnswer } from './planner/find-ways-between';
export type { JourneyAnswer, JourneyQuery, JourneysFound, NoJourney } from './planner/journey-answer';
export { findJourneysWithin, type JourneysWithinQuery } from './planner/journeys-within';
export { createPlanner, type Planner, withLive } from './planner/planner';
export { crowdingOf } from './timetable/occupancy';
export { placeAge, type PlacedTrain, type TrainPlace } from './timetable/placed-train';
export type { ClosedDirection, ClosedRun, TravelConditions } from './raptor/travel-conditions';
