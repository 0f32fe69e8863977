import type { NoJourneyReason } from '@raang/domain';
import { findConditions, type TravelConditions } from '../raptor/conditions';
import { canReach } from '../raptor/reach';
import type { WayQuestion } from '../raptor/ways';

/** Why nothing was found: the first condition without which there would be a way. */
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
