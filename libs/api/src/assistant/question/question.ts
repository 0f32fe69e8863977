import type { AssistantIntent } from '@raang/contract';
import type { Bilingual, Facility, JourneyMode, LineId, NamedPlace, StationCode } from '@raang/domain';

/** A place that a question names: one of our stations, or a place of the gazetteer. */
export interface Place {
  /** A station's code, or a gazetteer's id. */
  ref: string;
  name: Bilingual;
  /** The station itself, or the best one for the place. */
  station: StationCode;
  /** Absent for a station of ours. */
  place?: NamedPlace;
}

/** Where a question puts a place. `at` is neither start nor destination. */
export type Role = 'from' | 'to' | 'at';

/** The places that a name may mean; several if they share it. Never empty. */
export type Named = readonly Place[];

/** What a person wants to know. */
export interface Question {
  intent: AssistantIntent;
  from?: Named;
  to?: Named;
  /** The station in question, where there is no journey. */
  at?: Named;
  line?: LineId;
  facility?: Facility;
  /** `YYYY-MM-DD` */
  date?: string;
  /** `HH:MM` */
  time?: string;
  mode: JourneyMode;
  /** A rider category of the tariff. */
  rider?: string;
  /** The kind of thing that is lost or found, as in the lexicon of found items. */
  item?: string;
  /** What the question is about within its intent. */
  topic?: Topic;
  stepFree?: true;
  /** A name that only looks like that of a place: never taken, only offered. */
  near?: { role: Role; place: Place };
}

/**
 * - `emergency`: somebody needs help now
 * - `found`: a person found a thing
 * - `complaint`: a person complains
 * - `tickets`: cards and passes rather than the price of a journey
 * - `thanks`, `goodbye`, `who`: kinds of small talk
 */
export type Topic = 'emergency' | 'found' | 'complaint' | 'tickets' | 'thanks' | 'goodbye' | 'who';
