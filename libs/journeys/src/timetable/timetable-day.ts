import type { StopCalls } from './stop-calls';

/** The trains that start on a service day. */
export interface TimetableDay {
  day: number;
  /** 1 for a service that runs. */
  runs: Uint8Array;
  /** 1 for a pattern with all of its trips. */
  isWhole: Uint8Array;
  /** Per pattern, its first departure and last arrival of the day; `never` and `-never` without service. */
  first: Int32Array;
  last: Int32Array;
  /** Of the patterns with service. */
  callsAt: StopCalls;
  /** Of the whole network: `never` on a day without service. */
  firstDeparture: number;
  lastArrival: number;
}
