import type { LiveRun } from '../timetable/live-timetable';
import type { LiveCall, PlannedCall } from './predict-calls';

/** A train that does not run as the timetable says, before it is part of a pattern. */
export interface RunDraft {
  /** Index of the timetable's lines. */
  line: number;
  /** GTFS direction_id, or the one that the timetable gives to its trains. */
  direction: number;
  /** Whether a feed states it. */
  hasDirection: boolean;
  /** Index of the feed's trip whose headsigns it has; undefined for a train with stops of its own. */
  trip: number | undefined;
  /** GTFS wheelchair_accessible: 0 unknown, 1 yes, 2 no. */
  stepFree: number;
  calls: readonly LiveCall[];
  planned: readonly PlannedCall[];
  /** Whether the times of `planned` are a schedule that passengers know. */
  hasSchedule: boolean;
  facts: Pick<LiveRun, 'key' | 'kind' | 'base' | 'asOf' | 'isPredicted'>;
}
