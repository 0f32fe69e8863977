import { type Alert, type AlertPeriod, periodUntilLast } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import type { RealtimeAlert } from './realtime-alert';

type Given = Pick<RealtimeAlert, 'activePeriod' | 'communicationPeriod' | 'impactPeriod'>;

export interface AlertPeriods extends Pick<Alert, 'shownPeriods' | 'impactPeriods'> {
  /** Ranges that end before they start, or start beyond the year 9999. */
  dropped: number;
}

/** An alert with an impact only is shown this long before. */
const announcedMilliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * When to show an alert, and when it acts. `active_period` counts only without the two newer fields: it was both.
 * @param saidAt instead of a missing start
 */
export function toPeriods(given: Given, saidAt: string): AlertPeriods {
  const { activePeriod, communicationPeriod, impactPeriod } = given;
  const isNew = communicationPeriod.length + impactPeriod.length > 0;
  const communication = readRanges(isNew ? communicationPeriod : activePeriod, saidAt);
  const impact = readRanges(isNew ? impactPeriod : activePeriod, saidAt);
  const always = { start: saidAt };
  const isShownBefore = isNew && communicationPeriod.length === 0 && impact.length > 0;
  const shown = isShownBefore ? [announced(impact)] : communication;
  const hasNone = !isNew && activePeriod.length === 0;
  return {
    shownPeriods: shown.length > 0 ? shown : [always],
    impactPeriods: hasNone ? [always] : impact,
    dropped:
      (isNew ? [...communicationPeriod, ...impactPeriod] : activePeriod).length -
      (isNew ? communication.length + impact.length : impact.length),
  };
}

function announced(impact: readonly AlertPeriod[]): AlertPeriod {
  const first = Date.parse(impact[0]!.start) - announcedMilliseconds;
  return periodUntilLast(networkTime.toIso(new Date(first)), impact);
}

function readRanges(ranges: RealtimeAlert['activePeriod'], saidAt: string): AlertPeriod[] {
  return ranges
    .flatMap(({ start, end }) => {
      const [from, to] = [toMoment(start) ?? (start ? undefined : saidAt), toMoment(end)];
      if (!from || (to && Date.parse(to) <= Date.parse(from))) return [];
      return [{ start: from, ...(to && { end: to }) }];
    })
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

/** Later years need more than four digits in ISO 8601. Some feeds write the largest number for "no end". */
const endOfTime = Date.parse('9999-12-31T00:00:00Z') / 1000;

/** Undefined for a missing time, and for one beyond the year 9999. */
function toMoment(seconds: number | undefined): string | undefined {
  return seconds !== undefined && seconds < endOfTime
    ? networkTime.toIso(new Date(seconds * 1000))
    : undefined;
}
