import { type Alert, type InformedEntity, isActing, isWhole } from '@raang/domain';
import type { TravelConditions } from '@raang/journeys';
import type { LiftClosures } from '../equipment/lift-closures';

/** Conditions of a planner that alerts can change. */
export type AlertConditions = Required<
  Pick<
    TravelConditions,
    | 'closedLines'
    | 'closedStations'
    | 'closedCalls'
    | 'closedRuns'
    | 'closedStops'
    | 'closedDirections'
    | 'delays'
  >
>;

type Growing = { [Name in keyof AlertConditions]: NonNullable<AlertConditions[Name]>[number][] };

/**
 * Converts the alerts that act at a moment, and for step-free journeys the lifts that are out of order, to conditions of a
 * planner:
 *
 * - NO_SERVICE closes a line, one direction of it, a station, a platform, the calls of one line at a station, or a train
 * - ACCESSIBILITY_ISSUE closes its stations, platforms and trains for step-free journeys
 * - SIGNIFICANT_DELAYS delays a line by the alert's `delaySeconds`; without a value it changes nothing
 *
 * Other effects do not change journeys, nor does an entity that is none of these, such as an exit.
 * @see docs/decisions/0078-periods-and-selectors-of-alerts.md
 */
export function conditionsOf(
  alerts: readonly Alert[],
  { stepFree, at, lifts }: { stepFree: boolean; at: Date; lifts?: LiftClosures | undefined },
): AlertConditions {
  const conditions: Growing = {
    closedLines: [],
    closedStations: stepFree && lifts ? [...lifts.stations] : [],
    closedCalls: [],
    closedRuns: [],
    closedStops: stepFree && lifts ? [...lifts.platforms] : [],
    closedDirections: [],
    delays: [],
  };
  for (const alert of alerts) {
    if (!isActing(alert, at)) continue;
    for (const entity of alert.informedEntities)
      if (closes(alert.effect, entity, stepFree)) addClosure(entity, conditions);
    conditions.delays.push(...delaysOf(alert));
  }
  return conditions;
}

/** Whether an alert closes anything at a moment. */
export function isClosing(alert: Alert, question: { stepFree: boolean; at: Date }): boolean {
  const { delays: _, ...closures } = conditionsOf([alert], question);
  return Object.values(closures).some(({ length }) => length > 0);
}

function closes(effect: Alert['effect'], { stationCode, train }: InformedEntity, stepFree: boolean): boolean {
  if (effect === 'NO_SERVICE') return true;
  // a broken lift without a station could be anywhere on the line, so it closes nothing
  return effect === 'ACCESSIBILITY_ISSUE' && stepFree && (stationCode !== undefined || train !== undefined);
}

/** Closes exactly what an entity says. What no condition can say closes nothing. */
function addClosure(entity: InformedEntity, conditions: Growing): void {
  const { lineId, stationCode: station, direction, platform, part, train, isPartial } = entity;
  if (isPartial || part) return;
  if (train) {
    const { tripId, date } = train;
    // at a platform: it calls at no other one of the station
    if (tripId) conditions.closedRuns.push({ tripId, date, station });
  } else if (platform) {
    if (!lineId && direction === undefined) conditions.closedStops.push(platform);
  } else if (direction !== undefined) {
    if (lineId) conditions.closedDirections.push({ lineId, directionId: direction, station });
  } else if (lineId && station) conditions.closedCalls.push({ lineId, station });
  else if (station) conditions.closedStations.push(station);
  else if (lineId) conditions.closedLines.push(lineId);
}

/** A delay at one station delays the whole line, because the train stays late at later stations. */
function delaysOf({ effect, delaySeconds, informedEntities }: Alert): AlertConditions['delays'] {
  if (effect !== 'SIGNIFICANT_DELAYS' || !delaySeconds) return [];
  return informedEntities
    .filter(isWhole)
    .flatMap(({ lineId }) => (lineId ? [{ lineId, seconds: delaySeconds }] : []));
}
