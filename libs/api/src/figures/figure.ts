import type { Planner } from '@raang/journeys';

/** A value of the feed that a text shows, without its language. */
export type Figure =
  /** A service time, in seconds. */
  | { kind: 'time'; seconds: number }
  /** First and last train, as service times. */
  | { kind: 'times'; first: number; last: number }
  /** Equal if it is no range. */
  | { kind: 'minutes'; least: number; most: number }
  | { kind: 'baht'; lowestSatang: number; highestSatang: number }
  /** `YYYY-MM-DD` */
  | { kind: 'date'; date: string };

/** What figures are calculated from. */
export interface FigureData {
  feed: Planner;
  /** `YYYY-MM-DD`: the day whose fares count. */
  date: string;
}

/** The data has no such figure. The message names what it has instead. */
export class FigureError extends Error {
  override name = 'FigureError';
}

/** Refuses a name that the data does not have. */
export function unknown(attribute: string, value: string, known: Iterable<string>): FigureError {
  return new FigureError(`${attribute}: there is no ${value}, only ${[...known].join(', ')}`);
}
