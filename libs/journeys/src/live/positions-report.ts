import type { TripNotFoundReason } from './trip-descriptor';

/** What became of the positions of one address, for those who run the site. */
export interface PositionsReport {
  /** Positions of a train that is known. */
  matched: number;
  /** Positions that name no train. */
  notFound: Partial<Record<TripNotFoundReason, number>>;
  /** Positions of known trains that do not count, or give no place. */
  notPlaced: Partial<Record<NotPlacedReason, number>>;
}

/**
 * - `too-old`: nothing new was known for too long
 * - `said-twice`: a newer position, or an address that is named before, has the same train
 * - `other-timetable`: fewer than half of the feed's trains are of this timetable
 * - `other-stops`: the feed is for another version, and names a stop that the train does not have here
 * - `not-running`: the train is cancelled
 * - `no-place`: neither a stop nor coordinates
 * - `unknown-stop`: no call of the train, and no coordinates
 * - `not-begun`: it is not at its first call yet
 * - `off-route`: too far from the way between its calls
 * - `behind`: on its way, but behind its previous place
 */
export type NotPlacedReason =
  | 'too-old'
  | 'said-twice'
  | 'other-timetable'
  | 'other-stops'
  | 'not-running'
  | 'no-place'
  | 'unknown-stop'
  | 'not-begun'
  | 'off-route'
  | 'behind';
