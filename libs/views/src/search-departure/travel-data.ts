import type {
  Alert,
  DirectionDepartures,
  Line,
  LiveState,
  NamedPlace,
  NoJourneyReason,
  StationCode,
  StationDetail,
  StationEquipment,
  StationSummary,
  Way,
} from '@raang/domain';
import type { FaresBetween } from '../shared/fares/fare-data';
import type { OpenStation } from '../shared/alerts/open-stations-model';
import type { JourneyQuestion } from './journey-question';

/** Journeys between two stations or places, or why there are none. */
export interface JourneysAnswer extends Pick<FaresBetween, 'riderCategories' | 'fareMedia' | 'rules'> {
  kind: 'journeys';
  /** At most four ways to choose from, the preferred one first. */
  journeys: readonly Way[];
  /** How many ways were compared, including those left out. */
  waysCompared: number;
  /** How much longer the next best one of those left out usually takes; absent if a quicker one has more changes. */
  nextWayLaterSeconds?: number | undefined;
  /** The places where they start or end. */
  places: readonly NamedPlace[];
  /** The last train has left: these are the first journeys afterwards. */
  isNextService: boolean;
  /** If the last journey was requested and has left: when. */
  lastLeft?: string | undefined;
  /** No train of the requested day arrives in time: these journeys are of the evening before. */
  isEveningBefore?: boolean | undefined;
  reason?: NoJourneyReason | undefined;
  /** For `outside-validity`: first and last day of the timetable, and the day nearest to the requested one. */
  validFrom?: string | undefined;
  validTo?: string | undefined;
  nearestDate?: string | undefined;
  /** For `place-without-station`: stations within some kilometres, if the position of the place is known. */
  nearestStations?: readonly { station: StationCode; metres: number }[] | undefined;
  /** For `disrupted`: the requested stations that are closed, and the nearest open ones. */
  nearestOpen?: readonly { closed: StationCode; open: readonly OpenStation[] }[] | undefined;
  /** How much longer the first journey usually takes because lifts at these stations are out of order. */
  detour?: { stations: readonly StationCode[]; seconds: number } | undefined;
  /** The lifts out of order that close a requested station, or one of the detour. */
  brokenLifts?: readonly StationEquipment[] | undefined;
  /** The first journeys after the requested time for `no-service`, of the requested day for `isEveningBefore`. */
  nextService?: readonly Way[] | undefined;
  alerts: readonly Alert[];
  /** Of the live data about these journeys. */
  live: LiveState;
}

/** The next trains of one station. */
export interface DeparturesAnswer {
  kind: 'departures';
  directions: readonly DirectionDepartures[];
  /** Set if alerts close the station: the nearest open ones. */
  nearestOpen?: readonly OpenStation[] | undefined;
  alerts: readonly Alert[];
}

/** A question to the planner, its answer, and what both name. */
export interface SearchDepartureData {
  question: JourneyQuestion;
  /** Absent if the query is incomplete. */
  answer?: JourneysAnswer | DeparturesAnswer | undefined;
  stations: readonly StationSummary[];
  /** For a question about steps: the stations where the journeys enter and leave. */
  ends?: readonly StationDetail[] | undefined;
  lines: readonly Pick<Line, 'id' | 'agency'>[];
  authority: { telephone: string };
  /** When the timetable changed; absent before the first import. */
  feedChangedAt?: string | undefined;
  now: Date;
}
