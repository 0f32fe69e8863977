import type { AssistantIntent } from '@raang/contract';
import type {
  AgencyId,
  Bilingual,
  Facility,
  JourneyEnd,
  JourneyMode,
  LineId,
  NamedPlace,
  StationCode,
} from '@raang/domain';

/** A place that a question names: a station of any system, or a place of the gazetteer. */
export interface Place {
  /** What journeys start from or go to. */
  ref: JourneyEnd;
  name: Bilingual;
  /** The station itself. Of a place, the nearest of ours, or else the nearest of all. */
  station: StationCode;
  /** Absent for a station. */
  place?: NamedPlace;
  /** Stations of other systems that the same words name, if this one was taken. */
  others?: readonly StationCode[];
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
  /** Another system that is named by itself, by what people call its trains. */
  agency?: AgencyId;
  facility?: Facility;
  /** `YYYY-MM-DD` */
  date?: string;
  /** `HH:MM` */
  time?: string;
  mode: JourneyMode;
  /** A rider category of the tariff. */
  rider?: string;
  /** Fare media that the question names, by their id in the tariff. */
  fareMedia?: readonly string[];
  /** An amount that the question names, such as that of a cap. */
  amountSatang?: number;
  /** The kind of thing that is lost or found, as in the lexicon of found items. */
  item?: string;
  /** What the question is about within its intent. */
  topic?: Topic;
  stepFree?: true;
  /** A place that no station is in walking distance of. */
  unreached?: Bilingual;
  /** A name that only looks like that of a place: never taken, only offered. */
  near?: { role: Role; place: Place };
}

/**
 * - `emergency`: somebody needs help now
 * - `found`: a person found a thing
 * - `complaint`: a person complains
 * - `tickets`: cards and passes rather than the price of a journey
 * - `top-up`, `refund`: to put money on a card, and to get it back
 * - `cap`: the most that a journey or a day costs
 * - `change`: what a change of lines costs
 * - `advice`: what passengers may take with them, and what to do if something goes wrong
 * - `off-topic`: not about travelling with us
 * - `thanks`, `goodbye`, `who`: kinds of small talk
 */
export type Topic =
  | 'emergency'
  | 'found'
  | 'complaint'
  | 'tickets'
  | 'top-up'
  | 'refund'
  | 'cap'
  | 'change'
  | 'advice'
  | 'off-topic'
  | 'thanks'
  | 'goodbye'
  | 'who';
