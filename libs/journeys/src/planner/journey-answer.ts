import type { Journey, JourneyMode, NoJourneyReason, StationCode } from '@raang/domain';
import type { ClockTime } from '@raang/text-time';
import type { TravelConditions } from '../raptor/travel-conditions';
import type { AccessChoice } from './access';

export interface JourneyQuery extends ClockTime, TravelConditions {
  /** A journey starts at the best of several stations, and ends at the best. */
  from: AccessChoice;
  to: AccessChoice;
  /**
   * `last`: the last journey of the current service day; after midnight that is the previous day, as long as trains
   * still run. If it has left, the first journeys afterwards.
   */
  mode: JourneyMode;
  /** Sort order; `fastest` by default. */
  prefer?: 'fastest' | 'fewest-changes' | undefined;
  /** How much later a journey with fewer changes may arrive, or earlier it may leave; one hour by default. */
  slackSeconds?: number | undefined;
}

/** @template Found the journeys of one service, the preferred one first */
export type Answer<Found> = JourneysFound<Found> | NoJourney<Found>;

/** Journeys that are Pareto-optimal in time and number of changes. */
export type JourneyAnswer = Answer<Journey[]>;

export interface JourneysFound<Found> {
  isFound: true;
  journeys: Found;
  /** Set if the last train has left: these are the first journeys afterwards. */
  isNextService: boolean;
  /** For the last departure: when it left, if it has. */
  lastLeft?: string;
  /** Set if no train of the requested day arrives in time: the journeys are those of the evening before. */
  isEveningBefore?: boolean;
  /** With `isEveningBefore`: the first journeys of the requested day. */
  nextService?: Found;
}

export interface NoJourney<Found> {
  isFound: false;
  /** `same-station` also for two places if walking by way of one station is quicker than any train. */
  reason: NoJourneyReason;
  /** For `unknown-station`: the stations that the feed does not have. */
  stations?: StationCode[];
  /** For `outside-validity`: first and last day of the timetable, and the nearest one to the requested day. */
  validFrom?: string;
  validTo?: string;
  nearestDate?: string;
  /** For `no-service` with arrival by a time or the last departure: the first journeys afterwards, if any. */
  nextService?: Found;
}
