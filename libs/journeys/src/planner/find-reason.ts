import type { NoJourneyReason } from '@raang/domain';
import { findConditions } from '../raptor/conditions';
import { canReach } from '../raptor/reach';
import type { TravelConditions } from '../raptor/travel-conditions';
import type { WayQuestion } from '../raptor/ways';

/** Finds why there is no journey: the first condition whose removal gives one. */
export function findReason(
  { timetable, conditions, origins, destinations }: Omit<WayQuestion, 'days'>,
  { stepFree }: TravelConditions,
): NoJourneyReason {
  const leads = (wanted: TravelConditions) =>
    canReach(timetable, findConditions(timetable, wanted), origins, destinations);
  if (canReach(timetable, conditions, origins, destinations)) return 'no-service';
  if (leads({ stepFree })) return 'disrupted';
  if (leads({})) return 'not-step-free';
  return 'not-connected';
}
