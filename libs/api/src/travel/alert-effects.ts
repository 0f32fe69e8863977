import type { Alert, InformedEntity } from '@raang/domain';
import type { TravelConditions } from '@raang/journeys';

/** What alerts change for a planner. */
export type AlertConditions = Required<
  Pick<TravelConditions, 'closedLines' | 'closedStations' | 'closedCalls' | 'delays'>
>;

/**
 * - NO_SERVICE closes a line, a station, or one line's stop at a station
 * - ACCESSIBILITY_ISSUE closes the stations that it informs, for who asks for ways without steps
 * - SIGNIFICANT_DELAYS delays a line by what the alert says; where it says nothing, nothing is made up
 *
 * Whatever else alerts say stands beside an answer and does not change it.
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

/** Whether an alert takes something away from who travels. */
export function isClosing({ effect, informedEntities }: Alert, { stepFree }: { stepFree: boolean }): boolean {
  return informedEntities.some(closedBy(effect, stepFree));
}

function closedBy(effect: Alert['effect'], stepFree: boolean): (entity: InformedEntity) => boolean {
  if (effect === 'NO_SERVICE') return () => true;
  // of a lift that is out of order somewhere on a line nobody knows whom it keeps from travelling
  if (effect === 'ACCESSIBILITY_ISSUE' && stepFree) return ({ stationCode }) => stationCode !== undefined;
  return () => false;
}

/** A train that is late at a station of its line may be late wherever it comes after. */
function delaysOf({ effect, delaySeconds, informedEntities }: Alert): AlertConditions['delays'] {
  if (effect !== 'SIGNIFICANT_DELAYS' || !delaySeconds) return [];
  return informedEntities.flatMap(({ lineId }) => (lineId ? [{ lineId, seconds: delaySeconds }] : []));
}
