import type { StationCode, Way } from '@raang/domain';
import type { JourneyQuery, WaysAnswer } from '@raang/journeys';
import { conditionsOf } from './alert-effects';
import type { AlertsAt } from './alerts-at';

interface Asked extends AlertsAt {
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
 * @param ask searches again with other alerts and lifts
 */
export function findDetour(
  way: Way | undefined,
  { alerts, at, lifts, question: { stepFree, mode } }: Asked,
  ask: (alerts: AlertsAt) => WaysAnswer,
): Detour | undefined {
  if (!way || !stepFree || mode === 'last') return undefined;
  const { closedStations } = conditionsOf(alerts.filter(isAboutLifts), { stepFree, at });
  const broken = new Set([...closedStations, ...(lifts?.broken ?? []).map(({ station }) => station)]);
  if (broken.size === 0) return undefined;
  const answer = ask({ alerts: alerts.filter((alert) => !isAboutLifts(alert)), at });
  const direct = answer.isFound ? answer.journeys.ways[0] : undefined;
  if (!direct) return undefined;
  const seconds = way.usualDurationSeconds - direct.usualDurationSeconds;
  const used = new Set(direct.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.from, leg.to] : [])));
  const stations = [...broken].filter((station) => used.has(station));
  return seconds >= 60 && stations.length > 0 ? { stations, seconds } : undefined;
}

const isAboutLifts = ({ effect }: AlertsAt['alerts'][number]) => effect === 'ACCESSIBILITY_ISSUE';
