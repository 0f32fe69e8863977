import type { Fare, FareMatrix, FareMedia, FareRule, RiderCategory } from '@raang/domain';
import type { FareQuestion } from './fare-question';

/** Fares of every rider category between two stations, with the names of their rules and media. */
export interface FaresBetween {
  date: string;
  fares: readonly Fare[];
  riderCategories: readonly RiderCategory[];
  fareMedia: readonly Pick<FareMedia, 'id' | 'name'>[];
  rules: readonly FareRule[];
}

/** A line's fares between all stations, for one rider category. */
export interface LineFares extends FareMatrix {
  /** Rider categories to choose from. */
  riderCategories: readonly RiderCategory[];
  rules: readonly FareRule[];
}

/** The fares of a page, besides its items. */
export interface FareSources {
  question: FareQuestion;
  /** The tariff does not have the requested rider category; the general fare is shown. */
  isRiderUnknown?: boolean | undefined;
  /** Absent if the query has no two stations or no valid day. */
  between?: FaresBetween | undefined;
  /** Of the chosen line, or the network's first; absent if it has no price for the day. */
  ofLine?: LineFares | undefined;
}
