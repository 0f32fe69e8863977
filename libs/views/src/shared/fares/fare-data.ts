import type { Fare, FareMatrix, FareMedia, FareRule, RiderCategory } from '@raang/domain';
import type { FareQuestion } from './fare-question';

/** What every kind of rider pays between two stations, with the words of what the fares name. */
export interface FaresBetween {
  date: string;
  fares: readonly Fare[];
  riderCategories: readonly RiderCategory[];
  fareMedia: readonly Pick<FareMedia, 'id' | 'name'>[];
  rules: readonly FareRule[];
}

/** A line's fares from every station to every other, for one kind of rider. */
export interface LineFares extends FareMatrix {
  /** All that may be asked for. */
  riderCategories: readonly RiderCategory[];
  rules: readonly FareRule[];
}

/** What a page of fares knows besides its items. */
export interface FareSources {
  question: FareQuestion;
  /** A kind of passenger was asked for that the tariff does not know; the question is without it. */
  isRiderUnknown?: boolean | undefined;
  /** Absent when the question names no two stations, or no day. */
  between?: FaresBetween | undefined;
  /** Of the chosen line, or the network's first; absent when it has no price for the day. */
  ofLine?: LineFares | undefined;
}
