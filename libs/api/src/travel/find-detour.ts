import type { Alert, StationCode, Way } from '@raang/domain';
import type { JourneyQuery, WaysAnswer } from '@raang/journeys';
import { conditionsOf } from './alert-effects';

interface Asked {
  alerts: readonly Alert[];
  at: Date;
  question: { stepFree: boolean; mode?: JourneyQuery['mode'] };
}

/** What lifts that are out of order cost a passenger who needs them. */
export interface Detour {
  /** Where the lifts are. */
  stations: StationCode[];
  /** How much longer the way usually takes. */
  seconds: number;
}

/**
 * Compares the first way with the one that would be there if no lift were out of order. Returns undefined if it takes no
 * minute longer, and for the last journey, which leaves at another time.
 * @param ask searches again with other alerts
 */
export function findDetour(
  way: Way | undefined,
  { alerts, at, question: { stepFree, mode } }: Asked,
  ask: (alerts: readonly Alert[]) => WaysAnswer,
): Detour | undefined {
  if (!way || !stepFree || mode === 'last') return undefined;
  const { closedStations } = conditionsOf(alerts.filter(isAboutLifts), { stepFree, at });
  if (closedStations.length === 0) return undefined;
  const answer = ask(alerts.filter((alert) => !isAboutLifts(alert)));
  const direct = answer.isFound ? answer.journeys.ways[0] : undefined;
  if (!direct) return undefined;
  const seconds = way.usualDurationSeconds - direct.usualDurationSeconds;
  const used = new Set(direct.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.from, leg.to] : [])));
  const stations = [...new Set(closedStations)].filter((station) => used.has(station));
  return seconds >= 60 && stations.length > 0 ? { stations, seconds } : undefined;
}

const isAboutLifts = ({ effect }: Alert) => effect === 'ACCESSIBILITY_ISSUE';
