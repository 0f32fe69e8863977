import type { Alert, InformedEntity } from '@raang/domain';
import type { TravelConditions } from '@raang/journeys';

/** Conditions of a planner that alerts can change. */
export type AlertConditions = Required<
  Pick<TravelConditions, 'closedLines' | 'closedStations' | 'closedCalls' | 'delays'>
>;

/**
 * Converts alerts to conditions of a planner:
 *
 * - NO_SERVICE closes a line, a station, or the calls of one line at a station
 * - ACCESSIBILITY_ISSUE closes its stations for step-free journeys
 * - SIGNIFICANT_DELAYS delays a line by the alert's `delaySeconds`; without a value it changes nothing
 *
 * Other effects do not change journeys.
 * @see docs/decisions/0016-alerts-and-journeys.md
 */
export function conditionsOf(alerts: readonly Alert[], { stepFree }: { stepFree: boolean }): AlertConditions {
  const conditions: {
    [Name in keyof AlertConditions]: AlertConditions[Name][number][];
  } = { closedLines: [], closedStations: [], closedCalls: [], delays: [] };
  for (const alert of alerts) {
    for (const { lineId, stationCode: station } of alert.informedEntities.filter(
      closedBy(alert.effect, stepFree),
    )) {
      if (lineId && station) conditions.closedCalls.push({ lineId, station });
      else if (station) conditions.closedStations.push(station);
      else if (lineId) conditions.closedLines.push(lineId);
    }
    conditions.delays.push(...delaysOf(alert));
  }
  return conditions;
}

/** Whether an alert closes a line, station or call. */
export function isClosing({ effect, informedEntities }: Alert, { stepFree }: { stepFree: boolean }): boolean {
  return informedEntities.some(closedBy(effect, stepFree));
}

function closedBy(effect: Alert['effect'], stepFree: boolean): (entity: InformedEntity) => boolean {
  if (effect === 'NO_SERVICE') return () => true;
  // a broken lift without a station could be anywhere on the line, so it closes nothing
  if (effect === 'ACCESSIBILITY_ISSUE' && stepFree) return ({ stationCode }) => stationCode !== undefined;
  return () => false;
}

/** A delay at one station delays the whole line, because the train stays late at later stations. */
function delaysOf({ effect, delaySeconds, informedEntities }: Alert): AlertConditions['delays'] {
  if (effect !== 'SIGNIFICANT_DELAYS' || !delaySeconds) return [];
  return informedEntities.flatMap(({ lineId }) => (lineId ? [{ lineId, seconds: delaySeconds }] : []));
}
