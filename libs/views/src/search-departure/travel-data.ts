import type {
  Alert,
  DirectionDepartures,
  Journey,
  Line,
  NoJourneyReason,
  StationSummary,
} from '@raang/domain';
import type { FaresBetween } from '../shared/fares/fare-data';
import type { CategoryAddress } from '../shared/page/home-layout';
import type { JourneyQuestion } from './journey-question';

/** Ways from one station to another, or why there are none. */
export interface JourneysAnswer extends Pick<FaresBetween, 'riderCategories' | 'fareMedia' | 'rules'> {
  kind: 'journeys';
  /** None beats another in both time and number of changes; the preferred one first. */
  journeys: readonly Journey[];
  /** The last train has gone: the journeys are the first ones afterwards. */
  isNextService: boolean;
  reason?: NoJourneyReason | undefined;
  /** Of `outside-validity`: first and last day of the timetable, and the one nearest to the asked day. */
  validFrom?: string | undefined;
  validTo?: string | undefined;
  nearestDate?: string | undefined;
  /** Of `no-service`: the first journeys after the asked moment. */
  nextService?: readonly Journey[] | undefined;
  alerts: readonly Alert[];
}

/** The next trains of one station. */
export interface DeparturesAnswer {
  kind: 'departures';
  directions: readonly DirectionDepartures[];
  alerts: readonly Alert[];
}

export interface SearchDepartureData {
  question: JourneyQuestion;
  /** Absent while the question is not whole. */
  answer?: JourneysAnswer | DeparturesAnswer | undefined;
  stations: readonly StationSummary[];
  lines: readonly Pick<Line, 'id' | 'operator'>[];
  /** The listing that explains what a journey costs: `?from=…&to=…`. */
  fares: CategoryAddress;
  /** The listing that tells first and last trains. */
  trainTimes: CategoryAddress;
  authority: { telephone: string };
  now: Date;
}
