import type { NoJourneyReason } from '@raang/domain';
import { findConditions, type TravelConditions } from '../raptor/conditions';
import { canReach } from '../raptor/reach';
import type { WayQuestion } from '../raptor/ways';

/** Finds why there is no journey: the first condition whose removal gives one. */
export function findReason(
  { timetable, origins, destinations }: Omit<WayQuestion, 'days'>,
  { stepFree, closedStations, closedLines, closedCalls }: TravelConditions,
): NoJourneyReason {
  const leads = (wanted: TravelConditions) =>
    canReach(timetable, findConditions(timetable, wanted), origins, destinations);
  if (leads({ stepFree, closedStations, closedLines, closedCalls })) return 'no-service';
  if (leads({ stepFree })) return 'disrupted';
  if (leads({})) return 'not-step-free';
  return 'not-connected';
}
